unknown-level = There is no bot “{ $level }”: choose one of { $known }.
level-chance = Chance
level-chance-line = Plays anything the rules allow.
