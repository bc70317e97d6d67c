"""The evaluation of all moments of a game, on all cores."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from saqqara.bots.interface import searched
from saqqara.bots.review.decision_costs import judge
from saqqara.bots.review.decisions import Game, Moment, finished, moments
from saqqara.bots.review.evaluations import share, think
from saqqara.bots.review.model import Opened, Review, Weighed

SEED = b"review"
WORTH = 3.0
"""Seconds of thought below which other processes would come too late."""
PORTION = 4
"""Moments that a process is given at a time."""


@lru_cache(maxsize=2)
def read(source: bytes) -> tuple[Game, list[Moment]]:
    """Return a record's end and its moments, in the order of the game."""
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
    """Return the review of a record: so many seconds, or tries, for each decision. `progress` hears how many moments more are done."""
    game, listed = read(source)
    numbers, size = range(len(listed)), PORTION if (seconds or 0.0) <= 1.0 else 1
    portions = [numbers[first : first + size] for first in range(0, len(listed), size)]
    takes = sum(map(share, listed)) * (seconds or 0.0)
    helpers = (processes or os.cpu_count() or 1) - 1 if searched(game.table.game) and takes > WORTH else 0
    thoughts: list[Weighed | Opened] = []

    def here(portion: Sequence[int]) -> None:
        for number in portion:
            thoughts.extend(think_some(source, [number], seconds, tries))
            progress(1)

    if helpers == 0:
        here(numbers)
        return judge(game, listed, thoughts)
    with ProcessPoolExecutor(helpers, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:  # Ctrl-C is for us
        running = {pool.submit(think_some, source, portion, seconds, tries): portion for portion in portions}
        try:
            for future, portion in reversed(running.items()):  # what no other process has begun is done here, from the end
                if future.cancel():
                    here(portion)
            for future, portion in running.items():
                if not future.cancelled():
                    thoughts.extend(future.result())
                    progress(len(portion))
        except BaseException:
            for future in running:
                future.cancel()
            for process in list(pool._processes.values()):  # noqa: SLF001 - nobody waits for what they are thinking about
                process.terminate()
            raise
    return judge(game, listed, thoughts)
