"""Nothing is lost: the server is killed at random moments under load, and every acknowledged move is there afterwards, once.

`SAQQARA_KILLS=50` kills that often, half on SQLite and half on PostgreSQL; otherwise once, on SQLite (and a worker of two on PostgreSQL in
`test_chaos.py`).
"""

import asyncio
import contextlib
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from saqqara.core.game import find, games
from saqqara.core.record_replay import replay
from saqqara.server.storage.schema import tables
from tests.server.database_replay import Story, as_sent, books
from tests.server.server_processes import PATIENCE, Node, Player, Sitting
from tests.server.test_api_postgres import fresh
from tests.server.whole_table import some_move

KILLS = int(os.environ.get("SAQQARA_KILLS", "1"))
GROUPS = [(name, game.seats[0], {"times": dict.fromkeys(game.times, 0.4)} if game.times else {}) for name, game in games().items()]
"""The smallest table of each game; where time is part of the rules, with little of it."""
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
"""The errors that a client meets when the server is gone."""


@dataclass
class Client:
    """A player who plays on whatever happens: what was not acknowledged is sent again under the same id."""

    player: Player
    seat: int
    chance: random.Random
    over: asyncio.Event
    acknowledged: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)
    seen: dict[tuple[str, int], Any] = field(default_factory=dict)
    refused: list[Any] = field(default_factory=list)
    repeated = connected = 0
    pending: dict[str, str] | None = None
    message: Any = None

    async def play(self, table: str) -> None:
        """Until the game is over, or everybody goes home; never with a question open."""
        self.message = None
        while True:
            with contextlib.suppress(*GONE):
                async with self.player.sit(table, self.message and self.message["number"]) as sitting:
                    self.connected += 1
                    if self.pending is not None:
                        self.repeated += 1
                        await self.answered(sitting, table)
                    await self.go_on(sitting, table)
                    return
            await asyncio.sleep(0.05)

    async def go_on(self, sitting: Sitting, table: str) -> None:
        """Play on."""
        while not self.over.is_set():
            if self.message is None or not (self.message["look"]["moves"] or self.message["look"]["outcome"]):
                await self.hear(sitting, table)
                continue
            if self.message["look"]["outcome"]:
                return
            self.pending = {"id": f"{len(self.acknowledged)}.{self.chance.getrandbits(40)}"}
            if self.message["undo"] is None and self.chance.random() < 0.1:
                self.pending |= {"type": "undo"}
            else:
                self.pending |= {"type": "move", "text": some_move(self.message["look"], self.chance), "on": self.message["number"]}
            await self.answered(sitting, table)
            await asyncio.sleep(self.chance.uniform(0, 0.03))

    async def answered(self, sitting: Sitting, table: str) -> None:
        """Send what is pending until there is an answer, and wait for what it brings."""
        assert self.pending is not None
        await sitting.send(**self.pending)
        while True:
            answer = await self.hear(sitting, table)
            if answer["type"] in ("accepted", "refused") and answer["id"] == self.pending["id"]:
                break
        if answer["type"] == "accepted":
            self.acknowledged[table, answer["id"]] = self.pending
            while self.message is None or self.message["number"] < answer["number"]:
                await self.hear(sitting, table)
        else:
            self.refused.append(answer)
            await asyncio.sleep(0.2)
        self.pending = None

    async def hear(self, sitting: Sitting, table: str) -> Any:
        """The next message. A look that was seen before is what it was."""
        message = await sitting.next(10)
        assert message["type"] != "problem", message
        if message["type"] == "look":
            self.message = message
            shown = {key: value for key, value in message.items() if key != "due"}
            assert self.seen.setdefault((table, message["number"]), shown) == shown, "the same table as before"
        return message


async def insist(player: Player, path: str, **data: Any) -> Any:
    """Ask until there is an answer."""
    while True:
        with contextlib.suppress(*GONE):
            return await player.post(path, **data)
        await asyncio.sleep(0.1)


async def group(clients: list[Client], game: str, more: dict[str, Any]) -> int:
    """Some people who play one game after another until it is time to go; how many tables they had."""
    opened, over = 0, clients[0].over
    while not over.is_set():
        host, *others = clients
        table = (await insist(host.player, "/tables", game=game, seats=len(clients), **more))["id"]
        for client in others:
            await insist(client.player, f"/tables/{table}/join", seat=client.seat)
        await asyncio.gather(*(client.play(table) for client in clients))
        opened += 1
    return opened


async def some_more(everybody: list[Client], moves: int) -> None:
    """Wait until so many more moves were acknowledged: a kill hits a server at work, however slow the machine is."""
    before = sum(len(client.acknowledged) for client in everybody)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(15):
            while sum(len(client.acknowledged) for client in everybody) < before + moves:
                await asyncio.sleep(0.01)


async def power_cut(server: Node) -> None:
    """The server is killed, and comes back."""
    server.kill()
    await asyncio.to_thread(server.start)


async def load(server: Node, kills: int, seed: int, strike: Callable[[Node], Awaitable[None]] = power_cut) -> list[Client]:
    """Play, and strike the server again and again; everybody's memories."""
    chance, over = random.Random(seed), asyncio.Event()
    playing, everybody = [], []
    for game, seats, more in GROUPS:
        people = [await Player.come(server.url, f"{game} {seat}") for seat in range(seats)]
        clients = [Client(player, seat, random.Random(f"{seed} {game} {seat}"), over) for seat, player in enumerate(people)]
        everybody += clients
        playing.append(asyncio.create_task(group(clients, game, more)))
    for _ in range(kills):
        await some_more(everybody, chance.randrange(5, 60 if kills < 50 else 25))
        await asyncio.sleep(chance.uniform(0, 0.05))
        assert not any(task.done() for task in playing), [task.exception() for task in playing if task.done()]
        await strike(server)
    await asyncio.sleep(1)
    over.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*playing)
    for client in everybody:
        await client.player.close()
    server.kill()
    return everybody


async def check(server: Node, everybody: list[Client]) -> Counter[str]:
    """Hold everybody's memories against the log, while the server is dead, and then against the server that comes back."""
    found: Counter[str] = Counter()
    async with books(server.database) as store:
        stories = [await Story.read(store, row["id"]) for row in await store.rows(sa.select(tables).order_by(tables.c.created))]
    await asyncio.to_thread(server.start)
    for story in stories:
        table = story.row["id"]
        sitting = {client.player.player: client for client in everybody}
        clients = {row["seat"]: sitting[row["player"]] for row in story.seats if row["player"]}
        entries = Counter((entry["seat"], entry["client"]) for entry in story.log if entry["client"] is not None)
        assert all(times == 1 for times in entries.values()), "no move twice"
        texts = {(entry["seat"], entry["client"]): entry for entry in story.log}
        shown: dict[tuple[int, int], Any] = {}
        live = None
        for live in story.steps():  # every table replays
            shown |= {(seat, live.number(seat)): as_sent(live, seat) for seat in clients}
        for seat, client in clients.items():
            for (where, name), sent in client.acknowledged.items():
                if where == table:
                    entry = texts[seat, name]
                    assert (entry["kind"], entry["text"]) == (sent["type"], sent.get("text", ""))
                    found["acknowledged"] += 1
            for (where, number), look in client.seen.items():
                if where == table:
                    assert look == shown[seat, number]
                    found["looks"] += 1
        found["tables"] += 1
        found["entries"] += len(story.log)
        if live is not None:
            found["over"] += live.status == "over"
            assert story.row["status"] == live.status
            await compare(server, clients, table, live)
    return found


async def compare(server: Node, clients: dict[int, Client], table: str, live: Any) -> None:
    """The server that came back has the same table."""
    for seat, client in clients.items():
        player = client.player.at(server.url)
        if live.status == "over":
            record = await player.get(f"/tables/{table}/record")
            assert replay(record).position() == live.table.position()
            look = await player.get(f"/tables/{table}/look")
            del look["due"]
            assert look == as_sent(live, seat)
        elif not find(live.game).times:  # whose clock has gone on
            async with player.sit(table) as sitting:
                message = await sitting.until("look")
                del message["due"]
                assert message == as_sent(live, seat)
        await player.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"] if KILLS > 1 else ["sqlite"])
async def test_every_acknowledged_move_survives_a_kill(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    kills = KILLS // 2 + (KILLS % 2 and kind == "sqlite")
    with contextlib.ExitStack() as stack:
        postgres = kind == "postgresql" and request.getfixturevalue("postgres_server")
        database = await fresh(postgres, "lost") if postgres else f"sqlite:///{tmp_path}/lost.db"
        server = Node(database, logs=tmp_path / "log").start()
        stack.callback(server.stop)
        everybody = await load(server, kills, seed=KILLS)
        found = await check(server, everybody)
    repeated = sum(client.repeated for client in everybody)
    print(f"{kind}: {kills + 1} kills, {dict(found)}, {repeated} moves sent again, {sum(c.connected for c in everybody)} connections")
    assert found["acknowledged"] > 5 * kills, "there was a load"
    assert repeated > 0
    for client, (game, *_) in zip(everybody, [group for group in GROUPS for _ in range(group[1])], strict=True):
        if not find(game).times:  # whose clock may be quicker
            assert client.refused == [], "nobody else moves for them, so what was right stays right"
