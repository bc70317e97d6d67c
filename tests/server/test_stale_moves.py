"""A move names the look it was made on: on a position that is gone for its seat it is refused; what others did beside it does no harm."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


class Seated:
    """A player at a table."""

    def __init__(self, table: str, guest: Guest) -> None:
        self.table, self.guest = table, guest
        self.count = 0

    async def look(self) -> Any:
        """Return their current look."""
        return await self.guest.get(f"/tables/{self.table}/look")

    async def play(self, text: str, on: int | None, status: int = 200, name: str | None = None) -> Any:
        """Make a move on the look of that number."""
        self.count += 1
        return await self.guest.post(f"/tables/{self.table}/moves", status, id=name or f"m{self.count}", text=text, on=on)


async def two_at(here: House, game: str, **more: Any) -> tuple[Seated, Seated]:
    """A running table for two."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(game=game, **more))["id"]
    await ben.post(f"/tables/{table}/join")
    return Seated(table, anna), Seated(table, ben)


async def in_turn(*seated: Seated) -> tuple[Seated, Seated]:
    """Return the player to move, and another one."""
    one, other = seated
    return (one, other) if (await one.look())["look"]["moves"] else (other, one)


async def test_a_move_on_a_position_that_is_gone_is_refused_and_nothing_is_lost(here: House) -> None:
    mover, other = await in_turn(*await two_at(here, "objective"))
    first = await mover.look()
    moves = first["look"]["moves"]
    await mover.play(moves[0], first["number"], name="click")
    await other.play((await other.look())["look"]["moves"][0], (await other.look())["number"])
    before = await mover.look()
    text = next(move for move in moves[1:] if move in before["look"]["moves"])
    refused = await mover.play(text, first["number"], status=409)
    assert refused["key"] == "server-position-gone"
    assert set(refused["reason"]) == {"fr", "en"}
    assert await mover.look() == before
    assert (await mover.play(moves[0], first["number"], name="click"))["number"] == before["number"], "a repeat is acknowledged as ever"
    assert (await mover.play(text, before["number"]))["number"] == before["number"] + 1


@ALSO_ON_POSTGRES
async def test_a_double_click_moves_once(here: House) -> None:
    mover, _ = await in_turn(*await two_at(here, "guardians"))
    seen = await mover.look()
    await mover.play(seen["look"]["moves"][0], seen["number"])
    for text in seen["look"]["moves"]:
        assert (await mover.play(text, seen["number"], status=409))["key"] == "server-position-gone"


async def test_after_another_took_a_move_back_what_was_chosen_meanwhile_is_refused(here: House) -> None:
    mover, other = await in_turn(*await two_at(here, "objective"))
    seen = await mover.look()
    await mover.play(seen["look"]["moves"][0], seen["number"])
    answer = await other.look()
    await mover.guest.post(f"/tables/{mover.table}/undo", id="back")
    again = await mover.look()
    await mover.play(again["look"]["moves"][1], again["number"])
    left = (await other.look())["look"]["moves"]
    text = next(move for move in answer["look"]["moves"] if move in left)
    assert (await other.play(text, answer["number"], status=409))["key"] == "server-position-gone"


async def test_that_others_are_done_with_a_step_does_no_harm(here: House) -> None:
    one, two = await two_at(here, "expedition")
    mine, theirs = await one.look(), await two.look()
    await two.play(theirs["look"]["moves"][0], theirs["number"])
    assert (await one.look())["number"] > mine["number"], "that they are done is open"
    await one.play(mine["look"]["moves"][0], mine["number"])
    assert (await one.play(mine["look"]["moves"][0], mine["number"], status=409))["key"] == "server-position-gone"


async def test_a_second_take_in_the_same_round_counts_though_the_hourglass_was_turned_meanwhile(here: House) -> None:
    one, two = await two_at(here, "hourglass", times={"sand": None, "check": None})
    seen = await two.look()
    takes = [move for move in seen["look"]["moves"] if move.startswith("take")]
    await one.play(takes[0], (await one.look())["number"])
    assert (await two.play(takes[0], seen["number"], status=409))["key"] == "refused-taken", "somebody was quicker"
    await two.play(takes[1], seen["number"])


async def test_a_look_that_never_was_is_no_ground_and_no_number_is_as_before(here: House) -> None:
    mover, _ = await in_turn(*await two_at(here, "objective"))
    seen = await mover.look()
    text = seen["look"]["moves"][0]
    assert (await mover.play(text, seen["number"] + 1, status=409))["key"] == "server-position-gone"
    await mover.play(text, None)
