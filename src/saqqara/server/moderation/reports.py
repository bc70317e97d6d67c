"""Reports: somebody tells the host of something that is not right, with the words in question, which stay with the report.

They are kept beside the chat, whatever becomes of it there, as long as the report is: until it was dealt with and some time is over
(`settings.Keep`). Whom it is about never learns who made it, and who made it is told that something was done.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal, NamedTuple

import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.ids import new_id
from saqqara.server.moderation import sanctions
from saqqara.server.names import reserved_names
from saqqara.server.storage.database_connection import Conflict, Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import chat, players, report_words, reports
from saqqara.server.storage.schema import sanctions as log
from saqqara.server.storage.store import Store

Kind = Literal["words", "name", "spam", "play", "other"]
Act = Literal["dismiss", "warn", "rename", "mute", "off"]
DONE: dict[str, str] = {"dismiss": "dismissed", "warn": "warned", "rename": "renamed", "mute": "muted", "off": "off"}
BEFORE, AFTER = 15, 5
"""The number of messages kept with a report, before and after the one in question."""
OPEN = 10
"""The largest number of open reports of one player."""
SHOWN = 50
"""The number of reports shown at once: as some are closed, others follow."""
TRIES = 5
"""The number of guest names tried for a player whose name is reset."""


class Case(NamedTuple):
    """A report with the words in question, and what was done about the same person before."""

    row: Row
    words: list[Row]
    earlier: list[Row]


async def report(store: Store, by: str, player: str, kind: Kind, line: str, table: str | None, said: int | None) -> None:
    """Report a player, with the words at a table around the one in question or the last ones."""

    def work(connection: Connection) -> None:
        waiting = sa.select(sa.func.count()).select_from(reports).where(reports.c.by == by, reports.c.done_at.is_(None))
        if (connection.scalar(waiting) or 0) >= OPEN:
            raise NotNow("server-many-reports")
        name = connection.scalar(sa.select(players.c.name).where(players.c.id == player)) or ""
        fresh = new_id(9)
        row = {"id": fresh, "by": by, "player": player, "name": name, "kind": kind, "line": line, "place": table, "at": now()}
        connection.execute(sa.insert(reports).values(**row, done=None, done_at=None, told=False))
        words = around(connection, table, said) if table is not None else []
        if words:
            connection.execute(sa.insert(report_words), [{"report": fresh, **word} for word in words])

    await store.transaction(work)


def around(connection: Connection, table: str, said: int | None) -> list[dict[str, object]]:
    """Return the words at a table up to one of them and a few after it; the last ones where none is named."""
    columns = chat.c.id.label("number"), chat.c.player, chat.c.name, chat.c.text, chat.c.at
    before = sa.select(*columns).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(BEFORE + AFTER)
    found = []
    if said is not None:
        later = sa.select(*columns).where(chat.c.table == table, chat.c.id > said).order_by(chat.c.id).limit(AFTER)
        found = list(connection.execute(later))
        before = before.where(chat.c.id <= said).limit(BEFORE)
    return [row._asdict() for row in (*reversed(connection.execute(before).all()), *found)]


# The host


async def cases(store: Store, waiting: bool) -> list[Case]:
    """Return the reports that wait for the host, the oldest first, or those dealt with, the newest first."""
    listed = (
        sa.select(reports).where(reports.c.done_at.is_(None)).order_by(reports.c.at, reports.c.id)
        if waiting
        else sa.select(reports).where(reports.c.done_at.is_not(None)).order_by(reports.c.done_at.desc(), reports.c.id.desc())
    )
    return [await case(store, row) for row in await store.rows(listed.limit(SHOWN))]


async def case(store: Store, row: Row) -> Case:
    """Return a report with all that belongs to it."""
    words = sa.select(report_words).where(report_words.c.report == row["id"]).order_by(report_words.c.number)
    earlier = sa.select(log.c.what, log.c.at, log.c.until).where(log.c.player == row["player"])
    return Case(row, await store.rows(words), sorted(await store.rows(earlier), key=lambda one: one["at"]))


async def find(store: Store, report: str) -> Row | None:
    """Return a report by its id."""
    return await store.row(sa.select(reports).where(reports.c.id == report))


async def act(store: Store, report: str, what: Act, days: int, free_name: Callable[[], Awaitable[str]]) -> Row:
    """Deal with a report, once: what was done is stored, and the reporter will hear of it.

    Whose name is taken away goes by a name that is free from the same moment on; whoever likes may have theirs.
    """

    def work(connection: Connection, name: str) -> Row:
        found = connection.execute(sa.select(reports).where(reports.c.id == report).with_for_update()).one()
        if found.done is not None:
            raise NotNow("server-report-done")
        connection.execute(sa.update(reports).where(reports.c.id == report).values(done=DONE[what], done_at=now()))
        if what != "dismiss":
            sanctions.impose(connection, found.player, DONE[what], found.kind, days)  # type: ignore[arg-type]
        if what == "rename":
            reserved_names.set_reserved_name(connection, found.player, name)
        row: Row = found._asdict()
        return row

    left = TRIES
    while True:
        name = await free_name()
        try:
            return await store.transaction(partial(work, name=name))
        except Conflict:  # somebody keeps that name, just now
            left -= 1
            if not left:
                raise


# Who reported


async def answered(store: Store, player: str) -> list[Row]:
    """Return a player's reports that were dealt with and whose answer they have not read."""
    mine = sa.select(reports).where(reports.c.by == player, reports.c.done_at.is_not(None), reports.c.told.is_(False))
    return await store.rows(mine)


async def read(store: Store, player: str, report: str) -> None:
    """Note that a player has read the answers to their reports."""
    await store.execute(sa.update(reports).where(reports.c.id == report, reports.c.by == player).values(told=True))
