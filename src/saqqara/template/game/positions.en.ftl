### What is wrong with a position: a key for each `bad(…)` in position_check.py that is the game's own.

position-last-missing = Field “last”: null is there, but stones lie on the heaps; it must be the number of the heap that was laid on last (clause Q5).
position-last = Field “last”: { $got } is there; it must be a heap on which stones lie, counted from 1 (clause Q5).
position-hands-full = Field “hands”: the players hold { $got } stones and the bag has { $bag }; as long as there are some in it everybody holds { $wanted } (clause Q8).
position-hands-turn = Field “hands”: the players hold { $got } stones and seat { $turn } is to lay one; that cannot be, since they lay one each in turn (clause Q3).
position-over-early = Field “over”: true is there, but the players still hold { $left } stones; the game is over when the last is laid (clause Q9).
position-over-late = Field “over”: false is there, but nobody holds a stone, so the game is over: it must be true (clause Q9).
position-best = Field “{ $field }”: { $got } is there; the best turn of this player made 0 to { $most } points, which is all they have (clause Q10).
