### Messages that no single game owns.

# Data from outside
field-type = Field “{ $field }”: expected { wanted-kind }, got { got-kind }.
field-missing = Field “{ $field }” is missing.
field-unknown = Field “{ $field }” is unknown. Remove it or correct its spelling.
field-choice = Field “{ $field }”: “{ $got }” isn't one of the allowed values.
field-one-of = Field “{ $field }”: choose { $known }, not “{ $got }”.
field-least = Field “{ $field }” must be at least { $least }.
field-most = Field “{ $field }” must be at most { $most }.
field-length = Field “{ $field }”: the list must have length { $wanted }, not { $got }.
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
not-json = This isn't valid JSON{ $what ->
    [deep] : it is nested too deeply
    [encoding] : the text isn't in UTF-8
    [end] : it ends too early
    [somewhere] {""}
   *[place] : see line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
}.
not-toml = This isn't valid TOML{ $what ->
    [deep] : it is nested too deeply
    [encoding] : the text isn't in UTF-8
    [end] : the last line is incomplete or wrong
    [twice] : line { NUMBER($line, useGrouping: 0) } sets a name that is already set
   *[place] : see line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
}.

# Setting up
unknown-game = There is no game “{ $name }”. Choose { $known }.
bad-seats = Field “seats”: { $name } needs { $least } to { $most } players, not { $seats }.
unknown-option = { $name } has no option “{ $option }”. Its options are { $known }.
no-options = { $name } has no option “{ $option }”, or any other option.
bad-option = Option “{ $option }” of { $name }: choose { $known }, not { $got }.
option-seats = Option “{ $option }”: { $got } isn't available for { $seats } seats. Choose { $known }.
unknown-time = { $name } has no time limit “{ $time }”. Its time limits are { $known }.
no-times = { $name } has no time limit “{ $time }”: it is played without a clock.
bad-time = Time limit “{ $time }”: expected a number of seconds above 0, or none, not { $got }.
bad-names = Field “names”: expected { $seats } names of 1 to 40 characters, one per seat.
bad-seed = Field “seed”: expected a text, bytes or a whole number, got { got-kind }.
bad-nonces = Field “nonces”: expected one nonce of 1 to 64 bytes for each of the { $seats } seats, or none at all.
no-deck = { $name } is played without custom cards. Remove “deck”.
no-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $most }.
no-clock = { $name } has no clock.
deck-colour-count = Number of { $colour } cards in the deck: { $got } instead of { $wanted }.
deck-card = Card { $card }: { $why }
deck-misplaced = “{ $field }” belongs to the whole deck, but it is written below a [[card]]. Move this line above the first [[card]].
deck-size = The deck has { $got ->
    [one] one card
   *[other] { $got } cards
}, but it needs { $wanted }.
deck-number = Card { $card } is out of order: expected { $wanted }. The numbers must go from 1 to { $most }.

# Positions
bad-position-game = Field “game”: this position is from “{ $got }”, not from “{ $wanted }”.
bad-position-length = Field “{ $field }”: { $got ->
    [0] no entries
    [one] one entry
   *[other] { $got } entries
} instead of { $wanted }{ $clause ->
    [none] {""}
   *[other] {" "}(rule { $clause })
}.
bad-position-seats = Field “{ $field }”: { $got ->
    [0] no entries
    [one] one entry
   *[other] { $got } entries
} instead of { $wanted }, one per seat.
bad-position-range = Field “{ $field }” must be from { $least } to { $most }, not { $got }{ $clause ->
    [none] {""}
   *[other] {" "}(rule { $clause })
}.
bad-position-order = Field “{ $field }”: the entries must be in ascending order and all different.
bad-position-twice = Field “{ $field }”: there is only one { $what }, but it appears more than once.
bad-position-over = Field “over” can't be { $got }. The rest of the position contradicts it.
bad-position-record = Field “{ $field }”: the saved game has { $wanted } here, not { $got }.

# Looks
look-field = { $name }: { $value }

# Records
record-format = Field “format”: format { $got } isn't supported. This program reads formats 1 to { $known }.
record-rules = Field “rules”: this game of { $name } uses version { $got } of the rules, but this program uses version { $known }.
record-sealed = Field “seed”: the seed is secret until the game is over. Only the host can replay an unfinished game.
record-seed = Field “seed” must have 64 hexadecimal digits.
record-commitment = Field “commitment”: the seed doesn't match the commitment made before the deal.
record-move = Move { $number } (“{ $text }”) isn't valid{ $clause ->
    [none] {""}
   *[other] , rule { $clause }
}: { $why }
record-clock = Move { $number }: a move of the clock must be a text with seat null.
record-outcome = Field “{ $field }”: replaying the game gives { $got }, but the file says { $said }.
record-unfinished = Field “outcome”: the file says that the game is over, but it continues after the last move.
record-over = Field “outcome”: the game is over after the last move, but the file doesn't say so.

# Studies
study-format = Field “format”: study format { $got } isn't supported. This program reads format { $known }.
study-first = Field “nodes”: the first node is the start of the study. It is required and must have no move and no parent.
study-nodes = Field “nodes”: the list is too long ({ $got }). The maximum is { $most }.
study-depth = Field “nodes”: a variation is too long ({ $got }). The maximum is { $most }.
study-parent = Field “nodes[{ $number }].parent”: { $got } isn't an earlier node.
study-at = Field “at”: there is no node { $got }.
study-long = Field “{ $field }”: the text is too long. The maximum length is { $most }.
study-start = Field “start”: give exactly one of “position”, “record” and “deal”. “at” is only for a record.
study-record-at = Field “start.at”: { $got } is too large. The record has { $most ->
    [one] one move
   *[other] { $most } moves
}.
study-record-deck = Field “deck”: remove it. A record already contains its deck.
study-move = Move { $number } of the study (“{ $text }”) isn't valid: { $why }

# Moves
unreadable = “{ $text }” isn't a valid move. Try: { $forms }.
clock-no-time = There is no time limit here.
table-ended = The game is over.
undo-nothing = Nothing to undo yet.
undo-other = You can't undo: another player has moved since.
undo-drawn = You can't undo: cards have been drawn or dice rolled since.
undo-revealed = You can't undo once something has been revealed.

# Files
no-file = { $path } can't be read: { $what }.
no-write = { $path } can't be written: { $what }.
no-gpu = No usable GPU was found. You need an NVIDIA GPU, its driver, and pip install 'saqqara[cuda]'.
extra-print = A PDF needs the extra “{ $extra }” (an .svg file doesn't). To install it: { $command }
extra-compiled = This runs compiled code, which needs the extra “{ $extra }”. To install it: { $command }
extra-bench = This benchmark needs the extra “{ $extra }”. To install it: { $command }
extra-postgresql = A PostgreSQL database needs the extra “{ $extra }”. To install it: { $command }
extra-nats = NATS needs the extra “{ $extra }”. To install it: { $command }
extra-workers = Several workers need the extra “{ $extra }”. To install it: { $command }
extra-mail = Sending email needs the extra “{ $extra }”. To install it: { $command }
extra-push = Browser notifications need the extra “{ $extra }”. To install it: { $command }
extra-stored-passkeys = People sign in to this server with passkeys, which need the extra “{ $extra }”. To install it: { $command }
extra-stored-push = People have turned on notifications on this server, which need the extra “{ $extra }”. To install it: { $command }
no-linker = Linking the modules needs a developer package that isn't installed. Run “uv sync” in the project's folder.

weights-wrong = The file “weights.toml” for the bots of “{ $name }” can't be used: { $why }
weights-unknown = “{ $name }” doesn't exist. Choose { $known }.
weights-level-learned = “{ $field }” is true, but “search” uses no learned network (“ahead” and “learned”).
weights-no-judgement = “search” uses a learned network, but “{ $path }” is missing.

# Where bots stand on the scale of ratings
standings-missing = { $game } hasn't been measured (seats: { $seats }). First run `python -m benchmarks.levels --game { $game } --json`.
# The challenge of a day
daily-none = { $name } has no daily challenge. Choose { $known }.

# Puzzles
puzzle-none = { $name } has no puzzles. Choose { $known }.
puzzle-theme = There are no puzzles on “{ $theme }”. Choose { $known }.
puzzle-unknown = { $name } has no puzzle { $puzzle }.
puzzle-empty = Your answer needs at least one move.
puzzle-one-move = The answer to this puzzle is a single move.
puzzle-long = Your answer has too many moves (the maximum is { $most }).
puzzle-point = .
puzzle-best = The best move is “{ $move }”, which wins { $win }% of games.
puzzle-best-points = The best answer is “{ $move }”, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempting = { $win ->
    [0] “{ $move }” is tempting, but it throws away the win.
   *[other] “{ $move }” is tempting, but it wins only { $win }% of the time.
} It lowers your winning chances by { $less } percentage points.
puzzle-tempting-points = “{ $move }” is tempting, but it only scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $less } fewer than the best.
puzzle-answer = Your answer, “{ $move }”, wins { $win }% of games. It costs { $less }% winning chances.
puzzle-answer-points = Your answer, “{ $move }”, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $less } fewer than the best.
puzzle-as-good = Your answer, “{ $move }”, is just as good and wins { $win }% of games.
puzzle-as-good-points = Your answer, “{ $move }”, is just as good and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzle-tempts = In its favour: { $reason }
puzzle-untold = Your answer, “{ $move }”, looked so weak that the engine barely tried it.
puzzle-exact = These percentages are exact, based on what the player can see.
puzzle-searched = These figures are the engine's estimates, with a margin of error of ±{ $error }%.
puzzle-counted = Every possible answer was counted, so these points are exact.
