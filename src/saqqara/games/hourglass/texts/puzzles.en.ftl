# What puzzles are about
puzzle-theme-two = Most valuable tile, with two dice
puzzle-theme-three = Most valuable tile, with three dice
puzzle-theme-brackets = Most valuable tile, with brackets or division
puzzle-theme-sweep = All possible tiles

# What is said of an answer
puzzle-made = { $count ->
    [one] These dice can make one tile of this pyramid
   *[other] These dice can make { $count } tiles of this pyramid
}: { $numbers }.
puzzle-made-all = { $count ->
    [one] That's the only tile these dice can make
   *[other] These { $count } are the only tiles these dice can make
}.
puzzle-left = { $left ->
    [one] One more tile was possible
   *[other] { $left } more tiles were possible
}: { $numbers }.
