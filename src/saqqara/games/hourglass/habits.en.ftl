# How somebody's choices differ from those of the others
habit-grabs = Grabs more tiles than anybody.
habit-picks-few = Picks few tiles, and with care.
habit-waits = Often finds that there is nothing to take.
habit-miscounts = Takes tiles first and does the sums later.
habit-counts-well = Hardly ever takes a tile without a sum for it.
