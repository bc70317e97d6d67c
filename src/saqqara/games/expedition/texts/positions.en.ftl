### What is wrong with a position.

position-keep-round = Field “round”: must be 1, not { $got }: in phase “keep” the game has just begun (clause E4).
position-keep-turn = Field “turn”: must be 0, not { $got }: in phase “keep” no expedition card has been revealed yet (clause E4).
position-over-early = Field “over”: can't be true: the game ends when turn { $turns } of round { $rounds } has been marked, so “phase” must be “mark”, “round” { $rounds } and “turn” { $turns } (clause E22).
position-last-replace = Field “phase”: can't be “replace”: no card is replaced after the last turn of the game (clause ER8).
position-pattern-early = Field “pattern”: must be null, not “{ $got }”: in phase “keep” no expedition card has been revealed (clause E6).
position-pattern-missing = Field “pattern”: can't be null: in phase “{ $phase }” an expedition card has been revealed (clause E6).
position-expeditions = Field “expeditions_left”: { $got ->
    [one] one pattern is there
   *[other] { $got } patterns are there
}; in turn { $turn } { $wanted ->
    [one] one of the eight expedition cards is unrevealed
   *[other] { $wanted } of the eight expedition cards are unrevealed
} (clause E6).
position-expeditions-order = Field “expeditions_left”: the patterns must be in the order { $order }.
position-expeditions-many = Field “expeditions_left”: with the pattern of this turn “{ $pattern }” is there { $got } times, but only { $most ->
    [one] one expedition card shows
   *[other] { $most } expedition cards show
} it (clause E2).
position-places = Field “{ $field }”: { $got ->
    [one] one entry is there
   *[other] { $got } entries are there
}; a player has two places for cards, with null for an empty one (clause E4).
position-dealt-late = Field “{ $field }”: must be []: every player has chosen their two cards (clause E4).
position-tomb = Field “{ $field }”: the tomb is marked, so the card is completed and would have been set aside (clause E17).
position-owed-phase = Field “{ $field }”: must be 0, not { $got }: squares for red crosses are owed only while players mark (clause E11).
position-before-phase = Field “{ $field }”: leave it out: it is used only in the middle of a step of marking (clause ER3).
position-over-finished = Field “{ $field }”: must be true, not false: the game is over and everybody is done (clause E22).
position-torch-later = Field “{ $field }”: must be false, not true: round { $round } has not begun (clause E13).
position-keep-sheet = Field “{ $field }”: something is marked there, but in phase “keep” nothing has been marked on the score card yet (clause E4).
position-dealt = Field “{ $field }”: { $got ->
    [one] one card is there
   *[other] { $got } cards are there
}; everybody is dealt four to choose from (clause E4).
position-keep-completed = Field “{ $field }”: must be []: in phase “keep” nobody has completed a card (clause E4).
position-kept = Field “{ $field }”: { $got ->
    [one] one card is there
   *[other] { $got } cards are there
}, but this seat has chosen its two (“finished” is true): there must be 2 (clause E4).
position-unkept = Field “{ $field }”: { $got ->
    [one] one card is there
   *[other] { $got } cards are there
}, but this seat has not chosen yet (“finished” is false): it must be [] (clause E4).
position-kept-card = Field “{ $field }”: in phase “keep” there must be one of the cards in “dealt”, without marks (clause E4).
position-walls = Field “{ $field }”: { $squares } cannot be marked; only squares that are no walls can (clause E8).
position-path = Field “{ $field }”: no path of marks leads from the start to { $squares } (clause E9).
position-square = Field “{ $field }”: “{ $got }” is no square; a square is a column a to e and a row 1 to 5, such as b2.
position-square-twice = Field “{ $field }”: square { $got } is listed more than once.
position-owed-finished = Field “{ $field }”: must be 0, not { $got }: this seat is done with the step (“finished” is true) (clause E11).
position-owed-crosses = Field “{ $field }”: { $got } is not possible: it can't be below 0 or above the red crosses marked on the cards, { $most } (clause E11).
position-owed-nowhere = Field “{ $field }”: must be 0, not { $got }: no square can be marked, so a red cross has no effect (clause ER1).
position-before-idle = Field “{ $field }”: leave it out: this seat has marked nothing in this step (clause ER3).
position-before-marked = Field “{ $field }”: { $squares } lay open before, but the card does not have all of these marks now, or its tomb is among them (clause ER3).
position-before-same = Field “{ $field }”: it says the same as the cards now; where nothing has been marked since, leave it out (clause ER3).
position-before-torch = Field “{ $field }”: can't be true: that torch is not marked now, and a marked torch stays marked (clause E13).
position-keep-display = Field “display”: must be []: in phase “keep” the display is not laid out yet (clause E4).
position-card-twice = Field “{ $field }”: card { $card } is also somewhere else; each card exists once (clause E1).
position-pile = Field “pile”: must be { $wanted }, not { $got }: { $wanted } of the { $all } cards are nowhere else (clause E1).
position-display-gaps = Field “display”: { $gaps ->
    [one] one place is
   *[other] { $gaps } places are
} empty (null), but the pile still { $pile ->
    [one] has one card
   *[other] has { $pile } cards
}; a place is filled up at once (clause E18).
position-box-colours = Field “{ $field }”: the colours { $known } must be there, and no others (clause E20).
position-boxes-left = Field “{ $field }”: the boxes left must be { $first }, { $second }, { $third } in this order, without those that were taken from the front (clause E20).
position-boxes-many = Field “{ $field }”: { $got ->
    [one] one box is there
   *[other] { $got } boxes are there
}; the completed cards of this colour, two for a box, bring { $most } at most (clause E20).
position-boxes-taken = Field “{ $field }”: the players have { $taken ->
    [none] no boxes
   *[other] the boxes { $taken }
} of this colour; with those left there must be 10, 6 and 3, each once (clause E20).
position-boxes-due = Field “{ $field }”: { $got ->
    [one] one box is left
   *[other] { $got } boxes are left
}; after the cards that have been completed there must be { $wanted } (clause E20).
position-replace-missing = Field “to_replace”: it is empty, but in phase “replace” a completed card is still to be replaced (clause E17).
position-replace-early = Field “to_replace”: must be []: cards are replaced only in phase “replace” (clause E17).
position-replace-card = Field “{ $field }”: card { $card } is not among the completed cards of seat { $seat } (clause E17).
position-replace-nothing = Field “to_replace”: must be []: neither the display nor the pile has a card left (clause E19).
position-replace-waiting = Field “{ $field }”: must be false, not true: this seat still has a card to replace (clause E17).
position-replace-done = Field “{ $field }”: must be true, not false: this seat has no card to replace (clause E17).
position-places-empty = Field “{ $field }”: { $got ->
    [0] no place is
    [one] one place is
   *[other] { $got } places are
} empty (null), but { $wanted ->
    [0] no card of this seat is
    [one] one card of this seat is
   *[other] { $wanted } cards of this seat are
} to be replaced (clause E17).
position-all-finished = Field “players”: “finished” is true for everyone, so the step would be over; in phase “{ $phase }” someone must still have something to do (clause E7).
