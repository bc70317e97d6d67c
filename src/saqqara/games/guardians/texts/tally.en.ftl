# What is counted when many games are studied
tally-secured-points = Own rooms secured
tally-warded-points = Awakened by others, saved by amulets
tally-mummy-points = From others' rooms, with a mummy
tally-last-points = From the final reveal
tally-held = Rooms held
tally-scored = Rooms that scored
tally-lost = Rooms lost to awakenings
tally-explored = Exploring
tally-secured = Securing
tally-awakened = Awakening
tally-backfired = Awakenings that helped the other player
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
family-centre = Centre
