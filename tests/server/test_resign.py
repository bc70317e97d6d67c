"""Giving up, closing a table that has not begun, and putting somebody off it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.server.errors import NotNow
from saqqara.server.schemas.requests.tables import NewTable
from saqqara.server.schemas.ws_messages import because
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables import absence
from saqqara.server.tables.requested_setup import STAND_IN
from saqqara.server.tables.seating import join
from saqqara.server.tables.table_opening import open_table
from tests.server.databases import ALSO_ON_POSTGRES, BOTH, Databases
from tests.server.guests_over_http import House, house
from tests.server.server_in_process import eventually, farewell, inside, wire
from tests.server.server_processes import Player
from tests.server.test_absent import kinds, together
from tests.server.test_two_nodes import node_at

pytestmark = BOTH

BOT = {"bot": "chance"}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


# Giving up


async def test_of_two_the_other_wins(here: House) -> None:
    table, (anna, ben) = await together(here)
    assert (await ben.post(f"/tables/{table}/resign"))["status"] == "over"
    assert (await ben.post(f"/tables/{table}/resign"))["status"] == "over", "asked twice"
    outcome = (await anna.get(f"/tables/{table}/look"))["look"]["outcome"]
    assert outcome == {"places": [1, 2], "scores": [], "detail": None, "ended": "resigned", "resigned": [1]}
    record = await here.nobody.get(f"/tables/{table}/record")
    assert (record["format"], record["outcome"]) == (2, outcome)
    assert (await here.nobody.post("/verify", **record))["over"]
    assert (await anna.post(f"/tables/{table}/resign", 409))["key"] == "table-ended"
    assert (await (await here.guest()).post(f"/tables/{table}/resign", 403))["key"] == "server-not-seated"
    assert await kinds(here.hub, table) == ["resign"]


async def test_among_more_a_bot_plays_on_to_the_end_and_the_seat_stays_given_up(tmp_path: Path) -> None:
    async with node_at(await Databases.url(tmp_path / "one.db"), bot_pause=0.0) as node:
        hub = node.hub
        live = await open_table(hub, "ann", "Ann", NewTable.model_validate({"game": "objective", "seats": ["me", "open", BOT]}))
        await join(hub, live, "bob", "Bob", None, None)
        await absence.resign(hub, live, "bob")
        assert (live.status, live.seats[1].bot, live.seats[1].player) == ("running", STAND_IN, "bob")
        with pytest.raises(NotNow, match="resigned"):
            await join(hub, live, "bob", "Bob", None, None)
        with pytest.raises(NotNow, match="resigned"):
            await hub.submit(live, 1, "move", "red 1")
        with pytest.raises(NotNow, match="resigned"):
            await absence.agree(hub, live, "bob", True)
        # The node went between the log and the seat: the bot plays on all the same.
        await hub.store.execute(sa.update(seats).where(seats.c.seat == 1).values(bot=None))
        hub.live.clear()
        again = await hub.get(live.id)
        assert again is not None
        assert again.seats[1].bot == STAND_IN
        for _ in range(300):
            if again.status == "over":
                break
            assert again.table is not None
            if again.table.to_act == (0,):
                await hub.submit(again, 0, "move", again.look(0).moves[0])
            await asyncio.sleep(0.005)
        outcome = again.look(None).outcome
        assert outcome is not None
        assert (len(outcome.places), outcome.ended, outcome.resigned) == (3, None, (1,))
        assert again.table is not None
        assert {again.table.moves[number].seat for number in again.by_bot} == {1, 2}


async def test_when_no_person_is_left_it_is_over_and_nobody_has_won(here: House) -> None:
    anna = await here.guest("Anna")
    table = (await anna.open(seats=["me", BOT, BOT]))["id"]
    assert (await anna.post(f"/tables/{table}/resign"))["status"] == "over"
    outcome = (await anna.get(f"/tables/{table}/look"))["look"]["outcome"]
    assert outcome == {"places": [], "scores": [], "detail": None, "ended": "resigned", "resigned": [0]}
    assert await kinds(here.hub, table) == ["resign", "end"]


# Closing


async def test_the_host_closes_a_table_that_has_not_begun(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = (await ann.post("/tables", game="objective", seats=3, public=True))["id"]
        await bob.post(f"/tables/{table}/join")
        assert (await bob.http.post(f"/tables/{table}/close")).json()["key"] == "server-not-yours"
        async with bob.sit(table) as sitting:
            await sitting.until("table")
            await ann.post(f"/tables/{table}/close")
            last, code = await farewell(sitting.socket)
            assert (last["again"], last["why"]["key"], code) == (False, "server-closed", 1008)
        async with wire(server.url, table) as late:
            assert (await farewell(late.socket))[0]["why"]["key"] == "server-closed"
        gone = await bob.http.get(f"/tables/{table}")
        assert (gone.status_code, gone.json()["key"]) == (404, "server-closed")
        for asked in ("/tables", "/tables/mine"):
            assert (await bob.get(asked))["tables"] == []
        await eventually(lambda: table not in server.hub.presence.viewers)
        server.hub.live.clear()
        assert (await bob.http.post(f"/tables/{table}/join")).json()["key"] == "server-closed", "and after it was read again"


@ALSO_ON_POSTGRES
async def test_either_it_is_closed_or_it_begins(tmp_path: Path) -> None:
    database = await Databases.url(tmp_path / "two.db")
    async with node_at(database) as one, node_at(database) as other:
        begun = []
        for number in range(6):
            live = await open_table(one.hub, "ann", "Ann", NewTable.model_validate({"game": "objective", "seats": 2}))
            there = await other.hub.get(live.id)
            assert there is not None
            doing = [absence.close(one.hub, live, "ann"), join(other.hub, there, "bob", "Bob", None, None)]
            await asyncio.gather(*(doing if number % 2 else doing[::-1]), return_exceptions=True)
            for node, table in ((one, live), (other, there)):
                await node.hub.refresh(table, seats_too=True)
            assert live.status == there.status in ("closed", "running")
            assert len(await one.hub.store.entries(live.id)) == 1
            begun.append(live.status)
            (stored,) = await one.hub.store.rows(sa.select(tables.c.status).where(tables.c.id == live.id))
            assert stored["status"] == live.status
            if live.status == "running":
                with pytest.raises(NotNow, match="already started"):
                    await absence.close(one.hub, live, "ann")


# Putting off


async def test_who_is_put_off_is_told_and_does_not_come_back(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = (await ann.post("/tables", game="objective", seats=3))["id"]
        elsewhere = (await bob.post("/tables", game="objective", seats=2))["id"]
        await bob.post(f"/tables/{table}/join")
        assert (await bob.http.post(f"/tables/{table}/seats/0/put-off")).json()["key"] == "server-not-yours"
        assert (await ann.http.post(f"/tables/{table}/seats/0/put-off")).json()["key"] == "server-put-off-self"
        async with bob.sit(table) as sitting:
            await sitting.until("table")
            freed = await ann.post(f"/tables/{table}/seats/1/put-off")
            assert (freed["seats"][1]["open"], freed["seats"][1]["name"]) == (True, None)
            last, _ = await farewell(sitting.socket)
            assert (last["again"], last["why"]["reason"]) == (False, because("server-put-off").reason)
        refused = await bob.http.post(f"/tables/{table}/join")
        assert (refused.status_code, refused.json()["key"]) == (403, "server-put-off")
        async with bob.sit(table) as again:
            assert (await again.until("bye"))["why"]["key"] == "server-put-off"
        assert (await bob.get(f"/tables/{elsewhere}"))["seat"] == 0, "nothing is lost elsewhere"
        for _ in range(2):
            cleo = await Player.come(server.url, "Cleo")
            await cleo.post(f"/tables/{table}/join")
        assert (await ann.http.post(f"/tables/{table}/seats/1/put-off")).json()["key"] == "server-begun"
