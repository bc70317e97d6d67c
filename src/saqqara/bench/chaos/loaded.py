"""The server's program, loaded with everything that a first table needs: the servers of a chaos run are forked from a process that has done this."""

from saqqara.server.serve import get_ready

get_ready()
