"""Two nodes on one PostgreSQL, with NATS between them: people at one table on different nodes notice nothing of it."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.storage.postgres import Postgres
from saqqara.server.storage.schema import chat, tables
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.fanout import SUBJECT
from tests.server.database_replay import Story, as_sent, books
from tests.server.server_in_process import eventually
from tests.server.server_processes import NatsServer, Node, Player, Sitting
from tests.server.test_api_postgres import fresh
from tests.server.whole_table import Ear, party, some_move


@dataclass
class Cluster:
    """Two nodes and what is between them."""

    database: str
    nats: NatsServer
    nodes: list[Node]
    people: list[Player]

    def at(self, number: int, node: int) -> Player:
        """A player at a node."""
        return self.people[number].at(self.nodes[node].url)

    @contextlib.asynccontextmanager
    async def table(self, game: str, *where: int, onlooker: int | None = None, **more: Any) -> AsyncIterator[list[Ear]]:
        """A table with everybody connected: seat by seat, at which node."""
        players: dict[int | None, Player] = {seat: self.at(seat, node) for seat, node in enumerate(where)}
        table = (await players[0].post("/tables", game=game, seats=len(where), **more))["id"]
        for seat in range(1, len(where)):
            await players[seat].post(f"/tables/{table}/join", seat=seat)
        if onlooker is not None:
            players[None] = self.at(5, onlooker)
        async with party(table, players) as ears:
            yield ears
        for player in players.values():
            await player.close()

    async def story(self, ears: list[Ear]) -> Story:
        """Return the log of a table."""
        async with books(self.database) as store:
            return await Story.read(store, table_of(ears))


def table_of(ears: list[Ear]) -> str:
    """The table where they sit."""
    return str(next(frame["id"] for frame in ears[0].frames if frame["type"] == "table"))


@pytest.fixture(scope="module")
def cluster(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder: Path = tmp_path_factory.mktemp("nodes")
    database = asyncio.run(fresh(postgres_server, "nodes"))
    with contextlib.ExitStack() as stack:
        nats = NatsServer().start()
        stack.callback(nats.stop)
        nodes = [Node(database, nats=nats.url, logs=folder / f"log{number}") for number in range(2)]
        for node in nodes:
            stack.callback(node.stop)
        starting = [asyncio.to_thread(node.start) for node in nodes]  # both at once

        async def begin() -> list[Player]:
            await asyncio.gather(*starting)
            people = [await Player.come(nodes[0].url, f"P{number}") for number in range(6)]
            for player in people:
                await player.close()
            return people

        yield Cluster(database, nats, nodes, asyncio.run(begin()))


async def somebody_can(ears: list[Ear]) -> None:
    """Wait until somebody is shown that it is their turn."""
    await eventually(lambda: any(ear.look["moves"] for ear in ears))


async def one_move(ears: list[Ear], chance: random.Random) -> str:
    """Make a move for a seat that can; return it once every viewer whose look it changes has seen it."""
    ear = chance.choice([ear for ear in ears if ear.viewer is not None and ear.look["moves"]])
    before = [len(other.look["history"]) for other in ears]
    answer = await ear.ask("move", text=some_move(ear.look, chance))
    if answer["type"] == "refused":
        return "refused"
    await ear.shown(answer["number"])
    if ear.look["game"] != "expedition":  # what is veiled need not show
        await eventually(lambda: all(len(o.look["history"]) > n for o, n in zip(ears, before, strict=True)))
    return "accepted"


def agree(ears: list[Ear], story: Story) -> None:
    """Check that all looks are those of the log, to the last one."""
    shown: dict[tuple[int | None, int], Any] = {}
    for live in story.steps():
        shown |= {(ear.viewer, live.number(ear.viewer)): as_sent(live, ear.viewer) for ear in ears}
    for ear in ears:
        for frame in ear.frames:
            if frame["type"] == "look":
                assert {key: value for key, value in frame.items() if key != "due"} == shown[ear.viewer, frame["number"]]
        assert ear.sitting.number == live.number(ear.viewer)


@pytest.mark.parametrize(("game", "moves"), [("objective", 24), ("expedition", 12)])
async def test_players_on_different_nodes_see_each_other_move(cluster: Cluster, game: str, moves: int) -> None:
    chance = random.Random(game)
    async with cluster.table(game, 0, 1, onlooker=1) as ears:
        for _ in range(moves):
            if ears[0].look["outcome"]:
                break
            await somebody_can(ears)
            assert await one_move(ears, chance) == "accepted"
        story = await cluster.story(ears)
        *_, last = story.steps()
        await eventually(lambda: all(ear.sitting.number == last.number(ear.viewer) for ear in ears))
        agree(ears, story)


def here(ear: Ear) -> list[bool]:
    """Return the connections that a viewer was last told of."""
    last = [frame for frame in ear.frames if frame["type"] == "table"][-1]
    return [seat["here"] for seat in last["seats"]]


async def test_chat_and_presence_cross(cluster: Cluster) -> None:
    async with cluster.table("objective", 0, 1, onlooker=0) as ears:
        for ear in ears:  # who comes later is told who was there before
            await eventually(lambda ear=ear: here(ear) == [True, True])  # type: ignore[misc]
        for number, ear in enumerate(ears):
            await ear.ask("say", text=f"word {number}")
        for ear in ears:
            await eventually(lambda ear=ear: len(words(ear)) == 3)  # type: ignore[misc]
            assert words(ear) == ["word 0", "word 1", "word 2"]
        sitting = ears[1].sitting
        assert isinstance(sitting, Sitting)
        await sitting.socket.close()
        await eventually(lambda: here(ears[0]) == [True, False] == here(ears[2]))


def words(ear: Ear) -> list[str]:
    """Return the chat that a viewer has received."""
    return [frame["text"] for frame in ear.frames if frame["type"] == "said"]


async def test_who_sits_down_while_looking_on_is_there_for_everybody(cluster: Cluster) -> None:
    players = [cluster.at(0, 0), cluster.at(1, 1)]
    table = (await players[0].post("/tables", game="objective", seats=3))["id"]
    async with players[0].sit(table) as first, players[1].sit(table) as second:
        ears = [Ear(players[0], 0, first), Ear(players[1], None, second)]
        await eventually(lambda: all(any(f["type"] == "table" for f in ear.frames) for ear in ears))
        await players[1].post(f"/tables/{table}/join")
        for ear in ears:
            await eventually(lambda ear=ear: here(ear) == [True, True, False])  # type: ignore[misc]
        for ear in ears:
            ear.listening.cancel()
    for player in players:
        await player.close()


async def test_two_words_at_once_both_arrive(cluster: Cluster) -> None:
    """Numbers are given before they are committed: a later one must not make readers pass over an earlier one."""
    async with cluster.table("objective", 0, 1) as ears, books(cluster.database) as store:
        table = table_of(ears)
        assert isinstance(store.backend, Postgres)
        async with create_async_engine(
            store.backend.url, poolclass=sa.NullPool
        ).connect() as slow:  # a third node in the middle of saying something
            await slow.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())
            await slow.execute(sa.insert(chat).values(table=table, player=None, name="Slow", text="first", at=1))
            saying = asyncio.create_task(ears[0].ask("say", text="second"))
            await asyncio.sleep(0.3)
            await slow.commit()
        assert (await saying)["type"] == "accepted"
        for ear in ears:
            await eventually(lambda ear=ear: words(ear) == ["first", "second"])  # type: ignore[misc]


async def test_what_both_nodes_are_told_at_once_is_done_once_each(cluster: Cluster) -> None:
    """Four people at two nodes take tiles at the same moment: one entry a number, all that was accepted, nothing that was refused."""
    chance = random.Random(4)
    calm = {"first": None, "sand": 1.5, "check": 0.5}
    accepted: list[tuple[int | None, str]] = []
    refused: list[tuple[int | None, str]] = []
    async with cluster.table("hourglass", 0, 1, 0, 1, times=calm, options={"advanced": True}) as ears:
        for _ in range(16):
            asking = []
            for ear in ears:
                ready = [text for text in ear.look["moves"] if text.startswith("take")]
                if ready:
                    asking.append((ear, chance.choice(ready[:4])))
            names = [f"{len(accepted) + len(refused)}-{place}" for place in range(len(asking))]
            answers = await asyncio.gather(*(e.ask("move", name, text=t) for (e, t), name in zip(asking, names, strict=True)))
            for (ear, text), answer in zip(asking, answers, strict=True):
                (accepted if answer["type"] == "accepted" else refused).append((ear.viewer, text))
            await asyncio.sleep(0.1)
        story = await cluster.story(ears)
    taken = Counter((entry["seat"], entry["text"]) for entry in story.log if entry["client"] is not None)
    assert taken == Counter(accepted)
    assert len(accepted) > 12
    assert len(refused) > 6, "they did get in each other's way"
    list(story.steps())


async def test_one_player_at_two_nodes_moves_once(cluster: Cluster) -> None:
    """The same seat on two devices at different nodes, the same move at the same moment: with one id, and with two."""
    async with cluster.table("objective", 0, 1) as ears, party(table_of(ears), {0: cluster.at(0, 1), 1: cluster.at(1, 0)}) as second:
        for turn in range(12):
            await somebody_can(ears)
            mover = next(ear for ear in ears if ear.look["moves"])
            seat = mover.viewer
            assert seat is not None
            await eventually(lambda seat=seat: second[seat].look["moves"])  # type: ignore[misc]
            text = mover.look["moves"][0]
            names = ("same", "same") if turn % 2 else ("one", "other")
            answers = await asyncio.gather(
                mover.ask("move", f"{names[0]}-{turn}", text=text), second[seat].ask("move", f"{names[1]}-{turn}", text=text)
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == (["accepted", "accepted"] if turn % 2 else ["accepted", "refused"])
            await mover.shown(max(answer.get("number", 0) for answer in answers))
        story = await cluster.story(ears)
        await second[0].player.close()
        await second[1].player.close()
    assert len(story.log) == 1 + 12
    assert [entry["seat"] for entry in story.log[1:]] == [(story.log[1]["seat"] + turn) % 2 for turn in range(12)]


async def test_a_deadline_due_at_both_nodes_makes_one_move(cluster: Cluster) -> None:
    """All players are late, at both nodes: bots move, once a deadline, and every viewer sees that it was bots."""
    clock = {"first": 0.7, "sand": 0.7, "check": 0.7}
    pace = {"kind": "live", "seconds": 1}
    async with (
        cluster.table("objective", 0, 1, pace=pace) as paced,
        cluster.table("hourglass", 0, 1, times=clock) as clocked,
        cluster.table("expedition", 0, 1, pace=pace) as together,
    ):
        async with asyncio.timeout(120):
            stories: list[Story] = []
            while not stories or not all(len(story.log) > 4 for story in stories):
                await asyncio.sleep(0.5)
                stories = [await cluster.story(ears) for ears in (paced, clocked, together)]
        bots = [[frame for frame in ear.frames if frame["type"] == "look"][-1]["bots"] for ear in paced]
    for story in stories:
        for live, entry in zip(story.steps(), story.log[1:], strict=False):
            assert entry["bot"] or entry["seat"] is None
            due = table_deadlines.next_due(live)
            assert due is not None
            assert entry["at"] >= due, "no move before its own deadline"
    assert all(bots)


async def test_a_player_whose_node_dies_goes_on_at_the_other(cluster: Cluster) -> None:
    chance = random.Random(6)
    async with cluster.table("objective", 0, 0) as stayed:
        table = table_of(stayed)
        async with party(table, {1: cluster.at(1, 1)}) as lost:
            for _ in range(10):
                await somebody_can([stayed[0], lost[0]])
                await one_move([stayed[0], lost[0]], chance)
            mover = next((ear for ear in lost if ear.look["moves"]), None)
            unsure = some_move(mover.look, chance) if mover else None
            if mover and unsure:
                await mover.sitting.send(type="move", id="unsure", text=unsure)
            cluster.nodes[1].kill()
        async with party(table, {1: cluster.at(1, 0)}) as back:
            assert back[0].sitting.number >= lost[0].sitting.number
            if unsure:
                answer = await back[0].ask("move", "unsure", text=unsure)
                assert answer["type"] == "accepted"
            ears = [stayed[0], back[0]]
            for _ in range(10):
                await somebody_can(ears)
                assert await one_move(ears, chance) == "accepted"
            story = await cluster.story(stayed)
            agree(ears, story)
            assert len(story.log) == 1 + 20 + bool(unsure)
            assert Counter(entry["client"] for entry in story.log)["unsure"] == bool(unsure)
            await back[0].player.close()
        await lost[0].player.close()
    await asyncio.to_thread(cluster.nodes[1].start)


async def somebody_sits_down(cluster: Cluster) -> None:
    """At one node, while somebody looks on at the other: nothing in the log tells of it."""
    host, guest, looking = cluster.at(2, 0), cluster.at(4, 0), cluster.at(3, 1)
    waiting = (await host.post("/tables", game="objective", seats=3))["id"]
    async with looking.sit(waiting) as sitting:
        onlooker = Ear(looking, None, sitting)
        await eventually(lambda: any(frame["type"] == "table" for frame in onlooker.frames))
        await guest.post(f"/tables/{waiting}/join")
        await eventually(lambda: onlooker.frames[-1]["type"] == "table" and not onlooker.frames[-1]["seats"][1]["open"])
        onlooker.listening.cancel()
    for player in (host, guest, looking):
        await player.close()


async def test_nobody_notices_that_nats_was_away_but_for_a_delay(cluster: Cluster) -> None:
    chance = random.Random(7)
    async with cluster.table("objective", 0, 1, onlooker=1) as ears:
        for _ in range(4):
            await one_move(ears, chance)
        cluster.nats.stop()
        for _ in range(4):
            await one_move(ears, chance)
        await ears[0].ask("say", text="still there?")
        await eventually(lambda: words(ears[1]) == ["still there?"] == words(ears[2]))
        await somebody_sits_down(cluster)
        cluster.nats.start()
        import nats

        told: set[str] = set()
        client = await nats.connect(cluster.nats.url)

        async def heard(message: Any) -> None:
            told.add(json.loads(message.data)["node"])

        await client.subscribe(SUBJECT, cb=heard)
        moved = 0
        while len(told) < 2:  # both nodes are back at it
            assert moved < 25, "the game is not that long"
            await one_move(ears, chance)
            moved += 1
            await asyncio.sleep(0.5)
        await client.close()
        agree(ears, await cluster.story(ears))
        assert not any(frame["type"] in ("problem", "bye") for ear in ears for frame in ear.frames)
