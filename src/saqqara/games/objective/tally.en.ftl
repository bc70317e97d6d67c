# What is counted when many games are studied
tally-colours = Colours in play
tally-objective = Secret colour
tally-covered = Covered spots of one's colour
tally-tallest = Height of one's tallest stack
tally-own-placed = Placing one's own colour
tally-on-base = Placing on a bare base
tally-on-piece = Covering another colour
tally-annihilated = Removing a piece of the same colour
