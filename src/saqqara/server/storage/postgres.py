"""A PostgreSQL server, which several nodes may share."""

import asyncio
import contextlib
import errno
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only, greenlet_spawn

from saqqara.core.errors import BadSetup
from saqqara.server.storage.database_connection import INSERTED, Compiled, Compiler, Connection, Result, Values, row_of
from saqqara.server.storage.database_errors import DiskFull, reason_of
from saqqara.server.storage.postgres_pool import PgConnections
from saqqara.server.storage.schema_version import prepare

T = TypeVar("T")
DIALECT: sa.Dialect = dialect()  # type: ignore[no-untyped-call]
READERS, WORKERS = 7, 7
"""Most connections for keyed queries, and for transactions and snapshots. The writer has one of its own, so no move waits for either."""
SECONDS = 5
"""Seconds after which a database that has not answered counts as away, and its callers are told."""
CLOSE_SECONDS = 2
GONE = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError, asyncpg.InternalClientError)
"""A server that stops, starts or lets nobody in, and a connection lost in the middle of something."""
TYPED_PLACE = re.compile(r"\$(\d+)::([A-Z ]+)(?:\(\d+\))?")
"""Matches a value's place in a statement, with its type."""


class PgCompiler(Compiler):
    """A list is one value, an array."""

    def any_of(self, are: str, _name: str, place: int, kind: sa.types.TypeEngine[Any]) -> str:
        """Return the words for a value being any of a list, or none of it."""
        words = kind.compile(self.dialect).partition("(")[0]
        return f"{'= ANY' if are == 'IN' else '<> ALL'} (${place}::{words}[])"


class PgConnection(Connection):
    """A connection of PostgreSQL's driver, used in a greenlet that waits for it."""

    is_sqlite = False
    compiler = PgCompiler(DIALECT)
    """Shared by all connections, in whatever thread: each statement is compiled once."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw

    def run(self, made: Compiled, rows: Sequence[Values]) -> Result:
        """Execute a compiled statement for one row or several."""
        if len(rows) == 1:
            text, values = made.text, made.values(rows[0])
        elif rows[0].keys() >= set(made.names) and (many := insertion_of_many(made)) is not None:
            text, values = many, [[row[name] for row in rows] for name in made.names]
        else:
            assert not made.finds_rows, "they would be lost"
            await_only(self.raw.executemany(made.text, [made.values(row) for row in rows]))
            return Result([], -1)
        if not made.finds_rows:
            status = await_only(self.raw.execute(text, *values))
            return Result([], int(status.rpartition(" ")[2]) if status[-1].isdigit() else -1)
        found = await_only(self.raw.fetch(text, *values))
        columns = tuple(found[0].keys()) if found else ()
        return Result([*map(row_of(columns), found)], len(found), columns)


def insertion_of_many(made: Compiled) -> str | None:
    """Return the text that inserts many rows, whose values are an array for each column; None if it inserts none, or computes some."""
    match = INSERTED.search(made.text)
    if match is None:
        return None
    places = [TYPED_PLACE.fullmatch(one.strip()) for one in match[1].split(", ")]
    if None in places or len(places) != len(made.names):
        return None
    arrays = ", ".join(f"${place[1]}::{place[2]}[]" for place in places if place is not None)
    return f"{made.text[: match.start()]}SELECT * FROM unnest({arrays}){made.text[match.end() :]}"


class Postgres:
    """A pool of connections. A statement that takes longer than so many seconds is given up; None: no limit."""

    def __init__(self, url: str, seconds: float | None = SECONDS) -> None:
        try:
            self.url, self.seconds = sa.make_url(url), seconds
        except ValueError:
            raise BadSetup("server-database", url=url[:80]) from None
        options = {**options_of(self.url), "timeout": SECONDS}
        self._reading, self._working, self._writing = (PgConnections(options, most) for most in (READERS, WORKERS, 1))

    async def prepare(self, any_schema: bool = False) -> None:
        """Connect, and bring the schema up to date unless any will do."""
        await self.maintain(lambda connection: None if any_schema else prepare(connection))

    async def maintain(self, work: Callable[[sa.Connection], T], read: bool = False) -> T:
        """Run a function in one transaction with SQLAlchemy's own connection, which knows of schemas and does not hold all rows at once.

        It may take its time: other nodes may be at it. `read`: nothing is changed, and all of it is of one moment.
        """
        engine = create_async_engine(self.url, hide_parameters=True, poolclass=sa.NullPool, connect_args={"timeout": SECONDS})
        if read:
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as problem:
            raise (problem.orig and problem.orig.__cause__) or problem from None
        finally:
            await engine.dispose()

    @contextlib.asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Raise an error if the database does not answer in time."""
        try:
            async with asyncio.timeout(self.seconds):
                yield
        except asyncpg.DiskFullError as problem:
            raise DiskFull(errno.ENOSPC, reason_of(problem)) from problem
        except (*GONE, asyncpg.InterfaceError) as problem:  # the last: it was closed between two questions
            raise ConnectionError(str(problem)) from problem

    async def fetch(self, query: sa.Select[Any], values: Values) -> list[Mapping[str, Any]]:
        """Return all rows of a query."""
        made = PgConnection.compiler.compiled(query, values)
        async with self.in_time(), self._reading.acquire() as line:
            return [dict(row) for row in await line.fetch(made.text, *made.values(values))]

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Ask several things of one moment."""
        return await self._do(self._working, work, isolation="repeatable_read", readonly=True)

    async def transaction(self, work: Callable[[Connection], T]) -> T:
        """Run a function in one transaction."""
        return await self._do(self._working, work)

    async def write_entries(self, work: Callable[[Connection], T], alone: bool) -> T:
        """Run a function in a transaction of the writer's own. `alone`: it is one statement, which is a transaction by itself."""
        if not alone:
            return await self._do(self._writing, work)
        async with self.in_time(), self._writing.acquire() as line:
            return await greenlet_spawn(work, PgConnection(line))

    async def _do(self, lines: PgConnections, work: Callable[[Connection], T], **how: Any) -> T:
        async with self.in_time(), lines.acquire() as line, line.transaction(**how):
            return await greenlet_spawn(work, PgConnection(line))

    async def close(self) -> None:
        """Disconnect; from a server that does not answer without a word."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(self._reading.close(), self._working.close(), self._writing.close())


def options_of(url: sa.URL) -> dict[str, Any]:
    """Return what the driver is told of a server, as SQLAlchemy tells it; how many statements a connection keeps has another name there."""
    options = dict(DIALECT.create_connect_args(url)[1])
    kept = options.pop("prepared_statement_cache_size", None)
    return options if kept is None else options | {"statement_cache_size": kept}
