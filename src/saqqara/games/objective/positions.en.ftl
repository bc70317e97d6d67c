### What is wrong with a position.

position-spots = Field “spots”: { $got ->
    [one] one spot is there
   *[other] { $got } spots are there
}; { $seats } players play on { $wanted } (clause O4).
position-bases = Field “spots”: { $got ->
    [one] one of them has a
   *[other] { $got } of them have a
} “{ $colour }” base; each colour in play has { $wanted } bases (clause O4).
position-objective-twice = Field “objectives”: “{ $colour }” is there twice; every player has another colour (clause O3).
position-stack-base = Field “{ $field }”: the lowest piece is “{ $colour }”, like its base; a piece never lies on a bare base of its own colour (clause O8).
position-stack-same = Field “{ $field }”: two “{ $colour }” pieces lie on each other; such pieces vanish together (clause O10).
position-fair-share = Field “{ $field }”: { $got ->
    [one] one piece is there
   *[other] { $got } pieces are there
}; in the fair mode nobody has more than { $most } of a colour (clause O5).
position-colour = Field “{ $field }”: “{ $colour }” is there, but no spot has a base of that colour, so it is not in play (clause O2).
position-pieces = Field “{ $field }”: { $got ->
    [one] one “{ $colour }” piece lies on
   *[other] { $got } “{ $colour }” pieces lie on
} the board and in the stocks; there can be { $most }, or fewer by an even number, since pieces vanish in pairs (clause O10).
position-stocks = Field “stocks”: the players { $got ->
    [one] have one piece left
   *[other] have { $got } pieces left
} and seat { $turn } is to place; that cannot be, since they place one each in turn (clause O6) and began with { $most } each (clause O5).
position-over-early = Field “over”: true is there, { $left ->
    [one] but one piece is left
   *[other] but { $left } pieces are left
} in the stocks; the game is over when the last is placed (clause O13).
position-over-late = Field “over”: false is there, but no piece is left in the stocks, so the game is over: it must be true (clause O13).
