"""Keeps evenings going: finds games that are over, seats whoever is free, and closes an evening after its end.

Nothing of it is on the way of a move. Every node looks at all evenings that are on, and what two do at once is done once: of a round
that both write down the key (arena, round, number) takes the first, a game that ended is marked where it is not. A node that dies in
between loses nothing: a table that was written down and not dealt is dealt by whichever node looks next.
"""

import asyncio
import random

import msgspec
import sqlalchemy as sa
import structlog

from saqqara.core.game import find
from saqqara.core.record_replay import scores
from saqqara.server.arenas.lifecycle import AWAY as MISSING
from saqqara.server.arenas.lifecycle import changed, closes, setup_with, sizes_of, wish_of
from saqqara.server.arenas.pairing import PairingTerms, pair
from saqqara.server.arenas.queries import VOID, ArenaSnapshot, read_snapshot
from saqqara.server.clock import now
from saqqara.server.errors import SetAside, where
from saqqara.server.ids import new_id
from saqqara.server.jobs.background_job import BackgroundJob
from saqqara.server.storage.database_connection import Conflict, Connection
from saqqara.server.storage.database_errors import AWAY, reason_of
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import arena_entrants, arena_tables, arenas, log, players, results, seats, tables
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.requested_setup import seat_row
from saqqara.server.tables.table_opening import require_table, write_table

logger = structlog.get_logger()
EVERY = 2_000
"""The milliseconds between two sweeps of the arenas."""
HURRY = 5 * 60_000
"""The milliseconds before the end from which nobody waits for a full table."""
QUIET = 60_000
"""After so many milliseconds more than a decision may take, a table at which nothing happens is played at no other node either."""
SOMEBODY = sa.select(arena_entrants.c.arena).where(
    arena_entrants.c.arena == arenas.c.id, arena_entrants.c.out.is_(None), arena_entrants.c.seen >= sa.bindparam("here_since")
)
A_GAME = sa.select(arena_tables.c.arena).where(arena_tables.c.arena == arenas.c.id, arena_tables.c.ended.is_(None))
ANYTHING = [query.limit(1).scalar_subquery().is_not(None) for query in (SOMEBODY, A_GAME)]
"""Looked up by index for each arena: for `EXISTS` PostgreSQL would read all entrants and tables."""
GOING = (
    sa.select(arenas)
    .where(arenas.c.done.is_(None), arenas.c.starts <= sa.bindparam("at"))
    .where(sa.or_(*ANYTHING, arenas.c.ends <= sa.bindparam("at")))
)
"""Arenas at which there is something to do: somebody is there, a game goes on, or its time is over."""
UNFINISHED = (
    sa.select(arena_tables.c.table, tables.c.status, tables.c.counted, tables.c.changed)
    .select_from(arena_tables.join(tables, tables.c.id == arena_tables.c.table))
    .where(arena_tables.c.arena == sa.bindparam("of"), arena_tables.c.ended.is_(None))
)
LATEST = sa.select(log.c.at).where(log.c.table == sa.bindparam("of")).order_by(log.c.seq.desc()).limit(1)
RESULTS = sa.select(results).where(results.c.table == sa.bindparam("of"))


class ArenaOrganizer:
    """The organizer of all running arenas."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self.free: dict[str, int] = {}
        """The number of free players of each running arena, at its last sweep."""
        self.job = BackgroundJob(hub.tasks, self._work, EVERY)

    async def _work(self) -> int:
        await self.round()
        return EVERY

    async def round(self) -> None:
        """Look at every arena that is on. What is wrong with one does not stop the others."""
        going = await self.store.fetch(GOING, at=now(), here_since=now() - MISSING)
        self.free = {arena: count for arena, count in self.free.items() if any(row["id"] == arena for row in going)}
        for arena in going:
            try:
                await self.keep(arena)
            except AWAY:
                raise
            except Exception as problem:  # noqa: BLE001 - whatever it is, the others' evenings go on
                name, reason = type(problem).__name__, reason_of(problem)
                logger.error("arena", arena=f"{arena['id'][:6]}…", problem=name, reason=reason, at=where(problem))

    async def keep(self, arena: Row) -> None:
        """Look at one arena: what has ended, who is free, whether it is over."""
        left = [row for row in await self.store.fetch(UNFINISHED, of=arena["id"]) if not await self.settled(arena, row)]
        if now() < arena["ends"]:
            await self.seat(arena)
        elif not left or now() >= closes(arena):
            self.free.pop(arena["id"], None)
            await self.store.execute(changed(arena["id"], done=now()).where(arenas.c.done.is_(None)))

    # Games that are over

    async def settled(self, arena: Row, row: Row) -> bool:
        """Return whether what came of a table is written down, now or before. One that was not dealt yet is dealt."""
        if row["status"] == "open":
            await self.live(row["table"])
        if await self.unreadable(arena, row):
            await self.give_up(arena, row["table"])
            return True
        if row["status"] not in ("over", "closed") or (row["status"] == "over" and row["counted"] is None):
            return False
        found = await self.store.fetch(RESULTS, of=row["table"])
        ended = max((one["ended"] for one in found), default=row["changed"])
        live = await self.live(row["table"])
        comeback = None if live is None else await asyncio.to_thread(behind, live)
        missing = sorted(one["seat"] for one in found if one["left"] and one["bot"] is None)

        def work(connection: Connection) -> None:
            mark = sa.update(arena_tables).where(arena_tables.c.table == row["table"], arena_tables.c.ended.is_(None))
            if connection.execute(mark.values(ended=ended, comeback=comeback)).rowcount != 1:
                return
            sat = [] if live is None else live.seats
            gave_up = set(connection.scalars(sa.select(log.c.seat).where(log.c.table == row["table"], log.c.kind == "resign")))
            for seat in (seat for seat in sat if seat.player is not None):
                mine = arena_entrants.c.arena == arena["id"], arena_entrants.c.player == seat.player
                connection.execute(sa.update(arena_entrants).where(*mine).values(since=now()))
                silent = arena_entrants.c.seen < ended  # they are not back from the table: until they are, they are not here
                connection.execute(sa.update(arena_entrants).where(*mine, silent).values(seen=0))
                if seat.seat in missing and seat.seat not in gave_up:  # a bot has decided for them: they are not there
                    connection.execute(sa.update(arena_entrants).where(*mine, arena_entrants.c.out.is_(None)).values(out="away"))
            connection.execute(changed(arena["id"]))

        await self.store.transaction(work)
        return True

    async def unreadable(self, arena: Row, row: Row) -> bool:
        """Return whether nobody can play on at a table.

        A table of another version of the rules may go on at a node that has those. Its clock decides where nobody does, so it is given up
        once nothing was written there for longer than a decision may take.
        """
        if row["counted"] is not None and not row["counted"]:  # over, and nobody could count it
            return True
        _, why = self.hub.aside.get(row["table"], (0, None))
        if why is None or why.key != "server-other-rules":
            return why is not None
        latest = await self.store.fetch(LATEST, of=row["table"])
        last = latest[0]["at"] if latest else row["changed"]
        return bool(now() > last + wish_of(arena).seconds * 1000 + QUIET)

    async def give_up(self, arena: Row, table: str) -> None:
        """Give a game up: it counts for nobody, and its people are free and wait anew."""

        def work(connection: Connection) -> None:
            mark = sa.update(arena_tables).where(arena_tables.c.table == table, arena_tables.c.ended.is_(None))
            if connection.execute(mark.values(ended=VOID)).rowcount != 1:
                return
            sat = sa.select(seats.c.player).where(seats.c.table == table, seats.c.player.is_not(None))
            here = arena_entrants.c.arena == arena["id"], arena_entrants.c.player.in_(sat)
            connection.execute(sa.update(arena_entrants).where(*here).values(since=now()))
            connection.execute(changed(arena["id"]))

        await self.store.transaction(work)

    async def live(self, table: str) -> LiveTable | None:
        """Return a table, if it can be read."""
        try:
            return await self.hub.get(table)
        except SetAside:
            return None

    # Seating people

    async def seat(self, arena: Row) -> None:
        """Make the tables that can be made now."""
        hall = await self.store.snapshot(lambda connection: read_snapshot(connection, arena, now()))
        self.free[arena["id"]] = len(hall.free)
        if not hall.free:
            return
        kind, wish = find(arena["game"]), wish_of(arena)
        terms = PairingTerms(
            arena["seats"],
            sizes_of(kind, wish, arena["seats"]),
            hall.others,
            arena["bots"] is not None,
            now() >= arena["ends"] - HURRY,
            hall.parted,
        )
        made = await asyncio.to_thread(pair, hall.free, terms, f"{arena['seed']} {hall.round}")
        if made:
            await self.write(arena, hall, made)

    async def write(self, arena: Row, hall: ArenaSnapshot, made: list[list[str]]) -> None:
        """Write a round down and deal; nothing happens where another node was first."""
        kind, wish = find(arena["game"]), wish_of(arena)
        ids = [new_id() for _ in made]

        def work(connection: Connection) -> None:
            names = named(connection, [player for table in made for player in table])
            for number, (table, people) in enumerate(zip(ids, made, strict=True)):
                key = {"arena": arena["id"], "round": hall.round, "number": number, "table": table}
                connection.claim(arena_tables, key)
                count = arena["seats"] if arena["bots"] is not None else len(people)
                setup = msgspec.json.encode(setup_with(kind, wish, count, arena["id"])).decode()
                sitting: list[str | None] = [*people, *[None] * (count - len(people))]
                if len(people) < count:
                    random.Random(f"{arena['seed']} {hall.round} {number}").shuffle(sitting)
                rows = [
                    seat_row(seat, bot=arena["bots"]) if player is None else seat_row(seat, player, names[player])
                    for seat, player in enumerate(sitting)
                ]
                write_table(connection, kind, {"id": table, "setup": setup, "name": arena["name"], "public": False, "host": None}, rows)
            connection.execute(changed(arena["id"]))

        try:
            await self.store.transaction(work)
        except Conflict:
            return
        for table in ids:
            await require_table(self.hub, table)


def named(connection: Connection, who: list[str]) -> dict[str, str]:
    """Return the names of some people."""
    return {row.id: row.name for row in connection.execute(sa.select(players.c.id, players.c.name).where(players.c.id.in_(who)))}


def behind(live: LiveTable) -> int | None:
    """Return by how many points the winner of a game was behind the best other, at the worst; None if nobody won alone."""
    outcome = live.table.outcome if live.table is not None else None
    if live.table is None or outcome is None or outcome.places.count(1) != 1:
        return None
    winner = outcome.places.index(1)
    return max((max(step) - step[winner] for step in scores(live.table.record())), default=0)
