"""The tables: opened, in memory and in the log, changed in one way, watched, played on in time and by bots. Nothing here knows of HTTP."""
