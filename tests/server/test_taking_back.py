"""Taking back at a server: time goes on meanwhile, and it comes to an end."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

from saqqara.server.tables import table_deadlines
from saqqara.server.tables.live_table import UNDOS
from tests.server.databases import BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH

names = (f"n{number}" for number in itertools.count())


async def table_for_two(here: House, **more: Any) -> tuple[str, Guest, Guest]:
    """A running table, who is to act, and who is not."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(**more))["id"]
    await ben.post(f"/tables/{table}/join")
    return (table, ben, anna) if (await anna.get(f"/tables/{table}/look"))["look"]["to_act"] == [1] else (table, anna, ben)


async def test_who_moves_and_takes_back_gains_no_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table, anna, _ = await table_for_two(here, pace={"kind": "live", "seconds": 60})
        live = here.hub.live[table]
        due = table_deadlines.pace_due(live)
        moves = (await anna.get(f"/tables/{table}/look"))["look"]["moves"]
        for number in range(3):
            await asyncio.sleep(0.2)
            await anna.post(f"/tables/{table}/moves", id=next(names), text=moves[number])
            assert table_deadlines.pace_due(live) != due, "the other's time is the other's"
            await anna.post(f"/tables/{table}/undo", id=next(names))
            assert table_deadlines.pace_due(live) == due
        await here.hub._read_again(live)
        assert table_deadlines.pace_due(live) == due, "and so the log says"


async def test_what_was_decided_stands_once_the_time_for_it_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table, anna, _ = await table_for_two(here, pace={"kind": "live", "seconds": 60})
        live = here.hub.live[table]
        moves = (await anna.get(f"/tables/{table}/look"))["look"]["moves"]
        await anna.post(f"/tables/{table}/moves", id=next(names), text=moves[0])
        live.began[-1] -= 60_000
        refused = await anna.post(f"/tables/{table}/undo", 409, id=next(names))
        assert refused["key"] == "server-undo-late"
        assert live.table is not None
        assert live.table.moves[0].text == moves[0]


async def test_the_undos_of_a_turn_are_bounded(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table, anna, ben = await table_for_two(here)
        moves = (await anna.get(f"/tables/{table}/look"))["look"]["moves"]
        for number in range(UNDOS):
            await anna.post(f"/tables/{table}/moves", id=next(names), text=moves[number % len(moves)])
            await anna.post(f"/tables/{table}/undo", id=next(names))
        await anna.post(f"/tables/{table}/moves", id=next(names), text=moves[0])
        assert (await anna.get(f"/tables/{table}/look"))["undo"]["key"] == "server-undo-often"
        assert (await anna.post(f"/tables/{table}/undo", 409, id=next(names)))["key"] == "server-undo-often"
        await ben.post(f"/tables/{table}/moves", id=next(names), text=(await ben.get(f"/tables/{table}/look"))["look"]["moves"][0])
        await ben.post(f"/tables/{table}/undo", id=next(names))
        await ben.post(f"/tables/{table}/moves", id=next(names), text=(await ben.get(f"/tables/{table}/look"))["look"]["moves"][0])
        await anna.post(f"/tables/{table}/moves", id=next(names), text=(await anna.get(f"/tables/{table}/look"))["look"]["moves"][0])
        assert (await anna.get(f"/tables/{table}/look"))["undo"] is None, "another turn, other moves"


async def my_turn(guest: Guest, table: str) -> Any:
    """A guest's look, as soon as they are to move."""
    while True:
        seen = await guest.get(f"/tables/{table}/look")
        if seen["look"]["moves"]:
            return seen
        await asyncio.sleep(0.02)


async def test_against_bots_alone_a_move_can_be_taken_back_after_their_answers(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.guest("Anna")
        table = (await anna.open(seats=["me", {"bot": "chance"}, {"bot": "chance"}]))["id"]
        first = await my_turn(anna, table)
        await anna.post(f"/tables/{table}/moves", id=next(names), text=first["look"]["moves"][0])
        answered = await my_turn(anna, table)
        assert len(answered["look"]["history"]) == len(first["look"]["history"]) + 3
        assert answered["undo"] is None
        await anna.post(f"/tables/{table}/undo", id=next(names))
        live = here.hub.live[table]
        for _ in range(2):
            assert (await anna.get(f"/tables/{table}/look"))["look"] == first["look"]
            await here.hub._read_again(live)  # and so the log says
        assert len(live.began) == len(first["look"]["history"])
        for _ in range(UNDOS - 1):  # there is an end to it
            await anna.post(f"/tables/{table}/moves", id=next(names), text=first["look"]["moves"][1])
            await my_turn(anna, table)
            await anna.post(f"/tables/{table}/undo", id=next(names))
        await anna.post(f"/tables/{table}/moves", id=next(names), text=first["look"]["moves"][1])
        now = await my_turn(anna, table)
        assert now["undo"]["key"] == "server-undo-often"
        await anna.post(f"/tables/{table}/moves", id=next(names), text=now["look"]["moves"][0])
        assert (await my_turn(anna, table))["undo"] is None, "another turn"


async def test_where_a_person_plays_too_their_answer_ends_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open(seats=["me", {"bot": "chance"}, "open"]))["id"]
        await ben.post(f"/tables/{table}/join")
        if (await anna.get(f"/tables/{table}/look"))["look"]["to_act"] != [0]:  # Ben begins, or the bot and then Ben
            await ben.post(f"/tables/{table}/moves", id=next(names), text=(await my_turn(ben, table))["look"]["moves"][0])
        seen = await my_turn(anna, table)
        await anna.post(f"/tables/{table}/moves", id=next(names), text=seen["look"]["moves"][0])
        await my_turn(ben, table)
        assert (await anna.get(f"/tables/{table}/look"))["undo"]["key"] == "undo-other"


async def test_bots_let_a_person_choose_first_where_all_choose_at_once_and_leave_a_moment(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=0.2) as here:
        anna = await here.guest("Anna")
        table = (await anna.open(game="expedition", seats=["me", {"bot": "chance"}]))["id"]
        live = here.hub.live[table]
        first = await my_turn(anna, table)
        await asyncio.sleep(0.3)
        assert live.table is not None
        assert not live.table.moves, "the bot waits"
        assert table_deadlines.deadline(live) is None
        for number in range(2):
            await anna.post(f"/tables/{table}/moves", id=next(names), text=first["look"]["moves"][number])
            await asyncio.sleep(0.4)  # a bot's usual pause, and more
            await anna.post(f"/tables/{table}/undo", id=next(names))
        await anna.post(f"/tables/{table}/moves", id=next(names), text=first["look"]["moves"][0])
        while len(live.table.moves) < 2:
            await asyncio.sleep(0.02)
        assert (await anna.get(f"/tables/{table}/look"))["undo"]["key"] == "undo-drawn"
