"""A PostgreSQL server, which several nodes may share.

Constant statements, which are keyed queries and the entries of tables, are compiled once and given to the driver itself: with SQLAlchemy
each would take several times as long, and all tables of a node wait for them.
"""

import asyncio
import contextlib
import errno
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saqqara.server.storage.database_errors import DiskFull, cause_of, is_full, reason_of
from saqqara.server.storage.pg_connections import PgConnections
from saqqara.server.storage.schema_version import prepare
from saqqara.server.storage.sqlite import Many

T = TypeVar("T")
LINES, POOL, MORE = 7, 3, 4
"""So many connections are there at most for questions that are constants; so many for all else, and so many more where those do not
suffice. One is the writer's own: no move waits for questions."""
SECONDS = 5
"""Seconds after which a database that has not answered counts as away, and its callers are told."""
CLOSE_SECONDS = 2
GONE = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError, asyncpg.InternalClientError)
"""A server that stops, starts or lets nobody in, and a connection lost in the middle of something: SQLAlchemy has no name for that."""


class Text(NamedTuple):
    """A constant statement as text, the names of its values in their order, and the values that are fixed."""

    words: str
    names: tuple[str, ...]
    fixed: Mapping[str, Any]

    def values(self, given: Mapping[str, Any]) -> list[Any]:
        """Return the values for one row."""
        return [given[name] if name in given else self.fixed[name] for name in self.names]


class Postgres:
    """Some connections. What takes longer than so many seconds is given up; None: nothing is."""

    def __init__(self, url: str, seconds: float | None = SECONDS) -> None:
        self.seconds = seconds
        self.engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=POOL,
            max_overflow=MORE,
            pool_timeout=SECONDS,
            connect_args={"timeout": SECONDS},
        )
        sa.event.listen(self.engine.sync_engine, "checkout", refuse_closed)
        self._reading, self._writing = (PgConnections({**options_of(self.engine), "timeout": SECONDS}, most) for most in (LINES, 1))
        self._texts: dict[tuple[Any, tuple[str, ...] | None], Text] = {}

    async def prepare(self, any_schema: bool = False) -> None:
        """Connect, and bring the schema up to date unless any will do."""
        async with self.engine.begin() as connection:  # it may take its time: other nodes may be at it
            if not any_schema:
                await connection.run_sync(prepare)

    def text(self, statement: Any, columns: Iterable[str] | None = None) -> Text:
        """Return a statement that is a constant, with values for these columns, in words."""
        key = statement, None if columns is None else tuple(columns)
        if key not in self._texts:
            compiled = statement.compile(dialect=self.engine.dialect, column_keys=key[1])
            self._texts[key] = Text(str(compiled), tuple(compiled.positiontup or ()), dict(compiled.params))
        return self._texts[key]

    @contextlib.asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """What is asked is answered in time, or the database cannot be reached."""
        try:
            async with asyncio.timeout(self.seconds):
                yield
        except DBAPIError as problem:
            cause = cause_of(problem)
            if isinstance(cause, GONE):
                raise ConnectionError(str(cause)) from problem
            if is_full(cause):
                raise DiskFull(errno.ENOSPC, reason_of(cause)) from problem
            raise
        except asyncpg.DiskFullError as problem:
            raise DiskFull(errno.ENOSPC, reason_of(problem)) from problem
        except (*GONE, asyncpg.InterfaceError) as problem:  # the last: it was closed between two questions
            raise ConnectionError(str(problem)) from problem

    async def fetch(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """Return all rows of a constant query."""
        text = self.text(query)
        async with self.in_time(), self._reading.acquire() as line:
            return [dict(row) for row in await line.fetch(text.words, *text.values(values))]

    async def reading(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask several things of one moment."""
        async with self.in_time(), self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def together(self, work: Callable[[sa.Connection], T]) -> T:
        """Do several things in one transaction."""
        async with self.in_time(), self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, many: Iterable[Many]) -> None:
        """Do all of this in one transaction."""
        texts = [(self.text(statement, rows[0]), rows) for statement, rows in many]
        steps = [(text.words, [text.values(row) for row in rows]) for text, rows in texts]
        async with self.in_time(), self._writing.acquire() as line:
            if len(steps) == 1:  # it is a transaction of its own
                await line.executemany(*steps[0])
                return
            async with line.transaction():
                for step in steps:
                    await line.executemany(*step)

    async def close(self) -> None:
        """Disconnect; from a server that does not answer without a word."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(self._reading.close(), self._writing.close())
                await self.engine.dispose()
        except TimeoutError:
            await self.engine.dispose(close=False)


def options_of(engine: AsyncEngine) -> dict[str, Any]:
    """Return what the driver is told of a server, as SQLAlchemy tells it; how many statements a connection keeps has another name there."""
    options = dict(engine.dialect.create_connect_args(engine.url)[1])
    kept = options.pop("prepared_statement_cache_size", None)
    return options if kept is None else options | {"statement_cache_size": kept}


def refuse_closed(connection: Any, _record: Any, _proxy: Any) -> None:
    """A connection that the server has closed is not used again, nor are the others from before. To ask the server each time whether it is
    there would take three messages there and back, and of one that has gone without a word nothing would be heard but silence."""
    if connection.driver_connection.is_closed():
        raise sa.exc.InvalidatePoolError
