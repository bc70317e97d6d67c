title = Hourglass
tagline = Use three dice to make the pyramid's numbers before the sand runs out.
option-advanced = Advanced game: as many tiles as you can
option-advanced-true = yes
option-advanced-false = no
time-first = Seconds to take the first tile
time-sand = Seconds on the hourglass
time-check = Seconds for the check

# Moves
refused-over = The game is over: a heap couldn't refill its row.
refused-clock = Only players can take tiles or show operations.
refused-clock-only = Only the clock can end the hourglass or a time limit.
refused-no-sand = The hourglass isn't running yet. The first tile taken starts it.
refused-sand-out = The hourglass has run out: it's time for the check.
refused-no-time = There is no time limit right now.
refused-round-over = The round is over: show your operations.
refused-one-tile = You already have a tile. In the basic game, each player takes one per round.
refused-taken = Too late: player { SEAT($seat) } has taken tile { NUMBER($number, useGrouping: 0) }. Try another one.
refused-yours = You already have tile { NUMBER($number, useGrouping: 0) }.
refused-no-tile = There is no tile { NUMBER($number, useGrouping: 0) } in the pyramid.
refused-nothing-holder = You already have a tile this round.
refused-nothing-twice = You've already said “nothing”.
refused-done-early = You can only say “done” during the check.
refused-done-nothing = You have nothing left to show.
refused-not-yours = You didn't take tile { NUMBER($number, useGrouping: 0) } this round.
refused-second-try = You've already shown an operation for tile { NUMBER($number, useGrouping: 0) }. You only get one try.
refused-after-done = You have said “done”, so you can't show any more operations.
refused-same-operation = These two dice are equal, so this is the same operation.
undo-taken = You can't undo: a tile you have taken is final.
undo-shown = You can't undo: you can only show one operation per tile.

# Decks
deck-tile-number = Tile { NUMBER($card, useGrouping: 0) }: the number must be from 1 to { $most }.
deck-tile-scarabs = Tile { NUMBER($card, useGrouping: 0) }: the number of scarabs must be from 1 to { $most }, not { $got }.
deck-colours = Field “colours”: the numbers must add up to { $wanted }, not { $got }.
deck-tile-twice = Tile { NUMBER($card, useGrouping: 0) } appears more than once. Every number must be different.

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
    [sand] The hourglass is running
    [check] Check: show your operations
   *[over] Game over
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
board-possible = Possible:
board-impossible = Not possible:

# The end, by seat
detail-right = Scarabs won
detail-wrong = Scarabs lost
detail-tiles = Tiles
detail-highest = Highest number

# Hints
hint-take = { $operation } makes { NUMBER($number, useGrouping: 0) }: { $scarabs ->
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
}{ $seen ->
    [easy] . It's easy to see, so be quick.
    [hard] . It's hard to see.
    [safe] . Nobody can take it any more.
   *[fair] .
}
hint-show = { $operation } makes { NUMBER($number, useGrouping: 0) }: you win { $scarabs ->
    [one] { $scarabs } scarab.
   *[other] { $scarabs } scarabs.
}
hint-nothing = These dice can't make any of the remaining tiles. I tried every operation.
hint-done = These dice can't make { NUMBER($number, useGrouping: 0) }, so you will lose this tile's scarabs anyway.

# Why a bot did that
why-take = I saw how to make { NUMBER($number, useGrouping: 0) }, worth { $scarabs ->
    [one] { $scarabs } scarab.
   *[other] { $scarabs } scarabs.
}
why-show = Here's how I make { NUMBER($number, useGrouping: 0) }.
why-nothing = I couldn't make any of the remaining tiles.
why-done = I had no more operations to show.

# The challenge of a day
daily-line = Everyone gets the same ten rolls and plays alone against the hourglass. You have one minute for the first tile, then 30 seconds to take as many more as you can. The clock doesn't stop.
daily-result = { $points ->
    [one] { $points } scarab
   *[other] { $points } scarabs
} from ten rolls
