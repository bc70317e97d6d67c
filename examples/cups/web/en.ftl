bid = { $count ->
    [one] 1 die with a { $face }
   *[other] { $count } dice with a { $face }
}
doubt = Doubt
log-bid = bids { bid }
log-doubt = doubts: the cups are lifted
cups = Cups
cup = { $name }: { $die }
cup-closed = { $name }: a closed cup
lost = rounds lost: { $marks }
last-bid = Last bid: { bid }
no-bid = No bid yet.
lifted = The cups were lifted: { $dice }.
bids = Bid higher, or doubt
