step-start-title = The first marks
step-start-text = Every turn shows one pattern for everyone. Mark it on one of your two cards. You can rotate or mirror it. On an untouched card, it must cover the start in the top row.
step-start-task = Mark the pattern on one of your cards, covering the start.
step-start-hint = You marked a single square. That is allowed, but this time place the whole pattern over a start.
step-start-done = Your path has started. It will take you down to the tomb in the bottom row.

step-gem-title = Grow your path
step-gem-text = New marks must touch your path along a side and can't cover a wall. You win what they cover. Gems go to your score card, and a red and a green one make a pair worth 5.
step-gem-task = Cover the red gem on c1, card 8, with the pattern.
step-gem-hint = The gem on c1 is still there. Mark c1 and c2 together on card 8.
step-gem-done = Your first red gem is on your score card.

step-single-title = Just one square
step-single-text = Instead of the whole pattern, you can always mark a single square beside your path.
step-single-task = The pattern doesn't fit on card 13. Mark the single square e2, with the green gem.
step-single-hint = That is allowed, but look at card 13: mark e2 alone, beside e1.
step-single-done = One square, one gem. Sometimes a single square is enough.

step-cross-title = The red cross
step-cross-text = For each red cross you mark, you must mark one more square at once, on either card.
step-cross-task = Mark the red cross b4 of card 14 as a single square, then choose the extra square.
step-cross-hint = First mark b4 alone on card 14. You then get one more square.
step-cross-done = Two squares in one turn. If the extra square is a cross too, you get another.

step-potion-title = Skulls and potions
step-potion-text = Skulls are marked in order and cost more and more. Only the highest one counts. A potion erases your two highest skulls. You have four.
step-potion-task = Cover the potion c3 of card 9 with the pattern.
step-potion-hint = The potion is on c3, two squares from your path: mark c2 and c3 on card 9.
step-potion-done = Two skulls erased. With no skulls, the potion would have been wasted.

step-tomb-title = The tomb
step-tomb-text = Mark a card's tomb to complete the card for 10 points. Your second, fourth and sixth card of a colour also bring pyramid points, 10 for the first player to get there. You already have one green card.
step-tomb-task = Mark the tomb b5 of card 24, then take a new card from the display or the pile.
step-tomb-hint = The tomb b5 is beside b4. Mark it, alone or with c5, then choose a new card.
step-tomb-done = Two green cards, and 10 pyramid points. After four rounds of seven turns, the highest total wins.
