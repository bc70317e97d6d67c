"""Every query that a server makes in the tests, and what the database's planner says to it: nothing is to be read from end to end.

What is asked of the store is noted while tests run, wherever it is the server that asks and not a test. An operator's commands
(`admin_actions.py`) may read everything.
"""

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from saqqara.server.storage import store
from saqqara.server.storage.database_connection import NOTHING, Compiler, named_values
from saqqara.server.storage.store import Store
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
"""True if it is the server that asks, in this task or thread, just now."""


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
        return self.asked(work) if by_server() else work

    def asked(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, noted."""

        def noted(connection: Any, **more: Any) -> Any:
            before = ASKED.set(True)
            try:
                return work(connection, **more)
            finally:
                ASKED.reset(before)

        return noted


def by_server() -> bool:
    """Return whether the caller of the storage is a part of the server."""
    frame = sys._getframe(1)
    while frame is not None and ("/storage/" in frame.f_code.co_filename or frame.f_code.co_filename == __file__):
        frame = frame.f_back  # type: ignore[assignment]
    file = "" if frame is None else frame.f_code.co_filename
    return "/saqqara/server/" in file and not file.endswith("/admin_actions.py")


def listen() -> Noted:
    """Note what is asked from now on."""
    noted = Noted()
    compiled, fetch, snapshot, transaction = Compiler.compiled, Store.fetch, Store.snapshot, Store.transaction

    def noted_compiled(self: Compiler, statement: Any, given: Any = NOTHING) -> Any:
        made = compiled(self, statement, given)
        if ASKED.get():
            values = named_values(made, given) if self.dialect.name == "sqlite" else tuple(made.values(given))
            noted.note(self.dialect.name, made.text, values)
        return made

    async def noted_fetch(self: Store, query: Any, **values: Any) -> Any:
        if not by_server():
            return await fetch(self, query, **values)
        before = ASKED.set(True)
        try:
            return await fetch(self, query, **values)
        finally:
            ASKED.reset(before)

    changes: list[tuple[Any, str, Any]] = [
        (Compiler, "compiled", noted_compiled),
        (Store, "fetch", noted_fetch),
        (Store, "snapshot", lambda self, work: snapshot(self, noted.work(work))),
        (Store, "transaction", lambda self, work: transaction(self, noted.work(work))),
        (store, "append_all", noted.asked(store.append_all)),
        (store, "append_fresh", noted.asked(store.append_fresh)),
    ]
    for owner, name, changed in changes:
        setattr(owner, name, changed)
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
        """Return the parts of a query's plan without an index: tables read from end to end, and sorts for a part of the rows."""
        plan = [str(row[3]) for row in self.connection.execute(f"EXPLAIN QUERY PLAN {text}", values)]
        scans = [step for step in plan if scanned(step)]
        part = "LIMIT" in text.upper() and not any(f"FROM {few} " in text for few in FEW)
        return scans + [step for step in plan if part and step.startswith("USE TEMP B-TREE FOR") and "ORDER BY" in step]


def scanned(step: str) -> bool:
    """Return whether a step reads all of a large table of ours, or all from a row on, and not what another step has found."""
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
