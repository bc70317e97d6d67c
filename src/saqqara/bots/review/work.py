"""All of a game thought about, on all cores."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context

from saqqara.bots.review.judge import judge
from saqqara.bots.review.model import Opened, Review, Weighed
from saqqara.bots.review.moments import Game, Moment, finished, moments
from saqqara.bots.review.thinking import think
from saqqara.bots.thinker import searched

SEED = b"review"
PORTION = 4
"""Moments that a process is given at a time."""


@lru_cache(maxsize=2)
def read(source: bytes) -> tuple[Game, list[Moment]]:
    """A record's end and its moments, in the order of the game."""
    return finished(source), sorted(moments(source), key=lambda moment: moment.at)


def think_some(source: bytes, some: Sequence[int], seconds: float | None, tries: int | None) -> list[Weighed | Opened]:
    """Think about some moments of a record."""
    game, listed = read(source)
    return [think(listed[number], game.table.own_deck, SEED, seconds, tries) for number in some]


def review(
    source: bytes,
    seconds: float | None = 0.2,
    tries: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    processes: int | None = None,
) -> Review:
    """The review of a record: so many seconds, or tries, for each decision. `progress` hears how many moments more are done."""
    game, listed = read(source)
    numbers = range(len(listed))
    portions = [numbers[first : first + PORTION] for first in range(0, len(listed), PORTION)]
    thoughts: list[Weighed | Opened] = []
    if processes == 1 or not searched(game.table.game):
        for portion in portions:
            thoughts += think_some(source, portion, seconds, tries)
            progress(len(portion))
        return judge(game, listed, thoughts)
    with ProcessPoolExecutor(processes or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        running = [pool.submit(think_some, source, portion, seconds, tries) for portion in portions]
        try:
            for future in running:
                thoughts += future.result()
                progress(PORTION)
        except BaseException:
            for future in running:
                future.cancel()
            raise
    return judge(game, listed, thoughts)
