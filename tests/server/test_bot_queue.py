"""The bots' queue: whoever people wait for comes first, nobody fills it alone, and a thought that never ends is ended."""

import asyncio
import time
from collections import Counter
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.limits.fair_queue import FairQueue
from saqqara.server.settings import Limits
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.bots import bot_workers
from saqqara.server.tables.bots.bot_workers import ALONE, HINT, OPPONENT, BotWorkers
from tests.server.guests_over_http import house, play_on
from tests.server.server_in_process import eventually

BOT = {"bot": "chance"}


def note(file: str, word: str, seconds: float = 0.0) -> str:
    """Work that says when it was done."""
    time.sleep(seconds)
    with Path(file).open("a", encoding="utf-8") as notes:
        notes.write(word + "\n")
    return word


def brood(*_: Any) -> None:
    """Never comes to an end."""
    while True:
        pass


async def test_bots_that_people_wait_for_come_before_hints_and_those_before_bots_alone(tmp_path: Path) -> None:
    workers, file = BotWorkers(1), str(tmp_path / "notes")
    first = asyncio.create_task(workers.run(note, file, "first", 1.0))
    await asyncio.sleep(0)
    asked = [("alone", ALONE), ("hint", HINT), ("opponent", OPPONENT), ("another hint", HINT), ("another opponent", OPPONENT)]
    waiting = [asyncio.create_task(workers.run(note, file, word, rank=rank)) for word, rank in asked]
    await asyncio.sleep(0.1)
    assert workers.queue_seconds() > 0
    waiting.pop(3).cancel()
    await asyncio.gather(first, *waiting)
    assert Path(file).read_text().splitlines() == ["first", "opponent", "another opponent", "hint", "alone"]
    assert workers.queue_seconds() == 0
    workers.close()


async def test_a_thought_that_never_ends_is_ended_and_the_next_one_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = BotWorkers(1)
    await workers.run(note, str(tmp_path / "notes"), "ready")
    monkeypatch.setattr(bot_workers, "THOUGHT_SECONDS", 0.3)
    with pytest.raises(TimeoutError):
        await workers.run(brood)
    monkeypatch.setattr(bot_workers, "THOUGHT_SECONDS", 60.0)
    assert await workers.run(note, str(tmp_path / "notes"), "again") == "again"
    workers.close()


async def test_a_bot_that_cannot_make_up_its_mind_makes_some_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> None:
        raise TimeoutError

    monkeypatch.setattr(BotWorkers, "choose", never)
    async with house(tmp_path) as here:
        anna = await here.guest()
        table = (await anna.open(seats=[BOT, "me"]))["id"]
        live = here.hub.live[table]
        if (await anna.get(f"/tables/{table}/look"))["look"]["to_act"] == [1]:
            await anna.post(f"/tables/{table}/moves", id="m", text=(await anna.get(f"/tables/{table}/look"))["look"]["moves"][0])
        await eventually(lambda: live.table is not None and any(move.seat == 0 for move in live.table.moves))


async def test_hints_are_limited_by_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server import slow_bots

    monkeypatch.setattr(bot_workers, "advise", slow_bots.any_move)
    async with house(tmp_path, limits=Limits(hints=(2, 0.01))) as here:
        anna, ben = await here.guest(), await here.guest()
        for guest, most in ((anna, 2), (ben, 2)):
            table = (await guest.open(seats=["me", BOT]))["id"]
            live = here.hub.live[table]
            await eventually(lambda live=live: live.table is not None and 0 in live.table.to_act)  # type: ignore[misc]
            for _ in range(most):
                await guest.get(f"/tables/{table}/hint")
            assert (await guest.get(f"/tables/{table}/hint", 429))["key"] == "server-too-fast"


async def test_tables_of_bots_alone_count_as_their_hosts(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(tables_per_player=2), bot_pause=3600.0) as here:
        anna = await here.guest()
        for _ in range(2):
            await anna.open(seats=[BOT, BOT])
        assert (await anna.open(409, seats=[BOT, BOT]))["key"] == "server-many-tables"


async def test_when_another_node_takes_over_depends_on_the_queue(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=3600.0) as here:
        anna = await here.guest()
        live = here.hub.live[(await anna.open(seats=[BOT, BOT]))["id"]]
        soon, late = table_deadlines.deadline(live), table_deadlines.deadline(live, 100.0)
        assert soon is not None
        assert late is not None
        assert late - soon > 99_000


async def served(asked: list[tuple[str, int]], before: int = 0) -> list[str]:
    """In which order those who wait for the one place have their turn; the first of them has had so many turns before."""
    turns, order = FairQueue(1, last=ALONE), []

    async def wait(owner: str, rank: int) -> None:
        async with turns.turn(owner, rank):
            order.append(owner)

    for _ in range(before):
        async with turns.turn(asked[0][0], asked[0][1]):
            pass
    await turns.take("somebody")
    waiting = [asyncio.create_task(wait(owner, rank)) for owner, rank in asked]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*waiting)
    assert turns.waiting == 0
    return order


async def test_nobody_with_many_tables_keeps_others_waiting() -> None:
    """A round gives everybody who waits one turn; what is of a lower rank comes first in it, and bots alone wait for all others."""
    many = [("greedy", OPPONENT)] * 40
    assert (await served([*many, ("anna", OPPONENT), ("ben", HINT)]))[:4] == ["greedy", "anna", "ben", "greedy"]
    assert (await served([*many, ("anna", OPPONENT)], before=1))[:3] == ["anna", "greedy", "greedy"], "they have just had a turn"
    assert (await served([("ben", HINT), *many, ("anna", OPPONENT)]))[:4] == ["greedy", "anna", "ben", "greedy"]
    alone = [("robots", ALONE)] * 3
    assert await served([*alone, ("others", ALONE), ("anna", HINT)]) == ["anna", "robots", "others", "robots", "robots"]
    assert await served([*alone, ("anna", HINT), ("anna", HINT)]) == ["anna", "anna", "robots", "robots", "robots"]


async def test_who_gives_up_waiting_takes_no_place_along() -> None:
    turns = FairQueue(1)
    await turns.take("anna")
    patient, impatient = asyncio.create_task(turns.take("ben")), asyncio.create_task(turns.take("cleo"))
    await asyncio.sleep(0)
    impatient.cancel()
    patient.cancel()
    turns.give_back()  # before either has noticed
    await asyncio.gather(patient, impatient, return_exceptions=True)
    async with asyncio.timeout(1):
        await turns.take("dora")
    called, left = asyncio.create_task(turns.take("emma")), asyncio.create_task(turns.take("finn"))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    assert turns.waiting == 1, "a cancelled request is not counted"
    turns.give_back()
    called.cancel()  # its turn has come, and it has not noticed
    await asyncio.gather(called, return_exceptions=True)
    following = asyncio.create_task(turns.take("gail"))
    await asyncio.sleep(0)
    assert following.done(), "the place is free"


async def test_bots_wait_as_the_host_of_their_table_and_hints_as_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue is told the owner of each request, whoever has the table in front of them."""
    asked: list[tuple[Hashable, int]] = []

    async def take(_: FairQueue, owner: Hashable, rank: int = 0) -> None:
        asked.append((owner, rank))
        if rank == HINT:
            raise TimeoutError
        await asyncio.Event().wait()

    monkeypatch.setattr(FairQueue, "take", take)
    async with house(tmp_path, tick=3600) as here:
        anna, ben = await here.guest(), await here.guest()
        for guest in (anna, anna, ben):
            await guest.open(seats=[BOT, BOT])
        await eventually(lambda: len(asked) == 3)
        assert Counter(asked) == {(anna.id, ALONE): 2, (ben.id, ALONE): 1}
        table = (await anna.open(seats=["me", "open"], pace={"kind": "live", "seconds": 60}))["id"]
        await ben.post(f"/tables/{table}/join")
        live = here.hub.live[table]
        assert live.table is not None
        while 1 not in live.table.to_act:
            await play_on(table, [anna], most=1)
        asked.clear()
        await ben.get(f"/tables/{table}/hint", 409)
        live.pace_at = 0  # a bot moves for Ben, who is late
        here.hub.run_in_background(here.app.state.node.time.fire(live))
        await eventually(lambda: len(asked) == 2)
        assert asked == [(ben.id, HINT), (anna.id, OPPONENT)]
