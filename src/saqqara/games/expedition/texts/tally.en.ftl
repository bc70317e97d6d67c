# What is counted when many games are studied
tally-card-points = Completed cards
tally-box-points = Pyramid points
tally-gem-points = Gems
tally-torch-points = Torches
tally-skull-points = Skulls
tally-completed = Cards completed
tally-held = Cards held
tally-red = Red gems
tally-green = Green gems
tally-torches = Torches, by round
tally-skulls = Skulls at the end
tally-patterns = Marking the pattern
tally-squares = Marking a single square
tally-passes = Passing
tally-from-display = Taking a card from the display
tally-from-pile = Taking a card from the pile

thing-card = { $card } { colour }
thing-round = round { $round }
thing-way = { $squares } squares to the tomb
thing-crosses = { $count ->
    [0] no red cross
    [one] one red cross
   *[other] { $count } red crosses
}
thing-gems = { $count ->
    [0] no gem
    [one] one gem
   *[other] { $count } gems
}
thing-torches = { $count ->
    [0] no torch
    [one] one torch
   *[other] { $count } torches
}
thing-skulls = { $count ->
    [0] no skull
    [one] one skull
   *[other] { $count } skulls
}
thing-potions = { $count ->
    [0] no potion
    [one] one potion
   *[other] { $count } potions
}
thing-walls = { $count ->
    [0] no wall
    [one] one wall
   *[other] { $count } walls
}
family-colour = Colours
family-way = Path length
family-crosses = Red crosses
family-gems = Gems
family-torches = Torches
family-skulls = Skulls
family-potions = Potions
family-walls = Walls
