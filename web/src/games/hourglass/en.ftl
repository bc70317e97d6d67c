goal = Make a number of the pyramid with the dice, and take its tile before the others do.
# The log
log-take = takes tile { $number }
log-show = shows { $operation } for { $number }
log-nothing = finds nothing
log-done = gives up showing an operation
log-sand = ends the round: the hourglass has run out
log-time = moves on because time is up
short-take = take tile { $number }
short-show = { $number } = { $operation }
short-nothing = say “nothing found”
short-done = give up the missing ones

# What to do
do-search = Make a number of the pyramid with two or three dice and take its tile.
do-sand = The hourglass is running: take a tile in time.
do-ask = { $operation }: tap the matching tile.
do-show = Yours: { $numbers }. Show the operation now or during the check.
do-show-or-take = Yours: { $numbers }. Take more tiles, or show your operations.
do-check = Check: show the operation for { $numbers }.
do-nothing-said = You found nothing. You can still take a tile.
nothing = Nothing found
done = Done: give up the rest

# The pyramid
pyramid = Pyramid of tiles
row = { $colour ->
    [yellow] yellow row
    [blue] blue row
    [red] red row
   *[black] black tip
}
tile = { $number }, { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
}, { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
}
tile-take = { $tile }: take
tile-take-with = { $tile }: take with { $operation }
spot-empty = empty { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
} spot
spot-taken = empty spot: { $number } taken by { $name }
heaps = Heaps
heap = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
} heap: { $count ->
    [0] empty
    [one] 1 tile, { $number }
   *[other] { $count } tiles, { $number } on top
}

# The hourglass
glass-still = Hourglass, not running
glass-running = Hourglass: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left
glass-calm = Hourglass on its side: no time limit
calm = no time limit

# The dice and the line
dice = Dice
die = { $faces }-sided die: { $value }
die-used = { $faces }-sided die: { $value }, already used
signs = Signs
sign = { $sign ->
    [plus] plus
    [minus] minus
    [times] times
    [over] divided by
    [open] open bracket
   *[close] close bracket
}
equals = equals: choose a tile
line = Operation
line-hint = e.g. (5 − 2) × 11 = 33
line-not-rolled = { $count ->
    [one] { $numbers } wasn't rolled
   *[other] { $numbers } weren't rolled
}
line-ready = This makes { $number }. Show it?
done-anyway = Give up anyway
line-show = how do you make { $number }?
line-help = Type an operation, then = and a number to take that tile with it. To take a tile without an operation, type its number. Enter sends, Escape clears.
show = Show { $operation } for { $number }
back = Delete last symbol
clear = Clear

# Everybody's round
round = This round
taken = Taken by { $name } this round
hidden = hidden operation
right = Tiles won: { $numbers }
wrong = Tiles lost: { $numbers }

# The check
last = Last check
last-dice = Dice: { $dice }
makes = { $operation } = { $number }
makes-not = { $operation } ≠ { $number }
given-up = { $number }: no operation
is-right = right
is-wrong = wrong
news-sand = The hourglass starts{ $seconds ->
    [0] .
    [one] : one second.
   *[other] : { $seconds } seconds.
}
news-check = The round is over: show your operations.
news-right = { $name }: { $number } is right.
news-wrong = { $name }: { $number } is wrong.
news-dice = { $name } rolls { $dice }.

# Setting a position up
edit-spot = { $colour ->
    [yellow] Yellow
    [blue] Blue
    [red] Red
   *[black] Black
} spot { $n }
edit-heaps-top = Top of the { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
} heap
edit-change-heap = { $heap }. Choose top tile
edit-pyramid = { $n ->
    [0] { pyramid }
   *[other] { edit-spot }
}
edit-dice = { $n ->
    [0] Dice
    [1] Die from 1 to 8
    [2] Die from 1 to 10
   *[other] Die from 1 to 12
}
edit-right = won
edit-wrong = lost
edit-kind = { $kind ->
    [yellow] Yellow tiles
    [blue] Blue tiles
    [red] Red tiles
   *[black] Black tiles
}
edit-phase = Phase
edit-phase-is = { $value ->
    [search] search: no tile taken yet
    [sand] sand: the hourglass is running
   *[check] check: operations are shown
}
edit-active = rolled the dice
edit-round-tiles = taken
edit-round-shown = { $kind } =
edit-round-nothing = has said “nothing”
edit-round-done = has said “done”
wrong-one-tile = Too many tiles. In the basic game, each player takes one per round (rule H7).
wrong-untaken = No tile has been taken, so the phase must be “search” (rule H6).
wrong-nobody-left = No player can still take a tile, so the search would be over (rules HR1, HR2).
wrong-all-shown = All operations are shown or given up, so the check would be over (rule HR5).
wrong-operation = “{ $got }” isn't a valid operation. Use two or three numbers with + − × ÷, like “(5 − 2) × 11” (rule H5).
wrong-spelling = Write it as “{ $wanted }”.
wrong-empty = { $got ->
    [0] No spot is empty
    [one] One spot is empty
   *[other] { $got } spots are empty
}, but { $wanted ->
    [0] no tile of this colour has
    [one] one tile of this colour has
   *[other] { $wanted } tiles of this colour have
} been taken (rule H6).

# A puzzle
puzzle-aim = Score as many scarabs as these dice allow, with an operation for each tile. There is no time limit.
