### What is wrong with a position.

position-extra-turns = Field “extra_turns”: { $got } is there; an awakening wins one extra turn at most, which follows at once: 0 or 1 (clause G9c).
position-drawn-first = Field “drawn[0]”: null is there; when there is only one room to draw, it is that of the first pile (clause GR4), so a room must be there.
position-drawn-second = Field “drawn[1]”: null is there, but rooms are left in the piles; the second room is missing only where there was none to draw (clause GR3).
position-room-twice = Field “{ $field }”: room { $card } is there, but lies somewhere else too (or twice here); each room exists once (clause G1).
position-piles-count = Field “piles”: the two piles { $got ->
    [one] have one room together
   *[other] have { $got } rooms together
}; { $wanted } of the { $all } rooms lie nowhere else, so there must be { $wanted } (clause G1).
position-top-empty = Field “{ $field }”: “{ $got }” is there, but the pile is empty, so it must be null.
position-top-missing = Field “{ $field }”: null is there, but the pile { $count ->
    [one] has one room
   *[other] has { $count } rooms
}; the colour of the back on top must be there: { $known } (clause G2).
position-pile-empty = Field “piles”: they have { $first } and { $second } rooms; piles are formed anew from the discards as soon as one is empty (clause G10), and a single room that is left lies in the first (clause GR4).
position-backs = Field “piles”: { $shown ->
    [one] one pile shows
   *[other] { $shown } piles show
} a “{ $back }” back; of the rooms that lie nowhere else { $there ->
    [0] none has
    [one] only one has
   *[other] only { $there } have
} such a back (clause G2).
position-over-early = Field “over”: true is there, but nobody has { $goal } points; the game goes on until somebody does (clause G11).
position-over-late = Field “over”: false is there, but somebody has { $goal } points, so the game is over: it must be true (clause G11).
position-over-drawn = Field “drawn”: rooms are there, but the game is over and nobody chooses any more, so it must be null (clause G11).
position-over-extra = Field “extra_turns”: { $got } is there, but the game is over, so it must be 0 (clause G11).
position-over-in-extra = Field “extra”: true is there, but the game is over, so it must be false or left out (clause G11).
position-score-goal = Field “{ $field }”: { $got } is there; this seat acted last, when the goal was reached, so it has { $goal } points at least (clauses G11, GR2).
position-over-turn = Field “turn”: { $got } is there; seat { $first } reached the goal and has rooms left, so it was the last to act: { $first } must be there (clause G11).
position-score = Field “{ $field }”: { $got } is there; this seat had less than { $goal } points when another reached the goal, and its rooms then brought { $revealed }: from { $least } to { $most } (clause G11).
