# What is counted when many games are studied
tally-secured-points = Secured oneself
tally-warded-points = Awakened by others, amulets held
tally-mummy-points = By a mummy, from others
tally-last-points = Turned over at the end
tally-held = Rooms that lay before one
tally-scored = Rooms that scored
tally-lost = Rooms lost to an awakening
tally-explored = Exploring
tally-secured = Securing
tally-awakened = Awakening
tally-backfired = Awakening for the other's profit
tally-kept = Choosing after a werewolf
tally-passed = Passing

thing-room = { $card } { back }: { $count } { treasure }, { $centre ->
    [none] nothing
   *[other] { centre }
}
thing-count = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
family-back = Backs
family-treasure = Types of treasure
family-count = Number of treasures
family-centre = What is in the middle
