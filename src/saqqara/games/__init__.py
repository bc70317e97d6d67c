"""One folder a game, discovered: adding a game edits no list."""
