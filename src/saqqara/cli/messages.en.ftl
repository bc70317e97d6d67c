### The terminal.

# Help of the commands
cli-help = Pyramid board games: play in the terminal or the browser, replay and verify records, study with bots, run a server.
cli-help-games = List the games with their seats, minutes and options.
cli-help-play = Play a game with people at this keyboard and with bots. Without GAME, a short menu asks.
cli-help-replay = Step through a record, seen from any seat.
cli-help-verify = Replay a record and check its deal, every move and the result.
cli-help-deck = Check, draw and copy deck files, and see whether they are balanced.
cli-help-deck-check = Check a deck file; if it is wrong, say why.
cli-help-deck-copy = Copy the deck of a game into a file that you can change.
cli-arg-deck-copy = The file to write.
cli-deck-copied = The deck of { $title } is in { $path }: change it, then run “saqqara deck check”.
cli-help-deck-draw = Draw all cards of a deck on one sheet, as SVG or PDF.
cli-help-bench = Measure speed.
cli-help-bench-engine = Random games on one core: moves and games a second, bytes of a state, time to the first move.
cli-help-bench-bots = Games tried a second by the bots, beside random ones, on one core; time a move by level; time to the first move.
cli-help-bench-envs = Random moves a second through our environments (vector, PettingZoo, OpenSpiel), beside games of PettingZoo and OpenSpiel in the same run, on one core.
cli-help-bench-wasm = Tries a second of the bots' search and random moves in a browser's WebAssembly, beside native code in the same run, on one core.
cli-help-bench-server = A table server under load, with its clients on this machine: moves a second, time to everybody's look, memory.

cli-arg-record = A record, as written by “save”.
cli-arg-game = The game; “saqqara games” lists them.
cli-arg-deck = A deck file (TOML).
cli-arg-deck-draw = The game, or your own deck file.
cli-arg-deck-game = A game with cards.
cli-opt-lang = The language of all messages (default: your system's).
cli-opt-version = Show the version.
cli-opt-help = Show this help.
cli-opt-force = Overwrite an existing file.
cli-opt-seats = The number of seats.
cli-opt-bots = Bots for the last seats: how many, or their levels (“2”, “novice,adept”).
cli-opt-names = Names for the people, or for all seats.
cli-opt-seed = The seed of all chance: the same seed gives the same deal.
cli-opt-deck = Your own deck file.
cli-opt-option = An option of the game (see “saqqara games”). Can be repeated.
cli-opt-time = A time limit of the game in seconds, or “none”. Can be repeated.
cli-opt-load = Continue a saved game (add --bots for the seats that bots held).
cli-opt-seat = Show what this seat saw (counted from 0).
cli-opt-open = Show every seat's view, one below the other.
cli-opt-at = Start after move K.
cli-opt-all = Print all steps and stop.
cli-opt-deck-game = The game the deck is for (default: guessed from its fields).
cli-opt-out = The file to write, ending in .svg or .pdf.
cli-opt-bench-seconds = Seconds for each figure.
cli-opt-bench-game = Only this game. Can be repeated.
cli-opt-bench-server-game = The game that is played; the one with the shortest games, if left out.
cli-opt-bench-baseline = A C program to compare with, built and run on the same core.
cli-opt-bench-device = Where the games run: on one core, or on a GPU.
cli-opt-json = Print JSON.
cli-opt-bench-tables = Tables that play at the same time.
cli-opt-bench-long = Seconds to measure.
cli-opt-bench-rate = Moves a second in all; as many as it can where this is left out.
cli-opt-bench-idle = Further sockets that only look on.
cli-opt-bench-workers = Processes that the server has; each table is asked for at its own, as a proxy does.
cli-opt-bench-anywhere = Everybody comes in at the common port of the workers, whichever answers.
cli-opt-bench-every = All games with all seat counts, one after the other.
cli-opt-bench-database = The database to measure with; a SQLite file of its own where this is left out.

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-default = [default: {"{}"}]
cli-panel-required = [required]

# A command line that cannot be used
cli-bad-language = Option “--lang”: choose one of { $known }, not “{ $got }”.
cli-usage-dash = There is no option “{ $option }” here. Put -- before an id or a name that starts with “-”.
cli-usage-no-option = There is no option “{ $option }” here.
cli-usage-missing = “{ $name }” is missing.
cli-usage-bad = “{ $name }”: { $kind ->
    [integer] expected a whole number.
    [number] expected a number.
   *[other] this value cannot be used.
}
cli-usage-no-command = No such command here: choose { $known }.
cli-usage-needs-value = Option “{ $option }” needs a value.
cli-usage-no-text = This command line has bytes that are no text in UTF-8.
cli-usage-other = This command line makes no sense: { $what }.
cli-usage-try = Try “{ $command }”.
cli-no-pair = Option “{ $switch }”: expected name=value, not “{ $got }”.
cli-too-many-bots = { $bots } bots do not fit on { $seats } seats.
cli-same-names = Field “names”: give each seat a different name.
cli-load-alone = “--load” brings its own game, seats, names, deck, options and times: leave those out.
cli-file-exists = { $path } already exists: choose another name, or add --force.
cli-interrupted = Interrupted. See you soon!

# saqqara games
cli-games-game = game
cli-games-title = title
cli-games-seats = seats
cli-games-minutes = minutes
cli-games-options = options and times (default)
cli-games-option = { $name }: { $values } ({ $default })
cli-games-time = { $name } ({ $default })

# The menu
cli-menu-welcome = Welcome to Saqqara. What would you like to play?
cli-menu-facts = { $least } to { $most } players, about { $minutes } minutes
cli-menu-game = Game, 1 to { $most } [{ $default }]:{" "}
cli-menu-people = How many people at this keyboard, { $least } to { $most } [{ $default }]:{" "}
cli-menu-bots = How many bots, { $least } to { $most } [{ $default }]:{" "}
cli-menu-again = Please enter a number from { $least } to { $most }.

# At the table
cli-player = Player
cli-bot-name = { $name } ({ $level })
cli-clock = The clock
cli-percent = { $value }%
cli-did = { $name }: { $move }
cli-preparing = Setting up … (slower the first time)
cli-warming = The bots are warming up (about { $seconds } s); until then they play by instinct.
cli-thinking = { $name } is thinking …
cli-your-turn = { $name }, your turn: { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}, typed like { $moves }.
cli-your-few = { $name }, your turn: { $moves }.
cli-toolbar = Tab completes · help · undo · quit
cli-time-left = { $what } in { $seconds } s
cli-curtain = Pass the device to { $name }.
cli-curtain-enter = { "" }Press Enter when nobody else can see the screen …{" "}
cli-pass = Enter = pass on{" "}›{" "}
cli-pass-undo = Enter = continue · undo{" "}›{" "}
cli-moved-already = You have moved already. Press Enter to continue, or type “undo”.
cli-who = Whose move is it? Start with a seat or a name, like “{ $example }”.
cli-who-question = seat or name, then the move
cli-see-clause = → rules { $clause }
cli-no-clause = There is no clause “{ $clause }”. The clauses are { $known }.
cli-undone = Undone: { $move }
cli-saved = Saved to { $path }
cli-loaded = Loaded from { $path }: { $moves ->
    [one] one move so far.
   *[other] { $moves } moves so far.
}
cli-overwrite = { $path } already exists. Overwrite it? [y/N]{" "}
cli-which-file = Which file? Type “{ $usage }”.
cli-more = Enter = more · q = stop{" "}›{" "}
cli-kept = Your game is saved. To continue it:
cli-bye = Goodbye!

cli-words-help = help h ?
cli-words-moves = moves
cli-words-board = board
cli-words-rules = rules rule
cli-words-undo = undo u
cli-words-save = save
cli-words-load = load
cli-words-quit = quit exit q
cli-words-yes = y yes

cli-help-moves = Type a move like { $forms }. Case and extra spaces do not matter. Other commands:
cli-usage-help = help
cli-usage-moves = moves
cli-usage-board = board
cli-usage-rules = rules CLAUSE
cli-usage-undo = undo
cli-usage-save = save FILE
cli-usage-load = load FILE
cli-usage-quit = quit
cli-about-help = show this help
cli-about-moves = list your legal moves
cli-about-board = show the board again
cli-about-rules = show a clause of the rules, or all of them
cli-about-undo = undo your move, until a card is drawn, something is revealed or somebody else moves
cli-about-save = save the game to a file (“save --force FILE” overwrites)
cli-about-load = continue a saved game; this one is kept
cli-about-quit = leave; the game is kept
cli-moves-count = { $count ->
    [one] One move:
   *[other] { $count } moves:
}

# The end
cli-end-title = Final result
cli-end-place = place
cli-end-score = score
cli-end-line = { $label }: { $value }
cli-end-winner = { $names } wins!
cli-end-winners = { $names } share the win!
cli-end-resigned = { $names } resigned.
cli-end-agreement = The players agreed to end the game: nobody wins.
cli-end-nobody = Nobody wins.
cli-end-question = Enter = leave · save FILE = save the record{" "}›{" "}

# Replay and verify
cli-replay-start = the start
cli-replay-veiled = { $name } has made a hidden choice
cli-replay-seat = Player { SEAT($seat) }'s view ({ $name })
cli-replay-keys = → or Enter next · ← or b back · number + Enter go to · q quit{" "}›{" "}
cli-replay-range = Option “--at”: choose 0 to { $most }, not { $got }.
cli-replay-both = Use “--seat” or “--open”, not both.
cli-verify-right = Valid: the record replays move by move from the seed it committed to.
cli-verify-rules = rules version { $version }
cli-verify-game = game
cli-verify-seats = seats
cli-verify-options = options
cli-verify-moves = moves
cli-verify-commitment = commitment
cli-verify-outcome = result
cli-verify-running = still in progress
cli-verify-place = { $place }. { $name } ({ $score })

# Decks
cli-deck-right = { $title }: { $cards } cards, valid.
cli-deck-read-as = Read as a deck of { $title } (--game { $name }): { $why }
cli-deck-format = { $path }: the name must end in .svg or .pdf.
cli-deck-drawing = Drawing cards
cli-deck-drawn = { $cards } cards drawn in { $path }
cli-no-cards = { $name } has no cards: choose { $known }.

# Hosting
cli-help-serve = Run a server for browsers, programs and bots.
cli-help-config = Show every setting of a server, its value and its source. Secrets are hidden.
cli-config-name = setting
cli-config-value = value
cli-config-where = source
cli-config-default = default
cli-unknown-variable = The variable { $name } is not a setting and was ignored.
cli-unknown-variable-near = The variable { $name } is not a setting and was ignored. Did you mean { $near }?
cli-forwarded-allow-ips = The variable FORWARDED_ALLOW_IPS is ignored. List your proxies in the setting “proxies”.
cli-help-admin = Manage a server's data.
cli-help-admin-export = Export a database as JSON lines.
cli-help-admin-import = Import JSON lines into an empty database.
cli-help-admin-forget = Delete a player's personal data; the games stay.
cli-help-admin-person = Write all data about a player as JSON.
cli-help-admin-people = List the most recent players with their ids and handles.
cli-help-admin-tables = List the most recently changed tables, or the unreadable ones.
cli-opt-admin-count = The maximum number of lines.
cli-opt-admin-aside = List only unreadable tables, with the reason. This replays every game that has begun, which takes a while.
cli-people-column-id = id
cli-people-column-handle = handle
cli-people-column-name = name
cli-people-column-kind = kind
cli-people-column-seen = last seen (UTC)
cli-people-kept = registered
cli-people-guest = guest
cli-tables-column-id = id
cli-tables-column-game = game
cli-tables-column-status = status
cli-tables-column-changed = last change (UTC)
cli-tables-column-why = reason
cli-tables-open = open
cli-tables-running = running
cli-tables-over = over
cli-tables-closed = closed
cli-help-admin-clear = Delete expired data: old chat, guests without games, expired tokens, abandoned tables.
cli-opt-dry-run = Count only; change nothing.
cli-opt-config = A settings file (TOML); docs/host/settings.md lists all settings.
cli-opt-log-level = The lowest level to log: debug, info, warning or error.
cli-arg-admin-person = The file to write their data to.
cli-cleared-chat = Chat messages deleted: { $count }
cli-cleared-tokens = Expired tokens deleted: { $count }
cli-cleared-links = Expired links deleted: { $count }
cli-cleared-codes = Expired e-mail codes deleted: { $count }
cli-cleared-open = Tables closed that never started: { $count }
cli-cleared-closed = Closed tables deleted: { $count }
cli-cleared-running = Abandoned games ended: { $count }
cli-cleared-guests = Guests without a game deleted: { $count }
cli-cleared-challenges = Expired passkey challenges deleted: { $count }
cli-cleared-names = Registered names without a game deleted: { $count }
cli-cleared-arenas = Old arenas deleted: { $count }
cli-cleared = Done. Finished games were not touched.
cli-cleared-dry = Dry run: nothing was changed.
cli-help-admin-host = Make a link that signs a browser in as the host, who handles reports.
cli-opt-host-end = Sign out all host browsers and revoke all links instead.
cli-host-link = Open it in your own browser within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: it works once, and signs that browser in as the host for 30 days.
cli-host-ended = All host browsers are signed out.
cli-cleared-invitations = Expired invitations deleted: { $count }
cli-cleared-keys = Expired host sessions deleted: { $count }
cli-cleared-reports = Old resolved reports deleted: { $count }
cli-cleared-unread = Old open reports deleted: { $count }
cli-cleared-sanctions = Expired warnings and bans deleted: { $count }
cli-opt-host = The address to listen on; 0.0.0.0 for all.
cli-opt-port = The port to listen on.
cli-opt-database = The database: sqlite:///FILE or postgresql://…
cli-opt-nats = The NATS server that connects several nodes.
cli-opt-origin = A web origin that may connect, besides the server's own. Can be repeated.
cli-opt-admin-database = The server's database, if not the one in its settings: sqlite:///FILE or postgresql://…
cli-opt-key = The key that signs tokens (default: created at the first start).
cli-opt-workers = The number of server processes behind one port: one per spare core. Each also listens on its own port, the next ones.
cli-opt-bot-processes = The number of processes for bots, shared by the workers; each worker has at least one.
cli-opt-smtp = The mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps://… Without it, no e-mail is sent.
cli-opt-mail-from = The sender of e-mails: an address, or NAME <ADDRESS>.
cli-opt-metrics-token = The token for reading /metrics from other machines; without it, only this machine can.
cli-opt-json-logs = Log as JSON.
cli-arg-admin-import = A file written by “saqqara admin export”.
cli-arg-admin-export = The file to write.
cli-arg-player = The player's id, or the handle from their profile's address.
cli-serve-at = Serving tables at { $address } (Ctrl-C stops).

# A table at home
cli-help-host = Play in the browser: a server for this machine and the phones around it.
cli-opt-host-database = The database for the games (default: a file in your home).
cli-opt-browse = Open the browser.
cli-host-wait = Starting …
cli-host-here = On this machine: { $address }
cli-host-reports = To answer reports, open within a quarter of an hour: { $address }
cli-host-phones = On a phone on the same network: { $address }
cli-host-stop = Press Ctrl-C to stop; games are kept.
cli-host-running = Saqqara is already running: { $address }
cli-host-no-port = No free port between { NUMBER($first, useGrouping: 0) } and { NUMBER($last, useGrouping: 0) }: choose one with --port.
cli-serve-no-client = The web client is not built, so only programs can play: in a checkout, “./test web” builds it; a package contains it.
cli-host-not-built = The web client is not built: run ./play, which builds it, or play in the terminal with “saqqara play”.
cli-help-hint = Show a bot's best moves in a record or a position, with winning chances, points and reasons.
cli-help-tournament = Play bots against each other in balanced seatings: win rates with 95% intervals, scores, seconds per move, ratings.
cli-arg-hint = A record (as written by “save”) or a position, as JSON.
cli-opt-hint-seat = The seat to advise (counted from 0); needed when several may act.
cli-opt-hint-at = Use the position after move K.
cli-opt-hint-level = The bot's level.
cli-opt-hint-seconds = Think for this long (default: the level's own time).
cli-opt-players = The players: levels, a level with simulations (“master@2000”) or seconds (“master@0.5s”) per move, or programs (“exec:python bot.py”).
cli-opt-tournament-games = The number of games, rounded up to balanced seatings.
cli-opt-seed-games = The same seed gives the same games.
cli-opt-tournament-seats = Seats at the table; players rotate if there are more seats than players.
cli-opt-redealt = Redeal everything a seat cannot know before each look.
cli-tournament-two = A tournament needs at least two players: --players master,adept.
cli-tournament-seats = { $players } players do not fit at { $seats } seats: name fewer, or set --seats.
cli-tournament-player = player
cli-tournament-games = games
cli-tournament-win = wins
cli-tournament-between = 95%
cli-tournament-score = score
cli-tournament-margin = margin
cli-tournament-move = move
cli-tournament-longest = longest
cli-tournament-rating = rating
cli-hint-over = This game is over.
cli-hint-seat = Several players may act: choose one with --seat ({ $seats }).
cli-hint-at = That record has { $most ->
    [one] one move
   *[other] { $most } moves
}: --at { $at } is beyond its end.
cli-hint-not-now = There is nothing to do for --seat { $seat } now: try { $seats }.
cli-hint-thinking = Thinking…
cli-hint-move = move
cli-hint-win = wins
cli-hint-points = points
cli-hint-share = share
cli-hint-reason = because
cli-hint-exact = Exact: every continuation was examined.

# How far from perfect a bot plays
cli-help-lab = Run experiments with bots.
cli-help-lab-exploit = Measure how far from perfect a bot plays: what a best response wins, what a player who knew every draw would score, what the search loses in solvable endgames.
cli-opt-exploit-against = The bot to measure: a level, or a level with simulations (“master@2000”).
cli-opt-exploit-seats = Seats at the table; the bot holds all but one, or all (default: the fewest).
cli-opt-exploit-games = The number of games; against a best response, rounded up to balanced seatings.
cli-opt-exploit-times = How many times longer than the bot the best response searches; the informed player searches that much wider.
cli-opt-exploit-only = Measure only this.
cli-exploit-response = Best response
cli-exploit-bound = All draws known
cli-exploit-ends = Solved endgames
cli-exploit-only = “{ $only }” cannot be measured: choose { $known }.
cli-exploit-none = This cannot be measured in { $name }. What can be: { $known }.
cli-exploit-won = A best response to { $level } won { $win }% of { $games ->
    [one] one game
   *[other] { $games } games
} (95%: { $low } to { $high }%); an equal player would win { $share }%.
cli-exploit-margin = Average lead in points: { $margin }. Seconds per move: { $own }, the bot { $frozen }.
cli-exploit-part = { $level } scored { $part }% of the possible points (95%: { $low } to { $high }%). Points: { $points } of { $most }; games: { $games }.
cli-exploit-exact = The possible points are exact for the rolls of these games.
cli-exploit-found = The possible points are the best that an all-knowing search found: more may be possible, so the true share may be lower.
cli-exploit-together = All seats together scored { $part }% of what one table allows.
cli-exploit-solved = Choices of { $level }’s search in positions that can be solved:
cli-exploit-before = moves left
cli-exploit-all = all
cli-exploit-moments = positions
cli-exploit-loss = mean loss
cli-exploit-worst = worst
cli-exploit-best = best
cli-exploit-solves = solved by the search

# A new game
cli-help-new-game = Start a new game: copy a small working one into this checkout, for you to reshape.
cli-help-model = Show what is made from a game's declaration: record, positions, views, secrets, observations.
cli-opt-model-show = As source that you can read.
cli-model = { $title }. Bytes of the record: { $bytes }; fields of a position: { $position }, of a view: { $view }; secrets: { $secrets }. More with --show.
cli-arg-new-game = Its name in the code: lower-case letters, digits and “_”.
cli-opt-clause = The letter of its clauses (“X” for X1, X2 …; default: one of its name).
cli-new-game-nowhere = A new game needs a checkout of the project, and this is an installed package: clone the repository and run the command there.
cli-new-game-bad-name = “{ $name }” cannot be the name of a game: use 2 to 20 lower-case letters, digits and “_”, a letter first, and no word of Python.
cli-new-game-taken = “{ $name }” already exists: choose another name, or delete its folders first.
cli-new-game-word = “{ $name }” is a word of the shared code ({ $path }), which may not name a game: choose another name.
cli-new-game-bad-clause = “{ $clause }” cannot be the letter of clauses: choose one capital letter.
cli-new-game-clause-taken = Another game's clauses already begin with { $clause }: choose a letter besides { $known }.
cli-new-game-failed = The game is written, but “{ $command }” failed: { $what }
cli-new-game-writing = Writing the game
cli-new-game-written = { $name } is there and can be played ({ $files } files; its clauses are { $letter }1, { $letter }R1 …). To make it your own, in this order:
cli-new-game-step-1 = See it first: “./play { $name } --bots novice” in the terminal, “./play” in the browser.
cli-new-game-step-2 = src/saqqara/games/{ $name }/: rules.en.md and rules.fr.md, the rules clause by clause; __init__.py, seats and options.
cli-new-game-step-3 = rules.py, what one may do; with tests/games/{ $name }/test_clauses.py, a test for each clause.
cli-new-game-step-4 = table.py: what lies on the table, who may know it, what each seat sees, and what must hold of a position (in a module of its own, “checks”, where that is much).
cli-new-game-step-5 = notation.py and refusals.py; messages.*.ftl, all that is said of the game, the board's words too.
cli-new-game-step-6 = web/src/games/{ $name }/: Board.svelte, and index.ts with the moves in words.
cli-new-game-step-7 = tests/games/{ $name }/: recount.py counts the result once more, faults.py plants leaks, hands.py decides on the board in the browser, middle.json is a position in the middle of a game.
cli-new-game-step-8 = After each step “./test laws”, which says what is still wrong; after a change of views or rules “python tools/client_types.py”, “python tools/pages.py” and “python -m tests.records.golden”; for its module in the page “python -m saqqara.wasm.build”; at last “./test”. What is optional (a picture, an evaluation for the bots, a lesson …) is listed in src/saqqara/games/README.md.

# Simulating
cli-help-simulate = Play many games and write one row of numbers per game (Parquet), or print a summary. The same seed gives the same rows on every device.
cli-opt-simulate-games = The number of games.
cli-opt-simulate-players = The players: “chance”, a level, or a level with simulations (“adept@200”); one for all seats, or one per seat, rotating by a seat each game.
cli-opt-simulate-device = Where to play: “cpu”, this machine's cores; “cuda”, a GPU (random play only); “ray”, a cluster.
cli-opt-simulate-workers = The number of processes (default: one per core).
cli-opt-simulate-address = With --device ray: the cluster (default: a small one on this machine). Its workers write to the folder FILE.parts, which all must reach at the same path.
cli-opt-simulate-out = The Parquet file to write. Unfinished parts are in FILE.parts: run the same command again to resume.
cli-opt-simulate-fresh = Start over, whatever is there.
cli-simulate-seat = seat
cli-simulate-player = player
cli-simulate-win = wins
cli-simulate-between = 95%
cli-simulate-score = score
cli-simulate-spread = st. dev.
cli-simulate-range = min … max
cli-simulate-games = Games: { $games }. Moves per game: { $moves } (from { $least } to { $most }).
cli-simulate-first = The first player won { $win }% (95%: { $low } to { $high }%).
cli-simulate-shared = Shared wins: { $shared }%.
cli-simulate-lead = Lead changes per game: { $changes } (at most { $most }).
cli-simulate-written = The rows are in { $path }.

# Reports
cli-help-report = Write a report on simulated games to open in a browser: who wins, scores, the value of cards and actions, and how certain that is. Two files are compared.
cli-arg-report = A file written by “saqqara simulate --out”.
cli-arg-report-other = A second file of the same game to compare: another deck, other options.
cli-opt-report-out = The page to write (default: beside the first file, as .html).
cli-report-reading = Reading games
cli-report-written = The report is in { $path }.
cli-help-deck-balance = Play many games with a deck between equal players: which cards are too strong or too weak, and whether going first matters.
cli-opt-balance-games = The number of games (default: what takes less than a minute on two cores).
cli-opt-balance-out = Also write the whole report as a page.
cli-report-drawing = Writing the page

# saqqara review
cli-help-review = Show what each decision of a finished game cost, given what the player knew, and how much was luck.
cli-opt-review-seconds = Seconds of thought per decision, on one core (other positions get a quarter).
cli-opt-review-html = Write a page instead: one file that needs no network.
cli-review-thinking = Reviewing the game
cli-review-seconds = --seconds-a-move must be more than 0 and at most 60.
cli-review-written = The review is in { $path }.
cli-review-stopped = Stopped before the review was done; nothing was written. A smaller --seconds-a-move is faster.

cli-words-why = why
cli-usage-why = why
cli-about-why = explain each bot's last move
cli-why-nobody = No bot has moved yet.
cli-because = { $name }: { $reason }
cli-help-bench-levels = Each level of the bots against the one below, in every game, at every number of seats and with every option, on all cores: how much more often it wins.

# saqqara admin ratings
cli-help-admin-ratings = Rebuild all ratings from the results of rated games.
cli-help-admin-puzzles = Rebuild all ratings of puzzles and their solvers from the attempts.
cli-opt-from-log = First replay every finished game and rebuild its result and everybody's statistics.
cli-ratings-working = Rebuilding ratings
cli-ratings-game = { $game }: { $changed ->
    [0] all as it was
    [one] one result was different
   *[other] { $changed } results were different
}
cli-help-bench-ratings = Ratings of many games made anew, boards of many people, and a profile with many games.
# The daily challenges
cli-opt-daily = Today's challenge in this game, the same for everybody with this version.
cli-daily-alone = --daily plays today's challenge as it is: name only the game, without seats, bots, seed, deck, options, times or a file.
cli-daily-no-undo = You can't undo in the daily challenge.
cli-daily-end = Today's challenge in { $title }: { $words }
cli-cleared-tries = Unfinished daily challenges deleted: { $count }

# Puzzles
cli-help-puzzle = Solve puzzles: positions where one move is clearly best.
cli-arg-puzzle-game = Puzzles of this game (default: all games).
cli-opt-puzzle-theme = Only puzzles of this theme, named as in the game's file.
cli-opt-puzzle-number = Only this puzzle, by number.
cli-help-lab-puzzles = Make puzzles for a game: positions from bot games where one move is clearly best, by search or by exact solution.
cli-opt-puzzles-out = The file to write (a game's “puzzles.json”).
cli-opt-puzzles-count = The number of puzzles to make.
cli-opt-check-puzzles-count = The number of puzzles to check.
cli-opt-puzzles-seed = The same seed gives the same puzzles, with any number of workers.
cli-opt-puzzles-tries = Simulations of the confirming search (default: the game's).
cli-opt-puzzles-keep = A file for progress; the same command resumes from it.
cli-opt-puzzles-workers = The number of processes (default: one per core).
cli-opt-puzzles-minutes = Stop after this many minutes, with what there is.
cli-puzzles-made = Puzzles in { $path }: { $count } of { $wanted }.
cli-help-lab-check-puzzles = Search puzzles of a game again, with another seed and twice the simulations: is their best move still best?
cli-opt-check-puzzles-seed = Another seed gives another search.
cli-puzzles-searched = Puzzles searched again: { $searched }. Solved and counted ones need no search.
cli-puzzles-settled = The search preferred another move: { $count } (95%: { $low } to { $high } of 100 puzzles). { $keys }
cli-puzzles-failed = And that move wins as often when both are tried: { $count } (95%: { $low } to { $high } of 100). { $keys }
cli-puzzle-game = --theme and --number need a game: saqqara puzzle GAME --number 3
cli-puzzle-number = There is no puzzle { $number }: this game has 1 to { $most }.
cli-puzzle-head = { $title } · { $puzzle } · { $rating }
cli-puzzle-ask = Player { SEAT($seat) } is to move. Which move is clearly best, given what this player knows? Type { $moves } (or: moves, why, quit).
cli-puzzle-ask-points = What is the most valuable play with these dice? Type { $moves } (or: moves, why, quit).
cli-puzzle-prompt = Player { SEAT($seat) } ›{" "}
cli-puzzle-right = Right!
cli-puzzle-wrong = Not the best move.
cli-puzzle-about = Theme: { $theme }
cli-puzzle-next = Enter = next puzzle · quit{" "}›{" "}
cli-puzzle-solved = Solved: { $right } of { $seen }.
