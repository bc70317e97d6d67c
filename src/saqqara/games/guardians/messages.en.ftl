title = Guardians
tagline = Pile up treasure face down, and wake what guards the treasure of others.

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

refused-over = The game is over: an explorer has reached the goal.
refused-turn = It is not your turn: player { SEAT($turn) } is to act.
refused-choose = First choose which of the drawn cards to keep.
refused-keep = There are no drawn cards to choose from.
refused-no-card = Pile { $pile } was empty and gave no card.
refused-two-cards = There is no drawn card { $number }: card 1 is from pile 1, card 2 from pile 2.
refused-pile = There is no pile { $pile }: there are piles 1 and 2.
refused-empty-pile = Pile { $pile } is empty: there is nothing to explore.
refused-secure = You have nothing to secure: with no face-down card you can only explore.
refused-explorer = Nobody sits there: “awaken” goes from 0 (player 1) to { $most } (player { SEAT($most) }).
refused-oneself = You awaken the guardians of somebody else, not your own.
refused-needs-card = To awaken you need a face-down card of your own.
refused-nothing-there = Player { SEAT($seat) } has no face-down card to reveal.
refused-pass = You can act, so you cannot pass.

deck-choice = Card { $card }: “{ $got }” is no { $field }; choose one of { $known }.
deck-count = Card { $card }: a room shows 1 to { $most } treasures, not { $got }.
deck-backs = Field “backs”: the numbers add up to { $got } and not to { $wanted }.
deck-guardians = Number of { $back } cards with a guardian: { $got }; the deck needs { $wanted }.

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
board-turn = to act
board-secure = secure now: { board-points }
board-extra = (and one more turn)
board-discard = Discards: { $count }
board-newest = newest:
board-pile = Pile { $pile }

# The end
detail-reached = Who reached the goal
detail-reached-is = { $name }
detail-before = Points before the last cards
detail-revealed = Points of the last cards

hint-explore = { $guarded } % of the rooms with this back hide a guardian; you hold { $points ->
    [0] nothing yet
    [one] 1 point
   *[other] { $points } points
}.
hint-explore-warded = { $guarded } % of the rooms with this back hide a guardian, but you have the amulet for it; you hold { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-secure = { $points ->
    [one] 1 point is yours
   *[other] { $points } points are yours
} before anybody can take them.
hint-secure-guarded = A guardian lies before you: { $points ->
    [one] 1 point is
   *[other] { $points } points are
} better brought home than lost.
hint-secure-goal = { $points ->
    [one] One point brings you
   *[other] { $points } points bring you
} to the goal.
hint-awaken = By the rooms you have not seen, the guardians win there { $risk ->
    [one] once
   *[other] { $risk } times
} in a hundred; on average { $points ->
    [one] one point lies
   *[other] { $points } points lie
} there.
hint-keep = { $points ->
    [one] 1 more treasure
   *[other] { $points } more treasures
}, without a guardian.
hint-keep-guarded = { $points ->
    [one] 1 more treasure is
   *[other] { $points } more treasures are
} worth the guardian.
hint-keep-none = What was drawn would do you more harm than good.
hint-pass = There is nothing else to do.

# Why a bot did that
why-explore = I had { $rooms ->
    [0] nothing before me
    [one] one room before me
   *[other] { $rooms } rooms before me
}; { $guarded } % of the rooms with this back that nobody has discarded hide a guardian.
why-secure = I had { $rooms ->
    [one] one room before me, and somebody might have awakened it.
   *[other] { $rooms } rooms before me, and somebody might have awakened them.
}
why-awaken = By their backs, the guardians win there in { $risk } % of all cases; such rooms are worth { $points ->
    [one] one point
   *[other] { $points } points
} on average.
why-keep = What I kept was worth the risk.
why-keep-none = What was drawn would have done me more harm than good.
why-pass = There was nothing else to do.
why-explored = I held { $points ->
    [0] nothing yet
    [one] one point, and no guardian threatened it
   *[other] { $points } points, and no guardian threatened them
}.
why-explored-guarded = I held { $points ->
    [one] one point
   *[other] { $points } points
} and a guardian, and hoped that nobody would notice.
why-secured = { $points ->
    [one] One point was
   *[other] { $points } points were
} enough for me to bring home.
why-secured-guarded = A guardian lay among my rooms: better to bring { $points ->
    [one] one point
   *[other] { $points } points
} home than to lose all.

# The challenge of a day
daily-line = The same shuffle for everybody, against three adepts.
daily-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $shared ->
        [yes] level with the best adept
       *[no] ahead of all three adepts
    }
    [2] second of four
    [3] third of four
   *[4] behind all three adepts
}
