### What is wrong with a position.

position-bases = Field “spots”: { $got ->
    [one] one of them has a
   *[other] { $got } of them have a
} “{ $colour }” base; each colour in play has { $wanted } bases (clause O4).
position-objective-twice = Field “objectives”: “{ $colour }” is used twice; each player has a different colour (clause O3).
position-stack-base = Field “{ $field }”: the lowest piece is “{ $colour }”, like its base; a piece never lies on a bare base of its own colour (clause O8).
position-stack-same = Field “{ $field }”: two “{ $colour }” pieces lie on each other; such pieces vanish together (clause O10).
position-fair-share = Field “{ $field }”: { $got ->
    [one] one piece is
   *[other] { $got } pieces are
} too many; with equal shares, the maximum is { $most } per colour (clause O5).
position-colour = Field “{ $field }”: “{ $colour }” is not in play: no spot has a base of that colour (clause O2).
position-pieces = Field “{ $field }”: there { $got ->
    [one] is one “{ $colour }” piece
   *[other] are { $got } “{ $colour }” pieces
} on the board and in the stocks; there can be { $most }, or fewer by an even number, since pieces vanish in pairs (clause O10).
position-stocks = Field “stocks”: the players { $got ->
    [one] have one piece left
   *[other] have { $got } pieces left
} and seat { $turn } is to place; that cannot be, since they place one each in turn (clause O6) and began with { $most } each (clause O5).
position-over-early = Field “over”: can't be true: { $left ->
    [one] one piece is left
   *[other] { $left } pieces are left
} in the stocks (clause O13).
position-over-late = Field “over”: must be true, not false: no piece is left in the stocks, so the game is over (clause O13).
