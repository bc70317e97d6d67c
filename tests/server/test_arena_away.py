"""Players away from an arena are not seated, and come back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saqqara.server.arenas.lifecycle import AWAY
from tests.server.arena_evening import FAST, Clock, begin, play_out
from tests.server.databases import BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


async def test_absent_ones_fall_out_and_come_back_by_opening_the_page(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    one, other = evening.guests.values()
    clock.go(AWAY / 1000 + 1)
    await other.post(f"{evening.path}/here")
    await evening.look()
    assert await evening.sat() == {}
    assert (await evening.page(one))["me"]["state"] == "away", "looking is not being here"
    told = await one.post(f"{evening.path}/here")
    assert told["me"]["state"] == "waiting"
    await evening.look()
    assert len(await evening.going()) == 1


async def test_whose_seat_ran_out_of_time_has_to_say_that_they_are_back(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    idle, other = evening.guests.values()
    await evening.look()
    (table,) = await evening.going()
    await play_out(here.hub, table, evening.chance, idle=(idle.id,))
    await evening.look()
    page = await idle.post(f"{evening.path}/here")
    assert page["me"]["state"] == "away"
    assert {row["name"]: row["points"] for row in page["standings"]} == {"Player 0": 0, "Player 1": 10}, "who left has no points"
    clock.go(60)
    for guest in (idle, other):
        await guest.post(f"{evening.path}/here")
    await evening.look()
    assert await evening.going() == {}
    await idle.post(f"{evening.path}/join")
    await evening.look()
    assert len(await evening.going()) == 1


async def test_who_resigns_is_still_here(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    one, _ = evening.guests.values()
    await evening.look()
    (table,) = await evening.going()
    await one.post(f"/tables/{table}/resign")
    await evening.look()
    assert {row["name"]: row["points"] for row in (await evening.page())["standings"]} == {"Player 0": 0, "Player 1": 10}
    await evening.all_here()
    await evening.look()
    assert len(await evening.going()) == 1, "nobody else is there: the two play again"


async def test_who_has_not_come_back_from_a_game_is_not_seated(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    one, other = evening.guests.values()
    await evening.look()
    (table,) = await evening.going()
    await play_out(here.hub, table, evening.chance)
    clock.go(11)
    await one.post(f"{evening.path}/here")  # the other still looks at the board
    await evening.look()
    for guest, state in ((one, "waiting"), (other, "away")):
        await evening.keeper.round()
        assert (await evening.page(guest))["me"]["state"] == state
    await other.post(f"{evening.path}/here")
    await evening.look()
    assert len(await evening.going()) == 1


async def test_who_takes_a_break_is_not_seated_although_their_page_is_open(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    one, _ = evening.guests.values()
    await one.post(f"{evening.path}/leave")
    for _ in range(2):
        await evening.all_here()
        await evening.look()
        clock.go(30)
    assert await evening.sat() == {}
    assert (await evening.page(one))["me"]["state"] == "left"
    await one.post(f"{evening.path}/join")
    await evening.all_here()
    await evening.look()
    assert len(await evening.going()) == 1
