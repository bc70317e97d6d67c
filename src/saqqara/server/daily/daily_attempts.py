"""The tries at daily challenges, one for each person, day and game: a table is begun once and found again, and its result follows from the
table.

A result is written down after the game has ended, off the way of its moves. Should a node go in between, another finds the table again:
tries that go on are gone around, some at a time.
"""

import contextlib
from typing import Any

import msgspec
import sqlalchemy as sa

from saqqara.core.game import find
from saqqara.server.clock import now
from saqqara.server.community.handles import handle_of
from saqqara.server.daily.challenge_setup import setup_of
from saqqara.server.daily.daily_seeds import DailySeeds
from saqqara.server.errors import NotNow, SetAside
from saqqara.server.ids import new_id
from saqqara.server.jobs.background_job import BackgroundJob
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import GOING, daily_tries, players, tables
from saqqara.server.storage.store import Store
from saqqara.server.tables import daily_dates
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.requested_setup import seat_row
from saqqara.server.tables.table_opening import check_room, require_table, write_table
from saqqara.solo.daily import Result, challenge_of, result_of

MINE = sa.select(daily_tries).where(
    daily_tries.c.player == sa.bindparam("of"), daily_tries.c.day == sa.bindparam("day"), daily_tries.c.game == sa.bindparam("game")
)
CREATED = sa.select(players.c.created).where(players.c.id == sa.bindparam("of"))
BEHIND = sa.select(daily_tries.c.player).where(daily_tries.c.table == sa.bindparam("table"))
BATCH = 100
Place = tuple[int, str]
"""The place that a sweep has reached: a time, and a table."""
BEGINNING: Place = (0, "")
EVERY = 30_000
"""The milliseconds between two searches for tries without a stored result."""


async def attempt_of(store: Store, player: str, day: str, game: str) -> Row | None:
    """Return somebody's try, if they have begun one."""
    found = await store.fetch(MINE, of=player, day=day, game=game)
    return found[0] if found else None


async def begin(hub: Hub, seeds: DailySeeds, player: str, name: str, day: str, game: str) -> LiveTable:
    """Return the table of somebody's try, begun now or before; of a day that is over, one more table to practise at."""
    challenge_of(game)
    known = await attempt_of(hub.store, player, day, game)
    practice = daily_dates.is_open(day)
    if known is not None and not practice:
        return await table_of(hub, known["table"])
    if not practice and now() >= daily_dates.ends(day):
        raise NotNow("server-daily-too-late", day=day)
    await check_room(hub, player)
    table, kind, setup = new_id(), find(game), setup_of(game, day, practice)
    bots = challenge_of(game).bots
    rows = [seat_row(0, player, name, came=True), *(seat_row(seat, bot=bot) for seat, bot in enumerate(bots, 1))]
    told = {"setup": msgspec.json.encode(setup).decode(), "secret": seeds.secret(day, game).hex()}
    row = {"id": table, "name": "", "public": False, "host": player} | told
    mine = {"player": player, "day": day, "game": game, "table": table, "started": now(), "listed": False}
    first = hub.store.upsert(daily_tries, mine, ["player", "day", "game"], lambda _: sa.false())

    def work(connection: Connection) -> bool:
        if not practice and connection.execute(first).rowcount != 1:
            return False
        write_table(connection, kind, row, rows)
        return True

    if await hub.store.transaction(work):
        return await require_table(hub, table)
    known = await attempt_of(hub.store, player, day, game)  # it was begun elsewhere just now
    assert known is not None
    return await table_of(hub, known["table"])


async def table_of(hub: Hub, table: str) -> LiveTable:
    """Return the table of a try."""
    live = await hub.present(table)
    assert live is not None
    return live


def ended(at: int, day: str, listed: bool, by: str, result: Result | None) -> dict[str, Any]:
    """Return what is written down of a try that ended at a time: too late, or not played to its end, is no result."""
    if result is None or at > daily_dates.closes(day):
        return {"ended": at}
    return {
        "ended": at,
        "listed": listed,
        "worth": result.worth(by),
        "points": result.points,
        "lead": result.lead,
        "place": result.place,
        "shared": result.shared,
        "parts": msgspec.json.encode(result.parts).decode(),
    }


class DailyAttempts:
    """Sees to it that results are written down."""

    def __init__(self, hub: Hub, seeds: DailySeeds) -> None:
        self.hub, self.store, self.seeds = hub, hub.store, seeds
        self._after = BEGINNING
        self.job = BackgroundJob(hub.tasks, self._work, EVERY)

    def on_change(self, live: LiveTable) -> None:
        """Count an attempt soon after it has ended. Called after each change of a table."""
        if live.over and live.setup.daily is not None and not live.counted:
            live.counted = True
            if live.counts:
                self.hub.run_in_background(self.count(live))

    async def count(self, live: LiveTable) -> None:
        """Write a result down, once: whatever comes later changes nothing."""
        day = live.setup.daily
        assert day is not None
        assert live.table is not None
        try:
            player = await self.player_of(live.id)
            listed = player is not None and await self.stands_on_board(player, day)
            values = ended(live.changed, day, listed, challenge_of(live.game).by, result_of(live.table))
            if values.get("listed"):  # they may be registering at this moment
                values["listed"] = sa.not_(daily_tries.c.as_guest)
            await self.store.execute(sa.update(daily_tries).where(daily_tries.c.table == live.id, GOING).values(**values))
            if player is not None and "worth" in values:
                await handle_of(self.store, player)  # by which the board names them
        except BaseException:
            live.counted = False
            raise

    async def player_of(self, table: str) -> str | None:
        """Return whose try it is; nobody's any more when they have gone."""
        found = await self.store.fetch(BEHIND, table=table)
        return str(found[0]["player"]) if found else None

    async def stands_on_board(self, player: str, day: str) -> bool:
        """Return whether somebody's result is listed: they were known before the day began, so it is not a second try under a new name.

        At home, where anybody could look ahead, everybody is listed.
        """
        if self.seeds.home:
            return True
        found = await self.store.fetch(CREATED, of=player)
        return bool(found) and found[0]["created"] < daily_dates.begins(day)

    # What nobody has seen to

    async def _work(self) -> int:
        self._after = await self.batch(self._after)
        return EVERY if self._after == BEGINNING else 0

    async def batch(self, after: Place = BEGINNING) -> Place:
        """Go on with some attempts that have no result yet: count those whose table is over, close those of a day that is over."""
        since, key = daily_tries.c.started, daily_tries.c.table
        query = sa.select(since, key, daily_tries.c.day, tables.c.status).join(tables, tables.c.id == key)
        query = query.where(GOING, since >= after[0], sa.tuple_(since, key) > sa.tuple_(*map(sa.literal, after)))
        rows = await self.store.rows(query.order_by(since, key).limit(BATCH))
        for row in rows:
            live = None
            if row["status"] == "over":
                with contextlib.suppress(SetAside):  # one that cannot be read is closed with its day
                    live = await self.hub.get(row["table"])
            if live is not None:
                live.counted = True
                await self.count(live)
            elif daily_dates.is_open(row["day"]):
                gone = sa.update(daily_tries).where(daily_tries.c.table == row["table"], GOING)
                await self.store.execute(gone.values(ended=daily_dates.closes(row["day"])))
        return (rows[-1]["started"], rows[-1]["table"]) if len(rows) == BATCH else BEGINNING
