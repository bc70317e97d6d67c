### Messages that no single game owns.

# Data from outside
field-type = Field “{ $field }”: { wanted-kind } must be there, not { got-kind }.
field-missing = Field “{ $field }” is missing.
field-unknown = Field “{ $field }” is unknown here: remove it or correct its spelling.
field-choice = Field “{ $field }”: “{ $got }” is not one of the allowed values.
field-one-of = Field “{ $field }”: “{ $got }” is there; it must be one of { $known }.
field-least = Field “{ $field }”: a number that is too small is there; it must be { $least } or more.
field-range = Field “{ $field }”: expected { $wanted }.
field-other = Field “{ $field }”: { $what }.
whole-type = All of it together must be { wanted-kind }, not { got-kind }.
whole-other = It cannot be read: { $what }.
wanted-kind = { $wanted ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] a text
    [array] a list […]
    [object] an object {"{"}…{"}"}
    [null] null
    [int-or-null] a whole number or null
    [float-or-null] a number or null
    [bool-or-null] true, false or null
    [str-or-null] a text or null
    [array-or-null] a list […] or null
    [object-or-null] an object {"{"}…{"}"} or null
   *[other] { $wanted }
}
got-kind = { $got ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] a text
    [array] a list […]
    [object] an object {"{"}…{"}"}
    [null] null
   *[other] { $got }
}
not-json = This is not JSON: { $what }.
not-toml = This is not TOML: { $what }.

# Setting up
unknown-game = There is no game “{ $name }”: choose one of { $known }.
bad-seats = Field “seats”: { $name } is played by { $least } to { $most }, not { $seats }.
unknown-option = { $name } has no option “{ $option }”: it has { $known }.
no-options = { $name } has no option “{ $option }”: it has none at all.
bad-option = Option “{ $option }” of { $name }: choose one of { $known }, not { $got }.
option-seats = Option “{ $option }”: { $got } is not for { $seats } seats; choose one of { $known }.
unknown-time = { $name } has no time “{ $time }”: it has { $known }.
no-times = { $name } has no time “{ $time }”: it is played without a clock.
bad-time = Time “{ $time }”: expected a number of seconds above 0, or none, not { $got }.
bad-names = Field “names”: expected { $seats } names of 1 to 40 characters, one for each seat.
bad-nonces = Field “nonces”: expected one nonce of 1 to 64 bytes for each of the { $seats } seats, or none at all.
no-deck = { $name } is played without cards of one's own: leave “deck” out.
no-seat = There is no seat { $seat } at this table: written as a number, seats go from 0 to { $most }.
no-clock = { $name } has no clock.
deck-colour-count = The deck has { $got ->
    [one] one { $colour } card
   *[other] { $got } { $colour } cards
}; it needs { $wanted }.
deck-card = Card { $card }: { $why }
deck-size = The deck has { $got ->
    [one] one card
   *[other] { $got } cards
}; it needs { $wanted }.
deck-number = Card { $card }: the numbers go from 1 to { $most } in order; here { $wanted } was expected.

# Positions
bad-position-game = Field “game”: the position is of “{ $got }”, not of “{ $wanted }”.
bad-position-length = Field “{ $field }”: { $got ->
    [0] no entries are
    [one] one entry is
   *[other] { $got } entries are
} there; there must be { $wanted }.
bad-position-seats = Field “{ $field }”: { $got ->
    [0] no entries are
    [one] one entry is
   *[other] { $got } entries are
} there; there must be { $wanted }, one for each seat.
bad-position-range = Field “{ $field }”: { $got } is there; it must be a number from { $least } to { $most }.
bad-position-negative = Field “{ $field }”: { $got } is there; it cannot be below 0.
bad-position-order = Field “{ $field }”: it stands for a set, so its entries must rise, each of them once.
bad-position-twice = Field “{ $field }”: { $what } is there, and already lies elsewhere (or here); it exists only once.
bad-position-record = Field “{ $field }”: { $got } is there, but the record says { $wanted }.

# Records
record-format = Field “format”: this is format { $got }; this program reads formats 1 to { $known }.
record-rules = Field “rules”: { $name } was played by rules version { $got }; this program has version { $known }.
record-sealed = Field “seed”: a game that is not over is sealed; only its host can replay it.
record-seed = Field “seed”: expected 64 hexadecimal digits.
record-commitment = Field “commitment”: the seed is not the one that was committed to before the deal.
record-move = Move { $number } (“{ $text }”) does not replay{ $clause ->
    [none] {""}
   *[other] , by { $clause }
}: { $why }
record-clock = Move { $number }: the clock's move is a text, by seat null.
record-outcome = Field “outcome”: the replay gives { $got }, the record says { $said }.
record-unfinished = Field “outcome”: the record says that the game is over, but after its last move it is not.
record-over = Field “outcome”: the game is over after the last move, but the record does not say so.

# Studies
study-format = Field “format”: this is format { $got } of studies; this program reads format { $known }.
study-first = Field “nodes”: the first node is the beginning of the study; it is there, and has neither a move nor a parent.
study-nodes = Field “nodes”: too long a list; it has { $got }, and may have { $most }.
study-depth = Field “nodes”: too long a line; it has { $got }, and may have { $most }.
study-parent = Field “nodes[{ $number }].parent”: { $got } is no node before it.
study-at = Field “at”: there is no node { $got }.
study-long = Field “{ $field }”: too long a text; its length may be { $most }.
study-start = Field “start”: give one of “position”, “record” and “deal” (“at” goes with a record).
study-record-at = Field “start.at”: { $got } is there; the record has { $most ->
    [one] one move
   *[other] { $most } moves
}.
study-record-deck = Field “deck”: a record brings its own deck.
study-move = Move { $number } of the study (“{ $text }”) cannot be made: { $why }

# Moves
unreadable = “{ $text }” is no move here: write { $forms }.
clock-no-time = This table has set no time here: the clock waits.
table-ended = The game is over.
undo-nothing = There is no move of yours to take back.
undo-other = Another player has acted since: the move stands.
undo-drawn = Chance has been drawn since: the move stands.
undo-revealed = Something has been revealed since: the move stands.

# Files
no-file = { $path } cannot be read: { $what }.
no-write = { $path } cannot be written: { $what }.
no-gpu = There is no GPU here that can be used: it takes one by NVIDIA, its driver, and pip install 'saqqara[cuda]'.
extra-print = A PDF needs the extra “{ $extra }”, which is not installed: { $command } (a file that ends in .svg needs nothing).
extra-tournament = The ratings of bots need the extra “{ $extra }”, which is not installed: { $command }
extra-bench = This bench needs the extra “{ $extra }”, which is not installed: { $command }
extra-postgresql = A PostgreSQL database needs the extra “{ $extra }”, which is not installed: { $command }
extra-nats = NATS needs the extra “{ $extra }”, which is not installed: { $command }
extra-workers = Several workers need the extra “{ $extra }”, which is not installed: { $command }
extra-mail = Sending e-mail needs the extra “{ $extra }”, which is not installed: { $command }
extra-push = Notifications to browsers need the extra “{ $extra }”, which is not installed: { $command }
extra-stored-passkeys = People sign in to this server by passkeys. Those need the extra “{ $extra }”, which is not installed: { $command }
extra-stored-push = People have turned on notifications of this server. Those need the extra “{ $extra }”, which is not installed: { $command }
no-linker = The modules are linked by one of the developers' packages, which is not installed: uv sync, in the project's folder.

weights-wrong = The bots' file “weights.toml” of “{ $name }” cannot be used: { $why }
weights-unknown = “{ $name }” changes something that is not there: choose one of { $known }.
weights-level-learned = “{ $field }” is true, but “search” uses no learned network (“ahead” and “learned”).
weights-no-judgement = “search” uses a learned network, but “{ $path }” is missing.

# Where bots stand on the scale of ratings
standings-missing = { $game } was not measured (seats: { $seats }): run `saqqara bench levels { $game } --json FILE` first.
# The challenge of a day
daily-none = { $name } has no challenge of the day: choose one of { $known }.

# Puzzles
puzzle-none = { $name } has no puzzles: choose one of { $known }.
puzzle-theme = There are no puzzles about “{ $theme }”: choose one of { $known }.
puzzle-unknown = { $name } has no puzzle { $puzzle }.
puzzle-empty = An answer has at least one move.
puzzle-one-move = The answer to this puzzle is one single move.
puzzle-long = That answer has too many moves: { $most } is the most.
puzzle-point = .
puzzle-best = The best is “{ $move }”: it wins { $win } % of the games.
puzzle-best-points = The best is “{ $move }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting = { $win ->
    [0] “{ $move }” is tempting, but it wins nothing any more
   *[other] “{ $move }” is tempting, but it wins { $win } % of the games
}: { $less } fewer in a hundred.
puzzle-tempting-points = “{ $move }” is tempting, but it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $less } fewer.
puzzle-answer = Your answer, “{ $move }”, wins { $win } % of the games: { $less } fewer in a hundred than the best.
puzzle-answer-points = Your answer, “{ $move }”, brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $less } fewer than the best.
puzzle-as-good = Your answer, “{ $move }”, is as good: it wins { $win } % of the games.
puzzle-as-good-points = Your answer, “{ $move }”, is as good: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempts = What speaks for it: { $reason }
puzzle-untold = Your answer, “{ $move }”, looked so much worse that the search spent hardly a game on it.
puzzle-exact = These numbers are exact, as far as the seat can know.
puzzle-searched = These numbers come from a search; the lead of the best may be off by { $error } in a hundred.
puzzle-counted = Everything that could be made here has been counted: these points are exact.
