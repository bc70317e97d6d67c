"""A pool of connections to a PostgreSQL server, without SQLAlchemy: opened when needed, and kept.

A waiting caller gets a connection as soon as another gives it back. The driver's own pool takes further turns of the event loop for that,
and where a server is busy turns are long: a few connections would be held up by that alone, and everybody with them.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import asyncpg

UNANSWERED = (OSError, TimeoutError, asyncpg.InterfaceError)


class PgConnections:
    """A pool of at most so many connections."""

    def __init__(self, options: Mapping[str, Any], most: int) -> None:
        self._options = options
        self._places = asyncio.Semaphore(most)
        self._idle: list[Any] = []
        self._all: set[Any] = set()

    @contextlib.asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        """Yield one of them. It is used again unless it is not known what the server is doing: it has not answered, or nobody waits."""
        async with self._places:
            line = await self._take()
            try:
                yield line
            except Exception as problem:
                if isinstance(problem, UNANSWERED) or line.is_in_transaction():
                    self._drop(line)
                else:
                    self._give_back(line)
                raise
            except BaseException:
                self._drop(line)
                raise
            self._give_back(line)

    async def _take(self) -> Any:
        while self._idle:
            line = self._idle.pop()
            if not line.is_closed():
                return line
            self._drop(line)
        line = await asyncpg.connect(**self._options)
        self._all.add(line)
        return line

    def _give_back(self, line: Any) -> None:
        if line.is_closed():
            self._drop(line)
        else:
            self._idle.append(line)

    def _drop(self, line: Any) -> None:
        self._all.discard(line)
        line.terminate()

    async def close(self) -> None:
        """Disconnect; from a server that does not answer in time without a word."""
        try:
            while self._idle:
                line = self._idle.pop()
                await line.close()
                self._all.discard(line)
        finally:
            while self._all:
                self._all.pop().terminate()
