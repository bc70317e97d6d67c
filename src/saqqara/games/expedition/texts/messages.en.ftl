title = Expedition
tagline = Everyone marks the same pattern. Dig down to the golden tombs!

colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}

deck-grid = Card { $card }: “grid” must have five rows of five letters.
deck-letter = Card { $card }, row { $row }: use { $letters }, not “{ $letter }”.
deck-start = Card { $card } needs exactly one start “S”, in the top row.
deck-tomb = Card { $card } needs exactly one tomb “T”, in the bottom row.
deck-unreachable = Card { $card }: no path leads from the start to the tomb.
deck-skulls = Field “skulls”: the number of penalties must be { $wanted }, not { $got }.
deck-skulls-rise = Field “skulls”: each penalty must be larger than the one before.
deck-patterns = Field “patterns”: the number of expedition cards must be { $wanted }, not { $got }.
deck-boxes = Field “points.boxes”: each box must be worth less than the one before.
deck-pattern-lacking = Field “patterns”: all six patterns are needed, but no expedition card shows { $pattern }.

refused-over = The game is over: all rounds have been played.
refused-keep-first = Everyone must choose two of their four cards first.
refused-mark-first = Not yet: everyone is still marking squares.
refused-replace-first = Completed cards must be replaced first.
refused-kept = You've already chosen your two cards. Wait for the others.
refused-finished = You've already finished this turn. Wait for the others.
refused-turn = Wait: player { SEAT($turn) } is replacing a card.
refused-not-dealt = Card { $card } isn't one of your four cards.
refused-keep-twice = You chose card { $card } twice. Choose two different cards.
refused-card = Card { $card } isn't one of your two cards.
refused-place = You have no card in place { $place }.
refused-outside = There is no square { $square }. Columns go from a to e, and rows from 1 to 5.
refused-twice = You chose square { $square } twice.
refused-shape = These squares don't match the pattern. Mark the whole pattern, or a single square.
refused-pattern = This isn't the pattern for this turn. Mark { $pattern }, rotated or mirrored as you like, or a single square.
refused-owed = First mark the extra square from your red cross.
refused-wall = Square { $square } of card { $card } is a wall.
refused-marked = Square { $square } of card { $card } is already marked.
refused-start = Your first marks on card { $card } must cover its start, { $start }.
refused-apart = New marks on card { $card } must share a side with your path.
refused-pass = You can't pass while you can still mark a square.
refused-display = Card { $card } isn't in the display.
refused-gap = Place { $place } of the display is empty.
refused-pile = The pile is empty.

board-head = Round { $round } of { $rounds }, turn { $turn } of { $turns }
board-keep = Everyone keeps two of four cards
board-replace = Replacing completed cards: { $due }
board-pattern = Pattern { $pattern }:
board-left = { $unused ->
    [0] Still face down: { $left }
    [one] Still face down (one stays unused): { $left }
   *[other] Still face down ({ $unused } stay unused): { $left }
}
board-display = Display (pile: { $count })
board-empty = empty
board-dealt = Your four cards
board-you = you
board-acts = to move
board-owed = { $count ->
    [one] Mark one more square for a red cross
   *[other] Mark { $count } more squares for red crosses
}
board-completed = completed
board-gems = gems
board-torches = torches
board-skulls = skulls
board-boxes = pyramid points
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-boxes-left = Boxes left:
board-due = player { SEAT($seat) } replaces card { $card }
board-legend = S start · T tomb · ▒ wall · x red cross · r red gem · g green gem · t torch · s skull · p potion · [ ] or ■ marked

# The end, by category
detail-cards = Completed cards
detail-torches = Torches
detail-boxes = Pyramid points
detail-gems = Gems
detail-skulls = Skulls
detail-lowest = Lowest completed card

# Hints
hint-keep = The nearest tomb is { $away ->
    [one] one square
   *[other] { $away } squares
} away. These cards have { $gems ->
    [one] one gem
   *[other] { $gems } gems
} and { $crosses ->
    [one] one red cross
   *[other] { $crosses } red crosses
}.
hint-take = The tomb is { $away ->
    [one] one square
   *[other] { $away } squares
} away. The card has { $gems ->
    [one] one gem
   *[other] { $gems } gems
} and { $crosses ->
    [one] one red cross
   *[other] { $crosses } red crosses
}.
hint-take-box = Once completed, it will make a pair in { colour } worth { $box } pyramid points.
hint-pile = An unseen card is likely to be better than those in the display.
hint-pass = You have no squares to mark.
hint-tomb = This reaches the tomb and completes card { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-tomb-box = This reaches the tomb and completes card { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}. The next box in { colour } is worth { $box ->
    [one] one pyramid point
   *[other] { $box } pyramid points
}.
hint-torch = The torch of round { $round } is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-gems = These gems are worth { $points ->
    [one] one more point
   *[other] { $points } more points
}.
hint-cross = { $crosses ->
    [one] A red cross lets you mark one extra square right away.
   *[other] { $crosses } red crosses let you mark { $crosses } extra squares right away.
}
hint-potion = A potion lowers your penalty from { $was } to { $becomes }.
hint-way = On card { $card }, the tomb is { $becomes ->
    [one] one square
   *[other] { $becomes } squares
} away instead of { $was }.
hint-room = This leaves more room on card { $card } for the next patterns.

# The challenge of a day
daily-line = The same draws for everyone, against two masters.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $shared ->
        [yes] tied with the better master
       *[no] ahead of both masters
    }
    [2] between the two masters
   *[3] behind both masters
}
