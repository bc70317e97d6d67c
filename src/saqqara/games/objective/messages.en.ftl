title = Objective
tagline = Stack pyramids so that your secret colour shows most.
option-mode = How pieces are shared
option-mode-random = drawn blindly
option-mode-fair = equal shares

colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[pink] pink
}
refused-over = The game is over: all pieces have been placed.
refused-turn = It is not your turn: player { SEAT($turn) } is to place a piece.
refused-spot = There is no spot { $spot }: the board has spots 1 to { $spots }.
refused-stock = You have no { colour } piece left.
refused-base = A { colour } piece cannot go on the bare { colour } base of spot { $spot }.

board-secret = ◆ your secret colour: { $colour }
board-stock = Stock { SEAT($seat) }
board-you = you
board-turn = to act
board-counts = Spots (covered)

# The end, by seat
detail-objectives = Objective
detail-objectives-is = { $value ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[pink] pink
}
detail-spots = Spots
detail-covered = Covered spots
detail-tallest = Tallest stack

hint-gain = The spot becomes yours; it was { detail-objectives-is }.
hint-cover = It takes a spot from { colour }, which shows on { $spots }.
hint-cover-mine = It gives up a spot of yours and hides which colour you want.
hint-annihilate = The two pieces vanish, and the spot is { detail-objectives-is } again.

# Why a bot did that
why-cover = It takes a spot from { colour }, which showed on { $spots }.
why-annihilate = The two pieces vanish, and the spot is { detail-objectives-is } again.
why-gain = The spot became mine; it was { detail-objectives-is }.
why-cover-mine = I gave up a spot of mine, so that nobody would guess my colour.

# The challenge of a day
daily-line = The same deal for everybody, in equal shares, against a master.
daily-result = { $won ->
    [yes] { $shared ->
        [yes] a draw with the master
       *[no] { $lead ->
            [0] won, with as many spots
            [one] won by { $lead } spot
           *[other] won by { $lead } spots
        }
    }
   *[no] { $behind ->
        [0] lost, with as many spots
        [one] lost by { $behind } spot
       *[other] lost by { $behind } spots
    }
}
