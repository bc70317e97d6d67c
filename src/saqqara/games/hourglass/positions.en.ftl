### What is wrong with a position.

position-operation = Field “{ $field }”: “{ $got }” is no operation; write two or three numbers joined by + - * / as in “(5 - 2) * 11” (clause H5).
position-spelling = Field “{ $field }”: “{ $got }” is there; in a position this operation is written “{ $wanted }”.
position-row = Field “{ $field }”: { $got ->
    [one] one spot is there
   *[other] { $got } spots are there
}; this row of the pyramid has { $wanted } (clause H3).
position-no-tile = Field “{ $field }”: tile { $got } is there, but there is no such tile (clause H2).
position-tile-colour = Field “{ $field }”: tile { $got } is there; it is “{ $colour }” and cannot lie there (clause H3).
position-tile-twice = Field “{ $field }”: tile { $got } is there, but lies somewhere else too; each tile exists once (clause H2).
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
position-last-absent = Field “last.shown”: an operation for tile { $number } is there, but that tile is not in “last.pyramid” (clause HR7).
position-last-right = Field “last.shown.{ $number }”: this operation makes its number, so tile { $number } must be in somebody's “right” (clause H9).
position-last-wrong = Field “last.shown.{ $number }”: this operation is missing or does not make its number, so tile { $number } must be in somebody's “wrong” (clause H9).
position-shown = Field “{ $field }”: an operation for tile { $number } is there, but the seat has not taken that tile: it is not in its “tiles” (clause HR5).
position-one-tile = Field “{ $field }”: { $got } tiles are there; outside the advanced game everybody takes one in a round (clause H7).
position-tiles-over = Field “{ $field }”: tiles are there, but the game is over and they have been checked, so it must be [] (clause H11).
position-tiles-search = Field “{ $field }”: tiles are there, but in phase “search” nobody has taken one yet (clause H6); it must be [], or the phase “sand”.
position-nothing-check = Field “{ $field }”: true is there, but in phase “check” nobody looks for tiles any more; it must be false (clause HR2).
position-nothing-tile = Field “{ $field }”: true is there, but this seat has taken a tile; it must be false (clause HR2).
position-done-early = Field “{ $field }”: true is there, but operations are given up only in phase “check”; it must be false (clause HR5).
position-done-all = Field “{ $field }”: true is there, but this seat has no operation left to give up; it must be false (clause HR5).
position-untaken = Field “round”: nobody has taken a tile, but the phase is “{ $phase }”; without a tile it must be “search” (clause H6).
position-nobody-left = Field “round”: nobody is left who could take a tile, but the phase is “{ $phase }”; the search for tiles would be over (clauses HR1, HR2).
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
position-over = Field “over”: true is there; the game is over only when, after a check, a heap cannot refill its row (clause H11).
position-emptied = Field “{ $field }”: tile { $got } is there, but in this round no such tile was taken from an empty spot of this row (clause H6).
