step-bare-title = Bare bases
step-bare-text = Your secret colour is red. Hold the stone pyramid to see it. At the end, each spot counts for the colour on top. You can place a piece on a bare base of any other colour.
step-bare-task = Turn a blue base red: choose a red piece, then a bare blue base.
step-bare-hint = That's allowed, but no blue base has turned red. Choose a red piece, then a bare blue base.
step-bare-done = The spot is red now. The blue base stays underneath.

step-cover-title = Covering
step-cover-text = Nora has put a blue piece on a red base, spot 6, so the spot is blue. A piece of any other colour can cover it. Stacks can grow as high as you like.
step-cover-task = Cover the blue piece on spot 6 with a red one.
step-cover-hint = That's allowed, but spot 6 has no red piece on top. Place a red piece on spot 6.
step-cover-done = Only the top piece counts: spot 6 is red.

step-vanish-title = Annihilation
step-vanish-text = When you place a piece on one of the same colour, both leave the game for good, and what was underneath shows again.
step-vanish-task = On spot 1, a green piece covers a red base. Make two green pieces vanish.
step-vanish-hint = The green piece on spot 1 is still there. Place a green piece on it.
step-vanish-done = Both green pieces are gone and the red base is yours again. It is bare, so no red piece can go on it.

step-without-title = Without a piece of your colour
step-without-text = You have no red pieces left, but this board hides some red: under a piece of another colour, or as a covered base.
step-without-task = Win one more red spot.
step-without-hint = Red hasn't gained a spot. Find a piece that lies directly on red, and place the same colour on it.
step-without-done = One more red spot, without a red piece. And nobody has found out your colour.

step-last-title = The last piece
step-last-text = Red and blue have 4 spots each. Your last piece is blue, and you suspect that blue is Nora's colour.
step-last-task = Place it so that red has more spots than blue.
step-last-hint = Blue has gained a spot and Nora wins. Where would a blue piece cost blue a spot?
step-last-done = The secret colours are revealed. Red leads and you win. In a tie, covered spots decide, then the tallest stack.
