step-start-title = The first marks
step-start-text = Every turn shows one pattern for all. You mark it on one of your two cards, turned and mirrored as you like. On an untouched card it must cover the start in the top row.
step-start-task = Mark the pattern on one of your cards so that it covers the start.
step-start-hint = You marked a single square. That is allowed too, but this time lay the whole pattern over a start.
step-start-done = Your path has begun. From here you dig down to the tomb in the bottom row.

step-gem-title = Grow your path
step-gem-text = New marks must touch an earlier one along a side, and never lie on a wall. What they cover is yours: a gem goes to your score card, and a red and a green one make a pair worth 5.
step-gem-task = Cover the red gem c1 of card 8 with the pattern.
step-gem-hint = The gem in c1 is still there. Mark c1 and c2 together on card 8.
step-gem-done = A first red gem on your score card.

step-single-title = Just one square
step-single-text = Instead of the whole pattern you may always mark one single square beside your path, even when the pattern would fit.
step-single-task = On card 13 the pattern fits nowhere. Mark the single square with the green gem, e2.
step-single-hint = That was allowed. But look at card 13: mark e2 alone, beside e1.
step-single-done = One square, one gem. Sometimes less is more.

step-cross-title = The red cross
step-cross-text = For every red cross that you mark you must mark one more square at once, on either of your cards.
step-cross-task = Mark the red cross b4 of card 14 as a single square; then choose the square that it gives you.
step-cross-hint = First mark b4 alone on card 14. The cross then asks for one more square.
step-cross-done = Two squares in one turn. A cross reached by a cross goes on and on.

step-potion-title = Skulls and potions
step-potion-text = Skulls are marked in order, each costlier than the one before; only the highest counts in the end. A potion erases the two highest at once. You have four.
step-potion-task = Reach the potion c3 of card 9 with the pattern.
step-potion-hint = The potion lies in c3, two squares from your path: mark c2 and c3 on card 9.
step-potion-done = Two skulls are gone. Without a skull a potion would have been wasted.

step-tomb-title = The tomb
step-tomb-text = A card is completed when its tomb is marked: 10 points. Your second, fourth and sixth card of a colour bring pyramid points as well, 10 for the first player who gets there. You have one green card already.
step-tomb-task = Mark the tomb b5 of card 24, then take a new card from the display or the pile.
step-tomb-hint = The tomb b5 lies beside b4. Mark it, alone or with c5, and then choose a new card.
step-tomb-done = Two green cards, and the 10 of the green boxes. After four rounds of seven turns the best total wins.
