# How somebody's choices differ from those of the others
habit-shows-colour = Plays their secret colour so often that it shows.
habit-hides-colour = Hides their secret colour well.
habit-stacks = Prefers covering a piece to taking a bare base.
habit-spreads = Claims more empty bases than most.
habit-annihilates = Makes pairs vanish whenever possible.
