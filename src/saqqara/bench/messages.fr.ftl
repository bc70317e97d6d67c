bench-gcc = La référence est un programme C et demande gcc, qui n'est pas installé ici.
bench-build = { $path } ne se compile pas : { $what }
bench-output = La référence n'a affiché aucune ligne avec « M moves/s » : { $what }
bench-server = Le serveur n'a pas pu être mesuré : { $what }
