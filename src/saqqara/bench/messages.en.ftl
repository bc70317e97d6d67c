bench-gcc = The baseline is a C program and needs gcc, which is not installed here.
bench-build = { $path } does not compile: { $what }
bench-output = The baseline printed no line with “M moves/s”: { $what }
bench-server = The server could not be measured: { $what }
bench-run = { $name } for { $seats }
bench-tables = tables
bench-onlookers = onlookers
bench-finished = finished games
bench-filling = { $what }, { $size }: filling the database
bench-seating = { $what }, { $size }: everybody comes
bench-playing = { $what }, { $size }: measuring
bench-growth-all = all sizes
bench-growth-title = As it grows: { $name } for { $seats }, the same number of moves a second at each size of a kind (all times in ms)
bench-growth-what = what
bench-growth-size = how many
bench-growth-move = server's processor a move
bench-growth-p99 = p99 to all looks
bench-growth-tick = tick
bench-growth-mine = page: own tables
bench-growth-public = page: public
bench-growth-idle = kB an idle table
bench-every-title = All games, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
bench-every-game = game
bench-every-seats = seats
bench-every-rate = moves/s
bench-every-move = ms of the server's processor a move
bench-every-p50 = p50 ms
bench-every-p99 = p99 ms
bench-every-refused = refused
bench-beside-all = taking turns
bench-beside-ours = moves/s, ours: { $figures }
bench-beside-theirs = moves/s, the other program: { $figures }
bench-beside-ratio = ratio of the medians: { $ratio }
bench-beside-output = The other program printed no line with “moves/s” and a number: { $what }
bench-beside-late = The other program did not end within { $seconds } s.
bench-growth-database = With --growth, --database names a PostgreSQL server, where a database is made for each size and dropped again; leave it out for SQLite files.
bench-one-kind = Choose one of --every, --growth, --beside, --hints and --chaos.
bench-half-rate = --half goes without --rate: it is half of the full speed.
bench-hints-run = { $people ->
    [one] hints for one person
   *[other] hints for { $people } people
}
bench-hints-cost = What a hint costs the server of its processor (ms)
bench-hints-game = game
bench-hints-seats = seats
bench-hints-median = median
bench-hints-p99 = p99
bench-hints-bytes = bytes sent
bench-hints-load = People who asked, all at once every 8 s: { $people }; hints given: { $hints }; tables that were played at beside: { $tables }; their moves/s: { $rate }.
bench-hints-without = p99 ms to everybody's look, without hints: { $figures }
bench-hints-with = with hints: { $figures }
bench-hints-ratio = ratio of the medians: { $ratio }
bench-chaos-compiling = what bots need is compiled
bench-chaos-all = troubles
bench-no-useradd = PostgreSQL does not run as root, and the program “useradd” that makes a user for it is not here: run this as another user, or install it (Debian: passwd).
bench-chaos-needs = The chaos run needs { $what }, which is not installed here.
bench-chaos-title = Chaos, seed { $seed }: troubles, { $events } in all
bench-chaos-kind = trouble
bench-chaos-times = times
bench-chaos-back = longest: seconds until every table went on
bench-chaos-kill-worker = a worker killed
bench-chaos-kill-node = a whole node killed
bench-chaos-kill-bot = a bots' process killed
bench-chaos-kill-bus = the bus killed
bench-chaos-stop-bus = the bus stopped
bench-chaos-stop-database = the database stopped
bench-chaos-crash-database = the database crashed
bench-chaos-freeze-worker = a worker frozen
bench-chaos-freeze-bus = the bus frozen
bench-chaos-freeze-backend = a process of the database frozen
bench-chaos-delay-database = slow connections to the database
bench-chaos-delay-bus = slow connections to the bus
bench-chaos-delay-clients = slow connections of clients
bench-chaos-cut-database = connections to the database cut
bench-chaos-cut-bus = connections to the bus cut
bench-chaos-cut-clients = clients' connections cut
bench-chaos-hole-database = connections to the database dead
bench-chaos-hole-bus = connections to the bus dead
bench-chaos-hole-clients = clients' connections dead
bench-chaos-clock-ahead = a node's clock ahead
bench-chaos-clock-back = a node's clock behind
bench-chaos-operations = moves and undos asked for: { $count }
bench-chaos-acknowledged = acknowledged: { $count }
bench-chaos-refused = refused: { $count }
bench-chaos-unknown = never answered: { $count }
bench-chaos-repeated = sent more than once: { $count }
bench-chaos-entries = entries of the log: { $count }
bench-chaos-looks = looks held against it: { $count }
bench-chaos-tables = games: { $count }
bench-chaos-wrong = Something is wrong. Faults that the checker found: { $faults }. Troubles after which a table did not go on in time: { $stalled }.
bench-device = A device is cpu or cuda, not “{ $got }”.
bench-no-client = The web client is not built: ./test web, or ./play, builds it.
bench-no-browser = This needs Chromium and the package playwright: on Debian and Ubuntu apt install chromium-headless-shell, and pip install playwright.
bench-envs-missing = This bench measures games of PettingZoo and OpenSpiel too, and { $what } is not installed here: pip install 'saqqara[envs]'.
bench-envs-getting-ready = getting ready
bench-envs-title = Random moves a second through each interface, one core (vector: a batch of { $rows }, with observations and masks)
bench-envs-through = through
bench-envs-game = game
bench-envs-whose = whose
bench-envs-ours = ours
bench-envs-theirs = theirs
bench-envs-seats = seats
bench-envs-observation = numbers observed
bench-envs-actions = actions
bench-envs-rate = moves/s

bench-levels-warming = Getting ready
bench-levels-playing = Playing
bench-levels-title = each level against the one below: victories a seat for each of the lower one's
bench-levels-game = game
bench-levels-seats = seats
bench-levels-options = options
bench-levels-higher = level
bench-levels-lower = against
bench-levels-deals = deals
bench-levels-ratio = ratio
bench-levels-interval = interval (95 %)
bench-levels-judged = verdict
bench-levels-fits = { $sure ->
    [true] fits
   *[false] fits?
}
bench-levels-close = { $sure ->
    [true] TOO CLOSE
   *[false] too close?
}
bench-levels-cliff = { $sure ->
    [true] A CLIFF
   *[false] a cliff?
}
bench-levels-sum = { $wrong } of { $all } lie outside { $least } to { $most }. A question mark: the interval reaches beyond a bound.
bench-levels-unreadable = Line { $line } of { $file } cannot be read: it is not a file that this command has kept. Name another, or remove that line.
bench-levels-none = No game is played by { $seats }.

# saqqara bench ratings
bench-ratings-title = Rated games: { $games }; people: { $people }
bench-ratings-what = what
bench-ratings-figure = median (longest)
bench-ratings-goal = goal
bench-ratings-filling = Making people and games
bench-ratings-anew = All ratings made anew, every result changed (processor)
bench-ratings-again = All ratings made anew, none changed (processor)
bench-ratings-board = A board, first page
bench-ratings-deep-board = A board, last page
bench-ratings-around = A board, around me
bench-ratings-profile = A profile (games: { $games })
