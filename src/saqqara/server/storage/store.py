"""Reading and writing. What is to be written is gathered: whatever waits goes to disk in one transaction, and is acknowledged after it."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Self

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saqqara.server.settings import Settings
from saqqara.server.storage.file import File, Many, set_pragmas
from saqqara.server.storage.migrate import migrate
from saqqara.server.storage.schema import deadlines, log, seats, tables

BATCH = 256
CLOSE_SECONDS = 10
Row = Mapping[str, Any]
INSERT_ENTRY = sa.insert(log)
DROP_DEADLINE = sa.delete(deadlines).where(deadlines.c.table == sa.bindparam("of"), deadlines.c.seq <= sa.bindparam("at"))
SET_STATUS = sa.update(tables).where(tables.c.id == sa.bindparam("of"))
TABLE = sa.select(tables).where(tables.c.id == sa.bindparam("of"))
SEATS = sa.select(seats).where(seats.c.table == sa.bindparam("of")).order_by(seats.c.seat)
ENTRIES = sa.select(log).where(log.c.table == sa.bindparam("of"), log.c.seq >= sa.bindparam("since")).order_by(log.c.seq)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Append(NamedTuple):
    """One entry for the log, with what changes along with it: the table's next deadline, if any, and its status when that changes."""

    entry: dict[str, Any]
    due: int | None
    status: str | None
    written: asyncio.Future[Any]


class Change(NamedTuple):
    """Statements that are carried out together."""

    statements: tuple[sa.Executable, ...]
    written: asyncio.Future[Any]


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine, file: Path | None = None) -> None:
        self.engine = engine
        self._file = File(file) if file is not None else None
        self.is_sqlite = engine.dialect.name == "sqlite"
        self._one_writer = asyncio.Lock()  # SQLite has one writer; taking turns here is quicker than waiting for its lock
        self._waiting: asyncio.Queue[Append | Change] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Connect, and bring the schema up to date."""
        is_sqlite = settings.database.startswith("sqlite")
        pool: dict[str, Any] = (
            {"pool_size": 8, "max_overflow": 0} if is_sqlite else {"pool_size": 5, "max_overflow": 10, "pool_pre_ping": True}
        )
        engine = create_async_engine(settings.driver_url, hide_parameters=True, **pool)
        if is_sqlite:
            sa.event.listen(engine.sync_engine, "connect", set_pragmas)
        await migrate(engine, settings.sqlite_file)
        store = cls(engine, settings.sqlite_file)
        store._writer = asyncio.create_task(store._write_all(), name="writer")
        return store

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), CLOSE_SECONDS)
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._file is not None:
            await self._file.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        turn: Any = self._one_writer if self.is_sqlite else contextlib.nullcontext()
        async with turn, self.engine.begin() as connection:
            yield connection

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return [row._mapping for row in (await connection.execute(query)).all()]

    async def fetch(self, query: sa.Select[Any], **values: Any) -> list[Row]:
        """All rows of a query that is asked often, with values for its parameters."""
        if self._file is not None:
            return await self._file.rows(query, values)
        async with self.engine.connect() as connection:
            return [row._mapping for row in (await connection.execute(query, values)).all()]

    async def row(self, query: sa.Select[Any]) -> Row | None:
        """The first row of a query."""
        found = await self.rows(query.limit(1))
        return found[0] if found else None

    async def execute(self, *statements: sa.Executable) -> int:
        """Some statements in one transaction; how many rows the last one touched."""
        if self.is_sqlite:  # a transaction costs some milliseconds, whatever is in it
            touched: int = await self._queue(Change(statements, asyncio.get_running_loop().create_future()))
            return touched
        async with self.writing() as connection:
            return await run_all(connection, statements)

    def upsert(self, table: sa.Table, values: Mapping[str, Any], keys: Iterable[str], where: Any = None) -> sa.Executable:
        """Insert, or update what is there under the same keys (only `where` that holds)."""
        insert = (sqlite.insert if self.is_sqlite else postgresql.insert)(table).values(**values)
        keys = list(keys)
        changes = {name: insert.excluded[name] for name in values if name not in keys}
        if not changes:
            return insert.on_conflict_do_nothing(index_elements=keys)
        return insert.on_conflict_do_update(index_elements=keys, set_=changes, where=where(insert.excluded) if where else None)

    # The log

    async def entries(self, table: str, since: int = 0) -> list[Row]:
        """The log of a table from an entry on."""
        return await self.fetch(ENTRIES, of=table, since=since)

    def append(self, entry: dict[str, Any], due: int | None, status: str | None = None) -> asyncio.Future[bool]:
        """Append an entry. True: it is on disk. False: there is an entry of that number already, and nothing was written."""
        return self._queue(Append(entry, due, status, asyncio.get_running_loop().create_future()))

    def _queue(self, job: Append | Change) -> asyncio.Future[Any]:
        self._waiting.put_nowait(job)
        return job.written

    async def _write_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._write(batch)
            except Exception as problem:  # noqa: BLE001 - each sender is told, and the writer lives on
                await self._write_apart(batch, problem)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write_apart(self, batch: list[Append | Change], problem: Exception) -> None:
        """Something in a batch could not be written, most likely since another node was first: find out what, and write the others."""
        if not isinstance(problem, DBAPIError) or problem.connection_invalidated:  # it is the database: nothing can be written
            for one in batch:
                tell(one.written, problem)
            return
        for one in batch:
            try:
                await self._write([one])
            except IntegrityError as taken:
                tell(one.written, False if isinstance(one, Append) else taken)
            except Exception as refused:  # noqa: BLE001 - the sender is told
                tell(one.written, refused)

    async def _write(self, batch: list[Append | Change]) -> None:
        appends = [one for one in batch if isinstance(one, Append)]
        changes = [one for one in batch if isinstance(one, Change)]
        many = self._log_changes(appends) if appends else []
        if self._file is not None:
            async with self._one_writer:
                touched = await self._file.write(many, [one.statements for one in changes])
        else:
            async with self.writing() as connection:
                for statement, rows in many:
                    await connection.execute(statement, rows)
                touched = [await run_all(connection, one.statements) for one in changes]
        for append in appends:
            tell(append.written, True)
        for change, count in zip(changes, touched, strict=True):
            tell(change.written, count)

    def _log_changes(self, appends: list[Append]) -> list[Many]:
        """Entries and what goes with them: one statement for all of a kind."""
        latest = {one.entry["table"]: one for one in appends}.values()
        dues = [(one.entry["table"], one.entry["seq"], one.due) for one in latest]
        status = [{"of": one.entry["table"], "status": one.status, "changed": one.entry["at"]} for one in appends if one.status is not None]
        every: list[Many] = [
            (INSERT_ENTRY, [one.entry for one in appends]),
            (self._set_deadline, [{"table": table, "seq": seq, "due": due} for table, seq, due in dues if due is not None]),
            (DROP_DEADLINE, [{"of": table, "at": seq} for table, seq, due in dues if due is None]),
            (SET_STATUS, status),
        ]
        return [(statement, rows) for statement, rows in every if rows]

    # Deadlines

    def deadline(self, table: str, seq: int, due: int | None) -> sa.Executable:
        """Set the next deadline of a table as of a log entry; None: there is none. An older one never replaces a newer."""
        if due is None:
            return sa.delete(deadlines).where(deadlines.c.table == table, deadlines.c.seq <= seq)
        values = {"table": table, "seq": seq, "due": due}
        return self.upsert(deadlines, values, ["table"], lambda new: deadlines.c.seq <= new.seq)

    @cached_property
    def _set_deadline(self) -> sa.Executable:
        """The same for many."""
        insert = (sqlite.insert if self.is_sqlite else postgresql.insert)(deadlines)
        changes = {"seq": insert.excluded.seq, "due": insert.excluded.due}
        return insert.on_conflict_do_update(index_elements=["table"], set_=changes, where=deadlines.c.seq <= insert.excluded.seq)

    async def overdue(self, at: int) -> list[str]:
        """Tables whose deadline has passed, the longest first."""
        query = sa.select(deadlines.c.table).where(deadlines.c.due <= at).order_by(deadlines.c.due).limit(200)
        return [row["table"] for row in await self.rows(query)]

    # Tables

    async def table(self, table: str) -> Row | None:
        """A table's own row."""
        found = await self.fetch(TABLE, of=table)
        return found[0] if found else None

    async def seats(self, table: str) -> list[Row]:
        """Who sits where."""
        return await self.fetch(SEATS, of=table)


async def run_all(connection: AsyncConnection, statements: Iterable[sa.Executable]) -> int:
    """Some statements; how many rows the last one touched."""
    touched = 0
    for statement in statements:
        touched = (await connection.execute(statement)).rowcount
    return touched


def tell(written: asyncio.Future[Any], answer: Any) -> None:
    """Tell a sender, if it has waited."""
    if written.done():
        return
    if isinstance(answer, Exception):
        written.set_exception(answer)
    else:
        written.set_result(answer)
