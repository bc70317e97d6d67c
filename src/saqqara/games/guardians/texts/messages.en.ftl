title = Guardians
tagline = Collect treasures face down, and awaken the guardians of your rivals.

back = { $back ->
    [green] green
    [yellow] yellow
   *[red] red
}
letter = { $back ->
    [green] G
    [yellow] Y
   *[red] R
}
treasure = { $treasure ->
    [chest] { $count ->
        [one] chest
       *[other] chests
    }
    [vase] { $count ->
        [one] vase
       *[other] vases
    }
    [cup] { $count ->
        [one] cup
       *[other] cups
    }
    [crown] { $count ->
        [one] crown
       *[other] crowns
    }
    [mask] { $count ->
        [one] mask
       *[other] masks
    }
   *[scarab] { $count ->
        [one] scarab
       *[other] scarabs
    }
}
centre = { $centre ->
    [amulet] amulet
    [mummy] mummy
    [werewolf] werewolf
    [frank] Frank
   *[none] nothing
}

refused-over = The game is over: the goal has been reached.
refused-turn = It's not your turn: player { SEAT($turn) } plays now.
refused-choose = First choose which drawn rooms to keep.
refused-keep = There are no drawn rooms to choose from.
refused-no-card = Pile { $pile } was empty, so no room came from it.
refused-two-cards = There is no drawn room { $number }. Choose room 1 (from pile 1) or room 2 (from pile 2).
refused-pile = There is no pile { $pile }. Choose pile 1 or 2.
refused-empty-pile = You can't explore pile { $pile }: it's empty.
refused-secure = You have no rooms to secure.
refused-explorer = There is no such player. After “awaken”, write a number from 0 (player 1) to { $most } (player { SEAT($most) }).
refused-oneself = You can't awaken your own guardians.
refused-needs-card = You need a room of your own to awaken guardians.
refused-nothing-there = Player { SEAT($seat) } has no rooms to awaken.
refused-pass = You can't pass while you can still play.

deck-choice = Card { $card }, field “{ $field }”: choose { $known }, not “{ $got }”.
deck-count = Card { $card }: the number of treasures must be from 1 to { $most }, not { $got }.
deck-backs = Field “backs”: the numbers must add up to { $wanted }, not { $got }.
deck-guardians = Number of { $back } cards with a guardian: it must be { $wanted }, not { $got }.

board-empty = empty
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-drawn = Drawn for the werewolf
board-none = no card
board-goal = Goal: { $goal } points
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-you = you
board-turn = to move
board-secure = secure now: { board-points }
board-extra = (plus an extra turn)
board-discard = Discards: { $count }
board-newest = latest:
board-pile = Pile { $pile }

# The end
detail-reached = Reached the goal
detail-reached-is = { $name }
detail-before = Points before the final reveal
detail-revealed = Points from the final reveal

hint-explore = { $guarded }% of the unseen rooms with this back hide a guardian (1 in { $rooms } in the whole deck). { $points ->
    [0] You have no points at stake.
    [one] You have 1 point at stake.
   *[other] You have { $points } points at stake.
}
hint-explore-warded = { $guarded }% of the unseen rooms with this back hide a guardian (1 in { $rooms } in the whole deck), but you have an amulet. { $points ->
    [one] You have 1 point at stake.
   *[other] You have { $points } points at stake.
}
hint-secure = You score { $points ->
    [one] 1 point
   *[other] { $points } points
} before anyone can awaken your rooms.
hint-secure-guarded = You have { $guardians ->
    [one] a guardian
   *[other] { $guardians } guardians
}. It's better to score { $points ->
    [one] 1 point
   *[other] { $points } points
} than to lose everything.
hint-secure-goal = { $points ->
    [one] 1 point takes you
   *[other] { $points } points take you
} to the goal.
hint-awaken = Given what you've seen, the guardians win here { $risk }% of the time. The rooms are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} on average.
hint-keep = You gain { $points ->
    [one] one treasure
   *[other] { $points } treasures
} and no guardian.
hint-keep-guarded = { $points ->
    [one] 1 more treasure is
   *[other] { $points } more treasures are
} worth the risk of a guardian.
hint-keep-none = These rooms would cost you more than they're worth.
hint-pass = You have no other move.

# Why a bot did that
why-explore = I had { $rooms ->
    [0] no rooms
    [one] one room
   *[other] { $rooms } rooms
}. { $guarded }% of the rooms with this back still in play hide a guardian.
why-secure = I had { $rooms ->
    [one] one room that someone could have awakened.
   *[other] { $rooms } rooms that someone could have awakened.
}
why-awaken = Judging by their backs, the guardians win there { $risk }% of the time. Such rooms are worth { $points ->
    [one] one point
   *[other] { $points } points
} on average.
why-keep = The rooms I kept were worth the risk.
why-keep-none = These rooms would have cost me more than they were worth.
why-pass = I had no other move.
why-explored = I had { $points ->
    [0] no points at stake
    [one] one point at stake and no guardian
   *[other] { $points } points at stake and no guardian
}.
why-explored-guarded = I had { $points ->
    [one] one point
   *[other] { $points } points
} and { $guardians ->
    [one] a guardian
   *[other] { $guardians } guardians
}. I hoped nobody would notice.
why-secured = { $points ->
    [one] One point was
   *[other] { $points } points were
} enough for me.
why-secured-guarded = I had { $guardians ->
    [one] a guardian
   *[other] { $guardians } guardians
}. It was better to score { $points ->
    [one] one point
   *[other] { $points } points
} than to lose everything.

# The challenge of a day
daily-line = The same shuffle for everyone, against three adepts.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $shared ->
        [yes] tied with the best adept
       *[no] ahead of all three adepts
    }
    [2] second of four
    [3] third of four
   *[4] behind all three adepts
}
