title = Cups
tagline = Each cup hides a die. Bid, or doubt the last bid!
refused-over = The game is over.
refused-turn = It's not your turn: player { SEAT($turn) } must bid or doubt.
refused-doubt = There is no bid to doubt yet.
refused-bid = Bid more dice than before, or the same number with a higher face. The maximum is { $dice } dice.
position-marks = Field “marks”: the sum must be { $wanted }, not { $got }, because one player loses each round (rule C7).
position-bid = Field “bid” must be null or, before the end, a bid such as “2 5” for no more dice than there are, not “{ $got }” (rule C5).
bid = { $count ->
    [one] 1 die showing { $face }
   *[other] { $count } dice showing { $face }
}
doubt = Doubt
log-bid = bids { bid }
log-doubt = doubts, and every cup is lifted
players = Players' dice
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
