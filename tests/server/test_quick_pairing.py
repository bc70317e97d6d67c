"""Quick pairing: two who want to play the same game meet; nobody is paired with themselves, nor with somebody whom a block keeps away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.core.game import find, games
from saqqara.server.clock import now
from saqqara.server.moderation import sanctions
from saqqara.server.storage.schema import tables
from saqqara.server.tables import quick_pairing
from tests.server.databases import BOTH, Databases
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import eventually, inside
from tests.server.server_processes import Player

pytestmark = BOTH


async def pair(guest: Guest, status: int = 200, **more: Any) -> Any:
    """Ask for a person to play with, or say that one still waits."""
    return await guest.post("/tables/pair", status, **({"game": "objective", "device": guest.id} | more))


def sitting(table: Any) -> list[str | None]:
    """Return the names of the players at a table."""
    return [seat["name"] for seat in table["seats"]]


async def open_tables(here: House) -> list[str]:
    """All tables that wait for somebody."""
    return [row["id"] for row in await here.store.rows(sa.select(tables.c.id).where(tables.c.status == "open"))]


async def make_stale(here: House, table: str) -> None:
    """Nothing has been heard for a while of whoever waits at a table."""
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(changed=now() - quick_pairing.FRESH_MS - 1))


async def test_two_people_meet_and_a_third_waits_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        waiting = await pair(anna)
        assert (waiting["status"], sitting(waiting)) == ("open", ["Anna", None])
        assert await open_tables(here) == [waiting["id"]]
        met = await pair(ben)
        assert (met["id"], met["status"], sitting(met)) == (waiting["id"], "running", ["Anna", "Ben"])
        assert (met["rated"], met["hints"], met["pace"]) == (False, False, {"kind": "bank", "seconds": 600, "increment": 5})
        third = await pair(cleo)
        assert (third["status"], sitting(third)) == ("open", ["Cleo", None])
        assert (await pair(cleo))["id"] == third["id"], "and asks again"
        assert (await pair(anna, table=waiting["id"]))["id"] == waiting["id"], "who asks again hears that it has begun"
        assert await open_tables(here) == [third["id"]]


async def test_people_wait_for_the_game_they_want(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        waiting = []
        for game in games():
            waiting.append(await pair(await here.guest(), game=game))
            assert waiting[-1]["status"] == "open"
            assert len(waiting[-1]["seats"]) == find(game).seats[0]
        for found in waiting:
            other = await pair(await here.guest(), game=found["game"])
            assert (other["id"], other["status"]) == (found["id"], "running")
        assert (await pair(await here.guest(), 400, game="chess"))["key"] == "unknown-game"


async def test_the_same_person_in_two_tabs_waits_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.guest("Anna")
        first, second = await pair(anna, device="tab"), await pair(anna, device="another")
        assert first["id"] == second["id"]
        assert (second["status"], sitting(second)) == ("open", ["Anna", None])
        assert len(await open_tables(here)) == 1
        assert (await pair(anna, game="hourglass"))["status"] == "open", "another game is another wait"
        assert len(await open_tables(here)) == 2


async def test_two_names_at_one_device_do_not_meet(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, same, ben = [await here.guest(name) for name in ("Anna", "Anna again", "Ben")]
        one, other = await pair(anna, device="phone"), await pair(same, device="phone")
        assert (one["status"], other["status"]) == ("open", "open")
        assert one["id"] != other["id"]
        assert (await pair(ben))["id"] == one["id"], "the one who has waited longer"
        assert (await pair(same, device="phone"))["status"] == "open"


async def test_a_banned_person_is_told_so_and_not_met(tmp_path: Path) -> None:

    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        waiting = await pair(anna)
        await here.store.transaction(lambda connection: sanctions.impose(connection, anna.id, "off", "hurtful", 0))
        assert (await pair(ben))["id"] != waiting["id"]
        refused = await pair(anna, 403)
        assert refused["reason"]["en"] == "You are banned from this server."


async def test_only_who_is_there_is_met(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        waiting = await pair(anna)
        await make_stale(here, waiting["id"])
        assert (await pair(ben))["id"] != waiting["id"]
        back = await pair(anna)
        assert back["id"] == waiting["id"]
        met = await pair(ben)
        assert (met["id"], met["status"]) == (waiting["id"], "running"), "the younger table gives way"
        assert len(await open_tables(here)) == 0


async def test_who_stops_waiting_is_not_met(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        waiting = await pair(anna)
        await anna.post(f"/tables/{waiting['id']}/close")
        met = await pair(ben)
        assert (met["id"] != waiting["id"], met["status"]) == (True, "open")


@pytest.mark.parametrize(
    ("first", "second", "rated"), [(True, True, True), (True, False, False), (False, True, False), (False, False, False)]
)
async def test_a_game_is_rated_only_if_both_asked_for_it(tmp_path: Path, first: bool, second: bool, rated: bool) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        await pair(anna, rated=first)
        met = await pair(ben, rated=second)
        if met["status"] == "open":  # who asked for a rated game comes to the other's table
            met = await pair(anna, rated=first)
        assert (met["status"], met["rated"], sorted(filter(None, sitting(met)))) == ("running", rated, ["Anna", "Ben"])
        assert len(await open_tables(here)) == 0


async def test_who_changes_the_wish_waits_at_another_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.guest("Anna")
        casual = await pair(anna)
        rated = await pair(anna, rated=True)
        assert (rated["rated"], rated["status"]) == (True, "open")
        assert await open_tables(here) == [rated["id"]] != [casual["id"]]


async def test_people_meet_across_nodes_also_when_they_come_at_once(tmp_path: Path) -> None:
    database = await Databases.url(tmp_path / "nodes.db")
    async with house(tmp_path, database=database) as here, house(tmp_path, database=database) as there:
        for node in (here, there):
            node.hub.fanout.others = True  # and no word of theirs arrives
        guests = [await node.guest(f"P{number}") for number in range(3) for node in (here, there)]
        found = dict(zip(guests, await asyncio.gather(*(pair(guest) for guest in guests)), strict=True))
        for _ in range(10):
            for guest in guests:
                found[guest] = await pair(guest, table=found[guest]["id"])
        assert [table["status"] for table in found.values()] == ["running"] * 6
        assert len({table["id"] for table in found.values()}) == 3
        for guest, table in found.items():
            assert table["seat"] is not None
            mine = (await guest.get("/tables/mine"))["tables"]
            assert [one["status"] for one in mine] == ["running"], "nobody plays twice"
        assert await open_tables(here) == []


async def test_the_wait_ends_with_the_connection(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        asked = {"game": "objective", "device": "a"}
        waiting = (await ann.post("/tables/pair", **asked))["id"]
        async with ann.sit(waiting) as sitting:
            await sitting.until("table")
            assert server.hub.live[waiting].status == "open"
        await eventually(lambda: server.hub.live[waiting].closed)
        assert (await bob.post("/tables/pair", **(asked | {"device": "b"})))["id"] != waiting
        again = (await ann.post("/tables/pair", **asked))["status"]
        assert again == "running", "whoever comes back waits anew, or meets the one who waits"
        await ann.close()
        await bob.close()


async def test_a_table_of_ones_own_outlives_the_connection(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann = await Player.come(server.url, "Ann")
        table = (await ann.post("/tables", game="objective", public=True))["id"]
        async with ann.sit(table) as sitting:
            await sitting.until("table")
        await eventually(lambda: server.hub.live[table].seats[0].left is not None)
        await asyncio.sleep(0.2)
        assert server.hub.live[table].status == "open", "only who waits for anybody must be there"
        bob = await Player.come(server.url, "Bob")
        assert (await bob.post("/tables/pair", game="objective", device="b"))["id"] != table, "nor is anybody seated there unasked"
        await ann.close()
        await bob.close()
