# How somebody's choices differ from those of the others
habit-explores-on = Explores one room too many before securing.
habit-secures-early = Secures early, with little at stake.
habit-awakens = Loves to wake what guards the treasure of others.
habit-lets-sleep = Lets the guardians of others sleep.
habit-is-awakened = Leaves treasure lying about until others wake its guardians.
