### The table server.

# Starting
server-database = “{ $url }” is no database for us: give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
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
server-setting-unknown = { $where }: there is no setting “{ $name }”. All of them are in docs/operating.md.
server-setting-proxy = { $where }: “{ $got }” in “proxies” is neither an address nor a network (like 10.1.0.0/16).

# Who asks
server-not-welcome = We do not know you, or no longer: come in as a guest first.
server-foreign-origin = This page is not of our house: a change is only accepted from our own pages, or from a program with a token.
server-bad-name = A name has 1 to { $most } visible characters.
server-name-marks = A name or title can have at most { $most ->
    [one] one accent or other mark
   *[other] { $most } accents or other marks
} on one letter.
server-bad-link = This link has been used already, or has expired: ask the other device for a new one.
server-link-replaces = On this device you are { $name } and have seats at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. This link makes you { $other }: from here those seats can no longer be reached.

# Tables and seats
server-no-table = There is no table here: the link may have been cut short.
server-invites = { $name } invites you to { $title }
server-metrics-apart = Each worker has its own numbers: ask at its own port, { $first } to { $last }.
server-no-page = There is nothing at this address.
server-not-allowed = This address cannot be asked that way.
server-position-gone = The position has changed since you chose this move: nothing was played. Look at the board and choose again.
server-not-started = The game has not started: there are still seats to be taken.
server-not-over = The game is not over yet.
server-not-open = The game has started: its seats are taken.
server-not-yours = Only the host of the table can do this.
server-not-seated = You have no seat at this table: you may look on.
server-set-aside = This table cannot be gone on with: what is stored of it does not fit together. Its operator has been told.
server-other-rules = This table was begun with version { $got } of the rules; this server plays version { $known }.
server-put-off = The host has put you off this table. Nothing else has changed: you can sit down at any other.
server-put-off-self = You are the host: leave the table, or close it.
server-closed = The host has closed this table.
server-begun = The game has begun: this can be done only before.
server-resigned = You have resigned from this game: you may look on.
server-nobody-away = There is nobody on seat { SEAT($seat) } for whom you could act.
server-not-absent = { $minutes ->
    [one] Seat { SEAT($seat) }: this player has not been away for a minute yet.
   *[other] Seat { SEAT($seat) }: this player has not been away for { $minutes } minutes yet.
}
server-not-their-turn = It is not the turn of seat { SEAT($seat) }.
server-reminded = Seat { SEAT($seat) } has been reminded of this turn already: once is enough.
server-cannot-remind = Seat { SEAT($seat) } cannot be reminded: this player has not asked to be called, or has been already.
server-no-rematch = Nobody has asked for a rematch.
server-full = Every seat of this table is taken.
server-seat-taken = Seat { SEAT($seat) } is taken.
server-one-seat = You already sit on seat { SEAT($seat) }: one seat is for one player.
server-seat-not-free = Seat { SEAT($seat) } has a player who has come: it cannot be given away.
server-seats-no-me = Field “seats”: “me” can sit on one seat only.
server-pace-relaxed = Field “pace”: a relaxed table has no “seconds”.
server-many-tables = You are at { $most } unfinished tables: finish or leave one first.
server-undo-often = You have taken back often enough in this turn: the move stands.
server-agreed-often = You have changed your mind often enough about ending the game here: ask again after the next move.
server-undo-late = Your time for this decision is over: the move stands.
server-no-hints = Hints are off at this table.
server-no-hint-in-time = Nothing came to mind in time: ask again later.
server-no-hint-now = There is nothing for you to decide now.
server-why-bots = Only a bot's move can be asked about.

# Deep bots, which think in a page
server-deep-alone = Deep bots are for tables where you are alone with bots: take a seat yourself, and leave none open.
server-deep-no-search = There are no deep bots for this game: it is not played by trying games in one's head.
server-deep-no-second = This table is for one person: its deep bots think in that person's browser. You may look on.
server-deep-yours = Only the one person at this table can think for its deep bots: take your seat again first.
server-deep-not = Seat { SEAT($seat) } is no deep bot.

# Messages and limits
server-bad-message = This message cannot be used: { $what }.
server-bad-text = Text can't contain null characters or broken Unicode.
server-hello-first = Say hello first: the first message of a connection is “hello”.
server-too-fast = Slower, please: wait a moment and try again.
server-too-slow = This took too long to arrive: send it again.
server-too-big = This is too much at once: send less.
server-text-too-long = This text is too long: at most { $most ->
    [one] one character
   *[other] { $most } characters
}.
server-slow = Your connection could not keep up: connect again and you will see the present table.
server-closing = The server is restarting: connect again in a moment, nothing is lost.
server-many-sockets = You have too many connections open: close one first.
server-bad-request = This is no request that can be read.
server-bad-handshake = A WebSocket is not opened like this: see RFC 6455.
server-head-too-big = The address and the headers of this request are too long: 32 kB at most.
server-many-connections = Too many connections are open from your address: close some and try again.
server-trouble = Something went wrong on our side: nothing was changed; please try again.
server-away = The database cannot be reached at the moment: nothing was changed; please try again.
server-disk-full = The server's disk is full: nothing was saved. Please try again later.
server-damaged = Part of what is stored here is damaged and can't be read. The host has to restore it.
server-many-people = This server has no room for another connection: please try again in a moment.

# Verifying
server-verified = { $moves ->
    [one] The deal, the one move and the outcome have been verified.
   *[other] The deal, all { $moves } moves and the outcome have been verified.
}
server-verified-running = { $moves ->
    [one] The deal and the one move so far have been verified.
   *[other] The deal and the { $moves } moves so far have been verified.
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
server-no-player = There is no player “{ $player }”.

# Names of guests
server-guest-nouns = Scarab, Sphinx, Ibis, Jackal, Falcon, Scribe, Crocodile, Hippo, Cobra, Lotus, Papyrus, Camel, Ferryman, Mason, Pharaoh, Mummy, Cat, Gecko, Hedgehog, Heron, Astronomer, Gardener, Beekeeper, Lion
server-guest-adjectives = Laughing, Curious, Dreaming, Clever, Nimble, Patient, Calm, Merry, Polite, Lively, Brave, Golden, Discreet, Gentle, Sly, Faithful, Singing, Early, Hopeful, Dusty, Starry, Bold, Wandering, Quiet
server-guest-name = { $adjective } { $noun }
server-no-replay = The game is not over yet: its replay opens when it is.
server-is-over = The game is over at that moment: choose an earlier one.

# Calling people who are away
server-alert-turn = Your turn: { $title }
server-alert-turn-line = { $count ->
    [0] It is your turn.
   *[other] It is your turn at the table with { $names }.
}
server-alert-begun = The game begins: { $title }
server-alert-begun-line = { $count ->
    [0] Your game has begun.
   *[other] Your game with { $names } has begun.
}
server-alert-begun-turn-line = { $count ->
    [0] Your game has begun, and it is your turn.
   *[other] Your game with { $names } has begun, and it is your turn.
}
server-alert-over = { $title } is over
server-alert-over-line = { $count ->
    [0] Your game has ended: see how it came out.
   *[other] Your game with { $names } has ended: see how it came out.
}
server-alert-reminded = { $name } is waiting for you: { $title }
server-alert-reminded-line = { $name } reminds you that it is your turn.
server-alert-stop = Stop these
server-mail-table = Go to the table
server-mail-stop = Stop these e-mails
server-mail-confirm = Your address at Saqqara
server-mail-confirm-line = Somebody, probably you, wants to be told at this address when it is their turn in a game at Saqqara. If that was you, say yes on the page behind this link within a day. If not, do nothing: nothing else will be written to you.
server-mail-confirm-button = Yes, write to me here
server-mail-none = This server sends no e-mail.
server-mail-address = This is no e-mail address that can be written to.
server-mail-often = Enough has been written today to confirm an address: try again tomorrow.
server-mail-away = The e-mail could not be sent: the mail server does not take it. Try again later.
server-mail-old-link = This link is too old, or the address has been changed since: ask for a new one in the settings.
server-push-bad = This browser has named a push service that cannot be used.
server-smtp = “{ $url }” is no mail server for us: give smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
server-mail-home = E-mails lead to this server: say under which address people reach it (--origin https://…).
server-mail-from = “{ $got }” is no sender for e-mails: give an address, or NAME <ADDRESS>.

# Reviews
server-no-review-yet = The game is not over: only a finished one can be reviewed.
server-no-review = This game has not been reviewed yet.
# Studies
server-no-study = There is no study here, or it is not open for others.
server-study-changed = The study has been changed elsewhere meanwhile: load it again.
server-many-studies = You can keep no more studies here ({ $most } at most): delete one first, or save this one as a file.
server-studies-full = Your studies take up all the room there is for them ({ $megabytes } MB): delete one first, or save this one as a file.
server-study-not-yours = Only the owner of a study can change it: make a copy of your own.

# A name that lasts
server-reserved-names = Saqqara, Host, The Host, Server, System, Admin, Administrator, Moderator, Operator, Staff, Support, Bot, Robot
server-name-taken = The name “{ $name }” is taken, or looks like one that is. How about “{ $other }”?
server-unwanted-name = The host of this server does not want names like this: choose another.
server-deceiving-name = “{ $name }” could be taken for the server itself or for a bot: choose another name.
server-no-passkeys = This server has no passkeys: use a recovery code, or a link from a device where you are known.
server-no-push = This server sends no notifications.
server-passkey-bad = This passkey could not be verified: nothing was changed. Try again on this server's own page.
server-passkey-old = This took too long, or was used already: nothing was changed. Begin again.
server-passkey-unknown = This passkey is not known here, or no longer: try another, or a recovery code.
server-passkey-copied = This passkey counts backwards, as a copy of it would: it was not let in. Use another way in, then remove this one.
server-passkey-unverified = This passkey does not check that it is you (by fingerprint, face or PIN), and signing in now requires that: nothing was changed. Sign in with a recovery code, then add a new passkey.
server-passkey-unverified-new = This passkey does not check that it is you: nothing was changed. Set up a fingerprint, face or PIN for it and try again, or use recovery codes.
server-passkey-twice = This passkey is known here already.
server-many-passkeys = You can have no more passkeys here ({ $most } at most): remove one first.
server-no-passkey = You have no such passkey.
server-last-passkey = This is the last way back to your name: without it, whoever is signed out everywhere cannot come back. Make recovery codes first, or remove it all the same.
server-no-device = You are not known on such a device, or no longer.
server-bad-code = This code is not known, or has been used already.
server-bring-or-not = You have played here as a guest: say whether those games are to come along.
# People
server-no-person = There is nobody at this address, or no longer.
server-follow-self = You cannot follow yourself: give this link to somebody else.
server-many-follows = You follow many people already ({ $most } at most): let somebody go first.
server-many-blocks = You have blocked many people already ({ $most } at most): undo one first.
server-block-self = You cannot block yourself.
server-blocked-them = You have blocked this person: undo that first.
server-blocked-here = Somebody you have blocked is at this table. You see it again when they are gone, or when you undo that.
server-not-friends = Only friends can be invited: those whom you follow and who follow you.
server-no-invitation = This invitation holds no longer: the table has begun, is full, or has been closed.
server-alert-invited = { $name } invites you: { $title }
server-alert-invited-line = { $name } keeps a table open and would like to play with you.

# Reports, and what the host does
server-report-self = You cannot report yourself.
server-many-reports = Your other reports have not been read yet: wait for the host to look at them.
server-not-host = Only the host of this server sees this. Make a link with “saqqara admin host” and open it in this browser.
server-old-host-link = This link has been used already, or has expired: make a new one with “saqqara admin host”.
server-no-report = There is no such report.
server-report-done = This report has been dealt with already.
server-muted = The host of this server has muted you: you can speak again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. You can go on playing.
server-name-taken-away = The host of this server has taken your name away: you can choose another one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
# Rated tables, ratings and profiles
server-rated-no-undo = Nothing is taken back at a rated table: the move stands.
server-rated-no-help = No help at a rated table while the game goes on.
server-rated-deck = A rated game is played with the printed deck, not with one of your own.
server-rated-deal = A rated game begins with a deal, not with a position or a record.
server-rated-times = A rated game is played with the usual times of its own clock.
server-rated-hints = There are no hints at a rated table: leave them off, or let the game be unrated.
server-rated-stand-in = At a rated table a novice decides for whoever is away: choose no other bot for that.
server-rated-pace = A rated game needs a clock: choose a live or correspondence pace.
server-rated-bot = This bot has no rating and cannot sit at a rated table: choose another level, or a strength from 1/10 to 10/10.
server-rated-begun = Nobody is replaced at a rated table once the game has begun.
server-no-ratings = The game is not over yet: what it makes of ratings is known a moment after its end.
server-no-profile = There is nobody here under this address, or they show nothing of themselves.
# The challenges of a day
server-daily-day = “{ $got }” is no day: write it as 2026-11-16.
server-daily-not-yet = { $day } has not begun: come back when it has.
server-daily-before = The archive begins with { $first }: there is no challenge of { $day }.
server-daily-too-late = { $day } has ended: no try at its challenges can begin any more. Today's are open.
server-daily-alone = This is somebody's try at today's challenge: until the day is over for everybody, only they may look at it.
server-daily-sealed = It is sealed until the day is over for everybody, an hour after midnight UTC: otherwise it would give the challenge away.
server-daily-no-undo = At the challenge of the day nothing is taken back.
server-daily-no-rematch = There is one try a day: come back tomorrow, or practise a day that is over.
server-daily-to-the-end = A try at the challenge of the day cannot be given up: leave it, and come back before the day is over, or do not.
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
server-no-puzzle = There is no such puzzle here: it may have gone with a new version. Ask for the next one.
server-puzzle-tried = You have answered this puzzle already, and a first answer is one: ask for the next puzzle.
server-puzzle-untried = You have not answered this puzzle yet.
server-puzzle-no-further = Here the round would end: give your answer first.
# Arenas
server-no-arena = There is no arena at this address: check the link.
server-arena-start = { $days ->
    [one] An arena begins now or within a day.
   *[other] An arena begins now or within the next { $days } days.
}
server-many-arenas = { $most ->
    [one] You organise an arena that is not over: end it first.
   *[other] You organise { $most } arenas that are not over: end one first.
}
server-arena-not-yours = Only whoever organises this arena can do that.
server-arena-over = This arena is over: nobody can join or leave it any more. Its results stay here.
server-arena-full = { $most ->
    [one] This arena is full: it has room for one person.
   *[other] This arena is full: it has room for { $most } people.
}
server-arena-taken-out = Whoever organises this arena has taken you out of it: you can watch, but not play.
server-arena-not-in = You do not take part in this arena.
server-arena-not-there = Nobody of that address takes part in this arena.
server-arena-no-rematch = In an arena everybody meets others: go back to it, and you will be seated again.
server-arena-to-the-end = Games of an arena are played to the end: you can resign, or leave your seat to a bot.
server-arena-lost-mine = The server could not go on with your last game: it counts for nobody.
server-arena-lost = { $count ->
    [one] The server could not go on with one game: it counts for nobody, and its players are free.
   *[other] The server could not go on with { $count } games: they count for nobody, and their players are free.
}
server-blocked-arena = You have blocked whoever organises this arena. Undo that on the page of people to take part.
