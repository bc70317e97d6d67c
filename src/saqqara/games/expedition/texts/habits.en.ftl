# How somebody's choices differ from those of the others
habit-single-squares = Often marks single squares instead of the whole pattern.
habit-whole-patterns = Almost always marks the whole pattern.
habit-trusts-the-pile = Takes more cards from the pile than from the display.
habit-disturbs-skulls = Marks skulls that others avoid.
habit-avoids-skulls = Avoids every skull.
habit-loves-gems = Goes out of their way for gems.
habit-carries-torches = Never misses a torch.
