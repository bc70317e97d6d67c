### What is wrong with a position.

position-drawn-first = Field “drawn[0]”: can't be null: when there is only one room to draw, it is that of the first pile (clause GR4).
position-drawn-second = Field “drawn[1]”: can't be null: rooms are left in the piles, so a second room was drawn (clause GR3).
position-room-twice = Field “{ $field }”: room { $card } is used twice; each room exists once (clause G1).
position-piles-count = Field “piles”: the two piles { $got ->
    [one] have one room together
   *[other] have { $got } rooms together
}; { $wanted } of the { $all } rooms lie nowhere else, so there must be { $wanted } (clause G1).
position-top-empty = Field “{ $field }”: must be null, not “{ $got }”: the pile is empty.
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
position-over-early = Field “over”: can't be true: nobody has { $goal } points yet (clause G11).
position-over-late = Field “over”: must be true, not false: a player has { $goal } points, so the game is over (clause G11).
position-over-drawn = Field “drawn”: must be null: the game is over and nobody chooses any more (clause G11).
position-over-extra = Field “extra_turns”: must be 0, not { $got }: the game is over (clause G11).
position-over-in-extra = Field “extra”: must be false or left out, not true: the game is over (clause G11).
position-score-goal = Field “{ $field }”: must be { $goal } or more, not { $got }: this seat played last and reached the goal (clauses G11, GR2).
position-over-turn = Field “turn”: must be { $first }, not { $got }: seat { $first } reached the goal and has rooms left, so it played last (clause G11).
position-score = Field “{ $field }”: must be from { $least } to { $most }, not { $got }: this seat had less than { $goal } points when another reached the goal, then scored { $revealed } (clause G11).
