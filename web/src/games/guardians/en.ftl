log-explore = explores pile { $pile }
log-secure = secures their treasures
log-awaken = awakens the guardians of { $name }
log-keep-none = keeps neither of the werewolf's rooms
log-keep-one = keeps the werewolf's room from pile { $pile }
log-keep-both = keeps both of the werewolf's rooms
log-pass = can do nothing and passes

short-explore = explore pile { $pile }
short-secure = secure
short-awaken = awaken the guardians of { $name }
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
rivals = The other explorers
rival-none = no room face down
rival-rooms = { so-many-rooms } face down: { $backs }
extra-turn = and one more turn: Frank
awaken-one = Awaken the guardians of { $name }: { $rooms }

# The piles
piles = Piles and discards
pile-words = Pile { $pile }, { so-many-rooms }: on top a { back } room, one in { $rooms } has a guardian.
pile-empty = Pile { $pile } is empty.
pile-explore = Explore it.
odds = 1 guardian in { $rooms }
discards = Discards
discards-words = Discards, { so-many-rooms }; the newest: { $room }. Read them.
discards-none = Discards: none yet.
discards-newest = Discards, the newest first
discards-browse = read them
discards-close = close
formed-anew = A pile had run out: rest and discards were shuffled into two new piles.

# The actions
actions = Your action
act-explore = Explore
act-secure = Secure
act-awaken = Awaken
act-pass = Nothing can be done: pass
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
awaken-many = choose one of { $count }
off-turn = not your turn
off-choose = first choose what you keep
off-explore = both piles are empty
off-secure = no room yet
off-awaken-own = needs a room of yours
off-awaken-nobody = nobody has a room
aim-explore = From which pile?
aim-awaken = Whose guardians?
aim-cancel = Cancel (Esc)

# My rooms
my-rooms = My rooms
my-rooms-none = None yet: explore a pile.
worth = { board-points }
peek-all = Peek
cover-all = Cover
peek-one = Press to peek.
cover-one = Press to cover.

# The werewolf's rooms
keep-title = The werewolf's rooms: which do you keep?
keep-other = The werewolf's rooms: { $name } chooses.
keep-empty = Pile { $pile } was empty.
keep-this = From pile { $pile }: { $room }. Keep it
keep-yes = keep
keep-no = discard
keep-go = { $count ->
    [0] Keep neither
    [one] Keep this one
   *[other] Keep both
}

# The show
show = Rooms turned over
show-none = The guardians are asleep. Rooms that are turned over are shown here.
show-secure = { $acts ->
    [you] You secure
   *[other] { $actor } secures
}
show-awaken = { $acts ->
    [you] You awaken
   *[other] { $actor } awakens
} { $owns ->
    [you] your guardians
   *[other] the guardians of { $owner }
}
show-skip = Skip
show-again = Show again
verdict-secured = { $owns ->
    [you] You score
   *[other] { $owner } scores
} { board-points }
verdict-asleep = No guardian: { $owns ->
    [you] you score
   *[other] { $owner } scores
} { board-points }
verdict-held = The amulets hold: { $owns ->
    [you] you score
   *[other] { $owner } scores
} { board-points }
verdict-struck = The guardians strike: { $owns ->
    [you] you lose it all
   *[other] { $owner } loses it all
}
effect-mummy = { $acts ->
    [you] You score
   *[other] { $actor } scores
} { board-points }
effect-werewolf = { $acts ->
    [you] You draw the top rooms
   *[other] { $actor } draws the top rooms
}
effect-werewolf-none = there is nothing to draw
effect-frank = { $acts ->
    [you] You play once more
   *[other] { $actor } plays once more
}
effect-over = { $centre ->
    [werewolf] The werewolf comes too late
   *[frank] Frank comes too late
}: the game is over
came-out = Turned over: { $rooms }.

# Setting a position up
edit-piles = in the piles
edit-rooms = Rooms of { $name }
edit-change = { $place }: { $rooms }. Change them
edit-drawn = Room from pile { $n }
edit-werewolf = A werewolf's choice
edit-count = Rooms in pile { $pile }
edit-top = Back on top of pile { $pile }
edit-points = Points
edit-score = Points of { $name }
edit-frank = Frank's turns
edit-extra-turn = One more turn follows (Frank)
edit-extra = This turn is Frank's
edit-of-back = { $back ->
    [green] Green backs
    [yellow] Yellow backs
   *[red] Red backs
}
edit-none = No room
wrong-drawn-second = A second room is missing: it is missing only where there was none to draw (clause GR3).
wrong-pile-empty = Rooms in the piles: { $first } and { $second }. Piles are formed anew from the discards as soon as one is empty (clause G10), and a single room that is left lies in the first (clause GR4).
wrong-backs = { $shown ->
    [one] One pile shows
   *[other] { $shown } piles show
} a { back } back, but of the rooms in the piles { $there ->
    [0] none has
    [one] only one has
   *[other] only { $there } have
} such a back (clause G2).
wrong-over-turn = Player { SEAT($first) } reached the goal and has rooms left, so they were the last to act (clause G11).
wrong-score-goal = Too few points: this player acted last, when the goal of { $goal } was reached (clauses G11, GR2).
wrong-score = This player had less than { $goal } when another reached the goal, and their rooms then brought { $revealed }: they have from { $least } to { $most } (clause G11).
