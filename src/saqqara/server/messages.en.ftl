### The table server.

# Starting
server-database = “{ $url }” is no database for us: give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database-earlier = This database was made before the first release (its schema is { $got }, this program has { $known }). Take it along with “saqqara admin export all.jsonl”, then “saqqara admin import all.jsonl”: a copy of the old database is kept.
server-database-newer = The database is of schema { $got }, which this program does not know (it has { $known }): start the newer version of Saqqara that made it.
server-database-served = Another server is at { $path }: stop it, or give both a NATS server (--nats) to tell each other what happens.
server-database-closed = The database cannot be opened: { $what }.
server-export-damaged = Part of the database is damaged. { $path } has { $rows ->
    [one] the only row that can be read
   *[other] the { $rows } rows that can be read
}; rows are missing from: { $tables }.
server-database-damaged = The database is damaged: { $what }. Restore a backup.
server-port-taken = Nobody can listen at { $host }, port { $port }: { $what }. With workers, the ports after it must be free, too: one for each.
server-no-bus = Several workers need NATS to tell each other what happens, and there is none: install it ({ $command }), or name one (--nats).
server-workers-here = Several workers are for Linux alone: serve with one (--workers 1).
server-workers-ports = Every worker has a port of its own after port { $port }, and the last port is 65535: choose a smaller port.
server-setting = { $where }: { $why }
server-setting-unknown = { $where }: there is no setting “{ $name }”. All of them are in docs/host/settings.md.
server-setting-proxy = { $where }: “{ $got }” in “proxies” is neither an address nor a network (like 10.1.0.0/16).

# Who asks
server-not-welcome = You are not signed in. Sign in, or come in as a guest.
server-foreign-origin = This request comes from another site. Only pages of this server, or programs with a token, can make changes.
server-bad-name = A name must have 1 to { $most } visible characters.
server-name-marks = A name or title can have at most { $most ->
    [one] one accent or other mark
   *[other] { $most } accents or other marks
} on one letter.
server-bad-link = This link has expired or was already used. Create a new one on the other device.
server-link-replaces = On this device you are { $name }, with a seat at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. If you open this link you become { $other } and lose access to those seats here.

# Tables and seats
server-no-table = Table not found. The link may have been cut off.
server-invites = { $name } invites you to { $title }
server-metrics-apart = Each worker has its own numbers: ask at its own port, { $first } to { $last }.
server-no-page = Page not found.
server-not-allowed = This address does not accept this kind of request.
server-position-gone = The position changed before your move arrived, so it was not played. Please choose again.
server-not-started = The game has not started: some seats are still free.
server-not-over = The game is not over yet.
server-not-open = The game has started and all seats are taken.
server-not-yours = Only the host of the table can do this.
server-not-seated = You have no seat at this table, but you can watch.
server-set-aside = This table cannot continue: its data is damaged. The operator has been told.
server-other-rules = This table uses version { $got } of the rules; this server uses version { $known }.
server-banned = You are banned from this server.
server-put-off = The host has removed you from this table. You can still join any other table.
server-put-off-self = You are the host: you can leave the table or close it.
server-closed = The host has closed this table.
server-begun = The game has already started.
server-resigned = You resigned from this game, but you can watch.
server-nobody-away = Seat { SEAT($seat) } has no absent player you could act for.
server-not-absent = { $minutes ->
    [one] The player at seat { SEAT($seat) } has been offline for less than a minute.
   *[other] The player at seat { SEAT($seat) } has been offline for less than { $minutes } minutes.
}
server-not-their-turn = It is not the turn of the player at seat { SEAT($seat) }.
server-reminded = The player at seat { SEAT($seat) } has already been reminded this turn.
server-cannot-remind = The player at seat { SEAT($seat) } has no notifications on, or has already got one.
server-no-rematch = Nobody has offered a rematch.
server-full = This table is full.
server-seat-taken = Seat { SEAT($seat) } is taken.
server-one-seat = You already have seat { SEAT($seat) }: one seat per player.
server-seat-not-free = Seat { SEAT($seat) } already has a player.
server-seats-no-me = Field “seats”: “me” can sit on one seat only.
server-pace-relaxed = Field “pace”: a relaxed table has no “seconds”.
server-pace-increment = Field “increment”: only the pace “bank” has one.
server-many-tables = You already have { $most } unfinished tables: finish or leave one first.
server-undo-often = You can't undo again this turn.
server-agreed-often = You have changed your mind too often about ending the game. Try again after the next move.
server-undo-late = You can't undo: the time for this move is up.
server-no-hints = Hints are off at this table.
server-no-hint-in-time = No hint was found in time. Try again later.
server-no-hint-now = You have no move to make now.
server-why-bots = Only bots explain their moves.

# Deep bots, which think in a page
server-deep-alone = Deep bots need a table where you play alone against bots: take a seat and leave none open.
server-deep-no-search = This game has no deep bots.
server-deep-no-second = This table is for one player, whose browser runs its deep bots. You can watch.
server-deep-yours = Only the player of this table can run its deep bots: take your seat back first.
server-deep-not = Seat { SEAT($seat) } is not a deep bot.

# Messages and limits
server-bad-message = Invalid message: { $what }.
server-bad-text = Text can't contain null characters or broken Unicode.
server-hello-first = Say hello first: the first message of a connection is “hello”.
server-too-fast = Too many requests: wait a moment and try again.
server-too-slow = This took too long to arrive. Please send it again.
server-too-big = This message is too big.
server-text-too-long = This text is too long ({ $most ->
    [one] one character
   *[other] { $most } characters
} at most).
server-slow = Your connection is too slow. Reconnect to see the current table.
server-closing = The server is restarting. Reconnect in a moment; nothing is lost.
server-many-sockets = You have too many pages open: close one first.
server-bad-request = This is no request that can be read.
server-bad-handshake = A WebSocket is not opened like this: see RFC 6455.
server-head-too-big = The address and the headers of this request are too long: 32 kB at most.
server-many-connections = Too many connections from your address: close some and try again.
server-trouble = Something went wrong on our side. Nothing has changed; please try again.
server-away = The database is not available right now. Nothing has changed; please try again.
server-disk-full = The server's disk is full: nothing was saved. Please try again later.
server-damaged = Part of what is stored here is damaged and can't be read. The host has to restore it.
server-many-people = This server is full. Please try again in a moment.

# Verifying
server-verified = { $moves ->
    [one] Verified: the deal, the one move and the result.
   *[other] Verified: the deal, all { $moves } moves and the result.
}
server-verified-running = { $moves ->
    [one] Verified so far: the deal and the one move.
   *[other] Verified so far: the deal and { $moves } moves.
}

# Moving house
server-import-line = Line { $line }: { $what }.
server-import-table = Line { $line }: there is no kind of row called “{ $name }”.
server-import-rows = The number of rows in the export should be { $wanted }, but is { $got }.
server-import-cut = The export was cut short after { $rows ->
    [one] one row
   *[other] { $rows } rows
}: its last line is missing.
server-import-full = This database is not empty: import into a new one.
server-import-version = This export is of schema { $got }; this program has { $known }.
server-no-player = Player “{ $player }” not found.

# Names of guests
server-guest-nouns = Scarab, Sphinx, Ibis, Jackal, Falcon, Scribe, Crocodile, Hippo, Cobra, Lotus, Papyrus, Camel, Ferryman, Mason, Pharaoh, Mummy, Cat, Gecko, Hedgehog, Heron, Astronomer, Gardener, Beekeeper, Lion
server-guest-adjectives = Laughing, Curious, Dreaming, Clever, Nimble, Patient, Calm, Merry, Polite, Lively, Brave, Golden, Discreet, Gentle, Sly, Faithful, Singing, Early, Hopeful, Dusty, Starry, Bold, Wandering, Quiet
server-guest-name = { $adjective } { $noun }
server-no-replay = The replay opens when the game is over.
server-is-over = The game is already over at this move: choose an earlier one.

# Calling people who are away
server-alert-turn = Your turn: { $title }
server-alert-turn-line = { $count ->
    [0] It is your turn.
   *[other] It is your turn in the game with { $names }.
}
server-alert-begun = Game started: { $title }
server-alert-begun-line = { $count ->
    [0] Your game has started.
   *[other] Your game with { $names } has started.
}
server-alert-begun-turn-line = { $count ->
    [0] Your game has started, and it is your turn.
   *[other] Your game with { $names } has started, and it is your turn.
}
server-alert-over = Game over: { $title }
server-alert-over-line = { $count ->
    [0] Your game is over: see the result.
   *[other] Your game with { $names } is over: see the result.
}
server-alert-reminded = { $name } is waiting for you: { $title }
server-alert-reminded-line = { $name } reminds you that it is your turn.
server-alert-stop = Unsubscribe
server-mail-table = Go to the table
server-mail-stop = Unsubscribe from these e-mails
server-mail-confirm = Confirm your e-mail address for Saqqara
server-mail-confirm-line = Someone, probably you, asked for e-mails at this address when it is their turn in a game on Saqqara. If it was you, open this link within a day to confirm. If not, ignore this message: you will get no other.
server-mail-confirm-button = Yes, e-mail me here
server-mail-none = This server does not send e-mails.
server-mail-address = This isn't a valid e-mail address.
server-mail-often = Too many confirmation e-mails today. Try again tomorrow.
server-mail-away = The e-mail could not be sent: the mail server refused it. Try again later.
server-mail-old-link = This link has expired, or the address has changed since. Ask for a new one in the settings.
server-push-bad = This browser's notification service cannot be used.
server-smtp = “{ $url }” is no mail server for us: give smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
server-mail-home = E-mails lead to this server: say under which address people reach it (--origin https://…).
server-mail-from = “{ $got }” is no sender for e-mails: give an address, or NAME <ADDRESS>.

# Reviews
server-no-review-yet = Only finished games can be reviewed.
# Studies
server-no-study = Study not found, or not shared.
server-study-changed = The study has been changed elsewhere. Reload it.
server-many-studies = You have reached the maximum of saved studies here ({ $most }): delete one first, or save this one as a file.
server-studies-full = Your studies take up all your space ({ $megabytes } MB): delete one first, or save this one as a file.
server-study-not-yours = Only the owner can change this study. Save your own copy.

# A name that lasts
server-reserved-names = Saqqara, Host, The Host, Server, System, Admin, Administrator, Moderator, Operator, Staff, Support, Bot, Robot
server-name-taken = The name “{ $name }” is taken, or looks like one that is. How about “{ $other }”?
server-unwanted-name = This name is not allowed on this server: choose another.
server-deceiving-name = “{ $name }” could be mistaken for the server or a bot: choose another name.
server-passkey-bad = This passkey could not be verified. Nothing has changed. Try again on this server's own page.
server-passkey-old = This took too long, or was already used. Nothing has changed. Please start again.
server-passkey-unknown = This passkey is not registered here. Try another, or a recovery code.
server-passkey-copied = This passkey looks like a copy, so it was refused. Sign in another way, then remove it.
server-passkey-unverified = This passkey does not check your fingerprint, face or PIN, which is now required to sign in. Sign in with a recovery code, then add a new passkey.
server-passkey-unverified-new = This passkey does not check your identity, so it was not added. Set up a fingerprint, face or PIN for it and try again, or use recovery codes.
server-passkey-twice = This passkey is already registered.
server-many-passkeys = You have reached the maximum of passkeys ({ $most }): remove one first.
server-no-passkey = You don't have this passkey.
server-last-passkey = This is your last way to sign in. Create recovery codes first, or remove it anyway.
server-no-device = You are not signed in on this device.
server-bad-code = This code is wrong or was already used.
server-bring-or-not = You have played here as a guest: choose whether to keep those games.
server-no-passkeys = This server has no passkeys. Use a recovery code, or a link from a device where you are signed in.
server-no-push = This server sends no notifications.
# People
server-no-person = Player not found.
server-follow-self = You can't follow yourself: send this link to someone else.
server-many-follows = You follow the maximum number of people ({ $most }): unfollow someone first.
server-many-blocks = You have blocked the maximum number of people ({ $most }): unblock someone first.
server-block-self = You can't block yourself.
server-blocked-them = You have blocked this player: unblock them first.
server-blocked-here = A player you have blocked is at this table. Unblock them to see it.
server-not-friends = You can only invite friends: players you follow and who follow you.
server-no-invitation = This invitation has expired: the game has started, or the table is full or closed.
server-alert-invited = { $name } invites you: { $title }
server-alert-invited-line = { $name } has opened a table and would like to play with you.

# Reports, and what the host does
server-report-self = You can't report yourself.
server-many-reports = The host has not read your other reports yet. Please wait for an answer.
server-not-host = Only the host of this server can see this page. Create a link with “saqqara admin host” and open it in this browser.
server-old-host-link = This link has expired or was already used. Create a new one with “saqqara admin host”.
server-no-report = Report not found.
server-report-done = This report is already closed.
server-muted = The host has muted you: you can chat again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. You can still play.
server-name-taken-away = The host has reset your name: you can choose a new one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
# Rated tables, ratings and profiles
server-rated-no-undo = You can't undo in a rated game.
server-rated-no-help = No help during a rated game.
server-rated-deck = A rated game uses the standard deck, not a custom one.
server-rated-deal = A rated game starts with a deal, not from a position or a saved game.
server-rated-times = A rated game uses the default times of the hourglass.
server-rated-hints = Rated games have no hints: turn hints off, or play unrated.
server-rated-stand-in = In a rated game a novice bot replaces absent players: you can't choose another.
server-rated-pace = A rated game needs a clock: choose live or correspondence.
server-rated-bot = This bot has no rating and can't play rated games: choose another level, or a strength from 1/10 to 10/10.
server-rated-begun = Players can't be replaced once a rated game has started.
server-no-ratings = The new ratings appear just after the game ends.
server-no-profile = Profile not found, or private.
# The challenges of a day
server-daily-day = “{ $got }” isn't a valid date: write it like 2026-11-16.
server-daily-not-yet = The challenges of { $day } are not open yet.
server-daily-before = There is no challenge for { $day }: the archive starts on { $first }.
server-daily-too-late = The challenges of { $day } are closed. Try today's.
server-daily-alone = This is another player's try at today's challenge. You can watch it when the day is over.
server-daily-sealed = To avoid spoilers, this opens when the day is over everywhere, an hour after midnight UTC.
server-daily-no-undo = You can't undo in a daily challenge.
server-daily-no-rematch = You get one try per day. Come back tomorrow, or practise on a past day.
server-daily-to-the-end = You can't resign a daily challenge. You can leave it and come back before the day is over.
server-daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
server-daily-share-game = { $title }: { $words }
server-daily-share-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}

# Puzzles
server-no-puzzle = Puzzle not found: it may have been retired. Ask for the next one.
server-puzzle-tried = You have already answered this puzzle. Ask for the next one.
server-puzzle-untried = You have not answered this puzzle yet.
server-puzzle-no-further = The round would end here: submit your answer first.
# Arenas
server-no-arena = Arena not found. Check the link.
server-arena-start = { $days ->
    [one] An arena must start now or within a day.
   *[other] An arena must start now or within { $days } days.
}
server-many-arenas = { $most ->
    [one] You already have an unfinished arena: end it first.
   *[other] You already have { $most } unfinished arenas: end one first.
}
server-arena-not-yours = Only the organiser of this arena can do this.
server-arena-over = This arena has finished. Its results stay here.
server-arena-full = { $most ->
    [one] This arena is full (one player).
   *[other] This arena is full ({ $most } players).
}
server-arena-taken-out = The organiser has removed you from this arena: you can watch, but not play.
server-arena-not-in = You are not in this arena.
server-arena-not-there = This player is not in this arena.
server-arena-no-rematch = No rematches in an arena: go back to it for your next game.
server-arena-to-the-end = Arena games are played to the end. You can resign, or leave your seat to a bot.
server-arena-lost-mine = Your last game could not continue: it does not count.
server-arena-lost = { $count ->
    [one] One game could not continue: it does not count, and its players are free again.
   *[other] { $count } games could not continue: they do not count, and their players are free again.
}
server-blocked-arena = You have blocked the organiser of this arena. Unblock them on the Contacts page to join.
