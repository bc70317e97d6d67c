goal = Mark the pattern on one of your cards, dig to the golden tomb, and pick up treasure on the way.
log-keep = keeps cards { $one } and { $other }
log-mark = { $count ->
    [one] marks { $squares } on card { $card }
   *[other] marks { $squares } on card { $card }
}
log-take = takes card { $card } from the display
log-pile = takes the top card of the pile
log-pass = passes

short-keep = keep { $one } and { $other }
short-mark = card { $card }: { $squares }
short-take = take card { $card }
short-pile = take the top card
short-pass = pass

letter = { $colour ->
    [green] G
    [orange] O
   *[purple] P
}
pattern = { $pattern ->
    [I2] line of two
    [I3] line of three
    [V3] corner of three
    [T4] T of four
    [L4] L of four
   *[O4] square of four
}
what = { $what ->
    [start] start
    [tomb] golden tomb
    [wall] wall
    [cross] red cross
    [red] red gem
    [green] green gem
    [torch] torch
    [skull] skull
    [potion] potion
   *[free] free
}
symbols = { $what ->
    [cross] { $count ->
        [one] one red cross
       *[other] { $count } red crosses
    }
    [red] { $count ->
        [one] one red gem
       *[other] { $count } red gems
    }
    [green] { $count ->
        [one] one green gem
       *[other] { $count } green gems
    }
    [torch] { $count ->
        [one] one torch
       *[other] { $count } torches
    }
    [skull] { $count ->
        [one] one skull
       *[other] { $count } skulls
    }
   *[potion] { $count ->
        [one] one potion
       *[other] { $count } potions
    }
}
card-name = { $marked ->
    [0] Card { $card }, { $colour }.
    [one] Card { $card }, { $colour }, one square marked.
   *[other] Card { $card }, { $colour }, { $marked } squares marked.
}
square = { $marked ->
    [yes] { $square }: { $what }, marked.
   *[no] { $square }: { $what }.
}
do-pattern = The pattern covers { $squares } here.
do-single = You can mark this square alone.
do-both = The pattern covers { $squares } here. You can also mark this square alone.
do-cross = Mark this square for the red cross.
picked = Chosen: { $squares }. Press Enter again to mark, Escape to cancel.
picked-card = Card { $card }: { $squares }
held = Pattern on { $squares }.
held-nowhere = The pattern doesn't fit here this way.

strip-round = Round
strip-turn = Turn
strip-left = Cards left
deck-left = { $unused ->
    [0] Patterns left this round: { $left }.
    [one] Patterns left this round: { $left }. One card won't be used.
   *[other] Patterns left this round: { $left }. { $unused } cards won't be used.
}
deck-left-line = { $unused ->
    [0] All of them will be revealed this round.
    [one] One of them won't be revealed this round.
   *[other] { $unused } of them won't be revealed this round.
}

hand = This turn's pattern
hand-turn = Rotate
hand-mirror = Mirror
ask-mark = Point at a square and the pattern snaps to where it fits. { $pointer ->
    [finger] Tap to choose, tap again to mark.
   *[mouse] Click to choose, click again to mark.
}
ask-cross = { $count ->
    [one] Red cross! Mark one more square on either card.
   *[other] Red crosses! Mark { $count } more squares, one at a time, on either card.
}
ask-pass = You have no squares to mark.
mark-pattern = Mark pattern
mark-single = Only { $square }
do-pass = Pass
waiting = Waiting for { $names }.
waiting-done = Done. Waiting for { $names }.
help-mark = Arrow keys move between squares. R rotates the pattern, M mirrors it. Press Enter to choose, then Enter again to mark the pattern. S marks only this square. Escape cancels.
help-cross = Arrow keys move between squares. Enter marks one for the red cross.
help-read = Arrow keys move between squares.
place-empty = No card for now.

sheet = My score card
sheet-points = { $points ->
    [one] point
   *[other] points
}
sheet-gems = Gems: { $red } of ten red, { $green } of ten green.
sheet-gems-worth = pair { $pair } · single gem { $gem }
sheet-torches = Torches: { $count } of { $rounds }.
sheet-torches-worth = one per round, { $torch } each
sheet-skulls = { $count ->
    [0] Skulls: none of ten.
   *[other] Skulls: { $count } of ten, costing { $points }.
}
sheet-skulls-worth = only the highest one counts
sheet-colour = { $count ->
    [0] Completed { $colour } cards: none. Pyramid points won: { $mine }, left: { $left }.
   *[other] Completed { $colour } cards: { $cards }. Pyramid points won: { $mine }, left: { $left }.
}
sheet-cards-worth = completed card { $card } · points for the 2nd, 4th, 6th of a colour

acting-keep = choosing…
acting-mark = marking…
acting-replace = replacing…
acting-done = done
other-summary = Gems: { $red } red, { $green } green. Torches: { $torches }. Skulls: { $skulls }. Completed cards: { $completed } { $cards }. Pyramid points: { $boxes }.

keep-title = Choose two of the four cards
keep-line = You keep them in front of you and return the other two.
keep-more = { $count ->
    [one] Choose one more
   *[other] Choose two
}
keep-go = Keep { $one } and { $other }
take-title = Card { $card } completed! Take a new one.
take-line = Take any card from the display, or the unseen top card of the pile.
take-more = Choose a card
take-go = Take card { $card }
take-pile = Take the top card
supply = Display and pile
supply-next = { $name } is replacing card { $card }.
display-empty = empty space
pile-name = Pile, face down, { $count ->
    [one] one card
   *[other] { $count } cards
}

# Setting a position up
edit-dealt-change = Change dealt cards
edit-keep = { $card } Keep it
edit-keep-line = Choose the two cards kept, or none.
edit-cards = Cards of { $name }
edit-number = { $name }, card { $card }
edit-other = Another card
edit-none = No card
edit-kind = { $kind ->
    [green] Green cards
    [orange] Orange cards
   *[purple] Purple cards
}
edit-phase = Phase
edit-phase-is = { $value ->
    [keep] choosing two cards
   *[other] marking and replacing
}
edit-round = { strip-round }
edit-turn = { strip-turn }
edit-display = { $n ->
    [0] { supply }
   *[other] Display, place { $n }
}
edit-players-finished = has finished this turn
edit-players-dealt = Dealt cards
edit-players-cards = { $n ->
    [0] Cards
    [1] First card
   *[other] Second card
}
edit-players-red = red gems
edit-players-green = green gems
edit-players-skulls = skulls
edit-players-owed = squares still to mark
edit-players-torches = { $n ->
    [0] torches
   *[other] Torch of round { $n }
}
edit-players-completed = Completed
edit-players-boxes = Pyramid points, { colour }
edit-pattern = { $pattern }: { $left } left, { $gone } revealed
edit-replace = A place is empty: a completed card is being replaced.
wrong-path = No marked path leads from the start to { $squares } (rule E9).
wrong-tomb = The tomb is marked, so this card is already completed and set aside (rule E17).
wrong-owed-crosses = Too many squares still to mark: { $most ->
    [0] no red cross is marked
    [one] only one red cross is marked
   *[other] only { $most } red crosses are marked
} on these cards (rule E11).
wrong-owed-nowhere = There is no square left to mark, so none can be owed for a red cross (rule ER1).
wrong-all-finished = Everyone has finished, so the turn would be over. At least one player must still have something to do (rule E7).
wrong-places-empty = { $got ->
    [0] No place is
    [one] One place is
   *[other] { $got } places are
} empty, but { $wanted ->
    [0] no completed card needs
    [one] one completed card needs
   *[other] { $wanted } completed cards need
} replacing (rule E17).
wrong-replace-missing = A place is empty, but that player has no completed card to replace (rule E17).
wrong-last-replace = Cards aren't replaced after the last turn (rule ER8).
wrong-dealt = { $got ->
    [one] One card is
   *[other] { $got } cards are
} dealt, but each player gets four (rule E4).
wrong-kept = { $got ->
    [one] One card is
   *[other] { $got } cards are
} kept, but there must be two (rule E4).
wrong-unkept = { $got ->
    [one] One card is
   *[other] { $got } cards are
} kept, but there must be two, or none before choosing (rule E4).
