# What is counted when many games are studied
tally-rounds = Rounds
tally-sand-out = Hourglass ran out
tally-time-out = Time ran out
tally-right-points = Right tiles
tally-wrong-points = Wrong tiles
tally-right = Right tiles
tally-wrong = Wrong tiles
tally-took = Taking a tile
tally-said-nothing = Saying “nothing”
tally-shown = Showing an operation
tally-said-done = Giving up an operation

thing-tile = { $number } { colour }
thing-scarabs = { $scarabs ->
    [one] one scarab
   *[other] { $scarabs } scarabs
}
family-colour = Colours
family-scarabs = Scarabs
