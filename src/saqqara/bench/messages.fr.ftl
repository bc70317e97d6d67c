bench-gcc = La référence est un programme C et nécessite gcc, qui n'est pas installé.
bench-build = { $path } ne se compile pas : { $what }
bench-output = La référence n'a affiché aucune ligne avec « M moves/s » : { $what }
bench-server = Le serveur n'a pas pu être mesuré : { $what }
bench-run = { $name } à { $seats }
bench-every-title = Tous les jeux, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
bench-every-game = jeu
bench-every-seats = places
bench-every-rate = coups/s
bench-every-move = ms de processeur du serveur par coup
bench-every-p50 = p50 ms
bench-every-p99 = p99 ms
bench-every-refused = refusés
bench-device = L'appareil doit être cpu ou cuda, et non « { $got } ».
