step-bare-title = Bare bases
step-bare-text = Your secret colour is red: hold the stone pyramid to look. In the end a spot counts for the colour that shows on it. A bare base takes a piece of any colour but its own.
step-bare-task = Turn a blue base red: choose a red piece, then a bare blue base.
step-bare-hint = That was allowed, but no blue base has become red. Choose a red piece and one of the bare bases marked as blue.
step-bare-done = The spot is red now. The blue base stays under your piece for good.

step-cover-title = Covering
step-cover-text = Nora has put a blue piece on a red base, spot 6: the spot is blue. A piece of another colour covers it, and a stack may grow as high as you like.
step-cover-task = Cover the blue piece on spot 6 with a red one.
step-cover-hint = That was allowed, but spot 6 is not red through a red piece. Place red on spot 6.
step-cover-done = Whatever lies below, the piece on top decides: spot 6 is red.

step-vanish-title = Annihilation
step-vanish-text = If the piece on top has the colour of the one you place, both leave the game for good, and what lay underneath shows again.
step-vanish-task = On spot 1 a green piece lies on a red base. Make both green pieces vanish.
step-vanish-hint = The green piece on spot 1 is still there. Place one of your own green pieces on it.
step-vanish-done = Both green pieces are gone and the red base counts for you again. Red pieces may not go on it: it is bare.

step-without-title = Without a piece of your own
step-without-text = You have no red piece left. Yet red lies hidden on this board: under a piece of another colour, or as a covered base.
step-without-task = Win one more red spot.
step-without-hint = Red has not gained a spot. Look for a piece right on top of red, and place the same colour on it.
step-without-done = One red spot more, without a red piece. And nobody learned which colour you care for.

step-last-title = The last piece
step-last-text = Red and blue show on 4 spots each. Your last piece is blue, and you suspect that blue is Nora's colour.
step-last-task = Place it so that red alone has more spots than blue.
step-last-hint = Blue has gained a spot and Nora wins. Where does a blue piece take a blue spot away?
step-last-done = The objectives are turned over: red is ahead and you win. If spots are level, the covered ones decide, and then the tallest stack.
