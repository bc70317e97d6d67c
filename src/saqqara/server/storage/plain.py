"""Statements that are constants, carried out by SQLite's driver itself: each is put into words once, and only its values are new.

What is done so can be done by SQLAlchemy as well, and is where the database is a PostgreSQL server.
"""

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

DIALECT = sqlite.dialect(paramstyle="named")
Rows = Sequence[Mapping[str, Any]]


class Carrier(Protocol):
    """Whoever carries statements out within a transaction: the driver, or SQLAlchemy's connection."""

    def execute(self, statement: Any, parameters: Any = None, /) -> Any:
        """Carry out a statement, for one row of values or for several."""


class Plain(NamedTuple):
    """Something that is done in a transaction with constant statements alone."""

    work: Callable[[Carrier], Any]


class Answer(NamedTuple):
    """What came of a statement."""

    rows: list[Any]
    rowcount: int

    def all(self) -> list[Any]:
        """All rows that it found, each value by its column's name."""
        return self.rows

    def first(self) -> Any:
        """The first of them; None: there is none."""
        return self.rows[0] if self.rows else None


def words(statement: Any, columns: Sequence[str] | None = None) -> tuple[str, dict[str, Any]]:
    """The text of a statement with values for these columns, and what is fixed in it."""
    compiled = statement.compile(dialect=DIALECT, column_keys=columns)
    return str(compiled), dict(compiled.params)


@cache
def insertion(table: str, columns: tuple[str, ...], size: int) -> str:
    """The text that inserts so many rows."""
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    return f'INSERT INTO "{table}" ({names}) VALUES ' + ", ".join([f"({marks})"] * size)


@cache
def row_of(columns: tuple[str, ...]) -> Any:
    """A row with these columns."""
    kind: Any = namedtuple("Row", columns, rename=True)  # type: ignore[misc]
    return kind._make


class Driver:
    """The driver's connection, as `Carrier`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._known: dict[tuple[Any, tuple[str, ...]], tuple[str, dict[str, Any]]] = {}

    def execute(self, statement: Any, parameters: Mapping[str, Any] | Rows = {}, /) -> Answer:  # noqa: B006 - it is only read
        """Carry out a statement, for one row of values or for several."""
        rows = [parameters] if isinstance(parameters, Mapping) else parameters
        columns = tuple(rows[0])
        if type(statement) is sa.Insert and statement.select is None:
            text = insertion(statement.table.name, columns, len(rows))
            return Answer([], self.connection.execute(text, [row[name] for row in rows for name in columns]).rowcount)
        text, fixed = self.text(statement, columns)
        touched = 0
        for row in rows:
            found = self.connection.execute(text, {**fixed, **row})
            touched += found.rowcount
        if found.description is None:
            return Answer([], touched)
        make = row_of(tuple([column[0] for column in found.description]))
        return Answer([make(one) for one in found], touched)

    def text(self, statement: Any, columns: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
        """The text of a statement, put into words the first time."""
        known = self._known.get((statement, columns))
        if known is None:
            known = self._known[statement, columns] = words(statement, columns)
        return known
