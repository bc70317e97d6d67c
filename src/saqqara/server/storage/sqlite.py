"""A SQLite file. Keyed queries run on the event loop's thread, all other queries and all writes in threads of their own.

A row is found by its key in some microseconds, and readers never wait for the writer (WAL). To wake a thread for it and to be woken again
would cost five times as much.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from saqqara.server.storage.database_connection import Connection, SqliteConnection, Values
from saqqara.server.storage.private_files import create_private, narrow_database
from saqqara.server.storage.schema_version import prepare
from saqqara.server.storage.sqlite_write_lock import WriteLock

Work = Callable[[Connection], Any]
"""Work in a transaction."""
T = TypeVar("T")

sqlite3.register_adapter(bool, int)  # else an adapter is looked for at every truth value, and an error made and thrown away


class OneThread:
    """A thread that does one thing after another. An executor takes several times as long to hand work over and back."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Run a function in that thread."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
        return done

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, done, loop = job
            try:
                answer, problem = work(), None
            except BaseException as raised:  # noqa: BLE001 - whoever asked is told
                answer, problem = None, raised
            with contextlib.suppress(RuntimeError):  # nobody is there any more to be told
                loop.call_soon_threadsafe(settle, done, answer, problem)
            del job, work, done, answer, problem

    def end(self) -> None:
        """Finish what was asked for, and take no more."""
        self._jobs.put(None)
        self._thread.join()


def settle(done: asyncio.Future[Any], answer: Any, problem: BaseException | None) -> None:
    """Tell whoever waits, if they still do."""
    if done.done():
        return
    if problem is not None:
        done.set_exception(problem)
    else:
        done.set_result(answer)


class Sqlite:
    """A SQLite database, with two connections that read and one that writes."""

    def __init__(self, file: Path, shared: bool = True) -> None:
        self.file = file
        self.turns = WriteLock(file if shared else None)
        self._reading, self._writing = OneThread("reader"), OneThread("writer")
        self._here: SqliteConnection | None = None
        self._reader: SqliteConnection | None = None
        self._writer: SqliteConnection | None = None

    async def prepare(self, any_schema: bool = False) -> None:
        """Create the file where there is none, and bring the schema up to date unless any will do."""
        await self._writing.do(self._create)
        await self.maintain(lambda connection: None if any_schema else prepare(connection, self.file))
        self._reader = await self._reading.do(lambda: open_file(self.file))
        self._writer = await self._writing.do(lambda: open_file(self.file))

    def _create(self) -> None:
        with self.turns.turn(), contextlib.suppress(OSError):  # SQLite says what is wrong
            create_private(self.file)
            narrow_database(self.file)

    async def maintain(self, work: Callable[[sa.Connection], T], read: bool = False) -> T:
        """Run a function in one transaction with SQLAlchemy's own connection, which knows of schemas and does not hold all rows at once.
        `read`: nothing is changed, and others write meanwhile."""
        return await (self._reading if read else self._writing).do(lambda: self._maintain(work, read))

    def _maintain(self, work: Callable[[sa.Connection], T], read: bool) -> T:
        begin = "BEGIN" if read else "BEGIN IMMEDIATE"
        engine = sa.create_engine("sqlite://", creator=lambda: open_file(self.file).raw, poolclass=sa.NullPool, hide_parameters=True)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        try:
            if read:
                with engine.connect() as connection:
                    return work(connection)
            with self.turns.turn(), engine.begin() as connection:
                return work(connection)
        except DBAPIError as problem:
            raise problem.orig or problem from None

    # Reading

    async def fetch(self, query: sa.Select[Any], values: Values) -> list[Mapping[str, Any]]:
        """Return all rows of a query that finds them by a key."""
        if self._here is None:
            self._here = SqliteConnection(sqlite3.connect(self.file, timeout=1, isolation_level=None))
        return [*self._here.dictionaries(query, values)]

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Ask several things of one moment."""
        return await self._reading.do(lambda: self._ask(work))

    def _ask(self, work: Callable[[Connection], T]) -> T:
        assert self._reader is not None
        self._reader.raw.execute("BEGIN")
        try:
            return work(self._reader)
        finally:
            self._reader.raw.execute("ROLLBACK")

    async def changes_by_others(self) -> int:
        """Return a number that changes whenever another connection than our writer has written."""
        return await self._writing.do(lambda: int(self.writer.raw.execute("PRAGMA data_version").fetchone()[0]))

    # Writing

    @property
    def writer(self) -> SqliteConnection:
        """Return the connection that writes, for the writer's thread."""
        assert self._writer is not None
        return self._writer

    async def write_entries(self, work: Callable[[Connection], T], alone: bool) -> T:
        """Run a function in one transaction. `alone`: it is one statement, which is a transaction by itself."""
        return await self._writing.do(lambda: self._write_entries(work, alone))

    def _write_entries(self, work: Callable[[Connection], T], alone: bool) -> T:
        if alone:
            with self.turns.turn():
                return work(self.writer)
        (answer,) = self._write([work])
        if isinstance(answer, Exception):
            raise answer
        done: T = answer
        return done

    async def write_together(self, works: Sequence[Work]) -> list[Any]:
        """Run all these functions in one transaction. Return for each its answer, or the error it raised, which has undone it alone."""
        return await self._writing.do(lambda: self._write(works))

    def _write(self, works: Sequence[Work]) -> list[Any]:
        raw = self.writer.raw
        with self.turns.turn():
            raw.execute("BEGIN IMMEDIATE")
            try:
                answers = [attempt(work, self.writer, len(works) > 1) for work in works]
                if raw.in_transaction:
                    raw.execute("COMMIT")
            except BaseException:
                if raw.in_transaction:
                    raw.execute("ROLLBACK")
                raise
        return answers

    async def close(self) -> None:
        """Close the connections, and end the threads."""
        self._reading.end()
        self._writing.end()
        for connection in (self._here, self._reader, self._writer):
            if connection is not None:
                connection.raw.close()
        self.turns.close()


def attempt(work: Work, connection: SqliteConnection, among_others: bool) -> Any:
    """Run one part of a transaction; return its answer, or the error it raised, which has undone the part."""
    raw = connection.raw
    if among_others:
        raw.execute("SAVEPOINT work")
    try:
        answer = work(connection)
    except Exception as problem:
        if among_others and not raw.in_transaction:  # SQLite has undone all of it, as it does where its disk is full
            raise
        if raw.in_transaction:
            raw.execute("ROLLBACK TO work" if among_others else "ROLLBACK")
        answer = problem
    if among_others:
        raw.execute("RELEASE work")
    return answer


def open_file(file: Path) -> SqliteConnection:
    """Open a connection: readers run beside the writer, and an acknowledged move is on the disk."""
    raw = sqlite3.connect(file, isolation_level=None, check_same_thread=False)  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        raw.execute(f"PRAGMA {pragma}")
    return SqliteConnection(raw)
