"""Compile what bots need and keep it, so that nobody waits for their first move: python -m saqqara.bots.warm [GAME …]"""

import sys

from saqqara.bots.ladder import make
from saqqara.bots.thinker import Thinker
from saqqara.core.game import find, games
from saqqara.core.table import Table


def warm(game: str) -> None:
    """One decision at first sight, and one by search."""
    table = Table(game, find(game).seats[0], b"warm")
    look = table.look(table.to_act[0])
    make("novice", b"warm").choose(look)
    Thinker("master", b"warm", simulations=2).hint(look)


def main() -> None:
    """All games, or those that are named."""
    for game in sys.argv[1:] or games():
        warm(game)


if __name__ == "__main__":
    main()
