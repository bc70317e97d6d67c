"""Deletes expired data: in small batches, by whichever node comes first; two at once do it once.

A game that was played to an end keeps its record for good. What goes, and after how long, is `settings.Keep`:

- words of the chat; tokens, links, codes and invitations that open nothing any more;
- reports, with the words in question, once they were dealt with (or nobody has for as long), and what the host did, once it is over;
- arenas with their standings, after their end: their games stay;
- tables that have not begun are closed, as their host could, unless somebody is connected there; closed ones are deleted later;
- games that nobody has touched or looked at for a long time are ended as they stand: those who are absent are not asked, and here all are;
- people who have not been here for long and have no seat, are asked to none and are no table's host: with all that is about them. Those
  whose name is kept stay longer.
"""

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from saqqara.core.errors import SaqqaraError
from saqqara.server.accounts import personal_data
from saqqara.server.clock import now
from saqqara.server.jobs.background_job import BackgroundJob
from saqqara.server.settings import DAY, Keep
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.schema import (
    WITHOUT_RESULT,
    arenas,
    challenges,
    chat,
    daily_tries,
    host_keys,
    invitations,
    links,
    log,
    mail_confirmations,
    metadata,
    players,
    reports,
    sanctions,
    seats,
    tables,
    tokens,
)
from saqqara.server.tables.hub import Hub

RETRY_MS = 60_000
"""After so many milliseconds it is tried again, where the database could not be reached; and a node that has started begins."""
SMALL_BATCH = 20
"""The number of players deleted in one transaction: each may have rows in many tables."""
Place = tuple[int, Any]
"""The place that a sweep has reached: a time, and a key."""


class RetentionRule(NamedTuple):
    """A rule of retention: rows of a table, the time that counts, and the other conditions."""

    name: str
    days: str
    key: sa.Column[Any]
    since: sa.Column[Any]
    among: tuple[sa.ColumnElement[bool], ...] = ()
    """Which rows are looked at: found by an index."""
    unless: Callable[[int], sa.ColumnElement[bool]] = lambda before: sa.false()
    """Which of these stay after all."""
    extra: int = 0
    """The seconds that are added to the setting."""


def tables_in(
    status: str, unless: Callable[[int], sa.ColumnElement[bool]] = lambda before: sa.false()
) -> tuple[RetentionRule, RetentionRule]:
    """Return tables of a status, first those that are not listed and then the public ones: so the index of the lists has them in order."""
    private, public = (
        RetentionRule(
            status, f"{status}_days", tables.c.id, tables.c.changed, (tables.c.status == status, tables.c.public == listed), unless
        )
        for listed in (False, True)
    )
    return private, public


def touched(before: int) -> sa.ColumnElement[bool]:
    """Return whether something was done at a table since, or somebody was there, or is."""
    last = sa.select(log.c.at).where(log.c.table == tables.c.id).order_by(log.c.seq.desc()).limit(1).scalar_subquery()
    here = sa.or_(seats.c.left.is_(None), seats.c.left >= before)
    return sa.or_(last >= before, sa.exists().where(seats.c.table == tables.c.id, seats.c.player.is_not(None), here))


def has_games_or_name(before: int) -> sa.ColumnElement[bool]:
    """Return whether a player has a seat, is asked to one, hosts a table or has registered a name."""
    return sa.or_(players.c.kept.is_not(None), has_games(before))


def has_games(_: int) -> sa.ColumnElement[bool]:
    """Return whether a player has a seat, is asked to one, or is a table's host."""
    sits = sa.exists().where(seats.c.player == players.c.id)
    asked = sa.exists().where(seats.c.asked == players.c.id)
    return sa.or_(sits, asked, sa.exists().where(tables.c.host == players.c.id))


RETENTION_RULES = (
    *tables_in("open"),
    *tables_in("closed"),
    *tables_in("running", touched),
    RetentionRule("chat", "chat_days", chat.c.id, chat.c.at),
    RetentionRule("tokens", "expired_days", tokens.c.hash, tokens.c.expires),
    RetentionRule("links", "expired_days", links.c.hash, links.c.expires),
    RetentionRule("codes", "expired_days", mail_confirmations.c.hash, mail_confirmations.c.created, extra=DAY),
    RetentionRule("tries", "expired_days", daily_tries.c.table, daily_tries.c.ended, (WITHOUT_RESULT,)),
    RetentionRule("invitations", "expired_days", invitations.c.id, invitations.c.expires),
    RetentionRule("keys", "expired_days", host_keys.c.hash, host_keys.c.expires),
    RetentionRule("reports", "report_days", reports.c.id, reports.c.done_at, (reports.c.done_at.is_not(None),)),
    RetentionRule("unread", "report_days", reports.c.id, reports.c.at, (reports.c.done_at.is_(None),)),
    RetentionRule("sanctions", "report_days", sanctions.c.id, sanctions.c.until),
    RetentionRule("arenas", "arena_days", arenas.c.id, arenas.c.done, (arenas.c.done.is_not(None),)),
    RetentionRule("challenges", "expired_days", challenges.c.hash, challenges.c.expires),
    RetentionRule("guests", "guest_days", players.c.id, players.c.seen, (), has_games_or_name),
    RetentionRule("names", "name_days", players.c.id, players.c.seen, (players.c.kept.is_not(None),), has_games),
)
PEOPLE = {"guests", "names"}


def limit_of(kind: RetentionRule, keep: Keep) -> int | None:
    """Return the time before which rows of a kind go; None if nothing does."""
    days: float | None = getattr(keep, kind.days)
    return None if days is None else now() - int((days * DAY + kind.extra) * 1000)


class Retention:
    """Goes around, a batch at a time."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.keep = hub, hub.store, hub.settings.keep
        self.on_cleared: Callable[[str, int], None] = lambda name, count: None
        self.rounds = 0
        self._at: tuple[int, Place | None] = 0, None
        self.job = BackgroundJob(hub.tasks, self._work, RETRY_MS, min(RETRY_MS, self._every()))

    def _every(self) -> int:
        return int((self.keep.every_minutes or 0) * 60_000)

    def on_tick(self) -> None:
        """Start the next batch in the background, if it is time."""
        if self.keep.every_minutes is not None:
            self.job.on_tick()

    async def _work(self) -> int:
        number, after = self._at
        self._at = number, await self.batch(RETENTION_RULES[number], after)
        if self._at[1] is not None:
            return 0
        self._at = (number + 1) % len(RETENTION_RULES), None
        if self._at[0] > 0:
            return 0
        self.rounds += 1
        return self._every()

    async def all(self) -> dict[str, int]:
        """Clear everything at once; return how much of each kind went."""
        counts = dict.fromkeys((kind.name for kind in RETENTION_RULES), 0)
        before, self.on_cleared = self.on_cleared, lambda name, count: counts.update({name: counts[name] + count})
        try:
            for kind in RETENTION_RULES:
                after = await self.batch(kind, None)
                while after is not None:
                    after = await self.batch(kind, after)
        finally:
            self.on_cleared = before
        return counts

    async def count(self) -> dict[str, int]:
        """Return how much of each would go now; nothing is changed."""
        found = dict.fromkeys((kind.name for kind in RETENTION_RULES), 0)
        for kind in RETENTION_RULES:
            before = limit_of(kind, self.keep)
            query = sa.select(sa.func.count().label("count")).select_from(kind.key.table)
            row = None
            if before is not None:
                row = await self.store.row(query.where(*kind.among, kind.since < before, sa.not_(kind.unless(before))))
            found[kind.name] += 0 if row is None else int(row["count"])
        return found

    async def batch(self, kind: RetentionRule, after: Place | None) -> Place | None:
        """Clear one batch of a kind, from a place on; return where the next begins, None if that was all."""
        before = limit_of(kind, self.keep)
        if before is None:
            return None
        query = sa.select(kind.since.label("since"), kind.key.label("key")).where(*kind.among, kind.since < before)
        if after is not None:
            query = query.where(kind.since >= after[0], sa.tuple_(kind.since, kind.key) > sa.tuple_(*map(sa.literal, after)))
        rows = await self.store.rows(query.order_by(kind.since, kind.key).limit(self.keep.batch))
        keys = [row["key"] for row in rows]
        special: dict[str, Callable[[str, int], Awaitable[bool]]] = {"open": self.close, "running": self.end}
        if kind.name in special:
            count = sum([await special[kind.name](key, before) for key in keys])
        else:
            count = 0
            size = SMALL_BATCH if kind.name in PEOPLE else self.keep.batch
            for first in range(0, len(keys), size):
                work = partial(self.remove, kind=kind, keys=keys[first : first + size], before=before)
                count += await self.store.transaction(work)
        if count:
            self.on_cleared(kind.name, count)
        return (rows[-1]["since"], rows[-1]["key"]) if len(rows) == self.keep.batch else None

    # In the database

    def remove(self, connection: Connection, kind: RetentionRule, keys: list[Any], before: int) -> int:
        """Delete those of some rows of which everything still holds; how many. Nobody else does it meanwhile."""
        if not advisory_locks.try_lock(connection, AdvisoryLock.RETENTION):  # another node is at it: this one comes again later
            return 0
        holds = kind.key.in_(keys), *kind.among, kind.since < before, sa.not_(kind.unless(before))
        gone = list(connection.scalars(sa.select(kind.key).where(*holds).with_for_update()))
        if not gone:
            return 0
        if kind.name in PEOPLE:
            personal_data.forget(connection, self.store, gone)
        elif kind.name == "closed":
            for table in reversed(metadata.sorted_tables):
                if "table" in table.c:
                    connection.execute(sa.delete(table).where(table.c.table.in_(gone)))
        connection.execute(sa.delete(kind.key.table).where(kind.key.in_(gone)))
        return len(gone)

    # At the tables

    async def close(self, table: str, before: int) -> bool:
        """Close a table that has not begun, where nobody is connected."""
        with contextlib.suppress(SaqqaraError):  # it cannot be read, or it has begun just now
            live = await self.hub.get(table)
            if live is None or live.status != "open" or self.hub.presence.here(table):
                return False
            await self.hub.submit(live, None, "close", still=lambda: not live.closed)
            return True
        return False

    async def end(self, table: str, before: int) -> bool:
        """End a game that nobody has touched, as it stands. Who is away without anybody having noted it is noted, and has their time."""
        idle = sa.select(tables.c.id).where(tables.c.id == table, sa.not_(touched(before)))
        unknown = sa.exists().where(seats.c.table == tables.c.id, seats.c.left.is_(None), seats.c.player.is_not(None))
        with contextlib.suppress(SaqqaraError):
            if await self.store.row(idle) is None:
                if await self.store.row(sa.select(tables.c.id).where(tables.c.id == table, unknown)) is not None:
                    await self.hub.get(table)
                return False
            live = await self.hub.get(table)
            if live is None or self.hub.presence.here(table):
                return False
            seq = live.seq
            await self.hub.submit(live, None, "end", "agreement", still=lambda: live.status == "running" and live.seq == seq)
            return live.over
        return False
