position-marks = Field “marks”: { $got } rounds are lost in all, but { $wanted } have been played; every round is lost by one player (clause C7).
position-over = Field “over”: { $got } is there after { $played } rounds; the game is over after five and not before (clause C8).
position-bid = Field “bid”: “{ $got }” is there; it must be null, or while the game goes on a bid such as “2 5” on at most { $dice } dice (clause C5).
