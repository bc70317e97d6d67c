"""Once more: everybody is asked, each mixes a nonce of their own in, and it begins when nobody's answer and no seat is missing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saqqara.server.tables import absence, rematch
from tests.server.databases import ALSO_ON_POSTGRES, BOTH, Databases
from tests.server.guests_over_http import Guest, House, house
from tests.server.test_absent import together
from tests.server.test_two_nodes import node_at, seated

pytestmark = BOTH


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def finished(here: House) -> tuple[str, list[Guest]]:
    """A game of three that is over."""
    table, people = await together(here, 3)
    for guest in people:
        await guest.post(f"/tables/{table}/resign")
    return table, people


async def test_it_begins_when_all_have_said_yes_with_everybodys_nonce(here: House) -> None:
    table, (anna, ben, cleo) = await finished(here)
    dora = await here.guest("Dora")
    assert (await anna.post(f"/tables/{table}/rematch", 409, answer=False))["key"] == "server-no-rematch"
    asked = await anna.post(f"/tables/{table}/rematch", nonce="aa")
    fresh = asked["id"]
    assert (asked["status"], asked["host"]) == ("open", True)
    assert [(seat["name"], seat["asked"], seat["open"]) for seat in asked["seats"]] == [
        ("Anna", None, False),
        ("Ben", "waiting", False),
        ("Cleo", "waiting", False),
    ]
    assert (await dora.post(f"/tables/{fresh}/join", 409))["key"] == "server-full", "the seats are kept"
    assert (await dora.post(f"/tables/{fresh}/join", 409, seat=1))["key"] == "server-seat-taken"
    assert (await cleo.get(f"/tables/{fresh}"))["seats"][2]["open"], "for whom it is kept it is open"
    assert (await cleo.post(f"/tables/{table}/rematch", nonce="CC"))["seat"] == 2
    assert (await anna.get(f"/tables/{table}"))["rematch"] == fresh
    assert (await ben.post(f"/tables/{table}/rematch", nonce="bb"))["status"] == "running"
    assert (await here.nobody.get(f"/tables/{fresh}/record"))["nonces"] == ["aa", "bb", "cc"]


async def test_who_says_no_leaves_a_seat_for_a_bot_or_for_anybody(here: House) -> None:
    table, (anna, ben, cleo) = await finished(here)
    dora = await here.guest("Dora")
    fresh = (await anna.post(f"/tables/{table}/rematch"))["id"]
    declined = await ben.post(f"/tables/{table}/rematch", answer=False)
    assert (declined["seats"][1]["asked"], declined["seats"][1]["open"], declined["status"]) == ("no", True, "open")
    assert (await dora.post(f"/tables/{fresh}/join"))["seat"] == 1
    assert (await ben.post(f"/tables/{table}/rematch", 409))["key"] == "server-full"
    await cleo.post(f"/tables/{table}/rematch", answer=False)
    begun = await anna.post(f"/tables/{fresh}/seats/2/bot")
    assert (begun["status"], [seat["name"] for seat in begun["seats"]]) == ("running", ["Anna", "Dora", None])


async def test_a_yes_can_become_a_no_and_a_host_who_leaves_hands_it_on(here: House) -> None:
    table, (anna, ben, cleo) = await finished(here)
    fresh = (await anna.post(f"/tables/{table}/rematch"))["id"]
    await ben.post(f"/tables/{table}/rematch")
    await anna.post(f"/tables/{table}/rematch", answer=False)
    shown = await ben.get(f"/tables/{fresh}")
    assert (shown["host"], shown["seats"][0]["open"], shown["status"]) == (True, True, "open")
    assert (await ben.post(f"/tables/{fresh}/close"))["status"] == "closed"
    again = await cleo.post(f"/tables/{table}/rematch")
    assert (again["id"] != fresh, again["host"]) == (True, True)
    assert (await anna.get(f"/tables/{table}"))["rematch"] == again["id"]


@ALSO_ON_POSTGRES
async def test_two_who_ask_at_once_at_two_nodes_meet_at_one_table(tmp_path: Path) -> None:
    database = await Databases.url(tmp_path / "two.db")
    async with node_at(database) as one, node_at(database) as other:
        live = await seated(one.hub, "objective")
        there = await other.hub.get(live.id)
        assert there is not None
        await absence.resign(one.hub, live, "ann")
        await other.hub.refresh(there)
        fresh, same = await asyncio.gather(
            rematch.answer(one.hub, live, "ann", "Ann", True, "aa"), rematch.answer(other.hub, there, "bob", "Bob", True, "bb")
        )
        assert fresh.id == same.id
        for node, table in ((one, fresh), (other, same)):
            await node.hub.refresh(table, seats_too=True)
            assert table.table is not None
            assert table.table.nonces == (b"\xaa", b"\xbb")
