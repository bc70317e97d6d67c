step-take-title = Take a tile
step-take-text = Everyone looks at the same three dice. If you can make a number of the pyramid with two or three of them, take its tile. The first tile taken starts the hourglass, and the others have 30 seconds left. Nora was first, but this lesson has no time limit.
step-take-task = The dice show 2, 5 and 11. Take the tile for 2 × 11.
step-take-hint = 2 × 11 makes 22. Take 22, in the blue row.
step-take-done = 22 is yours. Now show how you made it.

step-show-title = The check
step-show-text = After the round, everyone shows an operation for each tile taken. If the operation is right, the tile scores its scarabs. If not, you lose them.
step-show-task = Show how to make 22: 2, then ×, then 11, then “= 22”.
step-show-hint = There is only one way to make 22 with these dice: 2 × 11.
step-show-done = Right: 22 is yours. Beside it, every tile this roll could make.

step-brackets-title = Three dice
step-brackets-text = You can add, subtract, multiply and divide, with brackets, using each die at most once. Harder tiles are higher up and worth more scarabs.
step-brackets-task = Take the red tile 33 and show how to make it with 2, 5 and 11.
step-brackets-hint = 33 is 3 × 11, and 5 − 2 makes 3: (5 − 2) × 11.
step-brackets-done = (5 − 2) × 11 = 33, for 5 scarabs.

step-value-title = Tile values
step-value-text = The small number on a tile shows its scarabs. 4 × 6 = 24 scores 1 and 4 × 10 = 40 scores 2. In the basic game, you take one tile per round.
step-value-task = 4, 6 and 10 can make a far better tile. Find it and take it.
step-value-hint = Look at the top: 6 × 10 is 60, and you have a 4 left.
step-value-done = 4 + 6 × 10 = 64: the black tip, 7 scarabs.

step-nothing-title = Nothing found
step-nothing-text = A tile without a right operation costs you points, so it's better to take none than to guess.
step-nothing-task = 1, 1 and 12 make none of these numbers. Choose “Nothing found”.
step-nothing-hint = That tile can't be made and would cost you scarabs. Choose “Nothing found”.
step-nothing-done = The round ends and the next player rolls. The game is over when a heap can't refill its row. The player with the most scarabs wins.
