"""Every query that a server makes in the tests, and what the database's planner says to it: nothing is to be read from end to end.

What is asked of the store is noted while tests run, wherever it is the server that asks and not a test. An operator's commands
(`admin.py`) may read everything.
"""

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from saqqara.server.storage.fast_sqlite import FastConnection, FastWork, expand_lists
from saqqara.server.storage.postgres import Postgres
from saqqara.server.storage.sqlite import Sqlite
from tests.server.migrated import migrated

SMALL = {"secrets", "schema_version", "rebuilds"}
"""Tables with a handful of rows, however many people come."""
FEW = {"push_subscriptions"}
"""Tables of which a person has a handful of rows: those may be sorted."""
RARE = {"tables_put_off", "tables_uncounted"}
"""Indexes of few rows, which may be read from end to end: tables that somebody was put off, read when a person asks for all or
goes; games that ended a moment ago and are yet to be counted."""
KINDS = ("SELECT", "UPDATE", "DELETE", "INSERT", "WITH")


ASKED: ContextVar[bool] = ContextVar("asked", default=False)
"""Whether it is the server that asks, in this task or thread, just now."""


class Noted:
    """Queries by their texts, with values for their parameters: one of each."""

    def __init__(self) -> None:
        self.queries: dict[str, dict[str, Any]] = {"sqlite": {}, "postgresql": {}}
        self.new: list[tuple[str, Any]] = []

    def note(self, dialect: str, text: str, values: Any) -> None:
        """One more query, if it is another."""
        if text.lstrip().upper().startswith(KINDS) and text not in self.queries[dialect]:
            self.queries[dialect][text] = values
            if dialect == "sqlite":
                self.new.append((text, values))

    def work(self, work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """The same work, noted if the server asks for it."""
        if not by_server():
            return work

        def noted(connection: Any) -> Any:
            before = ASKED.set(True)
            try:
                return work(connection)
            finally:
                ASKED.reset(before)

        return noted


def by_server() -> bool:
    """Whether whoever asks the storage is a part of the server."""
    frame = sys._getframe(1)
    while frame is not None and ("/storage/" in frame.f_code.co_filename or frame.f_code.co_filename == __file__):
        frame = frame.f_back  # type: ignore[assignment]
    file = "" if frame is None else frame.f_code.co_filename
    return "/saqqara/server/" in file and not file.endswith("/admin.py")


def listen() -> Noted:
    """Note what is asked from now on."""
    noted = Noted()
    fetch, reading, write, together = Sqlite.fetch, Sqlite.reading, Sqlite.write, Postgres.together
    postgres_fetch, postgres_reading, postgres_write = Postgres.fetch, Postgres.reading, Postgres.write

    async def noted_fetch(self: Sqlite, query: Any, values: Any) -> Any:
        if by_server():
            text, fixed = self._text(query)
            noted.note("sqlite", text, {**fixed, **values})
        return await fetch(self, query, values)

    async def noted_write(self: Sqlite, many: Any, works: Any) -> Any:
        many = list(many)
        for statement, rows in many:
            noted.note("sqlite", self._text(statement, rows[0])[0], rows[0])
        return await write(self, many, works)

    def noted_queue(self: Any, job: Any) -> Any:
        work = getattr(job, "work", None)
        if isinstance(work, FastWork):
            return queue(self, replace(job, work=FastWork(noted.work(work.work))))
        return queue(self, job if work is None else replace(job, work=noted.work(work)))

    def noted_text(self: FastConnection, statement: Any, columns: Any) -> Any:
        known = text(self, statement, columns)
        if ASKED.get():
            several = {name: [""] if f"[POSTCOMPILE_{name}]" in known[0] else "" for name in columns}
            noted.note("sqlite", *expand_lists(known[0], known[1] | several))
        return known

    async def postgres_fetched(self: Postgres, query: Any, values: Any) -> Any:
        if by_server():
            known = self.text(query)
            noted.note("postgresql", known.words, tuple(known.values(values)))
        return await postgres_fetch(self, query, values)

    async def postgres_written(self: Postgres, many: Any) -> None:
        many = list(many)
        for statement, rows in many:
            known = self.text(statement, rows[0])
            noted.note("postgresql", known.words, tuple(known.values(rows[0])))
        await postgres_write(self, many)

    from saqqara.server.storage.store import Store

    queue, text = Store.queue, FastConnection.text
    changes: list[tuple[Any, str, Any]] = [
        (Sqlite, "fetch", noted_fetch),
        (Sqlite, "write", noted_write),
        (Sqlite, "reading", lambda self, work: reading(self, noted.work(work))),
        (Store, "queue", noted_queue),
        (FastConnection, "text", noted_text),
        (Postgres, "together", lambda self, work: together(self, noted.work(work))),
        (Postgres, "reading", lambda self, work: postgres_reading(self, noted.work(work))),
        (Postgres, "fetch", postgres_fetched),
        (Postgres, "write", postgres_written),
    ]
    for owner, name, changed in changes:
        setattr(owner, name, changed)

    def before(connection: sa.Connection, _cursor: Any, text: str, values: Any, _context: Any, many: bool) -> None:
        if ASKED.get():
            noted.note(connection.dialect.name, text, values[0] if many else values)

    sa.event.listen(sa.Engine, "before_cursor_execute", before)
    return noted


class Planner:
    """SQLite's, with the schema as a server creates it."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.deserialize(migrated())

    @contextmanager
    def without(self, index: str) -> Iterator[None]:
        """For a while as if there were no such index."""
        self.connection.execute("BEGIN")
        self.connection.execute(f"DROP INDEX {index}")
        try:
            yield
        finally:
            self.connection.execute("ROLLBACK")

    def faults(self, text: str, values: Any) -> list[str]:
        """What of a query's plan is not by an index: tables read from end to end, and what is sorted to give a part of it."""
        plan = [str(row[3]) for row in self.connection.execute(f"EXPLAIN QUERY PLAN {text}", values)]
        scans = [step for step in plan if scanned(step)]
        part = "LIMIT" in text.upper() and not any(f"FROM {few} " in text for few in FEW)
        return scans + [step for step in plan if part and step.startswith("USE TEMP B-TREE FOR") and "ORDER BY" in step]


def scanned(step: str) -> bool:
    """Whether a step reads all of a table of ours that may be large, or all from a row on, and not what another step has found."""
    kind, table, *how = step.split()
    table = table.strip('"')
    if kind == "SEARCH":
        return table not in SMALL and (not how or "(rowid>?)" in how or "(rowid<?)" in how)
    return (
        kind == "SCAN"
        and RARE.isdisjoint(how)
        and not table.startswith("(")
        and table not in SMALL | {"CONSTANT", "json_each", "anon_1", "SUBQUERY"}
    )


def postgres_faults(plan: dict[str, Any], above: str = "") -> list[str]:
    """The same of a plan of PostgreSQL, told to scan nothing that it can find otherwise; `above` is the table of the step above."""
    found = []
    kind, table = plan["Node Type"], plan.get("Relation Name", above)
    if kind == "Seq Scan" and table not in SMALL:
        found.append(f"{kind} on {table}")
    if (
        kind in ("Index Scan", "Index Only Scan", "Bitmap Index Scan")
        and "Index Cond" not in plan
        and table not in SMALL
        and plan["Index Name"] not in RARE
    ):
        found.append(f"{kind} of all of {plan.get('Index Name')}")
    return found + [fault for below in plan.get("Plans", ()) for fault in postgres_faults(below, table)]


NOTED = listen()
