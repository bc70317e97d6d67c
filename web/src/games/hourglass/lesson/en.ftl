step-take-title = Take a tile
step-take-text = All players look at the same three dice. Whoever can make a number of the pyramid from two or three of them takes its tile; the first take turns the hourglass, and 30 seconds run for the others. Nora was first. Here nobody hurries you.
step-take-task = The dice show 2, 5 and 11. Take the tile that 2 × 11 makes.
step-take-hint = That is not what 2 × 11 makes. Take 22, in the blue row.
step-take-done = 22 is yours. Now you owe an operation for it.

step-show-title = The check
step-show-text = When the round is over, everybody shows an operation for each tile taken. Right, and the tile will bring its scarabs; wrong, and it costs them.
step-show-task = Show how 22 is made: 2, then ×, then 11, then “= 22”.
step-show-hint = These dice make 22 in one way only: 2 × 11.
step-show-done = Right: 22 is yours, number up. Beside it, all that the roll allowed.

step-brackets-title = Three dice
step-brackets-text = You may add, subtract, multiply and divide, with brackets, and use each die once at most. The harder tiles lie further up and are worth more scarabs.
step-brackets-task = Take the red tile 33, and show how it is made from 2, 5 and 11.
step-brackets-hint = 33 is 3 × 11, and 3 is the difference of the other two dice: (5 − 2) × 11.
step-brackets-done = (5 − 2) × 11 = 33, for 5 scarabs.

step-value-title = What it is worth
step-value-text = The small number on a tile tells its scarabs. 4 × 6 = 24 brings 1 and 4 × 10 = 40 brings 2; in the basic game you get one tile a round.
step-value-task = From 4, 6 and 10 a far better tile can be made. Find it and take it.
step-value-hint = Look at the tip: 6 × 10 is 60, and a 4 is left over.
step-value-done = 4 + 6 × 10 = 64: the black tip, 7 scarabs.

step-nothing-title = Nothing found
step-nothing-text = A tile without a right operation counts against you. Taking one blindly is worse than taking none.
step-nothing-task = From 1, 1 and 12 none of these numbers can be made. Say so.
step-nothing-hint = That tile cannot be made: it would cost you its scarabs. Choose “Nothing found”.
step-nothing-done = The round ends and the next player rolls. The game is over when a heap cannot fill its row; then the most scarabs win.
