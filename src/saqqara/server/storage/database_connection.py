"""The one way to execute a statement: SQLAlchemy Core states it, it is compiled to the database's own words, and its driver executes it.

A statement that is a constant of its module is compiled once; one that is made for a request takes the words of one like it. SQLAlchemy's
engine would take several times as long for the constants, which a server executes at every move, and as long for the others. Named
statements in text would be as fast, but two of each, since the databases differ, and nobody would check them.
"""

import re
import sqlite3
from abc import ABC, abstractmethod
from collections import namedtuple
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import insert  # its statements are SQLite's too

Values = Mapping[str, Any]
ROWS_PER_INSERT = 64
"""The number of rows one statement inserts at SQLite."""
MAX_ALIKE = 2000
"""The number of statements whose text is cached: many more than a server has."""
INSERTED = re.compile(r"VALUES \(([^()]*)\)")
"""Matches one row's placeholders in the text of an insertion."""
ANY_OF = re.compile(r"((?:NOT )?IN) \(__\[POSTCOMPILE_(\w+)\]\)")
"""Matches where a value is any of several, or none of them."""
NOTHING: Values = {}


class Conflict(Exception):
    """A row that is there already; nothing of the transaction is done."""


class Result:
    """The rows that a statement has found, and how many it has touched (-1: the driver does not say)."""

    def __init__(self, rows: list[Any], rowcount: int, columns: tuple[str, ...] = ()) -> None:
        self._rows, self.rowcount, self._columns = rows, rowcount, columns

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def all(self) -> list[Any]:
        """Return all rows, each a tuple whose values have their columns' names."""
        return self._rows

    def mappings(self) -> "Result":
        """Return the same with rows that are dictionaries."""
        return Result([dict(zip(self._columns, row, strict=True)) for row in self._rows], self.rowcount)

    def first(self) -> Any:
        """Return the first row; None if there is none."""
        return self._rows[0] if self._rows else None

    def one(self) -> Any:
        """Return the only row."""
        (row,) = self._rows
        return row


class Compiled(NamedTuple):
    """A statement in a database's words."""

    text: str
    names: tuple[str, ...]
    """The names of its values, in their order, where they have places."""
    fixed: Values
    """Values that are part of the statement."""
    lists: frozenset[str]
    """Which values are lists."""
    truths: tuple[int, ...]
    """The places of truth values in the rows that it finds."""
    finds_rows: bool

    def values(self, given: Values) -> list[Any]:
        """Return the values for one row, in their order."""
        return [given[name] if name in given else self.fixed[name] for name in self.names]


def boolean_places(columns: Iterable[Any]) -> tuple[int, ...]:
    """Return the places of the columns that hold truth values."""
    return tuple(place for place, column in enumerate(columns) if isinstance(column.type, sa.Boolean))


class Compiler(ABC):
    """Compiles statements for a database: a constant once, and once those that differ only in their values."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.dialect = dialect
        self._known: WeakKeyDictionary[Any, dict[tuple[str, ...], Compiled]] = WeakKeyDictionary()
        self._alike: dict[Any, tuple[Any, Compiled]] = {}

    def compiled(self, statement: Any, given: Values = NOTHING) -> Compiled:
        """Return a statement with values of these names."""
        known = self._known.get(statement)
        if known is None:
            known = self._known[statement] = {}
        columns = tuple(given)
        if columns not in known:
            known[columns] = self._filled(statement, columns)
        return known[columns]

    def _filled(self, statement: Any, columns: tuple[str, ...]) -> Compiled:
        """Return a statement that is not known yet, with its own values in the words of one like it."""
        key = statement._generate_cache_key()  # as SQLAlchemy's engine does  # noqa: SLF001
        if key is None:
            return self.compile(statement, columns)[1]
        alike = self._alike.get((key.key, columns))
        if alike is None:
            if len(self._alike) >= MAX_ALIKE:
                self._alike.clear()
            alike = self._alike[key.key, columns] = self.compile(statement, columns, key)
        fixed = alike[0].construct_params(extracted_parameters=key.bindparams, _check=False)
        return alike[1]._replace(fixed={**fixed, **(getattr(key, "params", None) or {})})  # the last: of `params()`

    def compile(self, statement: Any, columns: tuple[str, ...], key: Any = None) -> tuple[Any, Compiled]:
        """Compile a statement; return what SQLAlchemy makes of it, too."""
        made = statement.compile(dialect=self.dialect, column_keys=columns or None, cache_key=key)
        found = tuple(getattr(statement, "exported_columns", ()))
        lists = dict.fromkeys(match[2] for match in ANY_OF.finditer(made.string))
        names = [*(name for name in made.positiontup or () if name not in lists), *lists]
        places = {name: place for place, name in enumerate(names, 1)}
        text = ANY_OF.sub(lambda match: self.any_of(match[1], match[2], places.get(match[2], 0), made.binds[match[2]].type), made.string)
        finds_rows = bool(found) or (isinstance(statement, sa.TextClause) and text.lstrip().upper().startswith(("SELECT", "PRAGMA")))
        return made, Compiled(text, tuple(names), dict(made.params), frozenset(lists), boolean_places(found), finds_rows)

    @abstractmethod
    def any_of(self, are: str, name: str, place: int, kind: sa.types.TypeEngine[Any]) -> str:
        """Return the words for a value being any of a list (`are`: `IN`), or none of it (`NOT IN`): of this name, and in this place."""


class Connection(ABC):
    """A driver's connection, on which statements are executed. Its methods wait: in a thread, or in a greenlet."""

    is_sqlite: bool
    compiler: Compiler

    def execute(self, statement: Any, given: Values | Sequence[Values] = NOTHING, /) -> Result:
        """Execute a statement, with values for its parameters or, an insertion or a change, for one row after another."""
        rows = [given] if isinstance(given, Mapping) else given
        return self.run(self.compiler.compiled(statement, rows[0]), rows) if rows else Result([], 0)

    @abstractmethod
    def run(self, made: Compiled, rows: Sequence[Values]) -> Result:
        """Execute a compiled statement for one row or several."""

    def claim(self, table: sa.Table, *rows: Values) -> None:
        """Insert rows none of which is there yet; raise `Conflict` where one is."""
        statement = insert(table).on_conflict_do_nothing().returning(*table.primary_key)
        if len(self.execute(statement, rows).all()) < len(rows):
            raise Conflict

    def scalar(self, statement: Any, given: Values = NOTHING) -> Any:
        """Return the first value of the first row; None if there is none."""
        row = self.execute(statement, given).first()
        return None if row is None else row[0]

    def scalars(self, statement: Any, given: Values = NOTHING) -> list[Any]:
        """Return the first value of every row."""
        return [row[0] for row in self.execute(statement, given)]


@cache
def row_of(columns: tuple[str, ...]) -> Any:
    """Return what makes a row with these columns from their values."""
    kind: Any = namedtuple("Row", columns, rename=True)  # type: ignore[misc]
    return kind._make


# SQLite


class SqliteCompiler(Compiler):
    """A list is one value, as JSON."""

    def any_of(self, are: str, name: str, _place: int, _kind: sa.types.TypeEngine[Any]) -> str:
        """Return the words for a value being any of a list, or none of it."""
        return f"{are} (SELECT value FROM json_each(:{name}))"


class SqliteConnection(Connection):
    """A connection of SQLite's driver, used by one thread at a time."""

    is_sqlite = True
    compiler = SqliteCompiler(sqlite.dialect(paramstyle="named"))
    """Shared by all connections, in whatever thread: each statement is compiled once."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        self.raw = raw

    def run(self, made: Compiled, rows: Sequence[Values]) -> Result:
        """Execute a compiled statement for one row or several."""
        if len(rows) == 1:
            cursor = self.raw.execute(made.text, named_values(made, rows[0]))
            if cursor.description is None:
                return Result([], cursor.rowcount)
            columns = tuple([column[0] for column in cursor.description])
            return Result([*map(row_of(columns), typed(cursor, made.truths))], cursor.rowcount, columns)
        match = INSERTED.search(made.text)
        if match is None or match[1].count(":") != len(made.fixed):
            return Result([], self.raw.executemany(made.text, [named_values(made, row) for row in rows]).rowcount)
        cursors = [self.raw.execute(*some) for some in insertions(made.text, rows)]
        return Result([tuple(row) for cursor in cursors for row in cursor], sum(cursor.rowcount for cursor in cursors))

    def dictionaries(self, query: Any, given: Values) -> list[dict[str, Any]]:
        """Return the rows of a query as dictionaries."""
        made = self.compiler.compiled(query, given)
        cursor = self.raw.execute(made.text, named_values(made, given))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in typed(cursor, made.truths)]


def named_values(made: Compiled, given: Values) -> dict[str, Any]:
    """Return the values for one row; lists as JSON."""
    values = {**made.fixed, **given}
    for name in made.lists:
        values[name] = msgspec.json.encode(list(values[name])).decode()
    return values


def typed(rows: Iterable[Sequence[Any]], truths: tuple[int, ...]) -> Iterator[Sequence[Any]]:
    """Yield rows with truth values in these places, where SQLite has numbers."""
    if not truths:
        yield from rows
        return
    for row in rows:
        values = list(row)
        for place in truths:
            if values[place] is not None:
                values[place] = bool(values[place])
        yield values


@cache
def insertion(text: str, size: int) -> tuple[str, list[str]]:
    """Return the text that inserts so many rows, from the text for one, and the names of a row's values in their order."""
    head, values, tail = INSERTED.split(text, maxsplit=1)
    names = re.findall(r":(\w+)", values)
    return f"{head}VALUES {', '.join(['(' + ', '.join('?' * len(names)) + ')'] * size)}{tail}", names


def insertions(text: str, rows: Sequence[Values]) -> Iterator[tuple[str, list[Any]]]:
    """Yield what inserts these rows. Each call of SQLite lets other threads run, and then waits for its turn: many rows go in at one."""
    for first in range(0, len(rows), ROWS_PER_INSERT):
        some = rows[first : first + ROWS_PER_INSERT]
        many, names = insertion(text, len(some))
        yield many, [row[name] for row in some for name in names]
