title = Objective
tagline = Stack pyramids so that your secret colour shows the most.
option-mode = How pieces are dealt
option-mode-random = at random
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
refused-turn = It's not your turn: player { SEAT($turn) } plays now.
refused-spot = There is no spot { $spot }. Spots go from 1 to { $spots }.
refused-stock = You have no { colour } pieces left.
refused-base = You can't place this piece here: spot { $spot } is a bare { colour } base.

board-secret = ◆ your secret colour: { $colour }
board-stock = Stock { SEAT($seat) }
board-you = you
board-turn = to move
board-counts = Spots (covered)

# The end, by seat
detail-objectives = Secret colour
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

hint-gain = This spot becomes yours (it was { detail-objectives-is }).
hint-cover = { $spots ->
    [one] This takes { colour }'s only spot.
   *[other] This takes one of { colour }'s { $spots } spots.
}
hint-cover-mine = You give up one of your spots to hide your colour.
hint-annihilate = Both pieces vanish, and the spot is { detail-objectives-is } again.

# Why a bot did that
why-cover = { $spots ->
    [one] I took { colour }'s only spot.
   *[other] I took one of { colour }'s { $spots } spots.
}
why-annihilate = Both pieces vanish, and the spot is { detail-objectives-is } again.
why-gain = This spot became mine (it was { detail-objectives-is }).
why-cover-mine = I gave up one of my spots to hide my colour.

# The challenge of a day
daily-line = The same deal for everyone, in equal shares, against a master.
daily-result = { $won ->
    [yes] { $shared ->
        [yes] tied with the master
       *[no] { $lead ->
            [0] won on the tie-break
            [one] won by { $lead } spot
           *[other] won by { $lead } spots
        }
    }
   *[no] { $behind ->
        [0] lost on the tie-break
        [one] lost by { $behind } spot
       *[other] lost by { $behind } spots
    }
}
