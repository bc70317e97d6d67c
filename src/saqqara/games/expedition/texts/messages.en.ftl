title = Expedition
tagline = Everyone marks the same pattern: dig down to the golden tombs.

colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}

deck-grid = Card { $card }: “grid” is not five rows of five letters.
deck-letter = Card { $card }: “{ $letter }” in row { $row } isn't allowed; use { $letters }.
deck-start = Card { $card }: it needs exactly one start “S”, in the top row.
deck-tomb = Card { $card }: it needs exactly one tomb “T”, in the bottom row.
deck-unreachable = Card { $card }: no path leads from the start to the tomb.
deck-skulls = Field “skulls”: penalties: { $got } instead of { $wanted }.
deck-skulls-rise = Field “skulls”: each penalty must be larger than the previous one.
deck-patterns = Field “patterns”: expedition cards: { $got } instead of { $wanted }.
deck-boxes = Field “points.boxes”: each box must be worth less than the previous one.
deck-pattern-lacking = Field “patterns”: no expedition card shows { $pattern }; all six patterns are needed.

refused-over = The game is over: all rounds have been played.
refused-keep-first = First, everyone keeps two of their four cards.
refused-mark-first = Everyone is marking squares now.
refused-replace-first = First, completed cards are replaced.
refused-kept = You have chosen your two cards. Wait for the others.
refused-finished = You have finished this turn. Wait for the others.
refused-turn = Player { SEAT($turn) } is replacing a card now.
refused-not-dealt = Card { $card } is not one of your four cards.
refused-keep-twice = Choose two different cards, not card { $card } twice.
refused-card = Card { $card } is not one of your two cards.
refused-place = You have no card in place { $place }.
refused-outside = There is no square { $square }: columns are a to e, rows 1 to 5.
refused-twice = You named square { $square } twice.
refused-shape = These squares don't match the pattern: mark the whole pattern, or a single square.
refused-pattern = This isn't the pattern of this turn. Mark { $pattern }, rotated or mirrored as you like, or a single square.
refused-owed = Red cross first: mark one single square for it.
refused-wall = Square { $square } of card { $card } is a wall.
refused-marked = Square { $square } of card { $card } is already marked.
refused-start = Your first marks on card { $card } must cover its start, { $start }.
refused-apart = New marks must touch your path on card { $card }, side by side.
refused-pass = You can't pass: you can still mark a square.
refused-display = Card { $card } is not in the display.
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
hint-keep = The nearer tomb is { $away ->
    [one] one square
   *[other] { $away } squares
} away; these cards have { $gems ->
    [one] one gem
   *[other] { $gems } gems
} and { $crosses ->
    [one] one red cross
   *[other] { $crosses } red crosses
}.
hint-take = The tomb is { $away ->
    [one] one square
   *[other] { $away } squares
} away; the card has { $gems ->
    [one] one gem
   *[other] { $gems } gems
} and { $crosses ->
    [one] one red cross
   *[other] { $crosses } red crosses
}.
hint-take-box = Once completed, it makes a { colour } pair worth { $box } pyramid points.
hint-pile = An unseen card promises more than the display.
hint-pass = Nothing can be marked.
hint-tomb = Tomb: completes card { $card }, { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-tomb-box = Tomb: completes card { $card }, { $points ->
    [one] one point
   *[other] { $points } points
}, and { $box } { colour } pyramid points come next.
hint-torch = Torch of round { $round }: { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-gems = Gems: { $points ->
    [one] one more point
   *[other] { $points } more points
}.
hint-cross = { $crosses ->
    [one] A red cross: one more square at once.
   *[other] { $crosses } red crosses: as many more squares at once.
}
hint-potion = A potion: your penalty drops from { $was } to { $becomes }.
hint-way = Card { $card }: { $becomes ->
    [one] one square
   *[other] { $becomes } squares
} to the tomb instead of { $was }.
hint-room = Card { $card }: leaves more room for the next patterns.

# The challenge of a day
daily-line = Same draws for everyone, against two masters.
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
