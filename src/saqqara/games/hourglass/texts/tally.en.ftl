# What is counted when many games are studied
tally-rounds = Rounds
tally-sand-out = Hourglass ran out
tally-time-out = Time ran out
tally-right-points = Tiles won
tally-wrong-points = Tiles lost
tally-right = Tiles won
tally-wrong = Tiles lost
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
