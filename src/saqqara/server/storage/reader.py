"""Short reads of a SQLite file, in a thread of their own: a query that is compiled once and one way there and back cost a fifth."""

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

DIALECT = sqlite.dialect(paramstyle="named")


class Reader:
    """One connection that reads."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._thread = ThreadPoolExecutor(1, "reader")
        self._connection: sqlite3.Connection | None = None
        self._compiled: dict[sa.Select[Any], tuple[str, dict[str, Any]]] = {}

    async def rows(self, query: sa.Select[Any], values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """All rows of a query: a constant, so that its text is known from the second time on."""
        if query not in self._compiled:
            compiled = query.compile(dialect=DIALECT)
            self._compiled[query] = str(compiled), dict(compiled.params)
        text, fixed = self._compiled[query]
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, text, {**fixed, **values})

    def _read(self, text: str, values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        if self._connection is None:
            self._connection = sqlite3.connect(self.file, timeout=10, isolation_level=None)
        found = self._connection.execute(text, values)
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    async def close(self) -> None:
        """Close the connection, and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
