### The terminal.

# Help of the commands
cli-help = Pyramid board games: play them in the terminal, replay and verify records, look at decks.
cli-help-games = The games: seats, minutes, options.
cli-help-play = Play a game, with people at this keyboard and with bots. Without GAME a short menu asks.
cli-help-replay = Step through a record, as any seat saw it.
cli-help-verify = Replay a record and check its deal, every move and the outcome.
cli-help-deck = Deck files: check them, draw them, see whether they are balanced.
cli-help-deck-check = Check a deck file: right, or what is wrong in a sentence.
cli-help-deck-copy = Write the deck that comes with a game into a file, to change it.
cli-arg-deck-copy = The file to write the deck into.
cli-deck-copied = The deck of { $title } is in { $path }: change it, then “saqqara deck check”.
cli-help-deck-draw = Draw all cards of a deck on a sheet, as SVG or PDF.
cli-help-bench = Measure.
cli-help-bench-engine = Random games on one core: moves and games a second, bytes of a state, time to the first move.
cli-help-bench-bots = Games tried a second by the bots, beside random ones, on one core; time a move by level; time to the first move.
cli-help-bench-envs = Random moves a second through our environments (vector, PettingZoo, OpenSpiel), beside games of PettingZoo and OpenSpiel in the same run, on one core.
cli-help-bench-wasm = Tries a second of the bots' search and random moves in a browser's WebAssembly, beside native code in the same run, on one core.
cli-help-bench-server = A table server under load, with its clients on this machine: moves a second, time to everybody's look, memory.

cli-arg-record = A record, as “save” writes it.
cli-arg-game = Which game: see “saqqara games”.
cli-arg-deck = A deck file (TOML).
cli-arg-deck-game = A game that is played with cards.
cli-opt-lang = Language of everything that is said (default: that of your system).
cli-opt-version = The version.
cli-opt-help = This help.
cli-opt-force = Write over a file that is already there.
cli-opt-seats = How many seats in all.
cli-opt-bots = Bots on the last seats: how many, or their levels (“2”, “chance,chance”).
cli-opt-names = Names of the people, or of all seats.
cli-opt-seed = Decides all chance: the same seed, the same deal.
cli-opt-deck = A deck file of your own.
cli-opt-option = An option of the game, as “saqqara games” lists them. Can be repeated.
cli-opt-time = A time of the game in seconds, or “none”. Can be repeated.
cli-opt-load = Go on with a saved game (with --bots for the seats that bots held).
cli-opt-seat = As this seat saw it (counted from 0).
cli-opt-open = Every seat's view, one below the other.
cli-opt-at = Begin after move K.
cli-opt-all = Print all steps and stop.
cli-opt-deck-game = The game it is for (otherwise guessed from its fields).
cli-opt-out = Where to: a name that ends in .svg or .pdf.
cli-opt-bench-seconds = Seconds for each figure.
cli-opt-bench-game = Only this game. Can be repeated.
cli-opt-bench-server-game = The game that is played; the one with the shortest games, if left out.
cli-opt-bench-baseline = A C program to compare with, built and run on the same core.
cli-opt-bench-device = Where the games run: on one core, or on a GPU.
cli-opt-json = As JSON.
cli-opt-bench-tables = Tables that play at the same time.
cli-opt-bench-long = Seconds to measure.
cli-opt-bench-rate = Moves a second in all; as many as it can where this is left out.
cli-opt-bench-idle = Further sockets that only look on.
cli-opt-bench-workers = Processes that the server has; each table is asked for at its own, as a proxy does.
cli-opt-bench-anywhere = Everybody comes in at the common port of the workers, whichever answers.
cli-opt-bench-half = Measure once more, at half of the speed that was reached.
cli-opt-bench-every = All games with all seat counts, one after the other.
cli-opt-bench-growth = What a move, a tick and a page cost with ever more tables, onlookers and finished games.
cli-opt-bench-most = With --growth: no size above this.
cli-opt-bench-hints = What a hint costs the server, and moves while so many people ask for hints at once.
cli-opt-bench-beside = Take turns with another program, and give the ratio: a shell command, with {"{"}tables{"}"} and {"{"}seconds{"}"} replaced, that prints “moves/s” and a number.
cli-opt-bench-turns = With --beside: how often each has its turn.
cli-opt-bench-chaos = Two nodes on PostgreSQL and NATS, one trouble after another (processes killed and frozen, the database and the bus stopped, connections slow, cut and dead, clocks apart), and a check that nothing acknowledged was lost.
cli-opt-bench-events = With --chaos: how many troubles.
cli-opt-bench-seed = With --chaos: which troubles.
cli-opt-bench-keep = With --chaos: keep what players and log say, to be checked again.
cli-opt-bench-database = The database to measure with; a SQLite file of its own where this is left out.

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-default = [default: {"{}"}]
cli-panel-required = [required]

# A command line that cannot be used
cli-bad-language = Option “--lang”: choose one of { $known }, not “{ $got }”.
cli-usage-no-option = There is no option “{ $option }” here.
cli-usage-missing = “{ $name }” is missing.
cli-usage-bad = “{ $name }”: { $kind ->
    [integer] expected a whole number.
    [number] expected a number.
   *[other] this value cannot be used.
}
cli-usage-no-command = There is no such command: choose one of { $known }.
cli-usage-needs-value = Option “{ $option }” needs a value.
cli-usage-other = This cannot be understood: { $what }.
cli-usage-try = Try “{ $command }”.
cli-no-pair = Option “{ $switch }”: expected name=value, not “{ $got }”.
cli-too-many-bots = { $bots } bots do not fit on { $seats } seats.
cli-same-names = Field “names”: each seat needs a name of its own.
cli-load-alone = “--load” brings its game, seats, names, deck, options and times with it: leave those out.
cli-file-exists = { $path } is already there: choose another name, or --force.
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
cli-menu-welcome = Welcome to Saqqara. What shall we play?
cli-menu-facts = { $least } to { $most } players, about { $minutes } minutes
cli-menu-game = Game, 1 to { $most } [{ $default }]:{" "}
cli-menu-people = How many people at this keyboard, { $least } to { $most } [{ $default }]:{" "}
cli-menu-bots = How many bots, { $least } to { $most } [{ $default }]:{" "}
cli-menu-again = A number from { $least } to { $most }, please.

# At the table
cli-player = Player
cli-clock = The clock
cli-did = { $name }: { $move }
cli-preparing = Setting the table … (the first time takes a little longer)
cli-thinking = { $name } is thinking …
cli-your-turn = { $name }, it is your turn: { $count ->
    [one] one move is possible
   *[other] { $count } moves are possible
}, written like { $moves }.
cli-your-few = { $name }, it is your turn: { $moves }.
cli-toolbar = Tab completes · help · undo · quit
cli-time-left = { $what } in { $seconds } s
cli-curtain = Pass the device to { $name }.
cli-curtain-enter = { "" }Press Enter when nobody else can see the screen …{" "}
cli-pass = Enter = pass on{" "}›{" "}
cli-pass-undo = Enter = go on · undo = take it back{" "}›{" "}
cli-moved-already = You have moved: Enter goes on, “undo” takes it back where that is possible.
cli-who = Who? Write your seat or name first, like “{ $example }”.
cli-who-question = seat or name, then the move
cli-see-clause = → rules { $clause }
cli-no-clause = There is no clause “{ $clause }” here: there are { $known }.
cli-undone = Taken back: { $move }
cli-saved = Saved in { $path }
cli-loaded = Loaded from { $path }: { $moves ->
    [one] one move so far.
   *[other] { $moves } moves so far.
}
cli-overwrite = { $path } is already there. Write over it? [y/N]{" "}
cli-which-file = Which file? Write “{ $usage }”.
cli-more = Enter = more, q = enough{" "}›{" "}
cli-kept = Nothing is lost: the game is kept. To go on:
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

cli-help-moves = A move is written like { $forms }; upper case and spaces do not matter. Besides:
cli-usage-help = help
cli-usage-moves = moves
cli-usage-board = board
cli-usage-rules = rules CLAUSE
cli-usage-undo = undo
cli-usage-save = save FILE
cli-usage-load = load FILE
cli-usage-quit = quit
cli-about-help = this
cli-about-moves = every move you can make now
cli-about-board = the board once more
cli-about-rules = one clause of the rules; without CLAUSE all of them
cli-about-undo = take your move back, until something is drawn or shown or somebody else has acted
cli-about-save = the game into a file (“save --force FILE” writes over one)
cli-about-load = go on with a game from a file; this one is kept
cli-about-quit = stop; the game is kept
cli-moves-count = { $count ->
    [one] One move:
   *[other] { $count } moves:
}

# The end
cli-end-title = The end
cli-end-place = place
cli-end-score = score
cli-end-line = { $label }: { $value }
cli-end-winner = { $names } wins!
cli-end-winners = { $names } share the victory!
cli-end-resigned = { $names } resigned.
cli-end-agreement = The game was ended by agreement: nobody wins.
cli-end-nobody = Nobody wins.
cli-end-question = Enter = leave · save FILE = keep the record{" "}›{" "}

# Replay and verify
cli-replay-start = the start
cli-replay-veiled = { $name } has chosen, hidden from this view for now
cli-replay-seat = As player { SEAT($seat) } sees it ({ $name })
cli-replay-keys = → or Enter next · ← or b back · a number goes there · q quit{" "}›{" "}
cli-replay-range = Option “--at”: the record goes from 0 to { $most }, there is no { $got }.
cli-replay-both = “--seat” and “--open” exclude each other.
cli-verify-right = All right: the record replays from its committed seed, move by move.
cli-verify-rules = rules version { $version }
cli-verify-game = game
cli-verify-seats = seats
cli-verify-options = options
cli-verify-moves = moves
cli-verify-commitment = commitment
cli-verify-outcome = outcome
cli-verify-running = still running
cli-verify-place = { $place }. { $name } ({ $score })

# Decks
cli-deck-right = { $title }: { $cards } cards, all right.
cli-deck-read-as = Read as a deck of { $title } (--game { $name }): { $why }
cli-deck-format = { $path }: choose a name that ends in .svg or .pdf.
cli-deck-drawing = Drawing
cli-deck-drawn = { $cards } cards drawn in { $path }
cli-no-cards = { $name } is played without cards: choose one of { $known }.

# Hosting
cli-help-serve = Host tables for browsers, programs and bots.
cli-help-config = Every setting of a server with its value, and where it comes from. Secrets are not shown.
cli-config-name = setting
cli-config-value = value
cli-config-where = from
cli-config-default = default
cli-unknown-variable = The variable { $name } is no setting and was not read.
cli-unknown-variable-near = The variable { $name } is no setting and was not read. Did you mean { $near }?
cli-forwarded-allow-ips = The variable FORWARDED_ALLOW_IPS is not read any more. Name your proxies in the setting “proxies”.
cli-help-admin = Look after a server's data.
cli-help-admin-export = Write everything in a database as JSON lines.
cli-help-admin-import = Read JSON lines into an empty database.
cli-help-admin-forget = Delete what is known of a player; the games stay.
cli-help-admin-person = Write everything that is known of a player as JSON.
cli-help-admin-people = List the players who were here last, with their ids and handles.
cli-help-admin-tables = List the tables that were changed last, or those that cannot be read.
cli-opt-admin-count = How many lines at most.
cli-opt-admin-aside = Only tables that cannot be read and were set aside, and why. Every game that has begun is replayed: that takes a while.
cli-people-column-id = id
cli-people-column-handle = handle
cli-people-column-name = name
cli-people-column-kind = kind
cli-people-column-seen = last here (UTC)
cli-people-kept = registered
cli-people-guest = guest
cli-tables-column-id = id
cli-tables-column-game = game
cli-tables-column-status = status
cli-tables-column-changed = last change (UTC)
cli-tables-column-why = why
cli-tables-open = open
cli-tables-running = running
cli-tables-over = over
cli-tables-closed = closed
cli-help-admin-clear = Let go what has been kept long enough: old chat, guests without games, expired tokens, abandoned tables.
cli-opt-dry-run = Only count, and change nothing.
cli-opt-config = A file of settings (TOML); docs/operating.md lists them all.
cli-opt-log-level = What is logged: debug, info, warning or error.
cli-arg-admin-person = The file to write what is known of them into.
cli-cleared-chat = Words of the chat: { $count }
cli-cleared-tokens = Expired tokens: { $count }
cli-cleared-links = Expired links: { $count }
cli-cleared-codes = Expired codes for e-mail addresses: { $count }
cli-cleared-open = Tables closed that never began: { $count }
cli-cleared-closed = Closed tables deleted: { $count }
cli-cleared-running = Games ended that nobody has touched: { $count }
cli-cleared-guests = Guests without a game: { $count }
cli-cleared-challenges = Expired questions to passkeys: { $count }
cli-cleared-names = Kept names without a game: { $count }
cli-cleared-arenas = Arenas that are long over: { $count }
cli-cleared = Done: games that were played to an end were left as they are.
cli-cleared-dry = Nothing was changed: so much would go.
cli-help-admin-host = Make a link that makes a browser the host's: it reads reports and acts on them.
cli-opt-host-end = End all such browsers and links instead.
cli-host-link = Open it in your own browser within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: it works once, and that browser stays the host's for 30 days.
cli-host-ended = No browser is the host's any more.
cli-cleared-invitations = Invitations that are over: { $count }
cli-cleared-keys = Expired keys of hosts: { $count }
cli-cleared-reports = Reports that were dealt with: { $count }
cli-cleared-unread = Reports that nobody has dealt with: { $count }
cli-cleared-sanctions = Measures of the host that are over: { $count }
cli-opt-host = The address to listen at; 0.0.0.0 for all.
cli-opt-port = The port to listen at.
cli-opt-database = Where to store: sqlite:///FILE or postgresql://…
cli-opt-nats = The NATS server that joins several nodes.
cli-opt-origin = A web address whose pages may connect, besides the server's own. Can be repeated.
cli-opt-admin-database = The server's database, where it is not the one of its settings: sqlite:///FILE or postgresql://…
cli-opt-key = The key that signs tokens; made at the first start otherwise.
cli-opt-workers = How many processes serve, behind one port: as many as there are cores to spare. Each also has a port of its own, the next ones.
cli-opt-bot-processes = How many processes think for bots, shared among the workers, each of which has at least one.
cli-opt-smtp = The mail server that e-mails are handed in at: smtp://USER:PASSWORD@HOST:PORT, or smtps://… Without one, none are sent.
cli-opt-mail-from = Who the e-mails are from: an address, or NAME <ADDRESS>.
cli-opt-metrics-token = The token with which /metrics may be read from elsewhere; without one it is for this machine alone.
cli-opt-json-logs = Log as JSON.
cli-arg-admin-import = A file that “saqqara admin export” has written.
cli-arg-admin-export = The file to write.
cli-arg-player = The player's id, or the handle in the address of their profile.
cli-serve-at = Tables are served at { $address } (Ctrl-C stops).

# A table at home
cli-help-host = Play in the browser: a server for this machine and the phones around it.
cli-opt-host-database = Where to keep the games; a file of yours otherwise.
cli-opt-browse = Open the browser.
cli-host-wait = Getting the tables ready … The first time this takes about half a minute.
cli-host-here = On this machine: { $address }
cli-host-phones = On a phone in the same network: { $address }
cli-host-stop = Ctrl-C stops; games are kept.
cli-host-running = Your tables are open already: { $address }
cli-host-no-port = No free port between { NUMBER($first, useGrouping: 0) } and { NUMBER($last, useGrouping: 0) }: choose one with --port.
cli-serve-no-client = The web client is not built here, so that only programs can play: in a checkout “./test web” builds it, and a package has it.
cli-host-not-built = The web client is not built here: run ./play, which builds it, or play in the terminal with “saqqara play”.
cli-help-hint = What a bot would do in a record or a position: its best moves, with chances, points and reasons.
cli-help-tournament = Bots among themselves: every seating of every deal, win rates with their 95 % interval, scores, time a move, ratings.
cli-arg-hint = A record (as “save” writes it) or a position, as JSON.
cli-opt-hint-seat = For this seat (counted from 0); needed where several may act.
cli-opt-hint-at = After move K of the record.
cli-opt-hint-level = The level that is asked.
cli-opt-hint-seconds = Think for so long, instead of as long as the level does.
cli-opt-players = Who plays: levels, a level with its tries (“master@2000”) or seconds (“master@0.5s”) a move, or programs (“exec:python bot.py”).
cli-opt-tournament-games = How many games, rounded up to whole sets of seatings.
cli-opt-seed-games = The same seed gives the same games.
cli-opt-tournament-seats = Seats at the table; the players take turns where there are more seats than players.
cli-opt-redealt = Show each player a table on which all that its seat cannot know has been drawn anew.
cli-tournament-two = A tournament needs at least two players: --players master,adept.
cli-tournament-seats = { $players } players do not fit at { $seats } seats: name fewer, or set --seats.
cli-tournament-player = player
cli-tournament-games = games
cli-tournament-win = wins
cli-tournament-between = 95 %
cli-tournament-score = score
cli-tournament-margin = margin
cli-tournament-move = a move
cli-tournament-longest = longest
cli-tournament-rating = rating
cli-hint-over = That game is over: there is nothing left to advise.
cli-hint-seat = Several may act: say for whom with --seat ({ $seats }).
cli-hint-at = That record has { $most ->
    [one] one move
   *[other] { $most } moves
}: --at { $at } is beyond its end.
cli-hint-not-now = There is nothing to do for --seat { $seat } now: try { $seats }.
cli-hint-thinking = Thinking…
cli-hint-move = move
cli-hint-win = wins
cli-hint-points = points
cli-hint-share = thought
cli-hint-reason = because
cli-hint-exact = Exact: all that can follow was gone through, no games had to be tried.

# How far from right a bot is
cli-help-lab = Experiments with bots.
cli-help-lab-exploit = How far from right a bot is: what a player wins who knows its program, what one who knows all draws could have had, what its search loses where the end can be solved.
cli-opt-exploit-against = The bot that is measured: a level, or a level with its tries (“master@2000”).
cli-opt-exploit-seats = Seats at the table; the bot has all of them but one, or all. As few as can be, if left out.
cli-opt-exploit-games = How many games; against the best response rounded up to all seatings of each deal.
cli-opt-exploit-times = How many times longer than the bot the best response searches; the informed player searches as much wider.
cli-opt-exploit-only = Measure only this.
cli-exploit-response = Best response
cli-exploit-bound = All draws known
cli-exploit-ends = Solved ends
cli-exploit-only = There is no “{ $only }” to measure: choose { $known }.
cli-exploit-none = That cannot be measured for { $name }. What can: { $known }.
cli-exploit-won = A best response to { $level } won { $win } % of { $games ->
    [one] one game
   *[other] { $games } games
} (95 %: { $low } to { $high } %); an equal player would win { $share } %.
cli-exploit-margin = Points ahead on average: { $margin }. Seconds a move: { $own }, the bot { $frozen }.
cli-exploit-part = { $level } had { $part } % of what could be had (95 %: { $low } to { $high } %). Points: { $points } of { $most }; games: { $games }.
cli-exploit-exact = What could be had is exact for the rolls of these games.
cli-exploit-found = What could be had is the best that a search found which knows all draws: there may be more, and the true part is smaller.
cli-exploit-together = All seats together had { $part } % of what could be had at one table.
cli-exploit-solved = Choices of { $level }’s search where the moment can be solved:
cli-exploit-before = moves left
cli-exploit-all = all
cli-exploit-moments = moments
cli-exploit-loss = mean loss
cli-exploit-worst = worst
cli-exploit-best = best
cli-exploit-solves = solved by itself

# A new game
cli-help-new-game = Begin a new game: write a small one that works, in all its places in this checkout, to be reshaped.
cli-arg-new-game = Its name in the code: small letters, digits and “_”.
cli-opt-clause = The letter of its clauses (“X” for X1, X2 …); by default one of its name.
cli-new-game-nowhere = A new game is written into a checkout of the project, and this is an installed package: clone the repository and run it there.
cli-new-game-bad-name = “{ $name }” cannot be the name of a game: it takes 2 to 20 small letters, digits and “_”, a letter first, and no word of Python.
cli-new-game-taken = “{ $name }” is already there: choose another name, or delete its folders first.
cli-new-game-word = “{ $name }” is a word of the shared code ({ $path }), where no game may be named: choose another name.
cli-new-game-bad-clause = “{ $clause }” cannot be the letter of clauses: choose one capital letter.
cli-new-game-clause-taken = Clauses of another game already begin with { $clause }: choose a letter besides { $known }.
cli-new-game-failed = The game is written, but “{ $command }” failed: { $what }
cli-new-game-writing = Writing
cli-new-game-written = { $name } is there and can be played ({ $files } files; its clauses are { $letter }1, { $letter }R1 …). To make it your own, in this order:
cli-new-game-step-1 = See it first: “./play { $name } --bots novice” in the terminal, “./play” in the browser.
cli-new-game-step-2 = src/saqqara/games/{ $name }/: rules.en.md and rules.fr.md, the rules clause by clause, and clauses.md, their index; __init__.py, seats and options.
cli-new-game-step-3 = rules.py, what one may do; with tests/games/{ $name }/test_clauses.py, a test for each clause.
cli-new-game-step-4 = table.py: what lies on the table, who may know it, what each seat sees, and what must hold of a position (in a module of its own, “checks”, where that is much).
cli-new-game-step-5 = notation.py, refusals.py and formats.md; messages.*.ftl, all that is said of the game, the board's words too; terminal.py.
cli-new-game-step-6 = web/src/games/{ $name }/: Board.svelte, and index.ts with the moves in words.
cli-new-game-step-7 = tests/games/{ $name }/: recount.py counts the result once more, faults.py plants leaks, hands.py decides on the board in the browser, middle.json is a position in the middle of a game.
cli-new-game-step-8 = After each step “./test laws”, which says what is still wrong; after a change of views or rules “python tools/client_types.py”, “python tools/pages.py” and “python -m tests.records.golden”; for its module in the page “python -m saqqara.wasm.build”; at last “./test”. What is optional (a picture, an evaluation for the bots, a lesson …) is listed in CONTRIBUTING.md.

# Simulating
cli-help-simulate = Play many games and keep a row of numbers for each (Parquet), or say what came out. The same seed gives the same rows, whatever plays them.
cli-opt-simulate-games = How many games.
cli-opt-simulate-players = Who plays: “chance”, a level, or a level with its tries (“adept@200”); one for all seats, or a list with one for each seat, which moves on by a seat with every game.
cli-opt-simulate-device = What plays: “cpu”, the cores of this machine; “cuda”, a GPU (chance alone); “ray”, a cluster.
cli-opt-simulate-workers = How many processes play (otherwise as many as there are cores).
cli-opt-simulate-address = With --device ray: the cluster (otherwise a small one on this machine). Its workers write into the folder FILE.parts, which all of them must be able to reach at the same path.
cli-opt-simulate-out = The Parquet file to write. Until it is done its parts lie in FILE.parts: whoever starts the same command again after an interruption goes on from there.
cli-opt-simulate-fresh = Begin anew, whatever is there.
cli-simulate-seat = seat
cli-simulate-player = player
cli-simulate-win = wins
cli-simulate-between = 95 %
cli-simulate-score = score
cli-simulate-spread = spread
cli-simulate-range = from … to
cli-simulate-games = Games: { $games }. Moves in a game: { $moves } (from { $least } to { $most }).
cli-simulate-first = Whoever began won { $win } % (between { $low } and { $high } %).
cli-simulate-shared = Victories that were shared: { $shared } %.
cli-simulate-lead = Changes of the lead in a game: { $changes } (at most { $most }).
cli-simulate-written = The rows are in { $path }.

# Reports
cli-help-report = What simulated games say, as a page to open in a browser: who wins, scores, what cards and actions are worth, and what cannot be told. Two files: side by side.
cli-arg-report = A file that “saqqara simulate --out” has written.
cli-arg-report-other = A second one of the same game, to compare: another deck, other options.
cli-opt-report-out = The page to write (otherwise beside the first file, as .html).
cli-report-reading = Reading games
cli-report-written = The report is in { $path }.
cli-help-deck-balance = Play many games with a deck, between equal players: which cards are too strong or too weak beyond chance, and whether it matters who begins.
cli-opt-balance-games = How many games (otherwise as many as take less than a minute on two cores).
cli-opt-balance-out = Write the whole report as a page, too.
cli-report-drawing = Drawing the page

# saqqara review
cli-help-review = What each decision of a finished game cost, by what the player could know; and what luck did.
cli-opt-review-seconds = Seconds of thought for each decision, on one core (other moments get a quarter of it).
cli-opt-review-html = Write a page instead: one file that needs no network.
cli-review-thinking = Thinking about the game
cli-review-seconds = --seconds-a-move is more than 0 and at most 60.
cli-review-written = The review is in { $path }.
cli-review-stopped = Stopped before the review was done: nothing was written. With fewer --seconds-a-move it goes faster.

cli-words-why = why
cli-usage-why = why
cli-about-why = why each bot made its last move
cli-why-nobody = No bot has moved yet.
cli-because = { $name }: { $reason }
cli-help-bench-levels = Each level of the bots against the one below, in every game, at every number of seats and with every option, on all cores: how much more often it wins.
cli-opt-bench-levels-seats = Only tables of so many seats.
cli-opt-bench-levels-deals = Deals for each two levels; each is played twice, with the seats exchanged.
cli-opt-bench-levels-minutes = No more than about so many minutes: whoever thinks long plays fewer deals.
cli-opt-bench-levels-steps = The ten whole strengths from 1/10 to 10/10, instead of the four levels.
cli-opt-bench-levels-keep = A file that keeps what was played: the same command goes on from there.

# saqqara admin ratings
cli-help-admin-ratings = Make all ratings anew from the results of rated games, to the last digit what they were.
cli-help-admin-puzzles = Make all ratings of puzzles and of those who solve them anew from the tries, to the last digit what they were.
cli-opt-from-log = Replay every finished game first, and make its results and everybody's records anew as well.
cli-ratings-working = Making ratings anew
cli-ratings-game = { $game }: { $changed ->
    [0] all as it was
    [one] one result was different
   *[other] { $changed } results were different
}

# saqqara bench ratings
cli-help-bench-ratings = Ratings of many games made anew, boards of many people, and a profile with many games.
cli-opt-bench-games = How many rated games.
cli-opt-bench-people = How many people.
# The daily challenges
cli-opt-daily = Today's challenge in this game, the same for everybody with the same version.
cli-daily-alone = --daily is today's challenge as it is: name the game, and neither seats, bots, a seed, a deck, options, times nor a file to load.
cli-daily-no-undo = At the challenge of the day nothing is taken back.
cli-daily-end = Today's challenge in { $title }: { $words }
cli-cleared-tries = Tries at daily challenges without a result: { $count }

# Puzzles
cli-help-puzzle = Solve puzzles: positions in which one move is clearly best, and why.
cli-arg-puzzle-game = Puzzles of this game; of all games, if left out.
cli-opt-puzzle-theme = Only those about one thing: a theme's name, as the game's file has it.
cli-opt-puzzle-number = This one alone, by its number.
cli-help-lab-puzzles = Make puzzles of a game: moments of games between bots in which one answer is clearly best, by search or exactly.
cli-opt-puzzles-out = The file to write (a game's “puzzles.json”).
cli-opt-puzzles-count = How many puzzles to make.
cli-opt-check-puzzles-count = How many puzzles to search once more.
cli-opt-puzzles-seed = The same seed gives the same puzzles, however many workers there are.
cli-opt-puzzles-tries = Games that the confirming search tries in its head; as the game says, if left out.
cli-opt-puzzles-keep = A file that keeps what has been found; the same command goes on from there.
cli-opt-puzzles-workers = Processes that work on it; as many as there are cores, if left out.
cli-opt-puzzles-minutes = Stop after so many minutes, with as many as there are.
cli-puzzles-made = Puzzles in { $path }: { $count } of { $wanted }.
cli-help-lab-check-puzzles = Search puzzles of a game once more, with other chance and twice the tries: is their best move still the best?
cli-opt-check-puzzles-seed = Other chance for another seed.
cli-puzzles-searched = Puzzles that were searched once more: { $searched }. What is solved or counted needs no search.
cli-puzzles-settled = The search settled on another move: { $count } (between { $low } and { $high } of 100 such puzzles). { $keys }
cli-puzzles-failed = And that one wins as often when both are tried: { $count } (between { $low } and { $high } of 100). { $keys }
cli-puzzle-game = --theme and --number go with a game: saqqara puzzle GAME --number 3
cli-puzzle-number = There is no puzzle { $number }: this game has 1 to { $most }.
cli-puzzle-head = { $title } · { $puzzle } · { $rating }
cli-puzzle-ask = Player { SEAT($seat) } is to move. Which move is clearly best, by what this player knows? Write { $moves } (or: moves, why, quit).
cli-puzzle-ask-points = What is the most valuable that the dice allow? Write { $moves } (or: moves, why, quit).
cli-puzzle-prompt = Player { SEAT($seat) } ›{" "}
cli-puzzle-right = Right!
cli-puzzle-wrong = Not the best.
cli-puzzle-about = What it was about: { $theme }
cli-puzzle-next = Enter = next puzzle · quit{" "}›{" "}
cli-puzzle-solved = Solved: { $right } of { $seen }.
