"""The WebSocket of a table: frames, the connection of each viewer, spectators, and checks of sessions that are connected."""
