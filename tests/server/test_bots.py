"""Bots think elsewhere: a slow one delays nobody, one that is not needed is not asked, and a worker that dies is replaced."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from saqqara.bots import Choice
from saqqara.core.look import Look
from saqqara.server.tables.bots import bot_turns, bot_workers
from saqqara.server.tables.bots.bot_workers import BotWorkers
from tests.server import slow_bots
from tests.server.server_in_process import eventually, inside, mover_of, open_table, play_on, seated
from tests.server.server_processes import Player

BOT = {"bot": "chance"}


class Thought(NamedTuple):
    """A request to a worker."""

    process: int
    seat: int
    game: str


Thoughts = Callable[[], list[Thought]]


@pytest.fixture
def thoughts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    """Return the requests to the workers, one after the other."""
    notes = tmp_path / "thoughts"
    notes.touch()
    monkeypatch.setenv(slow_bots.NOTES, str(notes))
    return lambda: [Thought(int(process), int(seat), game) for process, seat, game in map(str.split, notes.read_text().splitlines())]


async def test_a_slow_bot_delays_nobody_at_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts) -> None:
    monkeypatch.setattr(bot_workers, "think", slow_bots.slow)
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        for _ in range(4):
            await ann.post("/tables", game="objective", seats=[BOT, BOT])
        await eventually(lambda: len(thoughts()) > 0)
        table = await open_table(ann, bob)
        async with ann.sit(table) as one, bob.sit(table) as two:
            await mover_of(one, two)
            assert await play_on([one, two], 20) == 20, "all while a bot is thinking its first thought"
        assert len(thoughts()) == 1
        slow_bots.enough()


async def test_a_thought_that_is_not_needed_is_taken_out_of_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts
) -> None:
    monkeypatch.setattr(bot_workers, "think", slow_bots.slow)
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        tables = [await open_table(ann, bob) for _ in range(6)]
        for table in tables:
            await ann.post(f"/tables/{table}/leave")
            await bob.post(f"/tables/{table}/leave")
        await eventually(lambda: len(thoughts()) > 0)
        for table in tables:
            for player in (ann, bob):  # everybody is back before most of the bots had their turn
                await player.post(f"/tables/{table}/join")
        assert all(not live.thinking for live in server.hub.live.values())
        slow_bots.enough()
        await ann.post("/tables", game="guardians", seats=[BOT, BOT, BOT, BOT])  # its bots' turn comes after all that still waits
        await eventually(lambda: any(thought.game == "guardians" for thought in thoughts()))
        assert len([thought for thought in thoughts() if thought.game == "objective"]) <= 3, (
            "one was under way, and the pool had two in its hands"
        )
        looks = [await ann.get(f"/tables/{table}/look") for table in tables]
        assert all(look["look"]["history"] == [] for look in looks), "what was still thought of was not played"
        await ann.close()
        await bob.close()


async def test_a_deadline_asks_a_slow_stand_in_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts) -> None:
    monkeypatch.setattr(bot_workers, "think", slow_bots.slow)
    async with inside(tmp_path, tick=0.1) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob, pace={"kind": "live", "seconds": 1})
        async with ann.sit(table) as one:
            await seated(one)
            await eventually(lambda: len(thoughts()) > 0)
            await asyncio.sleep(1)  # time enough to be asked again ten times
            slow_bots.enough()
            while not one.look["history"]:
                await one.until("look")
            late = one.look["history"][0][0]
            assert [thought.seat for thought in thoughts()].count(late) == 1
        await ann.close()
        await bob.close()


async def test_a_worker_killed_in_thought_is_replaced_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thoughts: Thoughts
) -> None:
    monkeypatch.setattr(bot_workers, "think", slow_bots.brooding)
    async with inside(tmp_path, bot_pause=0.05) as server:
        ann = await Player.come(server.url, "Ann")
        table = (await ann.post("/tables", game="objective", seats=["me", BOT]))["id"]
        async with ann.sit(table) as one:
            await seated(one)
            if one.look["moves"]:
                await one.play(one.look["moves"][0], "m")
            await eventually(lambda: len(thoughts()) == 1)
            os.kill(thoughts()[0].process, signal.SIGKILL)
            while not any(seat == 1 for seat, _ in one.look["history"]):
                await one.until("look")
        assert len(thoughts()) >= 2
        assert thoughts()[0].process != thoughts()[1].process
        await ann.close()


async def test_bots_take_a_persons_time_where_the_table_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(self: BotWorkers, work: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        return Choice(arguments[2].moves[0], 0.0) if work is bot_workers.think else work(*arguments)

    def a_while(seen: Look, seat: int, *_: object) -> float:
        assert seen.seat is None, "a bot's time is made from what an onlooker sees"
        return 0.5

    monkeypatch.setattr(BotWorkers, "run", here)
    monkeypatch.setattr(bot_turns, "tempo_of", a_while)
    took = {}
    async with inside(tmp_path, bot_pause=0.0) as server:
        ann = await Player.come(server.url, "Ann")
        for pace in ("quick", "human"):
            began = time.monotonic()
            table = (await ann.post("/tables", game="guardians", seats=[BOT] * 3, bot_pace=pace))["id"]
            async with ann.sit(table) as one:
                while one.look is None or len(one.look["history"]) < 2:
                    await one.until("look")
            took[pace] = time.monotonic() - began
        await ann.close()
    assert took["quick"] < 0.9 < took["human"]


PARENT = """
import asyncio, os, time
from saqqara.server.tables.bots.bot_workers import BotWorkers

async def main():
    print(await BotWorkers(1).run(os.getpid), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_worker_ends_with_its_server_however_that_ends(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = Path(f"/proc/{int(parent.stdout.readline())}")
        there = worker.exists()
        parent.kill()
        parent.wait()
        assert there
        until = time.monotonic() + 30
        while worker.exists() and time.monotonic() < until:
            time.sleep(0.02)
    assert not worker.exists()
