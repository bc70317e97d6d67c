### The terminal.

# Help of the commands
cli-help = Pyramid board games: play in the terminal or the browser, replay and verify records, study with bots, run a server.
cli-help-games = List the games with their seats, minutes and options.
cli-help-play = Play a game with people at this keyboard and with bots. Without GAME, a short menu asks.
cli-help-replay = Step through a record, seen from any seat.
cli-help-verify = Replay a record and check its deal, every move and the result.
cli-help-deck = Check, draw and copy deck files, and see whether they are balanced.
cli-help-deck-check = Check a deck file and say what is wrong with it.
cli-help-deck-copy = Copy the deck of a game into a file that you can change.
cli-arg-deck-copy = The file to write.
cli-deck-copied = The deck of { $title } is in { $path }: change it, then run “saqqara deck check”.
cli-help-deck-draw = Draw all cards of a deck on one sheet, as SVG or PDF.
cli-help-bench = Measure speed.
cli-help-bench-engine = Random games on one core: moves and games per second, bytes per state, time to the first move.
cli-help-bench-bots = Games simulated per second by the bots and at random, on one core; time per move by level; time to the first move.
cli-help-bench-envs = Random moves per second in our environments (vector, PettingZoo, OpenSpiel) and in games of PettingZoo and OpenSpiel, in the same run, on one core.
cli-help-bench-wasm = Simulations per second of the bots' search and random moves, in a browser's WebAssembly and in native code, in the same run, on one core.
cli-help-bench-server = Load-test a server with clients on this machine. Measures moves per second, the time until every player sees a move, and memory use.

cli-arg-record = A game record written by “save”.
cli-arg-game = The game. “saqqara games” lists them.
cli-arg-deck = A deck file (TOML).
cli-arg-deck-draw = The game, or your own deck file.
cli-arg-deck-game = A game with cards.
cli-opt-lang = The language of all messages (default: your system's).
cli-opt-version = Show the version.
cli-opt-help = Show this help.
cli-opt-force = Overwrite an existing file.
cli-opt-seats = The number of seats.
cli-opt-bots = Bots for the last seats: how many, or their levels (“2”, “novice,adept”).
cli-opt-names = Names of the human players, or of all seats.
cli-opt-seed = The seed for all randomness: the same seed gives the same deal.
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
cli-opt-bench-seconds = Seconds per figure.
cli-opt-bench-game = Only this game. Can be repeated.
cli-opt-bench-server-game = The game to play (default: the one with the shortest games).
cli-opt-bench-baseline = A C program to compare with, built and run on the same core.
cli-opt-bench-device = Where the games run: on one core, or on a GPU.
cli-opt-json = Print JSON.
cli-opt-bench-tables = The number of tables playing at the same time.
cli-opt-bench-long = How long to measure, in seconds.
cli-opt-bench-rate = Total moves per second (default: as many as possible).
cli-opt-bench-idle = Additional connections that only watch.
cli-opt-bench-workers = The number of server processes. Clients connect to each table's own process, as a proxy would.
cli-opt-bench-anywhere = All clients connect to the workers' common port, whichever worker answers.
cli-opt-bench-every = Measure all games with all numbers of seats, one after the other.
cli-opt-bench-database = The database to measure with (default: a SQLite file of its own).

cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-default = [default: {"{}"}]
cli-panel-required = [required]

# A command line that cannot be used
cli-bad-language = Option “--lang”: choose { $known }, not “{ $got }”.
cli-usage-dash = There is no option “{ $option }”. Put -- before an id or a name that starts with “-”.
cli-usage-no-option = There is no option “{ $option }”.
cli-usage-missing = “{ $name }” is missing.
cli-usage-bad = “{ $name }”: { $kind ->
    [integer] expected a whole number.
    [number] expected a number.
   *[other] this value is not valid.
}
cli-usage-no-command = There is no such command. Choose { $known }.
cli-usage-needs-value = Option “{ $option }” needs a value.
cli-usage-no-text = This command line contains bytes that are not UTF-8 text.
cli-usage-other = This command line is not valid: { $what }.
cli-usage-try = Try “{ $command }”.
cli-no-pair = Option “{ $switch }”: expected name=value, not “{ $got }”.
cli-too-many-bots = { $bots } bots are too many for { $seats } seats.
cli-same-names = Field “names”: every seat must have a different name.
cli-load-alone = “--load” already sets the game, seats, names, deck, options and times. Leave those out.
cli-file-exists = { $path } already exists. Choose another name, or add --force.
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
cli-preparing = Setting up… (slower the first time)
cli-thinking = { $name } is thinking…
cli-your-turn = { $name }, it is your turn. There { $count ->
    [one] is one legal move
   *[other] are { $count } legal moves
}, typed like { $moves }.
cli-your-few = { $name }, your turn: { $moves }.
cli-toolbar = Tab completes · help · undo · quit
cli-time-left = { $what } in { $seconds } s
cli-curtain = Pass the device to { $name }.
cli-curtain-enter = { "" }Press Enter when nobody else can see the screen…{" "}
cli-pass = Enter = continue{" "}›{" "}
cli-pass-undo = Enter = continue · undo{" "}›{" "}
cli-moved-already = You have already moved. Press Enter to continue, or type “undo”.
cli-who = Whose move is this? Start with a seat or a name, like “{ $example }”.
cli-who-question = seat or name, then the move
cli-see-clause = → rules { $clause }
cli-no-clause = There is no rule “{ $clause }”. The rules are { $known }.
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

cli-help-moves = Type a move like { $forms }. Upper case and extra spaces do not matter. Other commands:
cli-usage-help = help
cli-usage-moves = moves
cli-usage-board = board
cli-usage-rules = rules RULE
cli-usage-undo = undo
cli-usage-save = save FILE
cli-usage-load = load FILE
cli-usage-quit = quit
cli-about-help = show this help
cli-about-moves = list your legal moves
cli-about-board = show the board again
cli-about-rules = show one rule, or all of them
cli-about-undo = undo your move, unless something has been drawn or revealed, or another player has moved
cli-about-save = save the game to a file (“save --force FILE” overwrites)
cli-about-load = continue a saved game (this one is kept)
cli-about-quit = leave (the game is kept)
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
cli-end-agreement = The players agreed to end the game: no winner.
cli-end-nobody = There is no winner.
cli-end-question = Enter = leave · save FILE = save the record{" "}›{" "}

# Replay and verify
cli-replay-start = the start
cli-replay-veiled = { $name } has made a hidden choice
cli-replay-seat = Player { SEAT($seat) }'s view ({ $name })
cli-replay-keys = → or Enter next · ← or b back · number + Enter go to · q quit{" "}›{" "}
cli-replay-range = Option “--at”: choose 0 to { $most }, not { $got }.
cli-replay-both = Use “--seat” or “--open”, not both.
cli-verify-right = Valid: every move and the deal match the seed fixed before the game.
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
cli-deck-right = { $title }: this deck is valid. Cards: { $cards }.
cli-deck-read-as = This file was read as a deck of { $title } (--game { $name }): { $why }
cli-deck-format = { $path }: the file name must end in .svg or .pdf.
cli-deck-drawing = Drawing cards
cli-deck-drawn = Cards drawn in { $path }: { $cards }
cli-no-cards = { $name } has no cards. Choose { $known }.

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
cli-help-admin-forget = Delete a player's personal data. The games stay.
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
cli-opt-dry-run = Only count, without changing anything.
cli-opt-config = A settings file (TOML). All settings are listed in docs/host/settings.md.
cli-opt-log-level = The lowest level to log: debug, info, warning or error.
cli-arg-admin-person = The file to write the data to.
cli-cleared-chat = Chat messages deleted: { $count }
cli-cleared-tokens = Expired tokens deleted: { $count }
cli-cleared-links = Expired links deleted: { $count }
cli-cleared-codes = Expired email codes deleted: { $count }
cli-cleared-open = Tables closed that never started: { $count }
cli-cleared-closed = Closed tables deleted: { $count }
cli-cleared-running = Abandoned games ended: { $count }
cli-cleared-guests = Guests without a game deleted: { $count }
cli-cleared-challenges = Expired passkey challenges deleted: { $count }
cli-cleared-names = Registered names without a game deleted: { $count }
cli-cleared-arenas = Old arenas deleted: { $count }
cli-cleared = Done. Finished games were not changed.
cli-cleared-dry = Dry run: nothing was changed.
cli-help-admin-host = Create a link that signs a browser in as the host, to handle reports.
cli-opt-host-end = Sign out all host browsers and revoke all links instead.
cli-host-link = Open this link in your browser within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. It works once and signs that browser in as the host for 30 days.
cli-host-ended = All host browsers are signed out.
cli-cleared-invitations = Expired invitations deleted: { $count }
cli-cleared-keys = Expired host sessions deleted: { $count }
cli-cleared-reports = Old resolved reports deleted: { $count }
cli-cleared-unread = Old open reports deleted: { $count }
cli-cleared-sanctions = Expired warnings and bans deleted: { $count }
cli-opt-host = The address to listen on (0.0.0.0 for all).
cli-opt-port = The port to listen on.
cli-opt-database = The database: sqlite:///FILE or postgresql://…
cli-opt-nats = URL of the NATS server that connects several nodes.
cli-opt-offline = The folder of a site (“saqqara site”) that visitors can save to play alone offline.
cli-opt-origin = A web origin that may connect, besides the server's own. Can be repeated.
cli-opt-admin-database = The server's database, if not the one in its settings: sqlite:///FILE or postgresql://…
cli-opt-key = The key that signs tokens (default: created at the first start).
cli-opt-workers = The number of server processes behind one port, usually one per spare core. Each one also listens on its own port, starting after this one.
cli-opt-bot-processes = The number of processes for bots, shared by the workers. Each worker has at least one.
cli-opt-smtp = The mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps://… Without it, no email is sent.
cli-opt-mail-from = The sender of emails: an address, or NAME <ADDRESS>.
cli-opt-metrics-token = The token for reading /metrics from other machines. Without it, only this machine can read them.
cli-opt-json-logs = Write the log as JSON.
cli-arg-admin-import = A file written by “saqqara admin export”.
cli-arg-admin-export = The file to write.
cli-arg-player = Player ID, or the handle in their profile URL.
cli-serve-at = Serving tables at { $address } (Ctrl-C to stop).

cli-help-host = Play in the browser: start a server for this machine and the phones on its network.
cli-opt-host-database = The database for the games (default: a file in your home).
cli-opt-browse = Open the browser.
cli-host-wait = Starting…
cli-host-here = On this machine: { $address }
cli-host-reports = To handle reports, open this link within 15 minutes: { $address }
cli-host-phones = On a phone on the same network: { $address }
cli-host-stop = Press Ctrl-C to stop. Games are kept.
cli-host-running = Saqqara is already running: { $address }
cli-host-no-port = There is no free port from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }. Choose one with --port.
cli-serve-no-client = The web client is not built, so only programs can play. In a checkout, “./test web” builds it. Packages already contain it.
cli-help-site = Write the game as static files for any web host. Visitors play alone, without a server.
cli-opt-site-out = Output folder. It must be new, empty, or hold a site generated earlier.
cli-site-writing = Writing the site
cli-site-written = The site ({ $megabytes } MB) is in { $path }. To look at it: python -m http.server --directory { $path }
cli-site-taken = { $path } is not empty and does not contain a site. Choose another folder.
cli-site-no-package = { $name } could not be fetched. Check your network, or put the file from { $url } into { $folder } yourself.
cli-site-other-package = { $name } from { $url } is not the expected file, so it was not used.
cli-site-needs-node = Node is needed to compile Python for the browser. Install Node 20 or newer, or run { $command }
cli-site-node-failed = Python could not be compiled for the browser: { $what }
cli-host-not-built = The web client is not built. Run ./play, which builds it, or play in the terminal with “saqqara play”.
cli-help-hint = Show a bot's best moves in a record or a position, with winning chances, points and reasons.
cli-help-tournament = Play bots against each other in balanced seatings. Shows win rates with 95% intervals, scores, seconds per move and ratings.
cli-arg-hint = A record (as written by “save”) or a position, as JSON.
cli-opt-hint-seat = The seat to advise (counted from 0). Needed when several players can move.
cli-opt-hint-at = Use the position after move K.
cli-opt-hint-level = The bot's level.
cli-opt-hint-seconds = Think for this long (default: the level's own time).
cli-opt-players = The players: levels, a level with simulations (“master@2000”) or seconds (“master@0.5s”) per move, or programs (“exec:python bot.py”).
cli-opt-tournament-games = The number of games, rounded up to balanced seatings.
cli-opt-seed-games = The same seed gives the same games.
cli-opt-tournament-seats = The number of seats. If there are more seats than players, players take turns to fill them.
cli-opt-redealt = Before each move, redeal everything the player cannot know.
cli-tournament-two = A tournament needs at least two players, such as --players master,adept.
cli-tournament-seats = { $players } players are too many for { $seats } seats. Name fewer, or set --seats.
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
cli-hint-seat = Several players can move now. Choose one with --seat ({ $seats }).
cli-hint-at = This record has { $most ->
    [one] one move
   *[other] { $most } moves
}, so --at { $at } is beyond its end.
cli-hint-not-now = There is nothing to play for --seat { $seat } now. Try --seat { $seats }.
cli-hint-thinking = Thinking…
cli-hint-move = move
cli-hint-win = wins
cli-hint-points = points
cli-hint-share = share
cli-hint-reason = reason
cli-hint-exact = Exact result: every continuation was examined.

# How far from perfect a bot plays
cli-help-lab = Run experiments with bots.
cli-help-lab-exploit = Measure how far a bot is from perfect play: how often a best response beats it, what a player who knew every draw would score, and how much its search loses in solvable endgames.
cli-opt-exploit-against = The bot to measure: a level, or a level with simulations (“master@2000”).
cli-opt-exploit-seats = The number of seats. The bot takes all of them, or all but one (default: the minimum).
cli-opt-exploit-games = The number of games. Against a best response, it is rounded up to balanced seatings.
cli-opt-exploit-times = How many times longer than the bot the best response may search. The informed player's search is wider by the same factor.
cli-opt-exploit-only = Only make this measurement.
cli-exploit-response = Best response
cli-exploit-bound = All draws known
cli-exploit-ends = Solved endgames
cli-exploit-only = There is no measurement “{ $only }”. Choose { $known }.
cli-exploit-none = This cannot be measured in { $name }. Possible measurements: { $known }.
cli-exploit-won = A best response to { $level } won { $win }% of { $games ->
    [one] one game
   *[other] { $games } games
} (95%: { $low } to { $high }%). With equal play, it would be { $share }%.
cli-exploit-margin = Average lead in points: { $margin }. Seconds per move: { $own } (bot: { $frozen }).
cli-exploit-part = { $level } scored { $part }% of the possible points (95%: { $low } to { $high }%). Points: { $points } of { $most }; games: { $games }.
cli-exploit-exact = The possible points are exact for the rolls of these games.
cli-exploit-found = The possible points are the best found by a search that knew every draw. More may be possible, so the true share may be lower.
cli-exploit-together = All seats together scored { $part }% of the points possible at the table.
cli-exploit-solved = Search choices of { $level } in positions that can be solved:
cli-exploit-before = moves left
cli-exploit-all = all
cli-exploit-moments = positions
cli-exploit-loss = mean loss
cli-exploit-worst = worst
cli-exploit-best = best
cli-exploit-solves = solved by the search

# A new game
cli-help-new-game = Start a new game: copy a small working example into this checkout for you to change.
cli-help-model = Show what is derived from a game's declaration: record, positions, views, secrets, observations.
cli-opt-model-show = As readable source code.
cli-model = { $title }. Bytes of the record: { $bytes }; fields of a position: { $position }, of a view: { $view }; secrets: { $secrets }. Add --show for more.
cli-arg-new-game = Its name in the code: lower-case letters, digits and “_”.
cli-opt-clause = The letter of its rules (“X” for X1, X2 …; default: a letter of its name).
cli-new-game-nowhere = A new game needs a checkout of the project, but this is an installed package. Clone the repository and run the command there.
cli-new-game-bad-name = “{ $name }” cannot be the name of a game. Use 2 to 20 lower-case letters, digits and “_”, starting with a letter. Python keywords are not allowed.
cli-new-game-taken = “{ $name }” already exists. Choose another name, or delete its folders first.
cli-new-game-word = “{ $name }” is a word in the shared code ({ $path }), where no game may be named. Choose another name.
cli-new-game-bad-clause = “{ $clause }” cannot be the letter of the rules. Choose one capital letter.
cli-new-game-clause-taken = Another game's rules already begin with { $clause }. Choose a letter other than { $known }.
cli-new-game-failed = The game was written, but “{ $command }” failed: { $what }
cli-new-game-writing = Writing the game
cli-new-game-written = { $name } is ready to play ({ $files } files; its rules are { $letter }1, { $letter }R1 …). To make it your own, follow these steps:
cli-new-game-step-1 = Try it first: “./play { $name } --bots novice” in the terminal, “./play” in the browser.
cli-new-game-step-2 = src/saqqara/games/{ $name }/: write the rules in rules.en.md and rules.fr.md, one by one, and the seats and options in __init__.py.
cli-new-game-step-3 = rules.py: say which moves are allowed, with a test for each rule in tests/games/{ $name }/test_clauses.py.
cli-new-game-step-4 = declaration.py: describe what is on the table, who may know it, what each seat sees and what makes a position valid (put long checks in a module “position_checks”).
cli-new-game-step-5 = notation.py and refusals.py: write the moves and refusals. messages.*.ftl: write all texts of the game, including those of the board.
cli-new-game-step-6 = web/src/games/{ $name }/: draw the board in Board.svelte and put the moves into words in index.ts.
cli-new-game-step-7 = tests/games/{ $name }/: recount.py recomputes the result, faults.py plants leaks, hands.py plays on the board in the browser, and middle.json is a position from the middle of a game.
cli-new-game-step-8 = After each step, run “./test laws” to see what is still wrong. After a change of views or rules, run “python tools/client_types.py”, “python tools/pages.py” and “python -m tests.records.golden”. To build its module for the browser, run “python -m saqqara.wasm.build”. Finally, run “./test”. Optional parts (a picture, an evaluation for the bots, a lesson …) are listed in src/saqqara/games/README.md.

# Simulating
cli-help-simulate = Play many games and write one row of numbers per game (Parquet), or print a summary. The same seed gives the same rows on every device.
cli-opt-simulate-games = The number of games.
cli-opt-simulate-players = The players: “chance”, a level, or a level with simulations (“adept@200”). Give one for all seats, or one per seat. With one per seat, players move on by one seat after each game.
cli-opt-simulate-device = Where to play: “cpu”, this machine's cores; “cuda”, a GPU (random play only); “ray”, a Ray cluster.
cli-opt-simulate-workers = The number of processes (default: one per core).
cli-opt-simulate-address = With --device ray, the address of the cluster (default: a small cluster on this machine). Its workers write to the folder FILE.parts, which must be reachable by all of them at the same path.
cli-opt-simulate-out = The Parquet file to write. Unfinished parts are in FILE.parts. Run the same command again to resume.
cli-opt-simulate-fresh = Start over, even if there are results already.
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
cli-help-report = Write a report on simulated games to open in a browser: wins, scores, and the value of cards and actions, with margins of error. Give two files to compare them.
cli-arg-report = A file written by “saqqara simulate --out”.
cli-arg-report-other = A second file of the same game to compare: another deck, other options.
cli-opt-report-out = The page to write (default: beside the first file, as .html).
cli-report-reading = Reading games
cli-report-written = The report is in { $path }.
cli-help-deck-balance = Play many games with a deck between players of equal strength. Shows which cards are too strong or too weak, and whether going first matters.
cli-opt-balance-games = The number of games (default: as many as two cores can play in a minute).
cli-opt-balance-out = Also write the whole report as a page.
cli-report-drawing = Writing the page

# saqqara review
cli-help-review = Show what each decision in a finished game cost, given what the player knew, and how much was luck.
cli-opt-review-seconds = Seconds of thinking per decision, on one core (a quarter for other positions).
cli-opt-review-html = Write a page instead, as one file that works offline.
cli-review-thinking = Reviewing the game
cli-review-seconds = --seconds-a-move must be above 0 and at most 60.
cli-review-written = The review is in { $path }.
cli-review-stopped = The review was stopped before it was complete, so nothing was written. A smaller --seconds-a-move is faster.

cli-words-why = why
cli-usage-why = why
cli-about-why = explain each bot's last move
cli-why-nobody = No bot has moved yet.
cli-because = { $name }: { $reason }
cli-help-bench-levels = Play each bot level against the one below, in every game, with every number of seats and every option, on all cores, and show how often it wins.

# saqqara admin ratings
cli-help-admin-ratings = Rebuild all ratings from the results of rated games.
cli-help-admin-puzzles = Rebuild all ratings of puzzles and their solvers from the attempts.
cli-opt-from-log = First replay every finished game and rebuild its result and all statistics.
cli-ratings-working = Rebuilding ratings
cli-ratings-game = { $game }: { $changed ->
    [0] no changes
    [one] one result was different
   *[other] { $changed } results were different
}
cli-help-bench-ratings = Measure the time to rebuild the ratings of many games, leaderboards of many players and a profile with many games.
# The daily challenges
cli-opt-daily = Today's challenge in this game. It is the same for everyone with this version.
cli-daily-alone = --daily plays today's challenge as it is. Give only the game, without seats, bots, seed, deck, options, times or a file.
cli-daily-no-undo = You cannot undo in a daily challenge.
cli-daily-end = Today's challenge in { $title }: { $words }
cli-cleared-tries = Unfinished daily challenges deleted: { $count }

# Puzzles
cli-help-puzzle = Solve puzzles: positions where one move is clearly best.
cli-arg-puzzle-game = Puzzles of this game (default: all games).
cli-opt-puzzle-theme = Only puzzles on this theme. An unknown theme lists those of the game.
cli-opt-puzzle-number = Only this puzzle, by number.
cli-help-lab-puzzles = Make puzzles for a game: positions from bot games where one move is clearly best, by search or by exact solution.
cli-opt-puzzles-out = The file to write (a game's “puzzles.json”).
cli-opt-puzzles-count = The number of puzzles to make.
cli-opt-check-puzzles-count = The number of puzzles to check.
cli-opt-puzzles-seed = The same seed gives the same puzzles, with any number of workers.
cli-opt-puzzles-tries = Simulations of the search that confirms each puzzle (default: the game's).
cli-opt-puzzles-keep = A file for saving progress. Run the same command again to resume.
cli-opt-puzzles-workers = The number of processes (default: one per core).
cli-opt-puzzles-minutes = Stop after this many minutes and keep the puzzles found so far.
cli-puzzles-made = Puzzles in { $path }: { $count } of { $wanted }.
cli-help-lab-check-puzzles = Check whether the best move of a game's puzzles is still best, with another seed and twice the simulations.
cli-opt-check-puzzles-seed = The seed of the search: another one gives another search.
cli-puzzles-searched = Puzzles searched again: { $searched }. Solved and counted puzzles need no search.
cli-puzzles-settled = The search preferred another move: { $count } (95%: { $low } to { $high } of 100 puzzles). { $keys }
cli-puzzles-failed = That other move wins just as often: { $count } (95%: { $low } to { $high } of 100). { $keys }
cli-puzzle-game = --theme and --number need a game: saqqara puzzle GAME --number 3
cli-puzzle-number = There is no puzzle { $number }. This game has puzzles 1 to { $most }.
cli-puzzle-head = { $title } · { $puzzle } · { $rating }
cli-puzzle-ask = It is player { SEAT($seat) }'s turn. Which move is clearly best, given what this player knows? Type { $moves } (or moves, why, quit).
cli-puzzle-ask-points = What is the best play with these dice? Type { $moves } (or moves, why, quit).
cli-puzzle-prompt = Player { SEAT($seat) } ›{" "}
cli-puzzle-right = Correct!
cli-puzzle-wrong = Not the best move.
cli-puzzle-about = Theme: { $theme }
cli-puzzle-next = Enter = next puzzle · quit{" "}›{" "}
cli-puzzle-solved = Solved: { $right } of { $seen }.
