"""Tables that cannot be read: left alone for a while, so that the others go on, and told to the operator."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import structlog

from saqqara.core.game import find
from saqqara.server.clock import now
from saqqara.server.errors import SetAside
from saqqara.server.storage.database_errors import is_damaged, reason_of
from saqqara.server.storage.store import DATABASE_ERRORS
from saqqara.server.tables.live_table import LiveTable

log = structlog.get_logger()
SET_ASIDE_MS = 60_000
"""Milliseconds after which a table that was set aside is tried again: its operator may have mended it, or gone back to its rules."""


class SetAsideTables(dict[str, tuple[int, SetAside]]):
    """The tables that could not be read: until when they are not tried again, and why. `drop` takes a table out of memory."""

    def __init__(self, drop: Callable[[str, str], None]) -> None:
        super().__init__()
        self._drop = drop

    @contextlib.contextmanager
    def readable(self, table: str, game: str | None = None) -> Iterator[None]:
        """Set a table aside where the database is damaged in what is stored of it."""
        try:
            yield
        except DATABASE_ERRORS as problem:
            if not is_damaged(problem):
                raise
            raise self.put(table, game, SetAside("server-set-aside"), problem) from problem

    def check(self, table: str) -> None:
        """Raise if a table was set aside a moment ago: it is not tried again yet."""
        until, why = self.get(table, (0, None))
        if why is not None and until > now():
            raise SetAside(why.key, why.game, **why.details)

    def read_table(self, row: Any, sitting: list[Any]) -> LiveTable:
        """Return a table from its rows. One that was begun by other rules is set aside: it would only be played wrongly."""
        try:
            kind = find(row["game"])
            live = LiveTable(row, sitting)
        except Exception as problem:  # a game that is gone, a setup that cannot be read
            raise self.put(row["id"], row["game"], SetAside("server-set-aside"), problem) from problem
        if live.rules != kind.rules_version and live.rules not in kind.earlier:
            why = SetAside("server-other-rules", got=live.rules, known=kind.rules_version)
            raise self.put(live.id, live.game, why, why)
        return live

    def put(self, table: str, game: str | None, why: SetAside, problem: Exception, seq: int | None = None) -> SetAside:
        """Set a table aside for a while and tell the operator. Its id is a key to it, so only the beginning is logged."""
        again = table in self
        self[table] = now() + SET_ASIDE_MS, why
        self._drop(table, why.key)
        if not again:
            name, reason = type(problem).__name__, reason_of(problem)
            log.error("table set aside", table=f"{table[:6]}…", game=game, entry=seq, why=why.key, problem=name, reason=reason)
        return why
