"""An evening at a server whose clock a test sets: people come, are seated when the keeper looks, play, leave and come back."""

import asyncio
import random
from collections.abc import Collection
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server import clock as server_clock
from saqqara.server.arenas.organizer import ArenaOrganizer
from saqqara.server.ratings.finished_game_job import record_next_games
from saqqara.server.settings import Limits
from saqqara.server.storage.schema import arena_tables, seats
from saqqara.server.tables.hub import Hub
from tests.server.guests_over_http import Guest, House

FAST: dict[str, Any] = {"limits": Limits.lifted(), "tick": 60.0}


class Clock:
    """The server's clock, which a test may set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        patch.setattr(server_clock, "machine_time", lambda real=server_clock.machine_time: real() + self.ahead)

    def go(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


async def play_out(hub: Hub, table: str, chance: random.Random, idle: tuple[str, ...] = ()) -> None:
    """Make legal moves for all players until the game is over; for idle ones a bot makes theirs."""
    live = await hub.get(table)
    assert live is not None
    assert live.table is not None
    while not live.over:
        ready = [seat for seat in live.table.to_act if any("..." not in move for move in live.look(seat).moves)]
        if not ready:
            assert live.table.clock is not None
            await hub.submit(live, None, "move", live.table.clock.move)
            continue
        moves = [move for move in live.look(ready[0]).moves if "..." not in move]
        await hub.submit(live, ready[0], "move", chance.choice(moves), bot=live.seats[ready[0]].player in idle)


async def play_all_out(hub: Hub, tables: Collection[str], chance: random.Random) -> None:
    """The same at several tables side by side: what they write then goes to disk together."""
    await asyncio.gather(*(play_out(hub, table, random.Random(chance.random())) for table in tables))


class Evening:
    """An arena, and who takes part in it."""

    def __init__(self, here: House, arena: str, clock: Clock) -> None:
        self.here, self.arena, self.clock = here, arena, clock
        self.keeper: ArenaOrganizer = here.app.state.arenas.keeper
        self.keeper.job.busy = True  # nobody looks but the test
        self.chance = random.Random(arena)
        self.guests: dict[str, Guest] = {}

    @property
    def path(self) -> str:
        return f"/arenas/{self.arena}"

    async def come(self, name: str) -> Guest:
        """Return a new player who takes part."""
        guest = await self.here.guest(name)
        await guest.post(f"{self.path}/join")
        self.guests[guest.id] = guest
        return guest

    async def look(self) -> None:
        """Games that are over are counted, and the keeper looks."""
        while await record_next_games(self.here.store):
            pass
        await self.keeper.round()

    async def sat(self) -> dict[str, dict[str, Any]]:
        """Every table that was made: its round, whether it has ended, and who sits there, in the order of seats."""
        query = sa.select(arena_tables.c.table, arena_tables.c.round, arena_tables.c.ended, seats.c.player, seats.c.bot)
        query = query.join(seats, seats.c.table == arena_tables.c.table).where(arena_tables.c.arena == self.arena)
        found: dict[str, dict[str, Any]] = {}
        for row in await self.here.store.rows(query.order_by(arena_tables.c.round, arena_tables.c.number, seats.c.seat)):
            table = found.setdefault(row["table"], {"round": row["round"], "ended": row["ended"], "people": [], "bots": []})
            table["people" if row["player"] else "bots"].append(row["player"] or row["bot"])
        return found

    async def going(self) -> dict[str, list[str]]:
        """The tables that go on, with their people."""
        return {table: one["people"] for table, one in (await self.sat()).items() if one["ended"] is None}

    async def page(self, guest: Guest | None = None) -> Any:
        return await (guest or self.here.nobody).get(self.path)

    async def all_here(self, but: Collection[str] = ()) -> None:
        """Report presence for all pages: also of those who are at a table, and have it open on a second device."""
        for player, guest in self.guests.items():
            if player not in but:
                await guest.post(f"{self.path}/here")

    async def check(self, parted: AbstractSet[frozenset[str]] = frozenset()) -> None:
        """Check that no player sits twice at once, nor with a blocked one."""
        going = list((await self.going()).values())
        everybody = [player for people in going for player in people]
        assert len(everybody) == len(set(everybody)), "somebody sits at two tables"
        for people in going:
            assert not parted & {frozenset(two) for two in combinations(people, 2)}, "a block does not hold"


async def begin(here: House, clock: Clock, people: int = 0, **wish: Any) -> tuple[Evening, Guest]:
    """An arena with some people, and its organiser, who does not play."""
    host = await here.guest("Hetty")
    made = await host.post("/arenas", 201, **({"game": "objective", "seats": 2, "minutes": 60} | wish))
    evening = Evening(here, made["info"]["id"], clock)
    for number in range(people):
        await evening.come(f"Player {number}")
    return evening, host
