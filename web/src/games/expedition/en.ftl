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
short-pile = take the top of the pile
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
do-pattern = Here the pattern covers { $squares }.
do-single = Can be marked alone.
do-both = Here the pattern covers { $squares }; can also be marked alone.
do-cross = Mark it for the red cross.
picked = Chosen: { $squares }. Enter again marks, Escape cancels.
picked-card = Card { $card }: { $squares }
held = Pattern on { $squares }.
held-nowhere = Held so, the pattern fits nowhere near.

strip-round = Round
strip-turn = Turn
strip-left = Still in the deck
deck-left = { $unused ->
    [0] Still in the deck of this round: { $left }.
    [one] Still in the deck of this round: { $left }. One card stays unused.
   *[other] Still in the deck of this round: { $left }. { $unused } cards stay unused.
}
deck-left-line = { $unused ->
    [0] All of them will be revealed in this round.
    [one] One of them will not be revealed in this round.
   *[other] { $unused } of them will not be revealed in this round.
}

hand = Pattern of this turn
hand-turn = Turn
hand-mirror = Mirror
ask-mark = Point at a square: the pattern snaps to where it fits. { $pointer ->
    [finger] Tap to choose, tap again to mark it.
   *[mouse] Click to choose, click again to mark it.
}
ask-cross = { $count ->
    [one] Red cross! Mark one more square, on either card.
   *[other] Red crosses! Mark { $count } more squares, one after the other, on either card.
}
ask-pass = No square of yours can be marked.
mark-pattern = Mark the pattern
mark-single = Only { $square }
do-pass = Pass
waiting = Waiting for { $names }.
waiting-done = Done. Waiting for { $names }.
help-mark = Arrow keys move over the squares. R turns the pattern, M mirrors it. Enter chooses, Enter again marks the pattern, S marks this square alone, Escape cancels.
help-cross = Arrow keys move over the squares, Enter marks one for the red cross.
help-read = Arrow keys move over the squares.
place-empty = No card here for now.

sheet = My score card
sheet-points = { $points ->
    [one] point
   *[other] points
}
sheet-gems = Gems: { $red } red and { $green } green of ten each.
sheet-gems-worth = a pair { $pair } · a lone gem { $gem }
sheet-torches = Torches: { $count } of { $rounds }.
sheet-torches-worth = one a round, { $torch } each
sheet-skulls = { $count ->
    [0] Skulls: none of ten.
   *[other] Skulls: { $count } of ten, costing { $points }.
}
sheet-skulls-worth = only the highest one counts
sheet-colour = { $count ->
    [0] Completed { $colour } cards: none. Pyramid points taken: { $mine }, left: { $left }.
   *[other] Completed { $colour } cards: { $cards }. Pyramid points taken: { $mine }, left: { $left }.
}
sheet-cards-worth = a completed card { $card } · a box at the 2nd, 4th, 6th of a colour

acting-keep = is choosing…
acting-mark = is marking…
acting-replace = to replace…
acting-done = done
other-summary = Gems: { $red } red, { $green } green. Torches: { $torches }. Skulls: { $skulls }. Completed cards: { $completed } { $cards }. Pyramid points: { $boxes }.

keep-title = Choose two of the four cards
keep-line = They will lie before you; the other two go back.
keep-more = { $count ->
    [one] Choose one more
   *[other] Choose two
}
keep-go = Keep { $one } and { $other }
take-title = Card { $card } is completed! Take another one.
take-line = Any card of the display, or the top of the pile, unseen.
take-more = Choose a card
take-go = Take card { $card }
take-pile = Take the top of the pile
supply = Display and pile
supply-next = { $name } replaces card { $card }.
display-empty = empty place
pile-name = Pile, face down, { $count ->
    [one] one card
   *[other] { $count } cards
}

# Setting a position up
edit-pile = in the pile
edit-display = Display, place { $n }
edit-completed = Completed cards of { $name }
edit-dealt = Cards dealt to { $name }
edit-dealt-change = Deal other cards
edit-keep = { $card } Keep it
edit-keep-line = Touch the two cards that are kept, or none.
edit-card = { $n ->
    [1] First
   *[other] Second
} card of { $name }
edit-cards = Cards of { $name }
edit-number = { $name }, card { $card }
edit-other = Another card
edit-none = No card
edit-colour = { $colour ->
    [green] Green cards
    [orange] Orange cards
   *[purple] Purple cards
}
edit-phase = Moment
edit-phase-keep = choosing two cards
edit-phase-mark = marking and replacing
edit-pattern = { $pattern }: { $left } still in the deck, { $gone } gone
edit-replace = Somebody's place is empty: a completed card is being replaced.
edit-finished = has marked in this turn
edit-done = Completed
edit-change = { $place }: { $cards }. Change them
edit-what = { $what ->
    [red] red gems
    [green] green gems
    [skulls] skulls
   *[owed] crosses owed
}
edit-count = { $what ->
    [red] Red gems
    [green] Green gems
    [skulls] Skulls
   *[owed] Squares owed for red crosses
} of { $name }
edit-torches = Torches of { $name }
edit-torch = Torch of round { $round }
edit-boxes = Boxes of { $name }, { $colour }
wrong-path = No path of marks leads from the start to { $squares } (clause E9).
wrong-tomb = The tomb is marked: at the end of that turn the card was completed and set aside (clause E17).
wrong-owed-crosses = Too many squares are owed: { $most ->
    [0] no red cross is marked
    [one] only one red cross is marked
   *[other] only { $most } red crosses are marked
} on these cards (clause E11).
wrong-owed-nowhere = No square can be marked any more: then a red cross has no effect, and nothing is owed (clause ER1).
wrong-all-finished = All have marked: the turn would be over. Somebody must still have something to do (clause E7).
wrong-places-empty = { $got ->
    [0] No place is
    [one] One place is
   *[other] { $got } places are
} empty, but { $wanted ->
    [0] no completed card is
    [one] one completed card is
   *[other] { $wanted } completed cards are
} there to be replaced (clause E17).
wrong-replace-missing = Somebody's place is empty, but they have completed no card that could be replaced (clause E17).
wrong-last-replace = After the last turn nothing is replaced any more (clause ER8).
wrong-dealt = { $got ->
    [one] One card was
   *[other] { $got } cards were
} dealt; everybody gets four to choose from (clause E4).
wrong-kept = { $got ->
    [one] One card is
   *[other] { $got } cards are
} kept; it must be two (clause E4).
wrong-unkept = { $got ->
    [one] One card is
   *[other] { $got } cards are
} kept; it must be two, or none as long as nothing has been chosen (clause E4).
