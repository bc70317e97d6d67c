### What is wrong with a position.

position-operation = Field “{ $field }”: “{ $got }” isn't a valid operation; write two or three numbers joined by + - * / as in “(5 - 2) * 11” (clause H5).
position-spelling = Field “{ $field }”: write “{ $wanted }”, not “{ $got }”.
position-no-tile = Field “{ $field }”: there is no tile { $got } (clause H2).
position-tile-colour = Field “{ $field }”: tile { $got } is “{ $colour }” and can't be here (clause H3).
position-tile-twice = Field “{ $field }”: tile { $got } is also somewhere else; each tile exists once (clause H2).
position-heap-top = Field “{ $field }”: null is there, but the heap { $count ->
    [one] has one tile
   *[other] has { $count } tiles
}; the number on its top tile must be there (clause H3).
position-heap-count = Field “{ $field }”: { $got } is there; of the tiles of this colour { $wanted ->
    [one] one lies nowhere else
   *[other] { $wanted } lie nowhere else
}, so it must be { $wanted } (clause H2).
position-last-pyramid = Field “last.pyramid”: these are not ten tiles of a pyramid, which has 4 yellow, 3 blue, 2 red and 1 black one (clause H3).
position-last-nothing = Field “last.shown”: it is empty; where no tile has been checked yet, leave “last” out.
position-last-sight = Field “last.pyramid”: tile { $number } was not taken then, so it must still lie in the pyramid or have been taken in this round (clause HR7).
position-last-absent = Field “last.shown”: tile { $number } has an operation, but is not in “last.pyramid” (clause HR7).
position-last-right = Field “last.shown.{ $number }”: this operation makes its number, so tile { $number } must be in somebody's “right” (clause H9).
position-last-wrong = Field “last.shown.{ $number }”: this operation is missing or does not make its number, so tile { $number } must be in somebody's “wrong” (clause H9).
position-shown = Field “{ $field }”: tile { $number } has an operation, but is not in the “tiles” of this seat (clause HR5).
position-one-tile = Field “{ $field }”: { $got } tiles are too many; in the basic game each player takes one per round (clause H7).
position-tiles-over = Field “{ $field }”: must be []: the game is over and the tiles have been checked (clause H11).
position-tiles-search = Field “{ $field }”: must be [], or the phase “sand”: in phase “search” nobody has taken a tile yet (clause H6).
position-nothing-check = Field “{ $field }”: must be false, not true: in phase “check” nobody looks for tiles any more (clause HR2).
position-nothing-tile = Field “{ $field }”: must be false, not true: this seat has taken a tile (clause HR2).
position-done-early = Field “{ $field }”: must be false, not true: operations are given up only in phase “check” (clause HR5).
position-done-all = Field “{ $field }”: must be false, not true: this seat has no operation left to give up (clause HR5).
position-untaken = Field “round”: without a tile taken, the phase must be “search”, not “{ $phase }” (clause H6).
position-nobody-left = Field “round”: in phase “{ $phase }” someone must still be able to take a tile, or the search would be over (clauses HR1, HR2).
position-all-shown = Field “round”: all operations have been shown or given up, so the check would be over (clause HR5).
position-empty = Field “{ $field }”: { $got ->
    [0] no empty spots (null) are
    [one] one empty spot (null) is
   *[other] { $got } empty spots (null) are
} there; { $wanted ->
    [0] no tiles of this colour have
    [one] one tile of this colour has
   *[other] { $wanted } tiles of this colour have
} been taken from it (clause H6).
position-over = Field “over”: can't be true: the game is over only when, after a check, a heap can't refill its row (clause H11).
position-emptied = Field “{ $field }”: tile { $got } was not taken from an empty spot of this row in this round (clause H6).
