# What puzzles are about
puzzle-theme-two = The most valuable tile, with two dice
puzzle-theme-three = The most valuable tile, with three dice
puzzle-theme-brackets = The most valuable tile, with brackets or a division
puzzle-theme-sweep = Every tile there is

# What is said of an answer
puzzle-made = { $count ->
    [one] Of this pyramid the dice make one tile
   *[other] Of this pyramid the dice make { $count } tiles
}: { $numbers }.
puzzle-made-all = { $count ->
    [one] That is all that the dice make
   *[other] These { $count } tiles are all that the dice make
}.
puzzle-left = { $left ->
    [one] One tile more can be made
   *[other] { $left } tiles more can be made
}: { $numbers }.
