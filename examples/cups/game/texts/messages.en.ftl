title = Cups
tagline = A die under every cup, and a bid that somebody will doubt.
refused-over = The game is over.
refused-turn = It is not your turn: player { SEAT($turn) } is to bid or to doubt.
refused-doubt = Nobody has made a bid that you could doubt.
refused-bid = Bid more dice than the last time, or as many of a higher face, and no more than the { $dice } that there are.
position-marks = Field “marks”: the sum is { $got }; it must be { $wanted }, since every round is lost by one player (clause C7).
position-bid = Field “bid”: “{ $got }” is there; it must be null, or before the end a bid such as “2 5” on no more dice than there are (clause C5).
bid = { $count ->
    [one] 1 die with a { $face }
   *[other] { $count } dice with a { $face }
}
doubt = Doubt
log-bid = bids { bid }
log-doubt = doubts: every cup is lifted
players = What each player has
cup = { $name }: { $die }
cup-closed = { $name }: a closed cup
lost = rounds lost: { $marks }
last-bid = Last bid: { $bid }
no-bid = No bid yet.
lifted = The dice were: { $dice }.
moves = Bid higher, or doubt
field-bid = Last bid
field-dice = Dice
field-marks = Rounds lost
field-round = Rounds over
