### What is wrong with a position.

position-keep-round = Field “round” must be 1, not { $got }. In phase “keep”, the game has only just begun (rule E4).
position-keep-turn = Field “turn” must be 0, not { $got }. In phase “keep”, no expedition card has been revealed yet (rule E4).
position-over-early = Field “over” cannot be true. The game ends after turn { $turns } of round { $rounds }, in phase “mark” (rule E22).
position-last-replace = Field “phase” cannot be “replace”. No card is replaced after the last turn of the game (rule ER8).
position-pattern-early = Field “pattern” must be null, not “{ $got }”. In phase “keep”, no expedition card has been revealed (rule E6).
position-pattern-missing = Field “pattern” cannot be null. In phase “{ $phase }”, an expedition card has been revealed (rule E6).
position-expeditions = Field “expeditions_left”: { $got ->
    [one] one pattern
   *[other] { $got } patterns
} instead of { $wanted }. In turn { $turn }, that many of the eight expedition cards are face down (rule E6).
position-expeditions-order = Field “expeditions_left”: the patterns must be in the order { $order }.
position-expeditions-many = Field “expeditions_left”: with this turn's pattern, “{ $pattern }” appears { $got } times, but only { $most ->
    [one] one expedition card shows
   *[other] { $most } expedition cards show
} it (rule E2).
position-places = Field “{ $field }”: { $got ->
    [one] one entry
   *[other] { $got } entries
} instead of 2. A player has two places for cards, and null means an empty place (rule E4).
position-dealt-late = Field “{ $field }” must be []. Every player has chosen their two cards (rule E4).
position-tomb = Field “{ $field }”: the tomb is marked, so the card is completed and would have been set aside (rule E17).
position-owed-phase = Field “{ $field }” must be 0, not { $got }. Red crosses only give extra squares in phase “mark” (rule E11).
position-before-phase = Field “{ $field }”: leave it out. It is only used while players mark (rule ER3).
position-over-finished = Field “{ $field }” must be true, not false. The game is over, so everyone has finished (rule E22).
position-torch-later = Field “{ $field }” must be false, not true. Round { $round } has not begun (rule E13).
position-keep-sheet = Field “{ $field }”: nothing can be marked on the score card in phase “keep” (rule E4).
position-dealt = Field “{ $field }”: { $got ->
    [one] one card
   *[other] { $got } cards
} instead of 4. Each player is dealt four cards to choose from (rule E4).
position-keep-completed = Field “{ $field }” must be []. In phase “keep”, nobody has completed a card (rule E4).
position-kept = Field “{ $field }”: { $got ->
    [one] one card
   *[other] { $got } cards
} instead of 2. This seat has chosen its cards: “finished” is true (rule E4).
position-unkept = Field “{ $field }”: { $got ->
    [one] one card
   *[other] { $got } cards
} instead of []. This seat has not chosen yet: “finished” is false (rule E4).
position-kept-card = Field “{ $field }” must be one of the cards in “dealt”, without marks, in phase “keep” (rule E4).
position-walls = Field “{ $field }”: { $squares } cannot be marked because a wall is there (rule E8).
position-path = Field “{ $field }”: no marked path leads from the start to { $squares } (rule E9).
position-square = Field “{ $field }”: “{ $got }” is not a square. Write a column from a to e and a row from 1 to 5, such as b2.
position-square-twice = Field “{ $field }”: square { $got } appears more than once.
position-owed-finished = Field “{ $field }” must be 0, not { $got }. This seat has finished: “finished” is true (rule E11).
position-owed-crosses = Field “{ $field }” must be from 0 to { $most }, not { $got }. { $most } is the number of red crosses marked on the cards (rule E11).
position-owed-nowhere = Field “{ $field }” must be 0, not { $got }. No square can be marked, so red crosses have no effect (rule ER1).
position-before-idle = Field “{ $field }”: leave it out. This seat has not marked anything in this step (rule ER3).
position-before-marked = Field “{ $field }”: squares marked earlier ({ $squares }) must still be marked on the card, and the tomb must not be among them (rule ER3).
position-before-same = Field “{ $field }”: leave it out. It is the same as the current cards, so nothing has been marked since (rule ER3).
position-before-torch = Field “{ $field }” cannot be true. This torch is not marked now, and a marked torch stays marked (rule E13).
position-keep-display = Field “display” must be []. In phase “keep”, there is no display yet (rule E4).
position-card-twice = Field “{ $field }”: card { $card } appears more than once, but there is only one (rule E1).
position-pile = Field “pile” must be { $wanted }, not { $got }. That is how many of the { $all } cards are nowhere else (rule E1).
position-display-gaps = Field “display”: { $gaps ->
    [one] one place is
   *[other] { $gaps } places are
} empty (null), but the pile still { $pile ->
    [one] has one card
   *[other] has { $pile } cards
}. Empty places are refilled at once (rule E18).
position-box-colours = Field “{ $field }” must have the colours { $known }, and no others (rule E20).
position-boxes-left = Field “{ $field }” must list { $first }, { $second }, { $third } in this order, without the boxes already taken, the highest first (rule E20).
position-boxes-many = Field “{ $field }”: { $got ->
    [one] one box
   *[other] { $got } boxes
} instead of at most { $most }. Each pair of completed cards of a colour earns one box (rule E20).
position-boxes-taken = Field “{ $field }”: the players have { $taken ->
    [none] no boxes
   *[other] the boxes { $taken }
} of this colour. Together with the boxes left, there must be 10, 6 and 3, each once (rule E20).
position-boxes-due = Field “{ $field }”: { $got ->
    [one] one box is left
   *[other] { $got } boxes are left
} instead of { $wanted }, given the completed cards (rule E20).
position-replace-missing = Field “to_replace” cannot be empty. In phase “replace”, a completed card must still be replaced (rule E17).
position-replace-early = Field “to_replace” must be []. Cards are replaced only in phase “replace” (rule E17).
position-replace-card = Field “{ $field }”: card { $card } is not among the completed cards of seat { $seat } (rule E17).
position-replace-nothing = Field “to_replace” must be []. Neither the display nor the pile has a card left (rule E19).
position-replace-waiting = Field “{ $field }” must be false, not true. This seat still has a card to replace (rule E17).
position-replace-done = Field “{ $field }” must be true, not false. This seat has no card to replace (rule E17).
position-places-empty = Field “{ $field }”: { $got ->
    [0] no place is
    [one] one place is
   *[other] { $got } places are
} empty (null), but { $wanted ->
    [0] no card of this seat needs
    [one] one card of this seat needs
   *[other] { $wanted } cards of this seat need
} replacing (rule E17).
position-all-finished = Field “players”: “finished” cannot be true for everyone. In phase “{ $phase }”, at least one player must still have something to do (rule E7).
