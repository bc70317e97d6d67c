"""Compile what tables and bots need and keep it, so that nobody waits for their first move: python -m saqqara.bots.warm [--all-cores]"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from saqqara.bots.ladder import make
from saqqara.bots.thinker import Thinker
from saqqara.core.arrays import generator
from saqqara.core.game import find, games
from saqqara.core.table import Table


def warm(game: str) -> None:
    """A move and what follows it at a table, one decision at first sight, and one by search."""
    table = Table(game, find(game).seats[0], b"warm", times=dict.fromkeys(find(game).times, 1.0))
    seat = table.to_act[0]
    look = table.look(seat)
    make("novice", b"warm").choose(look)
    Thinker("master", b"warm", simulations=2).hint(look)
    table.play(seat, table.sample(seat, generator(b"warm")))
    for viewer in (None, *range(table.seats)):
        table.redeal(viewer, b"warm").look(viewer)


def main() -> None:
    """All games, one after the other, beside whatever else is going on; or at once, as fast as this machine can."""
    if "--all-cores" not in sys.argv:
        for game in games():
            warm(game)
        return
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        list(pool.map(warm, games()))


if __name__ == "__main__":
    main()
