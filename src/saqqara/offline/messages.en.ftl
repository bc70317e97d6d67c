offline-not-kept = This device has no room left to save that. Nothing has changed.
offline-no-rated = Rated games need a server. Play a casual game here.
offline-nobody-hears = Nobody else is here to read it.
offline-needs-server = That needs a server, and this page plays without one.
offline-file-format = This is not a file of a Saqqara device: “format” must say “{ $wanted }”.
offline-file-damaged = This file is damaged: nothing was imported.
