"""Bots think in processes of their own, on looks alone: a slow one delays nobody."""

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from saqqara.bots import Choice, Hint, levels, make
from saqqara.bots.thinker import Thinker
from saqqara.core.look import Look


def think(level: str, seed: bytes, look: Look, deck: Any, waited: float) -> Choice:
    """One decision, in a worker."""
    return make(level, seed, deck).choose(look, waited)


def advise(seed: bytes, look: Look, deck: Any) -> Hint:
    """What the strongest bot thinks, in a worker."""
    return Thinker(levels()[-1], seed, deck).hint(look)


def follow() -> None:
    """In a worker: end when the server does, however it ended. A worker that waits for work would not notice."""
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

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), follow)
        return self._pool

    async def choose(self, level: str, look: Look, deck: Any, waited: float = 0.0) -> Choice:
        """A bot's decision; `waited`: the seconds since this phase of the game began, where the clock runs."""
        choice: Choice = await self.run(think, level, secrets.token_bytes(16), look, deck, waited)
        return choice

    async def hint(self, look: Look, deck: Any) -> Hint:
        """What the strongest bot would do."""
        hint: Hint = await self.run(advise, secrets.token_bytes(16), look, deck)
        return hint

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Work done by a worker. Cancelling it takes it out of the queue; a worker that died is replaced."""
        for attempt in range(3):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments))
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
