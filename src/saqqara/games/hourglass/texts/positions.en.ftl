### What is wrong with a position.

position-operation = Field “{ $field }”: “{ $got }” is not a valid operation. Write two or three numbers joined by + - * / as in “(5 - 2) * 11” (rule H5).
position-spelling = Field “{ $field }”: write “{ $wanted }”, not “{ $got }”.
position-no-tile = Field “{ $field }”: there is no tile { $got } (rule H2).
position-tile-colour = Field “{ $field }”: tile { $got } is “{ $colour }” and cannot be here (rule H3).
position-tile-twice = Field “{ $field }”: tile { $got } appears more than once, but there is only one (rule H2).
position-heap-top = Field “{ $field }” must be the number on the top tile, not null. The heap { $count ->
    [one] has one tile
   *[other] has { $count } tiles
} (rule H3).
position-heap-count = Field “{ $field }” must be { $wanted }, not { $got }. { $wanted ->
    [one] One tile of this colour is
   *[other] { $wanted } tiles of this colour are
} nowhere else (rule H2).
position-last-pyramid = Field “last.pyramid” must be the ten tiles of a pyramid, which are 4 yellow, 3 blue, 2 red and 1 black (rule H3).
position-last-nothing = Field “last.shown” cannot be empty. If no tile has been checked yet, leave out “last”.
position-last-sight = Field “last.pyramid”: tile { $number } was not taken in the last round, so it must still be in the pyramid or have been taken this round (rule HR7).
position-last-absent = Field “last.shown”: tile { $number } has an operation, but is not in “last.pyramid” (rule HR7).
position-last-right = Field “last.shown.{ $number }”: this operation gives the right number, so tile { $number } must be in a player's “right” (rule H9).
position-last-wrong = Field “last.shown.{ $number }”: this operation is missing or gives another number, so tile { $number } must be in a player's “wrong” (rule H9).
position-shown = Field “{ $field }”: tile { $number } has an operation, but is not in the “tiles” of this seat (rule HR5).
position-one-tile = Field “{ $field }” must have at most one tile, not { $got }. In the basic game each player takes one per round (rule H7).
position-tiles-over = Field “{ $field }” must be []. The game is over and the tiles have been checked (rule H11).
position-tiles-search = Field “{ $field }” must be [], or the phase must be “sand”. In phase “search” nobody has taken a tile yet (rule H6).
position-nothing-check = Field “{ $field }” must be false, not true. In phase “check” nobody is looking for tiles (rule HR2).
position-nothing-tile = Field “{ $field }” must be false, not true. This seat has taken a tile (rule HR2).
position-done-early = Field “{ $field }” must be false, not true. Operations can only be given up in phase “check” (rule HR5).
position-done-all = Field “{ $field }” must be false, not true. This seat has no operation left to give up (rule HR5).
position-untaken = Field “round”: no tile has been taken, so the phase must be “search”, not “{ $phase }” (rule H6).
position-nobody-left = Field “round”: in phase “{ $phase }”, at least one player must still be able to take a tile (rules HR1, HR2).
position-all-shown = Field “round”: all operations have been shown or given up, so the check would be over (rule HR5).
position-empty = Field “{ $field }”: { $got ->
    [0] no spot is
    [one] one spot is
   *[other] { $got } spots are
} empty (null), but { $wanted ->
    [0] no tile of this colour has
    [one] one tile of this colour has
   *[other] { $wanted } tiles of this colour have
} been taken (rule H6).
position-over = Field “over” cannot be true. The game is over only when a heap cannot refill its row after a check (rule H11).
position-emptied = Field “{ $field }”: tile { $got } was not taken from an empty spot of this row in this round (rule H6).
