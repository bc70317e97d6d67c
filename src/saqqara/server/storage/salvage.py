"""Reads what can still be read of a damaged SQLite table."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from saqqara.server.storage.database_connection import boolean_places, typed
from saqqara.server.storage.database_errors import is_damaged

FIRST_NUMBER, LAST_NUMBER = -(2**63), 2**63 - 1


def readable_rows(connection: sa.Connection, columns: Sequence[sa.Column[Any]]) -> Iterator[dict[str, Any]]:
    """Yield each row of the table that has these columns, by SQLite's own row numbers; pass over those on damaged pages."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    names = [column.name for column in columns]
    quoted = ", ".join(f'"{name}"' for name in names)
    query = f'SELECT rowid, {quoted} FROM "{columns[0].table.name}" WHERE rowid >= ? ORDER BY rowid'
    places = boolean_places(columns)
    following: int | None = FIRST_NUMBER
    while following is not None:
        try:
            for number, *values in driver.execute(query, (following,)):
                yield dict(zip(names, *typed([values], places), strict=True))
                following = number + 1
            return
        except sqlite3.Error as problem:
            if not is_damaged(problem):
                raise
        if can_read_from(driver, query, following):  # the driver reads a row ahead: where that fails, the row before it is lost as well
            for number, *values in driver.execute(f"{query} LIMIT 1", (following,)):
                yield dict(zip(names, *typed([values], places), strict=True))
                following = number + 1
        else:
            following = skip_damaged(driver, query, following)


def skip_damaged(driver: sqlite3.Connection, query: str, bad: int) -> int | None:
    """Return a row number from which rows can be read again; `bad` is one from which none can. None: there are no more."""
    step, good = 1, None
    while good is None:
        if bad + step > LAST_NUMBER:
            return None
        if can_read_from(driver, query, bad + step):
            good = bad + step
        else:
            bad, step = bad + step, step * 2
    while good - bad > 1:
        middle = (good + bad) // 2
        if can_read_from(driver, query, middle):
            good = middle
        else:
            bad = middle
    return good


def can_read_from(driver: sqlite3.Connection, query: str, number: int) -> bool:
    """Return whether the next row from a number on can be read, or there is none."""
    try:
        driver.execute(f"{query} LIMIT 1", (number,)).fetchone()
    except sqlite3.Error as problem:
        if not is_damaged(problem):
            raise
        return False
    return True
