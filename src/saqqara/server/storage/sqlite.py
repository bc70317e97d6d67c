"""A SQLite file. Keyed queries run on the event loop's thread, all other queries and all writes in threads of their own.

A row is found by its key in some microseconds, and readers never wait for the writer (WAL). To wake a thread for it and to be woken again
would cost five times as much.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa

from saqqara.server.storage.fast_sqlite import FastConnection, FastWork, Rows, boolean_columns, compiled_text, insertions, typed
from saqqara.server.storage.private_files import create_private, narrow_database
from saqqara.server.storage.schema_version import prepare
from saqqara.server.storage.sqlite_write_lock import WriteLock, in_turn

Many = tuple[Any, Rows]
"""A statement and the rows it is executed for."""
Step = tuple[str, Any]
"""A statement's text and the values in it."""
Work = Callable[[sa.Connection], Any] | FastWork
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
        """Do something in that thread."""
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
        self._reader, self._writer = (sa.create_engine(f"sqlite:///{file}", poolclass=sa.StaticPool, hide_parameters=True) for _ in "rw")
        self._here: sqlite3.Connection | None = None
        for engine in (self._reader, self._writer):
            sa.event.listen(engine, "connect", set_pragmas)
        sa.event.listen(self._reader, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        sa.event.listen(self._writer, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._compiled: dict[Any, tuple[str, dict[str, Any]]] = {}
        self._booleans: dict[Any, tuple[int, ...]] = {}
        self._driver: FastConnection | None = None  # the writer's own, as the writer's thread knows it

    async def prepare(self, any_schema: bool = False) -> None:
        """Create the file where there is none, and bring the schema up to date unless any will do."""
        await self._writing.do(lambda: self._prepare(any_schema))

    @in_turn
    def _prepare(self, any_schema: bool) -> None:
        with contextlib.suppress(OSError):  # SQLite says what is wrong
            create_private(self.file)
            narrow_database(self.file)
        with self._writer.begin() as connection:
            if not any_schema:
                prepare(connection, self.file)

    def _text(self, statement: Any, columns: Iterable[str] | None = None) -> tuple[str, dict[str, Any]]:
        """Return the text of a statement that is a constant, and what is fixed in it."""
        if statement not in self._compiled:
            self._compiled[statement] = compiled_text(statement, None if columns is None else list(columns))
        return self._compiled[statement]

    # Reading

    async def fetch(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """Return all rows of a constant query, found by a key."""
        if self._here is None:
            self._here = sqlite3.connect(self.file, timeout=1, isolation_level=None)
        text, fixed = self._text(query)
        if query not in self._booleans:
            self._booleans[query] = boolean_columns(query)
        places = self._booleans[query]
        found = self._here.execute(text, {**fixed, **values})
        names = [column[0] for column in found.description]
        return [dict(zip(names, typed(row, places), strict=True)) for row in found]

    async def reading(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask several things of one moment."""
        return await self._reading.do(lambda: self._ask(work))

    def _ask(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    async def changes_by_others(self) -> int:
        """Return a number that changes whenever another connection than our writer has written."""
        return await self._writing.do(lambda: int(self._known_driver().connection.execute("PRAGMA data_version").fetchone()[0]))

    # Writing

    async def write(self, many: Iterable[Many], works: Iterable[Work]) -> list[Any]:
        """Do all of this in one transaction. Return for each work its answer, or what it raised: then it alone was undone."""
        steps = [step for statement, rows in many for step in self._steps(statement, rows)]
        return await self._writing.do(lambda: self._write(steps, list(works)))

    def _steps(self, statement: Any, rows: Rows) -> Iterable[Step]:
        """Return the steps that write these rows."""
        text = self._text(statement, rows[0])[0]
        return insertions(text, rows) if isinstance(statement, sa.Insert) else ((text, row) for row in rows)

    @in_turn
    def _write(self, steps: list[Step], works: list[Work]) -> list[Any]:
        driver = self._known_driver()
        if all(isinstance(work, FastWork) for work in works):
            return self._write_plainly(driver, steps, works)
        with self._writer.begin() as connection:
            for text, values in steps:
                connection.exec_driver_sql(text, values if isinstance(values, Mapping) else tuple(values))
            return [attempt(work, driver, connection) for work in works]

    def _write_plainly(self, driver: FastConnection, steps: list[Step], works: Sequence[Any]) -> list[Any]:
        """Write a transaction without SQLAlchemy, which would take longer than all the rest."""
        connection = driver.connection
        if len(steps) == 1 and not works:  # it is a transaction of its own
            connection.execute(*steps[0])
            return []
        connection.execute("BEGIN IMMEDIATE")
        try:
            for text, values in steps:
                connection.execute(text, values)
            alone = not steps and len(works) == 1
            answers = [attempt_alone(works[0], driver)] if alone else [attempt(work, driver) for work in works]
            if connection.in_transaction:
                connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return answers

    def _known_driver(self) -> FastConnection:
        """Return the writer's connection without SQLAlchemy. It is asked for before a transaction, which asking would end."""
        if self._driver is None:
            with closing(self._writer.raw_connection()) as held:
                assert isinstance(held.driver_connection, sqlite3.Connection)
                self._driver = FastConnection(held.driver_connection)
        return self._driver

    async def close(self) -> None:
        """Close the connections, and end the threads."""
        if self._here is not None:
            self._here.close()
        await self._reading.do(self._reader.dispose)
        await self._writing.do(self._writer.dispose)
        self._reading.end()
        self._writing.end()
        self.turns.close()


def attempt(work: Work, driver: FastConnection, helper: sa.Connection | None = None) -> Any:
    """Do one work among others of a transaction; return its answer, or what it raised, and then nothing of it was done."""
    driver.connection.execute("SAVEPOINT work")
    try:
        answer = work.work(driver) if isinstance(work, FastWork) else work(helper)  # type: ignore[arg-type]
    except Exception as problem:
        if not driver.connection.in_transaction:  # SQLite has undone all of it, as it does where its disk is full
            raise
        driver.connection.execute("ROLLBACK TO work")
        answer = problem
    driver.connection.execute("RELEASE work")
    return answer


def attempt_alone(work: FastWork, driver: FastConnection) -> Any:
    """Do the only work of a transaction; return its answer, or what it raised."""
    try:
        return work.work(driver)
    except Exception as problem:  # noqa: BLE001 - whoever asked for it is told
        if driver.connection.in_transaction:
            driver.connection.execute("ROLLBACK")
        return problem


def set_pragmas(connection: Any, _record: Any) -> None:
    """Set up a connection: readers run beside the writer, and an acknowledged move is on the disk."""
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
