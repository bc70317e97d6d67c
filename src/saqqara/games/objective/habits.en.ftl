# How somebody's choices differ from those of the others
habit-shows-colour = Plays the secret colour so often that it shows.
habit-hides-colour = Hides the secret colour behind all the others.
habit-stacks = Would rather cover a piece than take a bare base.
habit-spreads = Takes bare bases before anybody else does.
habit-annihilates = Makes pieces vanish in pairs whenever it can be done.
