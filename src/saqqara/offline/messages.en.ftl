offline-not-kept = There isn't enough space left on this device to save this. Nothing has changed.
offline-no-rated = Rated games need a server. Play an unrated game here.
offline-nobody-hears = Nobody else is here to read your message.
offline-needs-server = This isn't available here: it needs a server.
offline-file-format = This isn't a Saqqara device file: “format” must be “{ $wanted }”.
offline-file-damaged = This file is damaged. Nothing was imported.
