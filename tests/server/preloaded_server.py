"""The server's program, loaded with everything that a first table needs: servers of tests are forked from a process that has done this."""

from saqqara.server.serve import load_games

load_games()
