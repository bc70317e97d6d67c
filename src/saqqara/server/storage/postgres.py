"""A PostgreSQL server, which several nodes may share."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.storage.migrate import migrate
from saqqara.server.storage.sqlite import Many

T = TypeVar("T")
SECONDS = 5
"""A database that has not answered by then cannot be reached: whoever waits is told."""
CLOSE_SECONDS = 2
GONE = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError, asyncpg.InternalClientError)
"""A server that stops, starts or lets nobody in, and a connection lost in the middle of something: SQLAlchemy has no name for that."""


class Postgres:
    """Some connections. What takes longer than so many seconds is given up; None: nothing is."""

    def __init__(self, url: str, seconds: float | None = SECONDS) -> None:
        self.seconds = seconds
        self.engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=5,
            max_overflow=10,
            pool_timeout=SECONDS,
            connect_args={"timeout": SECONDS},
        )
        sa.event.listen(self.engine.sync_engine, "checkout", refuse_closed)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # one question is of one moment without a transaction

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as connection:  # it may take its time: other nodes may be at it
            await connection.run_sync(migrate)

    @contextlib.asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """What is asked is answered in time, or the database cannot be reached."""
        try:
            async with asyncio.timeout(self.seconds):
                yield
        except DBAPIError as problem:
            cause = problem.orig.__cause__ if problem.orig is not None else None
            if isinstance(cause, GONE):
                raise ConnectionError(str(cause)) from problem
            raise

    async def fetch(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """All rows of a query."""
        async with self.in_time(), self._reader.connect() as connection:
            return [row._mapping for row in (await connection.execute(query, values)).all()]

    async def reading(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask several things of one moment."""
        async with self.in_time(), self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def together(self, work: Callable[[sa.Connection], T]) -> T:
        """Several things in one transaction."""
        async with self.in_time(), self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, many: Iterable[Many]) -> None:
        """All of this in one transaction."""
        async with self.in_time(), self.engine.begin() as connection:
            for statement, rows in many:
                await connection.execute(statement, rows)

    async def close(self) -> None:
        """Disconnect; from a server that does not answer without a word."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.engine.dispose()
        except TimeoutError:
            await self.engine.dispose(close=False)


def refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """A connection that the server has closed is not used again, nor are the others from before. To ask the server each time whether it is
    there would take three messages there and back, and of one that has gone without a word nothing would be heard but silence."""
    if connection.driver_connection.is_closed():
        raise sa.exc.InvalidatePoolError
