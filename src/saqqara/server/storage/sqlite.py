"""A SQLite file. Keyed questions are asked where they arise, all others and all writing in threads of their own.

A row that is looked up by its key is there in some microseconds, and readers never wait for the writer (WAL): to wake a thread for it and
to be woken again costs five times as much, and the tables at this node would wait all the longer for their turn.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from saqqara.server.storage.migrate import migrate
from saqqara.server.storage.turns import Turns, in_turn

DIALECT = sqlite.dialect(paramstyle="named")
Rows = Sequence[Mapping[str, Any]]
Many = tuple[Any, Rows]
"""A statement and the rows it is carried out for."""
Work = Callable[[sa.Connection], Any]
"""Something that is done in a transaction."""
T = TypeVar("T")


class Sqlite:
    """Two connections that read and one that writes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.turns = Turns(file)
        self._reading, self._writing = ThreadPoolExecutor(1, "reader"), ThreadPoolExecutor(1, "writer")
        self._reader, self._writer = (sa.create_engine(f"sqlite:///{file}", poolclass=sa.StaticPool, hide_parameters=True) for _ in "rw")
        self._here: sqlite3.Connection | None = None
        for engine in (self._reader, self._writer):
            sa.event.listen(engine, "connect", set_pragmas)
        sa.event.listen(self._reader, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        sa.event.listen(self._writer, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._compiled: dict[Any, tuple[str, dict[str, Any]]] = {}

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._migrate)

    @in_turn
    def _migrate(self) -> None:
        with self._writer.begin() as connection:
            migrate(connection, self.file)

    def _text(self, statement: Any, columns: Iterable[str] | None = None) -> tuple[str, dict[str, Any]]:
        """The text of a statement that is a constant, and what is fixed in it."""
        if statement not in self._compiled:
            compiled = statement.compile(dialect=DIALECT, column_keys=None if columns is None else list(columns))
            self._compiled[statement] = str(compiled), dict(compiled.params)
        return self._compiled[statement]

    # Reading

    async def fetch(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """All rows of a constant query, found by a key."""
        if self._here is None:
            self._here = sqlite3.connect(self.file, timeout=1, isolation_level=None)
        text, fixed = self._text(query)
        found = self._here.execute(text, {**fixed, **values})
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    async def reading(self, work: Callable[[sa.Connection], T]) -> T:
        """Ask several things of one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._ask, work)

    def _ask(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    # Writing

    async def write(self, many: Iterable[Many], works: Iterable[Work]) -> list[Any]:
        """All of this in one transaction. For each work its answer, or what it raised: then nothing of it was done, but all the others."""
        texts = [(self._text(statement, rows[0])[0], rows) for statement, rows in many]
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, texts, list(works))

    @in_turn
    def _write(self, texts: list[tuple[str, Rows]], works: list[Work]) -> list[Any]:
        answers = []
        with self._writer.begin() as connection:
            for text, rows in texts:
                connection.exec_driver_sql(text, rows)
            for work in works:
                connection.exec_driver_sql("SAVEPOINT work")
                try:
                    answers.append(work(connection))
                except Exception as problem:  # noqa: BLE001 - whoever asked for it is told
                    connection.exec_driver_sql("ROLLBACK TO work")
                    answers.append(problem)
                connection.exec_driver_sql("RELEASE work")
        return answers

    async def close(self) -> None:
        """Close the connections, and end the threads."""
        if self._here is not None:
            self._here.close()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._reader.dispose)
        await loop.run_in_executor(self._writing, self._writer.dispose)
        self._reading.shutdown()
        self._writing.shutdown()
        self.turns.close()


def set_pragmas(connection: Any, _record: Any) -> None:
    """SQLite as we want it: readers beside the writer, and an acknowledged move is on the disk."""
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
