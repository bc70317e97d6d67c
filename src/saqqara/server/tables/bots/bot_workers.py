"""Bots think in processes of their own, on looks alone: a slow one delays nobody, and bots that people wait for come first."""

import asyncio
import faulthandler
import os
import secrets
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from saqqara.bots import Choice, Hint, levels, make
from saqqara.bots.interface import searched
from saqqara.core.game import games
from saqqara.core.look import Look
from saqqara.server.limits.fair_queue import FairQueue

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

THOUGHT_SECONDS = 30
"""Seconds that no decision takes even on a busy machine; one that does is ended, with its worker."""
OPPONENT, HINT, ALONE = range(3)
"""Ranks in the queue: a bot that people wait for comes first, then a hint, then bots among themselves."""


def think(level: str, seed: bytes, look: Look, deck: Any, waited: float) -> Choice:
    """Return one decision. Runs in a worker."""
    return make(level, seed, deck).choose(look, waited)


def advise(seed: bytes, look: Look, deck: Any) -> Hint:
    """Return the strongest bot's hint. Runs in a worker."""
    from saqqara.bots.thinker import Thinker

    return Thinker(levels()[-1], seed, deck).hint(look)


def load() -> None:
    """Load the search of every game, in a worker that nobody waits for yet."""
    from saqqara.bots.thinker import can_search, make_search

    for game in games():
        if searched(game) and can_search(game):
            make_search(game)


def within(seconds: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Run work in a worker, and end the worker if it takes too long: nothing else would stop a search."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return work(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()


def follow() -> None:
    """End this worker when the server ends, however it does: a worker that waits for work would not notice."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotWorkers:
    """A queue of decisions and the processes that make them."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turns = FairQueue(workers, last=ALONE)
        self._usual = 1.0  # seconds that a thought takes, of late

    def start(self) -> None:
        """Start a worker before anybody waits for it."""
        self._open().submit(load)

    def _open(self) -> "ProcessPoolExecutor":
        if self._pool is None:
            import multiprocessing
            from concurrent.futures import ProcessPoolExecutor

            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), follow)
        return self._pool

    async def choose(
        self,
        level: str,
        look: Look,
        deck: Any,
        waited: float = 0.0,
        rank: int = OPPONENT,
        owner: str | None = None,
    ) -> Choice:
        """Return a bot's decision. `waited`: the seconds since this phase of the game began, where the clock runs."""
        seed = secrets.token_bytes(16)
        choice: Choice = await self.run(think, level, seed, look, deck, waited, rank=rank, owner=owner)
        return choice

    async def hint(self, look: Look, deck: Any, owner: str | None = None) -> Hint:
        """Return what the strongest bot would do."""
        hint: Hint = await self.run(advise, secrets.token_bytes(16), look, deck, rank=HINT, owner=owner)
        return hint

    @property
    def queue_length(self) -> int:
        """Return how many requests wait for a worker."""
        return self._turns.waiting

    def queue_seconds(self) -> float:
        """Return about how many seconds a new request would wait for a worker."""
        return self._usual * self.queue_length / self.workers

    async def run(self, work: Callable[..., Any], *arguments: Any, rank: int = OPPONENT, owner: str | None = None) -> Any:
        """Run a job in a worker. Cancelling it takes it out of the queue; a worker that died is replaced.

        Owners have turns one after the other, each with what is of its lowest rank; bots among themselves come when nobody waits.
        Raises `TimeoutError` when it takes too long.
        """
        async with self._turns.turn(owner, rank):
            began = time.monotonic()
            try:
                return await self._work(work, arguments)
            finally:
                self._usual += 0.2 * (time.monotonic() - began - self._usual)

    async def _work(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        from concurrent.futures.process import BrokenProcessPool

        for attempt in range(3):
            pool = self._open()
            began = time.monotonic()
            try:
                return await asyncio.wrap_future(pool.submit(within, THOUGHT_SECONDS, work, arguments))
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = None
                if time.monotonic() - began >= THOUGHT_SECONDS:
                    raise TimeoutError from None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
