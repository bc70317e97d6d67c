"""An arena on two server processes with one PostgreSQL and NATS between them: people on both, one process killed in the middle and started
again. Nobody sits twice, every game counts once, and the evening ends once.

`SAQQARA_ARENA=all`: every game is played to its end; otherwise somebody resigns after some moves.
"""

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from saqqara.server.storage.schema import arena_tables, arenas, results, seats
from saqqara.server.storage.store import Store
from tests.server.evidence import books
from tests.server.serving import PATIENCE, NatsServer, Node, Player
from tests.server.test_api_postgres import fresh

PEOPLE = 4
LONGEST = 10_000 if os.environ.get("SAQQARA_ARENA") == "all" else 8
"""Moves after which somebody resigns."""
AWAY = (httpx.HTTPError, OSError)
"""The errors of a client whose server has just gone."""


class Guest:
    """A player with a phone: here while they wait, playing whenever they are seated; at the other server while their own is gone."""

    def __init__(self, player: Player, nodes: list[Node], home: int) -> None:
        self.player, self.nodes, self.home = player, nodes, home
        self.chance = random.Random(player.player)
        self.at = [player.at(node.url) for node in nodes]

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """Ask one's own server, or the other where that does not answer; None: neither does, or it says no."""
        for place in (self.home, 1 - self.home):
            with contextlib.suppress(*AWAY):
                return (await self.at[place].http.request(method, path, json=data or None, timeout=5)).raise_for_status().json()
        return None

    async def live(self, arena: str) -> None:
        """An evening."""
        while True:
            page = await self.ask("POST", f"/arenas/{arena}/here")
            if page is not None and page["info"]["status"] == "over":
                return
            table = page["me"]["table"] if page is not None else None
            if table is not None:
                await self.decide(table)
            await asyncio.sleep(0.15)

    async def decide(self, table: str) -> None:
        """One's next decision, if it is one's turn."""
        seen = await self.ask("GET", f"/tables/{table}/look")
        moves = seen["look"]["moves"] if seen is not None else []
        if moves and len(seen["look"]["history"]) > LONGEST:
            await self.ask("POST", f"/tables/{table}/resign")
        elif moves:
            await self.ask("POST", f"/tables/{table}/moves", id=f"m{seen['number']}", text=self.chance.choice(moves), on=seen["number"])


async def sitting(store: Store, ended: bool) -> dict[str, list[str]]:
    """Return the players of each table: of those that have ended, or of those that go on."""
    query = sa.select(arena_tables.c.table, seats.c.player).join(seats, seats.c.table == arena_tables.c.table)
    found: dict[str, list[str]] = {}
    for row in await store.rows(query.where(arena_tables.c.ended.is_not(None) if ended else arena_tables.c.ended.is_(None))):
        found.setdefault(row["table"], []).append(row["player"])
    return found


async def watched(store: Store, stop: asyncio.Event) -> int:
    """All the while, nobody sits at two tables that go on; how often that was looked at."""
    looks = 0
    while not stop.is_set():
        going = [player for people in (await sitting(store, ended=False)).values() for player in people]
        assert len(going) == len(set(going)), "somebody sits at two tables"
        looks += 1
        await asyncio.sleep(0.05)
    return looks


async def until_ended(store: Store, games: int) -> None:
    """Wait until so many games have ended."""
    async with asyncio.timeout(PATIENCE):
        while len(await sitting(store, ended=True)) < games:
            await asyncio.sleep(0.1)


@pytest.fixture
async def cluster(postgres_server: str, tmp_path: Path) -> AsyncIterator[tuple[str, list[Node]]]:
    database, nats = await fresh(postgres_server, "arena_nodes"), NatsServer().start()
    nodes = [Node(database, nats=nats.url, logs=tmp_path / f"log{number}") for number in range(2)]
    try:
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
        yield database, nodes
    finally:
        for node in nodes:
            node.stop()
        nats.stop()


async def test_one_of_two_processes_is_killed_in_the_middle_of_an_evening(cluster: tuple[str, list[Node]]) -> None:
    database, nodes = cluster
    host = await Player.come(nodes[1].url, "Hetty")
    arena = (await host.post("/arenas", game="objective", seats=2, minutes=60))["info"]["id"]
    guests = [Guest(await Player.come(nodes[number % 2].url, f"P{number}"), nodes, number % 2) for number in range(PEOPLE)]
    for guest in guests:
        await guest.ask("POST", f"/arenas/{arena}/join")
    stop = asyncio.Event()
    async with books(database) as store:
        watching = asyncio.create_task(watched(store, stop))
        evening = [asyncio.create_task(guest.live(arena)) for guest in guests]
        await until_ended(store, 1)
        nodes[0].kill()
        await until_ended(store, 2)
        await asyncio.to_thread(nodes[0].start)
        await until_ended(store, 3)
        (await host.http.post(f"/arenas/{arena}/end")).raise_for_status()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*evening)
        stop.set()
        assert await watching > 10
        # What is stored once the last game has ended, and what both servers say of it
        async with asyncio.timeout(PATIENCE):
            while await sitting(store, ended=False):
                await asyncio.sleep(0.1)
        made = await sitting(store, ended=True)
        written = await store.rows(sa.select(results.c.table, results.c.seat))
        assert Counter(row["table"] for row in written) == dict.fromkeys(made, 2), "a game is lost, or counted twice"
        (done,) = await store.rows(sa.select(arenas.c.done, arenas.c.version))
        await asyncio.sleep(2.5)  # both keepers look once more
        assert await store.rows(sa.select(arenas.c.done, arenas.c.version)) == [done], "it ended twice"
    pages = [await host.at(node.url).get(f"/arenas/{arena}") for node in nodes]
    assert pages[0]["standings"] == pages[1]["standings"]
    assert {page["info"]["status"] for page in pages} == {"over"}
    played = Counter(player for people in made.values() for player in people)
    assert sorted(one["games"] for one in pages[0]["standings"]) == sorted(played.values())
    assert sum(one["points"] for one in pages[0]["standings"]) == 10 * len(made)
