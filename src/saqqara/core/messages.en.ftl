### Messages that no single game owns.

# Data from outside
field-type = Field “{ $field }”: expected { wanted-kind }, got { got-kind }.
field-missing = Field “{ $field }” is missing.
field-unknown = Field “{ $field }” is unknown: remove it or correct its spelling.
field-choice = Field “{ $field }”: “{ $got }” is not one of the allowed values.
field-one-of = Field “{ $field }”: “{ $got }” is not allowed; choose { $known }.
field-least = Field “{ $field }”: the number is too small; the minimum is { $least }.
field-most = Field “{ $field }”: the number is too large; the maximum is { $most }.
field-length = Field “{ $field }”: expected a list of { $wanted }, got one of { $got }.
field-range = Field “{ $field }”: expected { $wanted }.
field-other = Field “{ $field }”: { $what }.
whole-type = Expected { wanted-kind }, got { got-kind }.
whole-missing = It is empty.
whole-other = Unreadable: { $what }.
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
    [bool-or-str] true, false or a text
    [int-or-str-or-null] a whole number, a text or null
    [object-or-null] an object {"{"}…{"}"} or null
   *[other] { $wanted }
}
got-kind = { $got ->
    [int] a whole number
    [float] a decimal number
    [bool] true or false
    [str] a text
    [array] a list […]
    [object] an object {"{"}…{"}"}
    [null] null
   *[other] { $got }
}
not-json = This is not JSON{ $what ->
    [deep] : it is nested too deeply
    [encoding] : it is no text in UTF-8
    [end] : it ends too early
    [somewhere] {""}
   *[place] : look at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
}.
not-toml = This is not TOML{ $what ->
    [deep] : it is nested too deeply
    [encoding] : it is no text in UTF-8
    [end] : the last line is incomplete or wrong
    [twice] : line { NUMBER($line, useGrouping: 0) } sets a name that is already set
   *[place] : look at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
}.

# Setting up
unknown-game = There is no game “{ $name }”: choose one of { $known }.
bad-seats = Field “seats”: { $name } is for { $least } to { $most } players, not { $seats }.
unknown-option = { $name } has no option “{ $option }”: it has { $known }.
no-options = { $name } has no option “{ $option }”: it has none at all.
bad-option = Option “{ $option }” of { $name }: choose one of { $known }, not { $got }.
option-seats = Option “{ $option }”: { $got } is not for { $seats } seats; choose one of { $known }.
unknown-time = { $name } has no time “{ $time }”: it has { $known }.
no-times = { $name } has no time “{ $time }”: it has no clock.
bad-time = Time “{ $time }”: expected a number of seconds above 0, or none, not { $got }.
bad-names = Field “names”: expected { $seats } names of 1 to 40 characters, one for each seat.
bad-seed = Field “seed”: expected a text, bytes or a whole number, got { got-kind }.
bad-nonces = Field “nonces”: expected one nonce of 1 to 64 bytes for each of the { $seats } seats, or none at all.
no-deck = { $name } is played without custom cards: leave “deck” out.
no-seat = There is no seat { $seat } at this table: seats are numbered from 0 to { $most }.
no-clock = { $name } has no clock.
deck-colour-count = The deck has { $got ->
    [one] one { $colour } card
   *[other] { $got } { $colour } cards
}; it needs { $wanted }.
deck-card = Card { $card }: { $why }
deck-misplaced = “{ $field }” is a number of the whole deck, but it stands below a [[card]], to which it now belongs: move the line above the first [[card]].
deck-size = The deck has { $got ->
    [one] one card
   *[other] { $got } cards
}; it needs { $wanted }.
deck-number = Card { $card }: the numbers go from 1 to { $most } in order; here { $wanted } was expected.

# Positions
bad-position-game = Field “game”: this position is from “{ $got }”, not “{ $wanted }”.
bad-position-length = Field “{ $field }”: { $got ->
    [0] no entries
    [one] one entry
   *[other] { $got } entries
} instead of { $wanted }{ $clause ->
    [none] {""}
   *[other] {" "}(clause { $clause })
}.
bad-position-seats = Field “{ $field }”: { $got ->
    [0] no entries
    [one] one entry
   *[other] { $got } entries
} instead of { $wanted }, one per seat.
bad-position-range = Field “{ $field }”: { $got } is out of range, from { $least } to { $most }{ $clause ->
    [none] {""}
   *[other] {" "}(clause { $clause })
}.
bad-position-order = Field “{ $field }”: the entries must be in rising order, each only once.
bad-position-twice = Field “{ $field }”: { $what } is already used elsewhere or here; there is only one.
bad-position-over = Field “over”: can't be { $got }: the rest of the position says otherwise.
bad-position-record = Field “{ $field }”: { $got }, but the saved game says { $wanted }.

# Looks
look-field = { $name }: { $value }

# Records
record-format = Field “format”: format { $got } is not supported; this program reads formats 1 to { $known }.
record-rules = Field “rules”: this game of { $name } uses rules version { $got }; this program uses version { $known }.
record-sealed = Field “seed”: an unfinished game is sealed; only its host can replay it.
record-seed = Field “seed”: expected 64 hexadecimal digits.
record-commitment = Field “commitment”: the seed does not match the commitment made before the deal.
record-move = Move { $number } (“{ $text }”) is not valid{ $clause ->
    [none] {""}
   *[other] , rule { $clause }
}: { $why }
record-clock = Move { $number }: the clock's move is a text, by seat null.
record-outcome = Field “{ $field }”: replaying the game gives { $got }, the file says { $said }.
record-unfinished = Field “outcome”: the file says the game is over, but it is not after the last move.
record-over = Field “outcome”: the game is over after the last move, but the file does not say so.

# Studies
study-format = Field “format”: study format { $got } is not supported; this program reads format { $known }.
study-first = Field “nodes”: the first node is the beginning of the study; it is there, and has neither a move nor a parent.
study-nodes = Field “nodes”: the list is too long ({ $got }; the maximum is { $most }).
study-depth = Field “nodes”: a variation is too long ({ $got }; the maximum is { $most }).
study-parent = Field “nodes[{ $number }].parent”: { $got } is not an earlier node.
study-at = Field “at”: there is no node { $got }.
study-long = Field “{ $field }”: the text is too long; the maximum length is { $most }.
study-start = Field “start”: give one of “position”, “record” and “deal” (“at” goes with a record).
study-record-at = Field “start.at”: { $got } is there; the record has { $most ->
    [one] one move
   *[other] { $most } moves
}.
study-record-deck = Field “deck”: a record brings its own deck.
study-move = Move { $number } of the study (“{ $text }”) is not valid: { $why }

# Moves
unreadable = “{ $text }” isn't a valid move. Try: { $forms }.
clock-no-time = There is no time limit here.
table-ended = The game is over.
undo-nothing = Nothing to undo yet.
undo-other = You can't undo: another player has moved since.
undo-drawn = You can't undo: cards have been drawn or dice rolled since.
undo-revealed = You can't undo once something has been revealed.

# Files
no-file = { $path } cannot be read: { $what }.
no-write = { $path } cannot be written: { $what }.
no-gpu = There is no GPU here that can be used: it takes one by NVIDIA, its driver, and pip install 'saqqara[cuda]'.
extra-print = A PDF needs the extra “{ $extra }”, which is not installed: { $command } (a file that ends in .svg needs nothing).
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
standings-missing = { $game } was not measured (seats: { $seats }): run `python -m benchmarks.levels --game { $game } --json` first.
# The challenge of a day
daily-none = { $name } has no daily challenge: choose one of { $known }.

# Puzzles
puzzle-none = { $name } has no puzzles: choose one of { $known }.
puzzle-theme = There are no puzzles on “{ $theme }”: choose one of { $known }.
puzzle-unknown = { $name } has no puzzle { $puzzle }.
puzzle-empty = Your answer needs at least one move.
puzzle-one-move = The answer to this puzzle is a single move.
puzzle-long = Your answer has too many moves (the maximum is { $most }).
puzzle-point = .
puzzle-best = The best move is “{ $move }”: it wins { $win }% of games.
puzzle-best-points = The best answer is “{ $move }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting = { $win ->
    [0] “{ $move }” is tempting, but it no longer wins
   *[other] “{ $move }” is tempting, but it wins only { $win }% of games
}: it costs { $less }% winning chances.
puzzle-tempting-points = “{ $move }” is tempting, but it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $less } fewer.
puzzle-answer = Your answer, “{ $move }”, wins { $win }% of games: it costs { $less }% winning chances.
puzzle-answer-points = Your answer, “{ $move }”, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $less } fewer than the best.
puzzle-as-good = Your answer, “{ $move }”, is just as good: it wins { $win }% of games.
puzzle-as-good-points = Your answer, “{ $move }”, is just as good: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempts = In its favour: { $reason }
puzzle-untold = Your answer, “{ $move }”, looked so weak that the engine barely tried it.
puzzle-exact = These figures are exact, given what the player can see.
puzzle-searched = These figures are estimates by the engine; margin of error: ±{ $error }%.
puzzle-counted = Every possible answer was counted: these points are exact.
