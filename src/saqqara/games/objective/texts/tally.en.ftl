# What is counted when many games are studied
tally-colours = Colours in play
tally-objective = Secret colour
tally-covered = Covered spots of own colour
tally-tallest = Height of tallest own stack
tally-own-placed = Placing own colour
tally-on-base = Placing on a bare base
tally-on-piece = Covering another colour
tally-annihilated = Making two pieces vanish
