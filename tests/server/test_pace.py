"""Deadlines are the server's: they pass, they survive a restart, a bot moves visibly, and the hourglass runs by the server's clock."""

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.server_in_process import eventually, mover_of, open_table, play_on, seated
from tests.server.server_processes import Node, Player, Sitting, node

People = tuple[Player, Player]
LIVE = {"kind": "live", "seconds": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with node(f"sqlite:///{tmp_path_factory.mktemp('pace')}/pace.db") as running:
        yield running


@pytest.fixture(scope="module")
def guests(server: Node) -> list[Any]:
    return [httpx.post(f"{server.url}/api/v1/players", json={"name": name}).json() for name in ("Ann", "Bob")]


@pytest.fixture
async def people(server: Node, guests: list[Any]) -> Any:
    ann, bob = (Player(server.url, guest["token"], guest["player"]) for guest in guests)
    yield ann, bob
    await ann.close()
    await bob.close()


def last_look(sitting: Sitting) -> Any:
    """The newest look message."""
    return next(frame for frame in reversed(sitting.frames) if frame["type"] == "look")


def time_left(sitting: Sitting) -> float:
    """Milliseconds until the deadline of the newest look, which is told as a moment of the server's clock: that of this machine."""
    return time_since(sitting, time.time())


def time_since(sitting: Sitting, moment: float) -> float:
    """Milliseconds from a moment until that deadline, however long it took to hear of it."""
    left: float = last_look(sitting)["due"] - moment * 1000
    return left


async def test_live_a_deadline_passes_and_a_bot_moves_for_the_seat(people: People) -> None:
    ann, bob = people
    asked = time.time()
    table = await open_table(ann, bob, pace=LIVE)
    async with ann.sit(table) as one, bob.sit(table) as two:
        mover, other = await mover_of(one, two)
        assert time_left(other) <= 2000 <= time_since(other, asked) + 10
        for sitting in (other, mover):
            await sitting.until("look")
            assert last_look(sitting)["bots"] == [0], "everybody sees that a bot did it"
            assert sitting.look["history"][0][0] == mover.frames[0]["seat"]
        assert other.look["moves"], "and the game goes on"
        again = await other.play(other.look["moves"][0], "mine")
        assert again["type"] == "accepted"
        while len(mover.look["history"]) < 2:
            await mover.next()
        assert last_look(mover)["bots"] == [0]
        assert mover.look["moves"], "the seat is still its owner's"
        assert (await mover.play(mover.look["moves"][0], "back"))["type"] == "accepted"


async def test_live_who_decides_in_time_is_not_played_for(people: People) -> None:
    ann, bob = people
    table = await open_table(ann, bob, pace={"kind": "live", "seconds": 60})
    async with ann.sit(table) as one, bob.sit(table) as two:
        await mover_of(one, two)
        for _ in range(4):
            await asyncio.sleep(0.3)
            sent = time.monotonic()
            await play_on([one, two], 1)
            assert 60_000 - 1000 * (time.monotonic() - sent) - 10 < time_left(one) <= 60_000, "every decision has its own time"
        assert last_look(one)["bots"] == []
        assert len(one.look["history"]) == 4


async def test_relaxed_nothing_passes(people: People) -> None:
    ann, bob = people
    table = await open_table(ann, bob)
    async with ann.sit(table) as one:
        await seated(one)
        assert last_look(one)["due"] is None
        with pytest.raises(TimeoutError):
            await one.until("look", seconds=1.5)


async def test_mail_has_hours(people: People) -> None:
    ann, bob = people
    table = await open_table(ann, bob, pace={"kind": "mail"})
    async with ann.sit(table) as one:
        await seated(one)
        assert 24 * 3_590_000 < time_left(one) <= 24 * 3_600_000


async def test_at_once_a_deadline_is_for_those_alone_who_have_not_decided(people: People) -> None:
    ann, bob = people
    table = await open_table(ann, bob, game="expedition", pace={"kind": "live", "seconds": 4})
    async with ann.sit(table) as one, bob.sit(table) as two:
        for sitting in (one, two):
            await seated(sitting)
        assert one.look["moves"]
        assert two.look["moves"]
        choice = next(move for move in one.look["moves"] if not move.endswith("..."))
        assert (await one.play(choice, "mine"))["type"] == "accepted"
        while not any(seat == 1 for seat, _ in one.look["history"]):
            await one.until("look")
        look = last_look(one)
        made = [look["look"]["history"][place] for place in look["bots"]]
        assert made
        assert {seat for seat, _ in made} == {1}
        assert [0, choice] in look["look"]["history"]


async def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "mail.db"
    with node(f"sqlite:///{file}") as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(ann, bob, pace={"kind": "mail", "seconds": 1.5})
        server.kill()
    with closing(sqlite3.connect(file)) as database:
        due = database.execute('SELECT due FROM deadlines WHERE "table" = ?', (table,)).fetchone()
        assert due is not None
    await asyncio.sleep(max(0.0, due[0] / 1000 - time.time()))
    with node(f"sqlite:///{file}"):  # nobody connects

        def moves() -> list[Any]:
            with closing(sqlite3.connect(file)) as database:
                query = """SELECT bot, at FROM log WHERE "table" = ? AND kind = 'move' ORDER BY seq"""
                return database.execute(query, (table,)).fetchall()

        await eventually(lambda: len(moves()) >= 2)
        assert all(bot for bot, _ in moves())
        times = [at for _, at in moves()]
        assert all(later - earlier >= 1400 for earlier, later in itertools.pairwise(times)), "one move a deadline"
    await ann.close()
    await bob.close()


async def test_sand_and_check_run_by_the_clock_of_the_server(people: People) -> None:
    ann, bob = people
    table = await open_table(ann, bob, game="hourglass", times={"sand": 1, "check": 2})
    async with ann.sit(table) as one, bob.sit(table) as two:
        await seated(one)
        await seated(two)
        assert last_look(one)["due"] is None, "no hurry before the first take"
        began, asked = time.monotonic(), time.time()
        assert (await one.play(one.look["moves"][0], "take"))["type"] == "accepted"
        while not last_look(two)["look"]["history"]:
            await two.next()
        assert time_left(two) <= 1000 <= time_since(two, asked) + 10
        refused = await one.play("sand", "mine")
        assert refused["type"] == "refused", "the sand is nobody's move but the clock's"
        while [None, "sand"] not in two.look["history"]:
            await two.next()
        assert time.monotonic() - began > 0.9
        assert two.look["view"]["phase"] == "check"
        assert time_left(two) <= 2000 <= time_since(two, asked) - 990
        while [None, "time"] not in two.look["history"]:
            await two.next()
        assert time.monotonic() - began > 2.9
        assert two.look["view"]["phase"] == "search", "a new round"
        assert last_look(two)["bots"] == [], "the clock is no bot"
        assert two.look["history"].count([None, "sand"]) == 1


async def test_takes_count_in_the_order_of_their_arrival(people: People) -> None:
    ann, bob = people
    for first in (0, 1, 1, 0):
        table = await open_table(ann, bob, game="hourglass", times={"sand": 30, "check": 30})
        async with ann.sit(table) as one, bob.sit(table) as two:
            await seated(one)
            await seated(two)
            tile = one.look["moves"][0]
            quick, slow = (one, two) if first == 0 else (two, one)
            await quick.send(type="move", id="take", text=tile)
            await asyncio.sleep(0.02)
            await slow.send(type="move", id="take", text=tile)
            assert (await quick.until("accepted", "refused"))["type"] == "accepted"
            answer = await slow.until("accepted", "refused")
            assert (answer["type"], answer["why"]["key"]) == ("refused", "refused-taken")
            while not slow.look["history"]:
                await slow.next()
            assert slow.look["history"] == [[first, tile]]


async def test_of_two_takes_at_the_same_moment_one_counts(people: People) -> None:
    ann, bob = people
    table = await open_table(ann, bob, game="hourglass", times={"sand": 30, "check": 30})
    async with ann.sit(table) as one, bob.sit(table) as two:
        await seated(one)
        await seated(two)
        tile = one.look["moves"][0]
        answers = await asyncio.gather(one.play(tile, "x"), two.play(tile, "x"))
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
