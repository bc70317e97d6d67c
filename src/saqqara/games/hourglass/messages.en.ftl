title = Hourglass
tagline = Make the numbers of the pyramid from three dice before the sand runs out.
option-advanced = Advanced game: as many tiles as you can
option-advanced-true = yes
option-advanced-false = no
time-first = Seconds for a round's first take
time-sand = Seconds of sand
time-check = Seconds for the check

# Moves
refused-over = The game is over: a heap could not refill its row.
refused-clock = The clock takes no tiles and shows no operations.
refused-clock-only = Only the clock says that the sand or the time is over.
refused-no-sand = No sand runs yet: the first take of the round turns the hourglass.
refused-sand-out = The sand has already run out: the check is going on.
refused-no-time = No time limit runs now: the one on the first take ended with it, and the one of the check has not begun.
refused-round-over = The round is over: it is time to show operations.
refused-one-tile = You have your tile of this round: in the basic game there is one a player.
refused-taken = Player { SEAT($seat) } was faster: tile { NUMBER($number, useGrouping: 0) } is taken. Take another one.
refused-yours = You hold tile { NUMBER($number, useGrouping: 0) } already.
refused-no-tile = There is no tile { NUMBER($number, useGrouping: 0) } in the pyramid.
refused-nothing-holder = You have your tile: there is nothing more for you to find in this round.
refused-nothing-twice = You have said “nothing” already.
refused-done-early = “done” is said at the check, and it is not yet time for it.
refused-done-nothing = You have nothing left to show.
refused-not-yours = You have not taken tile { NUMBER($number, useGrouping: 0) } in this round.
refused-second-try = You have shown an operation for tile { NUMBER($number, useGrouping: 0) }: there is no second try.
refused-after-done = You have said “done”: the rest is given up.
refused-same-operation = The dice are equal: the same operation is written with the other one.
undo-taken = A tile once taken is never put back.
undo-shown = One operation a tile: there is no second try.

# Decks
deck-tile-number = Tile { NUMBER($card, useGrouping: 0) }: the number must be from 1 to { $most }.
deck-tile-scarabs = Tile { NUMBER($card, useGrouping: 0) }: the number of scarabs must be from 1 to { $most }, not { $got }.
deck-colours = Field “colours”: the numbers add up to { $got } and not to { $wanted }.
deck-tile-twice = Tile { NUMBER($card, useGrouping: 0) } is there more than once: the numbers must all differ.

# The terminal
colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[black] black
}
letter = { $colour ->
    [yellow] Y
    [blue] B
    [red] R
   *[black] K
}
board-phase = { $phase ->
    [search] Make a number of the pyramid
    [sand] The sand is running
    [check] Check: show your operations
   *[over] The game is over
}
board-active = rolled
board-you = you
board-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-nothing = “nothing”
board-done = “done”
board-hidden = { $count ->
    [one] operation hidden
   *[other] operations hidden
}
board-missing = no operation yet
board-last = Last check, with { $dice }:
board-given-up = no operation
board-possible = Could have been made:
board-impossible = Not possible:

# The end, by seat
detail-right = Scarabs of right tiles
detail-wrong = Scarabs of wrong tiles
detail-tiles = Tiles
detail-highest = Highest number

# Hints
hint-take = { $operation } makes { NUMBER($number, useGrouping: 0) }: { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
}{ $seen ->
    [easy] , and the others will see it soon: be quick.
    [hard] , and few will see it.
    [safe] ; nobody can take it from you any more.
   *[fair] .
}
hint-show = { $operation } makes { NUMBER($number, useGrouping: 0) }: the tile counts for you, with { $scarabs ->
    [one] { $scarabs } scarab.
   *[other] { $scarabs } scarabs.
}
hint-nothing = No tile that is left can be made from these dice: every operation was tried.
hint-done = These dice do not make { NUMBER($number, useGrouping: 0) }: the tile counts against you, whatever you show.

# Why a bot did that
why-take = I saw a way to { NUMBER($number, useGrouping: 0) }, and it has { $scarabs ->
    [one] { $scarabs } scarab.
   *[other] { $scarabs } scarabs.
}
why-show = This is how I make { NUMBER($number, useGrouping: 0) }.
why-nothing = I found no way to any tile that was left.
why-done = I had nothing more to show.

# The challenge of a day
daily-line = The same ten rolls for everybody, alone against the sand: a minute for the first tile, then 30 seconds for as many as you can. The clock does not wait.
daily-result = { $points ->
    [one] { $points } scarab
   *[other] { $points } scarabs
} from ten rolls
