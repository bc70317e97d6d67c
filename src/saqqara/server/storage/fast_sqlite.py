"""Constant statements, executed by SQLite's driver itself: each is compiled to text once, and only its values are new.

SQLAlchemy can execute the same statements, and does so at a PostgreSQL server.
"""

import re
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

DIALECT = sqlite.dialect(paramstyle="named")
Rows = Sequence[Mapping[str, Any]]
ROWS_PER_INSERT = 64
"""How many rows one statement inserts."""
VALUES = re.compile(r"VALUES \(([^()]*)\)")
"""Matches one row's placeholders in the text of an insertion."""


class Executor(Protocol):
    """Executes statements within a transaction: the driver, or SQLAlchemy's connection."""

    def execute(self, statement: Any, parameters: Any = None, /) -> Any:
        """Execute a statement for one row of values or for several."""


class FastWork(NamedTuple):
    """Work in a transaction that uses only constant statements."""

    work: Callable[[Executor], Any]


class Answer(NamedTuple):
    """The result of a statement."""

    rows: list[Any]
    rowcount: int

    def all(self) -> list[Any]:
        """Return all rows found, each value by its column's name."""
        return self.rows

    def first(self) -> Any:
        """Return the first row found; None if there is none."""
        return self.rows[0] if self.rows else None


def compiled_text(statement: Any, columns: Sequence[str] | None = None) -> tuple[str, dict[str, Any]]:
    """Return the text of a statement with values for these columns, and what is fixed in it."""
    compiled = statement.compile(dialect=DIALECT, column_keys=columns)
    return str(compiled), dict(compiled.params)


def boolean_columns(statement: Any) -> tuple[int, ...]:
    """Return the places of the truth values in a row that this statement finds: SQLite has numbers there."""
    return tuple(place for place, column in enumerate(statement.exported_columns) if isinstance(column.type, sa.Boolean))


def typed(row: Sequence[Any], places: tuple[int, ...]) -> Sequence[Any]:
    """Return a row with truth values in these places."""
    if not places:
        return row
    values = list(row)
    for place in places:
        if values[place] is not None:
            values[place] = bool(values[place])
    return values


@cache
def insertion(one: str, size: int) -> tuple[str, list[str]]:
    """Return the text that inserts so many rows, from the text for one, and the names of a row's values in their order."""
    head, marks, tail = VALUES.split(one, maxsplit=1)
    names = [mark.strip().removeprefix(":") for mark in marks.split(",")]
    row = "(" + ", ".join("?" * len(names)) + ")"
    return f"{head}VALUES {', '.join([row] * size)}{tail}", names


def insertions(one: str, rows: Rows) -> Iterator[tuple[str, list[Any]]]:
    """What inserts these rows. Each call of SQLite lets other threads run, and then waits for its turn: many rows go in at one."""
    for at in range(0, len(rows), ROWS_PER_INSERT):
        some = rows[at : at + ROWS_PER_INSERT]
        text, names = insertion(one, len(some))
        yield text, [row[name] for row in some for name in names]


def expand_lists(text: str, values: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """Return a text in which a value is any of several (`IN`): each of them has a place of its own."""
    if "[POSTCOMPILE_" not in text:
        return text, values
    places: dict[str, Any] = {}
    for name, several in values.items():
        if isinstance(several, list):
            some = {f"{name}_{place}": one for place, one in enumerate(several)}
            text = text.replace(f"__[POSTCOMPILE_{name}]", ", ".join(f":{place}" for place in some))
            places |= some
        else:
            places[name] = several
    return text, places


@cache
def row_of(columns: tuple[str, ...]) -> Any:
    """Return a row with these columns."""
    kind: Any = namedtuple("Row", columns, rename=True)  # type: ignore[misc]
    return kind._make


class FastConnection:
    """The driver's connection, as `Executor`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._known: dict[tuple[Any, tuple[str, ...]], tuple[str, dict[str, Any]]] = {}
        self._booleans: dict[Any, tuple[int, ...]] = {}

    def execute(self, statement: Any, parameters: Mapping[str, Any] | Rows = {}, /) -> Answer:  # noqa: B006 - it is only read
        """Execute a statement for one row of values or for several."""
        rows = [parameters] if isinstance(parameters, Mapping) else parameters
        text, fixed = self.text(statement, tuple(rows[0]))
        if isinstance(statement, sa.Insert) and statement.select is None and fixed.keys() == rows[0].keys():
            return Answer([], sum(self.connection.execute(*step).rowcount for step in insertions(text, rows)))
        touched = 0
        for row in rows:
            found = self.connection.execute(*expand_lists(text, {**fixed, **row}))
            touched += found.rowcount
        if found.description is None:
            return Answer([], touched)
        make = row_of(tuple([column[0] for column in found.description]))
        if statement not in self._booleans:
            self._booleans[statement] = boolean_columns(statement)
        places = self._booleans[statement]
        return Answer([make(typed(one, places)) for one in found], touched)

    def text(self, statement: Any, columns: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
        """Return the text of a statement, put into words the first time."""
        known = self._known.get((statement, columns))
        if known is None:
            known = self._known[statement, columns] = compiled_text(statement, columns)
        return known
