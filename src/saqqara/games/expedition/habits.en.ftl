# How somebody's choices differ from those of the others
habit-single-squares = Marks one square at a time where others mark the whole pattern.
habit-whole-patterns = Nearly always finds room for the whole pattern.
habit-trusts-the-pile = Trusts the pile more than the cards that lie open.
habit-disturbs-skulls = Walks over skulls that others step around.
habit-avoids-skulls = Steps around every skull.
habit-loves-gems = Goes out of the way for gems.
habit-carries-torches = Never forgets a torch.
