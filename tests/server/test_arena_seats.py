"""Seating in an arena: once, by one node, never across a block, with bots or fewer seats where that is wished."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.server.arenas.lifecycle import arena_of
from saqqara.server.arenas.organizer import ArenaOrganizer
from saqqara.server.community.handles import handle_of
from saqqara.server.moderation import sanctions
from saqqara.server.storage.schema import seats
from tests.server.arena_evening import FAST, Clock, begin, play_out
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


@ALSO_ON_POSTGRES
async def test_two_nodes_that_pair_at_once_make_one_table(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 8)
    keepers = [ArenaOrganizer(here.hub) for _ in range(4)]
    await asyncio.gather(*(keeper.round() for keeper in keepers))
    made = await evening.sat()
    assert len(made) == 4
    assert {one["round"] for one in made.values()} == {1}
    await evening.check()
    row = await arena_of(here.store, evening.arena)
    assert row is not None
    stored = await here.store.rows(sa.select(seats.c.table).where(seats.c.player.in_(evening.guests)))
    assert len(stored) == 8, "a table of the node that came second was written"


async def test_who_is_at_a_table_is_seated_at_no_other(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 4)
    for _ in range(4):
        await evening.all_here()
        await evening.look()
        await evening.check()
        clock.go(30)
    assert len(await evening.sat()) == 2


async def test_who_is_blocked_is_never_seated_with_the_other(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    one, other = evening.guests.values()
    await one.ask("PUT", f"/people/{await handle_of(here.store, other.id)}/block", 200)
    for _ in range(5):
        await evening.all_here()
        await evening.look()
        clock.go(30)
    assert await evening.sat() == {}
    third = await evening.come("Third")
    clock.go(5)
    await evening.all_here()
    await evening.look()
    (people,) = (await evening.going()).values()
    assert third.id in people
    assert len(people) == 2
    left = one if other.id in people else other
    page = await evening.page(left)
    assert page["tables"] == [], "a table of who has blocked me, or whom I have, is not there for me"
    assert len((await evening.page())["tables"]) == 1


async def test_who_is_put_off_the_server_is_seated_no_more(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 3)
    bad = next(iter(evening.guests.values()))
    await here.store.transaction(lambda connection: sanctions.impose(connection, bad.id, "off", "words", 7))
    here.people.forget_sessions(bad.id)
    await bad.post(f"{evening.path}/join", 401)
    await evening.look()
    (people,) = (await evening.going()).values()
    assert bad.id not in people


async def test_bots_fill_seats_where_the_organiser_wants_it(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2, seats=4, bots="novice")
    await evening.look()
    assert await evening.sat() == {}, "somebody else may come"
    clock.go(31)
    await evening.all_here()
    await evening.look()
    (one,) = (await evening.sat()).values()
    assert (len(one["people"]), one["bots"]) == (2, ["novice", "novice"])
    (table,) = await evening.going()
    await play_out(here.hub, table, evening.chance)
    await evening.look()
    assert {row["name"] for row in (await evening.page())["standings"]} == {"Player 0", "Player 1"}


async def test_fewer_seats_rather_than_nobody(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 3, seats=4)
    await evening.look()
    page = await evening.page(next(iter(evening.guests.values())))
    assert (page["me"]["state"], page["me"]["lacking"]) == ("waiting", 1)
    clock.go(31)
    await evening.all_here()
    await evening.look()
    ((_, people),) = (await evening.going()).items()
    assert len(people) == 3
