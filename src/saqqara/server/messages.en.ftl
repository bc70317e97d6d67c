### The table server.

# Starting
server-database = “{ $url }” isn't a valid database address. Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database-earlier = This database is from before the first release. It uses schema { $got }, and this program uses { $known }. To convert it, run “saqqara admin export all.jsonl”, then “saqqara admin import all.jsonl”. A copy of the old database is kept.
server-database-newer = The database uses schema { $got }, but this program only knows { $known }. Start the newer version of Saqqara that created it.
server-database-served = Another server is using { $path }. Stop it, or connect both to a NATS server (--nats).
server-database-closed = The database can't be opened: { $what }.
server-export-damaged = Part of the database is damaged. Readable rows saved to { $path }: { $rows }. Rows are missing from: { $tables }.
server-database-damaged = The database is damaged: { $what }. Restore a backup.
server-port-taken = The server can't listen on { $host }, port { $port }: { $what }. With several workers, the next ports must be free too, one per worker.
server-no-site = { $path } contains no site. Write one there: saqqara site --out { $path }
server-no-bus = Several workers need NATS to talk to each other, but it wasn't found. Install it ({ $command }), or give the address of one (--nats).
server-workers-here = Several workers are only possible on Linux. Use one (--workers 1).
server-workers-ports = Each worker needs its own port after { $port }, but the last port is 65535. Choose a smaller port.
server-setting = { $where }: { $why }
server-setting-unknown = { $where }: “{ $name }” isn't a setting. All settings are listed in docs/host/settings.md.
server-setting-proxy = { $where }: “{ $got }” in “proxies” is neither an address nor a network (such as 10.1.0.0/16).

# Who asks
server-not-welcome = You aren't signed in. Sign in, or continue as a guest.
server-foreign-origin = This request comes from another site. Only this server's own pages, or programs with a token, can make changes.
server-bad-name = A name must have from 1 to { $most } visible characters.
server-name-marks = A name or title can have at most { $most ->
    [one] one accent or other mark
   *[other] { $most } accents or other marks
} on one letter.
server-bad-link = This link has expired or was already used. Create a new one on the other device.
server-link-replaces = On this device, you're { $name }, with a seat at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. If you open this link, you'll become { $other } and lose access to those seats here.

# Tables and seats
server-no-table = Table not found. The link may have been cut off.
server-invites = { $name } invites you to play { $title }
server-metrics-apart = Each worker has its own metrics. Read them on its own port, { $first } to { $last }.
server-no-page = Page not found.
server-not-allowed = This address doesn't accept this kind of request.
server-position-gone = The position changed before your move arrived, so it wasn't played. Choose again.
server-not-started = The game hasn't started: some seats are still free.
server-not-over = The game isn't over yet.
server-not-open = The game has started and all seats are taken.
server-not-yours = Only the host of the table can do this.
server-not-seated = You have no seat at this table, but you can watch.
server-set-aside = This table can't continue because its data is damaged. The host of this server has been notified.
server-other-rules = This table uses version { $got } of the rules, but this server uses version { $known }.
server-banned = You are banned from this server.
server-put-off = The host has removed you from this table. You can still join any other table.
server-put-off-self = You're the host. You can leave the table or close it.
server-closed = The host has closed this table.
server-begun = The game has already started.
server-resigned = You resigned from this game, but you can watch.
server-nobody-away = There is no absent player at seat { SEAT($seat) }.
server-not-absent = { $minutes ->
    [one] The player at seat { SEAT($seat) } has been offline for less than a minute.
   *[other] The player at seat { SEAT($seat) } has been offline for less than { $minutes } minutes.
}
server-not-their-turn = It's not the turn of the player at seat { SEAT($seat) }.
server-reminded = The player at seat { SEAT($seat) } has already been reminded this turn.
server-cannot-remind = The player at seat { SEAT($seat) } doesn't have notifications on, or has already received one.
server-no-rematch = Nobody has offered a rematch.
server-full = This table is full.
server-seat-taken = Seat { SEAT($seat) } is taken.
server-one-seat = You already have seat { SEAT($seat) }. Each player can only have one.
server-seat-not-free = Seat { SEAT($seat) } already has a player.
server-seats-no-me = Field “seats”: “me” can only take one seat.
server-pace-relaxed = Field “pace”: a relaxed table has no “seconds”.
server-pace-increment = Field “increment”: only the pace “bank” has an increment.
server-many-tables = You already have { $most } unfinished tables. Finish or leave one first.
server-undo-often = You can't undo again this turn.
server-agreed-often = You've changed your mind too often about ending the game. Try again after the next move.
server-undo-late = You can't undo: the time for this move is up.
server-no-hints = Hints are off at this table.
server-no-hint-in-time = No hint was found in time. Try again later.
server-no-hint-now = You have no move to make now.
server-why-bots = Only bots explain their moves.

# Deep bots, which think in a page
server-deep-alone = Deep bots need a table where you play alone against bots. Take a seat and leave none open.
server-deep-no-search = This game has no deep bots.
server-deep-no-second = This table is for one player, whose browser runs its deep bots. You can watch.
server-deep-yours = Only the player at this table can run its deep bots. Take your seat back first.
server-deep-not = The player at seat { SEAT($seat) } isn't a deep bot.

# Messages and limits
server-bad-message = Invalid message: { $what }.
server-bad-text = Text can't contain null characters or invalid Unicode.
server-hello-first = The first message of a connection must be “hello”.
server-too-fast = Too many requests. Wait a moment and try again.
server-too-slow = The message took too long to arrive. Please send it again.
server-too-big = This message is too big.
server-text-too-long = This text is too long ({ $most ->
    [one] one character
   *[other] { $most } characters
} at most).
server-slow = Your connection is too slow. Reconnect to see the current table.
server-closing = The server is restarting. Reconnect in a moment. Nothing is lost.
server-many-sockets = You have too many pages open. Close one first.
server-bad-request = This request can't be read.
server-bad-handshake = This isn't a valid WebSocket handshake (see RFC 6455).
server-head-too-big = The address and headers of this request are too long. The maximum is 32 kB.
server-many-connections = Too many connections from your address. Close some and try again.
server-trouble = Something went wrong on our side. Nothing has changed. Please try again.
server-away = The database isn't available right now. Nothing has changed. Please try again.
server-disk-full = The server's disk is full, so nothing was saved. Please try again later.
server-damaged = Some data on this server is damaged and can't be read. The host has to restore it.
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
server-import-table = Line { $line }: “{ $name }” isn't a known kind of row.
server-import-rows = Number of rows in the export: { $got } instead of { $wanted }.
server-import-cut = The export was cut off after { $rows ->
    [one] one row
   *[other] { $rows } rows
}: its last line is missing.
server-import-full = This database isn't empty. Import into a new one.
server-import-version = This export uses schema { $got }, but this program uses { $known }.
server-no-player = Player “{ $player }” not found.

# Names of guests
server-guest-nouns = Scarab, Sphinx, Ibis, Jackal, Falcon, Scribe, Crocodile, Hippo, Cobra, Lotus, Papyrus, Camel, Ferryman, Mason, Pharaoh, Mummy, Cat, Gecko, Hedgehog, Heron, Astronomer, Gardener, Beekeeper, Lion
server-guest-adjectives = Laughing, Curious, Dreaming, Clever, Nimble, Patient, Calm, Merry, Polite, Lively, Brave, Golden, Discreet, Gentle, Sly, Faithful, Singing, Early, Hopeful, Dusty, Starry, Bold, Wandering, Quiet
server-guest-name = { $adjective } { $noun }
server-no-replay = The replay will be available when the game is over.
server-is-over = The game is already over at this move. Choose an earlier one.

# Calling people who are away
server-alert-turn = Your turn: { $title }
server-alert-turn-line = { $count ->
    [0] It's your turn.
   *[other] It's your turn in the game with { $names }.
}
server-alert-begun = Game started: { $title }
server-alert-begun-line = { $count ->
    [0] Your game has started.
   *[other] Your game with { $names } has started.
}
server-alert-begun-turn-line = { $count ->
    [0] Your game has started, and it's your turn.
   *[other] Your game with { $names } has started, and it's your turn.
}
server-alert-over = Game over: { $title }
server-alert-over-line = { $count ->
    [0] Your game is over. See the result.
   *[other] Your game with { $names } is over. See the result.
}
server-alert-reminded = { $name } is waiting for you: { $title }
server-alert-reminded-line = { $name } reminds you that it's your turn.
server-alert-stop = Unsubscribe
server-mail-table = Go to the table
server-mail-stop = Unsubscribe from these emails
server-mail-confirm = Confirm your email address for Saqqara
server-mail-confirm-line = Someone, probably you, asked for an email at this address whenever it's their turn in a game on Saqqara. If it was you, open this link within a day to confirm. If not, ignore this message: you won't get another one.
server-mail-confirm-button = Yes, use this address
server-mail-none = This server doesn't send emails.
server-mail-address = This isn't a valid email address.
server-mail-often = Too many confirmation emails today. Try again tomorrow.
server-mail-away = The email couldn't be sent because the mail server refused it. Try again later.
server-mail-old-link = This link has expired, or the address has changed. Ask for a new one in the settings.
server-push-bad = This browser's notification service isn't supported.
server-smtp = “{ $url }” isn't a valid mail server address. Use smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
server-mail-home = Links in emails lead back to this server. Give its public address (--origin https://…).
server-mail-from = “{ $got }” isn't a valid sender. Give an address, or NAME <ADDRESS>.

# Reviews
server-no-review-yet = Only finished games can be reviewed.
# Studies
server-no-study = Study not found, or not shared.
server-study-changed = The study has been changed elsewhere. Reload it.
server-many-studies = You have reached the maximum number of saved studies ({ $most }). Delete one first, or save this one as a file.
server-studies-full = Your studies take up all your space ({ $megabytes } MB). Delete one first, or save this one as a file.
server-study-not-yours = Only the owner can change this study. Save your own copy.

# A name that lasts
server-reserved-names = Saqqara, Host, The Host, Server, System, Admin, Administrator, Moderator, Operator, Staff, Support, Bot, Robot
server-name-taken = The name “{ $name }” is taken, or looks too much like another one. How about “{ $other }”?
server-unwanted-name = This name isn't allowed on this server. Choose another one.
server-deceiving-name = “{ $name }” could be mistaken for the server or a bot. Choose another name.
server-passkey-bad = This passkey couldn't be verified. Nothing has changed. Try again on this server's own page.
server-passkey-old = This passkey request has expired or was already used. Nothing has changed. Please start again.
server-passkey-unknown = This passkey isn't registered here. Try another one, or a recovery code.
server-passkey-copied = This passkey looks like a copy, so it was refused. Sign in another way, then remove it.
server-passkey-unverified = This passkey doesn't check your fingerprint, face or PIN, which is now required to sign in. Sign in with a recovery code, then add a new passkey.
server-passkey-unverified-new = This passkey wasn't added because it doesn't check your identity. Set up a fingerprint, face or PIN for it and try again, or use recovery codes.
server-passkey-twice = This passkey is already registered.
server-many-passkeys = You have reached the maximum number of passkeys ({ $most }). Remove one first.
server-no-passkey = You don't have this passkey.
server-last-passkey = This is your last way to sign in. Create recovery codes first, or remove this passkey anyway.
server-no-device = You aren't signed in on this device.
server-bad-code = This code is wrong or was already used.
server-bring-or-not = You've played here as a guest. Choose whether to keep those games.
server-no-passkeys = This server doesn't use passkeys. Use a recovery code, or a link from a device where you're signed in.
server-no-push = This server doesn't send notifications.
# People
server-no-person = Player not found.
server-follow-self = You can't follow yourself. Send this link to someone else.
server-many-follows = You already follow the maximum number of people ({ $most }). Unfollow someone first.
server-many-blocks = You've already blocked the maximum number of people ({ $most }). Unblock someone first.
server-block-self = You can't block yourself.
server-blocked-them = You have blocked this player. Unblock them first.
server-blocked-here = A player you have blocked is at this table. Unblock that player to see it.
server-not-friends = You can only invite friends, that is, players who follow you and whom you follow.
server-no-invitation = This invitation is no longer valid: the game has started, or the table is full or closed.
server-alert-invited = { $name } invites you: { $title }
server-alert-invited-line = { $name } has opened a table and would like to play with you.

# Reports, and what the host does
server-report-self = You can't report yourself.
server-many-reports = The host hasn't read your other reports yet. Please wait for an answer.
server-not-host = Only the host of this server can see this page. If that's you, create a link with “saqqara admin host” and open it in this browser.
server-old-host-link = This link has expired or was already used. Create a new one with “saqqara admin host”.
server-no-report = Report not found.
server-report-done = This report is already closed.
server-muted = The host has muted you. You can chat again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. You can still play.
server-name-taken-away = The host has reset your name. You can choose a new one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
# Rated tables, ratings and profiles
server-rated-no-undo = You can't undo in a rated game.
server-rated-no-help = You can't get help during a rated game.
server-rated-deck = Rated games use the standard deck. Remove the custom one.
server-rated-deal = Rated games must start with a new deal, not from a position or a saved game.
server-rated-times = Rated games use the default hourglass times.
server-rated-hints = Rated games have no hints. Turn hints off, or play unrated.
server-rated-stand-in = In rated games, absent players are always replaced by a novice bot. You can't choose another level.
server-rated-pace = A rated game needs a clock. Choose live or correspondence.
server-rated-bot = This bot has no rating and can't play rated games. Choose another level, or a strength from 1/10 to 10/10.
server-rated-begun = Players can't be replaced once a rated game has started.
server-no-ratings = The new ratings will appear just after the game ends.
server-no-profile = Profile not found, or private.
# The challenges of a day
server-daily-day = “{ $got }” isn't a valid date. Write it like 2026-11-16.
server-daily-not-yet = The challenges of { $day } aren't open yet.
server-daily-before = There is no challenge for { $day }. The archive starts on { $first }.
server-daily-too-late = The challenges of { $day } are closed. Try today's.
server-daily-alone = This is another player's try at today's challenge. You can watch it when the day is over.
server-daily-sealed = To avoid spoilers, this page opens once the day is over everywhere, an hour after midnight UTC.
server-daily-no-undo = You can't undo in a daily challenge.
server-alone-daily = Daily challenges played offline stay on your device.
server-alone-unfinished = Only finished games can be saved here. This one isn't over yet.
server-alone-other = This game file contradicts its own moves, so it wasn't saved.
server-alone-many = You've already saved the maximum number of offline games ({ $most }).
server-alone-no-rematch = This game was played offline. Create a new table to play again.
server-daily-no-rematch = You only get one try a day. Come back tomorrow, or practise on a past day.
server-daily-to-the-end = You can't resign a daily challenge, but you can leave it and come back before the day is over.
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
server-no-puzzle = Puzzle not found. It may have been removed. Try the next one.
server-puzzle-tried = You've already answered this puzzle. Try the next one.
server-puzzle-untried = You haven't answered this puzzle yet.
server-puzzle-no-further = The round would end here. Submit your answer first.
# Arenas
server-no-arena = Arena not found. Check the link.
server-arena-start = { $days ->
    [one] An arena must start within a day.
   *[other] An arena must start within { $days } days.
}
server-many-arenas = { $most ->
    [one] You already have an unfinished arena. End it first.
   *[other] You already have { $most } unfinished arenas. End one first.
}
server-arena-not-yours = Only the organiser of this arena can do this.
server-arena-over = This arena is over. You can still see its results here.
server-arena-full = { $most ->
    [one] This arena is full (one player).
   *[other] This arena is full ({ $most } players).
}
server-arena-taken-out = The organiser has removed you from this arena. You can watch, but you can't play.
server-arena-not-in = You aren't in this arena.
server-arena-not-there = This player isn't in this arena.
server-arena-no-rematch = There are no rematches in an arena. Go back to the arena for your next game.
server-arena-to-the-end = Arena games are played to the end. You can resign, or leave your seat to a bot.
server-arena-lost-mine = Your last game couldn't continue, so it doesn't count.
server-arena-lost = { $count ->
    [one] One game couldn't continue. It doesn't count, and its players are free again.
   *[other] { $count } games couldn't continue. They don't count, and their players are free again.
}
server-blocked-arena = You have blocked the organiser of this arena. Unblock them on the Contacts page to join.
