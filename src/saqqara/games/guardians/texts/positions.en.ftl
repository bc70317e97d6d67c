### What is wrong with a position.

position-drawn-first = Field “drawn[0]” cannot be null. When only one room can be drawn, it comes from the first pile (rule GR4).
position-drawn-second = Field “drawn[1]” cannot be null. There are rooms left in the piles, so a second room was drawn (rule GR3).
position-room-twice = Field “{ $field }”: room { $card } appears more than once, but there is only one (rule G1).
position-piles-count = Field “piles”: { $got ->
    [one] one room
   *[other] { $got } rooms
} instead of { $wanted } in the two piles, of { $all } in total (rule G1).
position-top-empty = Field “{ $field }” must be null, not “{ $got }”. The pile is empty.
position-top-missing = Field “{ $field }” must be the colour of the back on top, { $known }, not null. The pile { $count ->
    [one] has one room
   *[other] has { $count } rooms
} (rule G2).
position-pile-empty = Field “piles”: the piles cannot have { $first } and { $second } rooms. An empty pile is refilled from the discards at once (rule G10), and a single room left goes to the first pile (rule GR4).
position-backs = Field “piles”: { $shown ->
    [one] one pile shows
   *[other] { $shown } piles show
} a “{ $back }” back, but { $there ->
    [0] no room in the piles has
    [one] only one room in the piles can have
   *[other] only { $there } rooms in the piles can have
} such a back (rule G2).
position-over-early = Field “over” cannot be true. Nobody has { $goal } points yet (rule G11).
position-over-late = Field “over” must be true, not false. A player has { $goal } points, so the game is over (rule G11).
position-over-drawn = Field “drawn” must be null. The game is over, so there is nothing left to choose (rule G11).
position-over-extra = Field “extra_turns” must be 0, not { $got }. The game is over (rule G11).
position-over-in-extra = Field “extra” must be false or absent, not true. The game is over (rule G11).
position-score-goal = Field “{ $field }” must be { $goal } or more, not { $got }. This seat played last and reached the goal (rules G11, GR2).
position-over-turn = Field “turn” must be { $first }, not { $got }. Seat { $first } reached the goal and has rooms left, so it played last (rule G11).
position-score = Field “{ $field }” must be from { $least } to { $most }, not { $got }. This seat had fewer than { $goal } points when another reached the goal, then scored { $revealed } (rule G11).
