# The game for people: its name, and one sentence for the start page
title = Quarry
tagline = Lay your stones on three heaps, ever higher.

# Refused moves: a key for each `Refused` in refusals.py
refused-over = The game is over: all stones have been laid.
refused-turn = It is not your turn: player { SEAT($turn) } is to lay a stone.
refused-stone = You do not hold stone { $stone }.
refused-last = The last stone was laid on heap { $heap }: choose another heap.

# The board in the terminal
board-heap = Heap { $heap }
board-closed = (closed)
board-seat = Player { SEAT($seat) }
board-you = Player { SEAT($seat) } (you)
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-held = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
board-bag = In the bag
board-hand = Your hand: { $stones }

# The end, by seat: a key for each field of `Detail` in view.py
detail-best = Best turn

# Why a bot would do it: the keys of `evaluation.reason`
hint-climb = It climbs a heap: { board-points }.
hint-topple = It scores nothing, but takes { board-held } out of the others' reach.
hint-begin = It begins a new heap and leaves the others little to climb.
