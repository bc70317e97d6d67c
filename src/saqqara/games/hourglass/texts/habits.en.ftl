# How somebody's choices differ from those of the others
habit-grabs = Takes more tiles than most.
habit-picks-few = Takes few tiles, but chooses well.
habit-waits = Often takes no tile.
habit-miscounts = Takes tiles first and works them out later.
habit-counts-well = Hardly ever takes a tile they can't make.
