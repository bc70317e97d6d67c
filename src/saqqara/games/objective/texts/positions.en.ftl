### What is wrong with a position.

position-bases = Field “spots”: { $got ->
    [one] one spot has a
   *[other] { $got } spots have a
} “{ $colour }” base instead of { $wanted }. Each colour in play has the same number of bases (rule O4).
position-objective-twice = Field “objectives”: “{ $colour }” appears twice. Each player has a different colour (rule O3).
position-stack-base = Field “{ $field }”: the lowest piece is “{ $colour }”, like its base. A piece cannot be placed on a bare base of its own colour (rule O8).
position-stack-same = Field “{ $field }”: two “{ $colour }” pieces are on top of each other. They would both vanish (rule O10).
position-fair-share = Field “{ $field }” must be at most { $most }, not { $got }. With equal shares, that is the maximum per colour (rule O5).
position-colour = Field “{ $field }”: “{ $colour }” is not in play. No spot has a base of that colour (rule O2).
position-pieces = Field “{ $field }”: there { $got ->
    [one] is one “{ $colour }” piece
   *[other] are { $got } “{ $colour }” pieces
} on the board and in the stocks. There can be { $most }, or 2, 4, 6… fewer, because pieces vanish in pairs (rule O10).
position-stocks = Field “stocks”: the numbers of pieces left ({ $got }) do not match the turn of seat { $turn }. Players place one piece each in turn (rule O6) and start with { $most } each (rule O5).
position-over-early = Field “over” cannot be true. There { $left ->
    [one] is one piece
   *[other] are { $left } pieces
} left in the stocks (rule O13).
position-over-late = Field “over” must be true, not false. No piece is left in the stocks, so the game is over (rule O13).
