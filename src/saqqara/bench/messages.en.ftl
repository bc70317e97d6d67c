bench-gcc = The baseline is a C program and needs gcc, which is not installed.
bench-build = { $path } does not compile: { $what }
bench-output = The baseline printed no line with “M moves/s”: { $what }
bench-server = The server could not be measured: { $what }
bench-run = { $name } for { $seats }
bench-every-title = All games, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
bench-every-game = game
bench-every-seats = seats
bench-every-rate = moves/s
bench-every-move = ms of server CPU per move
bench-every-p50 = p50 ms
bench-every-p99 = p99 ms
bench-every-refused = refused
bench-device = The device must be cpu or cuda, not “{ $got }”.
