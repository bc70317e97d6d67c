"""The server's program with everything that a first table needs: the servers of a chaos run are forked from one that has it."""

from saqqara.server.serve import load_games

load_games()
