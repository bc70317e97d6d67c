# The log
log-take = takes tile { $number }
log-show = shows { $operation } for { $number }
log-nothing = has found nothing
log-done = has nothing more to show
log-sand = ends the round: the sand has run out
log-time = goes on: the time is over
short-take = take tile { $number }
short-show = { $number } = { $operation }
short-nothing = say that you find nothing
short-done = give up what is missing

# What to do
do-search = Make a number of the pyramid from two or three dice, and take its tile.
do-sand = The sand is running: take a tile while there is time.
do-ask = { $operation } = ? Choose the tile that it makes.
do-show = { $numbers } is yours. Show its operation now or at the check.
do-show-or-take = { $numbers }: yours. Take more, or show how they are made.
do-check = Check: show the operation for { $numbers }.
do-nothing-said = You found nothing. You may still take a tile.
nothing = Nothing found
done = Done: give up what is missing

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
tile-take = { $tile }: take it
tile-take-with = { $tile }: take it with { $operation }
spot-empty = empty { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
} spot
spot-taken = empty spot: { $name } took { $number }
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
} of sand left
glass-calm = Hourglass lying down: no time limit
calm = no hurry

# The dice and the line
dice = Dice
die = Die of { $faces } faces: { $value }
die-used = Die of { $faces } faces: { $value }, already in the line
signs = Signs
sign = { $sign ->
    [plus] plus
    [minus] minus
    [times] times
    [over] divided by
    [open] open bracket
   *[close] close bracket
}
equals = equals: choose the tile
line = Operation
line-hint = e.g. (5 − 2) × 11 = 33
line-show = how is { $number } made?
line-help = Type an operation; add = and a number to take that tile with it. A number alone takes the tile. Enter sends it, Escape clears it.
show = Show { $operation } for { $number }
back = Delete the last sign
clear = Clear the line

# Everybody's round
round = This round
taken = Taken by { $name } in this round
hidden = operation covered
right = Right tiles: { $numbers }
wrong = Wrong tiles: { $numbers }

# The check
last = Last check
last-dice = Dice: { $dice }
makes = { $operation } = { $number }
makes-not = { $operation } ≠ { $number }
given-up = { $number }: no operation
is-right = right
is-wrong = wrong
news-sand = The hourglass is turned{ $seconds ->
    [0] .
    [one] : one second of sand.
   *[other] : { $seconds } seconds of sand.
}
news-check = The round is over: show your operations.
news-right = { $name } was right with { $number }.
news-wrong = { $name } was wrong with { $number }.
news-dice = { $name } rolls { $dice }.

# Setting a position up
edit-heap = in its heap
edit-spot = { $colour ->
    [yellow] Yellow
    [blue] Blue
    [red] Red
   *[black] Black
} spot { $n }
edit-top = Top of the { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
} heap
edit-right = Right tiles of { $name }
edit-wrong = Wrong tiles of { $name }
edit-change = { $place }: { $tiles }. Change them
edit-change-heap = { $heap }. Choose the top tile
edit-die = Die of 1 to { $faces }
edit-phase = Phase
edit-phase-is = { $phase ->
    [search] search: nobody has taken yet
    [sand] sand: the hourglass runs
   *[check] check: operations are shown
}
edit-active = rolled the dice
edit-taken = taken
edit-shown = { $number } =
edit-nothing = has said “nothing”
edit-done = has said “done”
wrong-one-tile = Too many tiles: outside the advanced game everybody takes one in a round (clause H7).
wrong-untaken = Nobody has taken a tile: then the phase is the search (clause H6).
wrong-nobody-left = Nobody is left who could take a tile: the search for tiles would be over (clauses HR1, HR2).
wrong-all-shown = All operations have been shown or given up: the check would be over (clause HR5).
wrong-operation = “{ $got }” is no operation; write two or three numbers joined by + − × ÷ as in “(5 − 2) × 11” (clause H5).
wrong-spelling = It is written “{ $wanted }”.
wrong-empty = { $got ->
    [0] No spot is empty
    [one] One spot is empty
   *[other] { $got } spots are empty
}, but { $wanted ->
    [0] no tile of this colour has
    [one] one tile of this colour has
   *[other] { $wanted } tiles of this colour have
} been taken from it (clause H6).
edit-is-right = right
edit-is-wrong = wrong

# A puzzle
puzzle-aim = Take what is worth the most scarabs of all that these dice can make, each tile with its operation. No sand runs.
