goal = Collect treasure rooms, and secure them before a rival awakens their guardians.
log-explore = explores pile { $pile }
log-secure = secures their rooms
log-awaken = awakens { $name }'s guardians
log-keep-none = keeps neither of the werewolf's rooms
log-keep-one = keeps the werewolf's room from pile { $pile }
log-keep-both = keeps both of the werewolf's rooms
log-pass = passes (no move possible)

short-explore = explore pile { $pile }
short-secure = secure
short-awaken = awaken { $name }'s guardians
short-keep-none = keep neither room
short-keep-one = keep the room from pile { $pile }
short-keep-both = keep both rooms
short-pass = pass

# Rooms in words
so-many-rooms = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
room-back = { back } room, face down
room-face = { back } room: { $count } { treasure }{ $centre ->
    [none] {""}
   *[other] , { centre }
}
room-n = Room { $n }: { $room }.
so-many-backs = { $count } { back }
rooms = rooms
back-of = Back

# The track and the others
track = Score track
track-score = { $name }: { board-points }
rivals = Other players
rival-none = no rooms
rival-rooms = { so-many-rooms } face down: { $backs }
extra-turn = extra turn: Frank
awaken-one = Awaken { $name }'s guardians: { $rooms }

# The piles
piles = Piles and discards
pile-words = Pile { $pile }, { so-many-rooms }: { back } room on top, one in { $rooms } has a guardian.
pile-empty = Pile { $pile } is empty.
pile-explore = Explore.
odds = 1 guardian in { $rooms }
discards = Discards
discards-words = Discards, { so-many-rooms }; latest: { $room }. View.
discards-none = Discards: empty.
discards-newest = Discards, latest first
discards-browse = view
discards-close = close
formed-anew = A pile ran out: the remaining rooms and the discards were shuffled into two new piles.

# The actions
actions = Your action
act-explore = Explore
act-secure = Secure
act-awaken = Awaken
act-pass = No move possible: pass
explore-one = a { back } room
back-one = { $one ->
    [green] green
    [yellow] yellow
   *[red] red
}
back-two = { $two ->
    [green] green
    [yellow] yellow
   *[red] red
}
explore-two = a { back-one } or { back-two } room
awaken-line = { $name }: { so-many-rooms }
awaken-many = choose a player ({ $count })
off-turn = not your turn
off-choose = first choose your rooms
off-explore = both piles are empty
off-secure = no rooms yet
off-awaken-own = you need a room
off-awaken-nobody = no one has a room
aim-explore = Which pile?
aim-awaken = Whose guardians?
aim-cancel = Cancel

# My rooms
my-rooms = My rooms
my-rooms-none = No rooms yet. Explore a pile.
worth = { board-points }
peek-all = Peek
cover-all = Cover
peek-one = Press to peek.
cover-one = Press to cover.

# The werewolf's rooms
keep-title = Werewolf: what do you keep?
keep-other = Werewolf's rooms: { $name } is choosing.
keep-empty = Pile { $pile } was empty.
keep-this = From pile { $pile }: { $room }. Keep
keep-yes = keep
keep-no = discard
keep-go = { $count ->
    [0] Keep neither
    [one] Keep this one
   *[other] Keep both
}

# The show
show = Revealed rooms
show-none = Revealed rooms appear here.
show-secure = { $acts ->
    [you] You secure
   *[other] { $actor } secures
}
show-awaken = { $acts ->
    [you] You awaken
   *[other] { $actor } awakens
} { $owns ->
    [you] your guardians
   *[other] { $owner }'s guardians
}
show-skip = Skip
show-again = Replay animation
verdict-secured = { $owns ->
    [you] You score
   *[other] { $owner } scores
} { board-points }
verdict-asleep = No guardian: { $owns ->
    [you] you score
   *[other] { $owner } scores
} { board-points }
verdict-held = Saved by amulets: { $owns ->
    [you] you score
   *[other] { $owner } scores
} { board-points }
verdict-struck = The guardians win: { $owns ->
    [you] you lose your
   *[other] { $owner } loses these
} rooms ({ board-points })
effect-mummy = { $acts ->
    [you] You score
   *[other] { $actor } scores
} { board-points }
effect-werewolf = { $acts ->
    [you] You draw the top rooms
   *[other] { $actor } draws the top rooms
}
effect-werewolf-none = no room to draw
effect-frank = { $acts ->
    [you] You play again
   *[other] { $actor } plays again
}
effect-over = { $centre ->
    [werewolf] The werewolf is too late
   *[frank] Frank is too late
}: the game is over
came-scored = { $name } scores { board-points }.
came-lost = The guardians win: rooms lost ({ board-points }).
came-out = Revealed: { $rooms }.

# Setting a position up
edit-piles = { $n ->
    [0] Piles
   *[other] Pile { $n }
}
edit-piles-count = Rooms in pile { $n }
edit-piles-top = Back on top of pile { $n }
edit-drawn = { $n ->
    [0] Werewolf's choice
   *[other] Room from pile { $n }
}
edit-discard = { discards }
edit-hands = Rooms
edit-scores = Points
edit-extra_turns = An extra turn follows (Frank)
edit-extra = This is an extra turn (Frank)
edit-kind = { $kind ->
    [green] Green backs
    [yellow] Yellow backs
   *[red] Red backs
}
edit-none = No room
wrong-drawn-second = The second room is missing. This is only possible if there was no room left to draw (rule GR3).
wrong-pile-empty = Rooms in the piles: { $first } and { $second }. An empty pile is refilled from the discards at once (rule G10). If only one room is left, it goes to the first pile (rule GR4).
wrong-backs = { $shown ->
    [one] One pile shows
   *[other] { $shown } piles show
} a { back } back, but { $there ->
    [0] no room in the piles has one
    [one] only one room in the piles can have one
   *[other] only { $there } rooms in the piles can have one
} (rule G2).
wrong-over-turn = Player { SEAT($first) } has reached the goal and still has rooms, so they must be the last to play (rule G11).
wrong-score-goal = Too few points. This player played last and must have reached the goal of { $goal } (rules G11, GR2).
wrong-score = This player's total must be from { $least } to { $most }: less than { $goal } when another player reached the goal, plus { $revealed } from the final reveal (rule G11).
