title = Expedition
tagline = Everybody marks the same pattern: dig down to the golden tombs.

colour = { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
}

deck-grid = Card { $card }: “grid” is not five rows of five letters.
deck-letter = Card { $card }: “{ $letter }” in row { $row } is not one of the letters { $letters }.
deck-start = Card { $card }: there must be exactly one start “S”, in the top row.
deck-tomb = Card { $card }: there must be exactly one tomb “T”, in the bottom row.
deck-unreachable = Card { $card }: no path leads from the start to the tomb.
deck-skulls = Field “skulls”: number of penalties: { $got } instead of { $wanted }.
deck-skulls-rise = Field “skulls”: each penalty must be larger than the one before.
deck-patterns = Field “patterns”: number of expedition cards: { $got } instead of { $wanted }.
deck-boxes = Field “points.boxes”: each box must bring less than the one before it.
deck-pattern-lacking = Field “patterns”: no expedition card shows { $pattern }; each of the six patterns must be there.

refused-over = The game is over: all rounds have been played.
refused-keep-first = First everybody keeps two of the four cards dealt.
refused-mark-first = Now everybody marks: this can wait or is done.
refused-replace-first = Completed cards are being replaced first.
refused-kept = You have kept your two cards: wait for the others.
refused-finished = You have marked for this turn: wait for the others.
refused-turn = It is for player { SEAT($turn) } to replace a card now.
refused-not-dealt = Card { $card } is not one of the four dealt to you.
refused-keep-twice = Keep two different cards, not { $card } twice.
refused-card = Card { $card } is not one of the two before you.
refused-place = Your place { $place } has no card.
refused-outside = There is no square { $square }: columns go from a to e, rows from 1 to 5.
refused-twice = { $square } is there twice: a square is marked once.
refused-shape = These squares are no pattern: mark the whole pattern of this turn, or one single square.
refused-pattern = This is not the pattern of this turn: mark { $pattern }, turned or mirrored as you like, or one single square.
refused-owed = A red cross comes first: mark one single square for it.
refused-wall = { $square } on card { $card } is a wall.
refused-marked = { $square } on card { $card } is already marked.
refused-start = The first marks on card { $card } must include its start, { $start }.
refused-apart = This touches no marked square of card { $card }: marks must form one path, side by side.
refused-pass = You can still mark a square: only a player without any may pass.
refused-display = Card { $card } is not in the display.
refused-gap = Place { $place } of the display is empty.
refused-pile = The pile is empty.

board-head = Round { $round } of { $rounds }, turn { $turn } of { $turns }
board-keep = Everybody keeps two of four cards
board-replace = Completed cards are being replaced: { $due }
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
board-acts = to act
board-owed = { $count ->
    [one] You still owe a square for a red cross
   *[other] You still owe { $count } squares for red crosses
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
} away; { $gems ->
    [one] one gem
   *[other] { $gems } gems
} and { $crosses ->
    [one] one red cross
   *[other] { $crosses } red crosses
} lie on these cards.
hint-take = The tomb is { $away ->
    [one] one square
   *[other] { $away } squares
} away; { $gems ->
    [one] one gem
   *[other] { $gems } gems
} and { $crosses ->
    [one] one red cross
   *[other] { $crosses } red crosses
} lie on the card.
hint-take-box = Completed, it makes a pair: { $box } pyramid points for { colour } are still to be had.
hint-pile = An unseen card promises more than those of the display.
hint-pass = There is nothing to mark.
hint-tomb = The tomb: card { $card } is completed, { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-tomb-box = The tomb: card { $card } is completed, { $points ->
    [one] one point
   *[other] { $points } points
}, and { $box } pyramid points for { colour } are the next to be had.
hint-torch = The torch of round { $round }: { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-gems = Gems: { $points ->
    [one] one point more
   *[other] { $points } points more
}.
hint-cross = { $crosses ->
    [one] A red cross: one square more at once.
   *[other] { $crosses } red crosses: as many squares more at once.
}
hint-potion = A potion: the penalty falls from { $was } to { $becomes }.
hint-way = Card { $card }: { $becomes ->
    [one] one square is missing to the tomb
   *[other] { $becomes } squares are missing to the tomb
} instead of { $was }.
hint-room = Card { $card }: more ways to lay the patterns to come.

# The challenge of a day
daily-line = The same draws for everybody, against two masters.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $shared ->
        [yes] level with the better master
       *[no] ahead of both masters
    }
    [2] between the two masters
   *[3] behind both masters
}
