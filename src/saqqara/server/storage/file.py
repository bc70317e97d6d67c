"""A SQLite file by short ways: threads of its own, one way there and back for a query or a batch, and texts that are compiled once."""

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

DIALECT = sqlite.dialect(paramstyle="named")
Rows = Sequence[Mapping[str, Any]]
Many = tuple[Any, Rows]
"""A statement and the rows it is carried out for."""


class File:
    """One connection that reads and one that writes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._reading, self._writing = ThreadPoolExecutor(1, "reader"), ThreadPoolExecutor(1, "writer")
        self._reader: sqlite3.Connection | None = None
        self._engine = sa.create_engine(f"sqlite:///{file}", poolclass=sa.StaticPool, hide_parameters=True)
        sa.event.listen(self._engine, "connect", set_pragmas)
        self._compiled: dict[Any, tuple[str, dict[str, Any]]] = {}

    def _text(self, statement: Any, columns: Iterable[str] | None = None) -> tuple[str, dict[str, Any]]:
        """The text of a statement that is a constant, and what is fixed in it."""
        if statement not in self._compiled:
            compiled = statement.compile(dialect=DIALECT, column_keys=None if columns is None else list(columns))
            self._compiled[statement] = str(compiled), dict(compiled.params)
        return self._compiled[statement]

    async def rows(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """All rows of a query."""
        text, fixed = self._text(query)
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, text, {**fixed, **values})

    def _read(self, text: str, values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        if self._reader is None:
            self._reader = sqlite3.connect(self.file, timeout=10, isolation_level=None)
        found = self._reader.execute(text, values)
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    async def write(self, many: Iterable[Many], changes: Iterable[Sequence[sa.Executable]]) -> list[int]:
        """All of this in one transaction; for each group of changes, how many rows its last one touched."""
        texts = [(self._text(statement, rows[0])[0], rows) for statement, rows in many]
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, texts, list(changes))

    def _write(self, texts: list[tuple[str, Rows]], changes: list[Sequence[sa.Executable]]) -> list[int]:
        touched = []
        with self._engine.begin() as connection:
            for text, rows in texts:
                connection.exec_driver_sql(text, [dict(row) for row in rows])
            for statements in changes:
                counts = [connection.execute(statement).rowcount for statement in statements]
                touched.append(counts[-1])
        return touched

    async def close(self) -> None:
        """Close the connections, and end the threads."""
        loop = asyncio.get_running_loop()
        if self._reader is not None:
            await loop.run_in_executor(self._reading, self._reader.close)
        await loop.run_in_executor(self._writing, self._engine.dispose)
        self._reading.shutdown()
        self._writing.shutdown()


def set_pragmas(connection: Any, _record: Any) -> None:
    """SQLite as we want it: readers beside the writer, and an acknowledged move is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
