"""A guest turns out to be somebody whose name is kept: all that was the guest's is theirs, and where both were, their own stays."""

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from saqqara.server.accounts import guest_merge, personal_data
from saqqara.server.clock import now
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import blocks, chat, metadata, muted, players, seats, studies, tables, tokens
from saqqara.server.storage.store import Store
from saqqara.server.tables.requested_setup import STAND_IN
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.test_names import FREE
from tests.server.test_personal import settle_in


async def code_of(guest: Guest) -> str:
    return str((await guest.post("/me/codes", 201))["codes"][0])


async def stored(here: House) -> str:
    return repr([await here.store.rows(sa.select(table)) for table in metadata.sorted_tables])


@BOTH
async def test_a_guests_games_come_along_when_asked(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE) as here:
        anna, guest, ben = await here.guest("Anna"), await here.guest("Scarab"), await here.guest("Ben")
        running, waiting = (await guest.open())["id"], (await guest.open())["id"]
        await ben.post(f"/tables/{running}/join")
        word = {"table": running, "player": guest.id, "name": "Scarab", "text": "Hello", "at": now()}
        await here.store.execute(sa.insert(chat).values(**word), sa.insert(muted).values(table=running, player=ben.id, other=guest.id))
        code, before = await code_of(anna), await stored(here)
        assert (await guest.post("/enter/code", 409, code=code))["key"] == "server-bring-or-not"
        assert await stored(here) == before, "the code is not used up by the question"
        entered = await guest.post("/enter/code", 201, code=code, bring=True)
        assert (entered["player"], entered["name"], entered["brought"]) == (anna.id, "Anna", 2)
        assert guest.id not in await stored(here), "the guest is no more"
        await guest.get("/me", 401)
        both = Guest(here.app, entered)
        for table in (running, waiting):
            seen = await both.get(f"/tables/{table}")
            assert (seen["seat"], seen["host"], seen["seats"][0]["name"]) == (0, True, "Anna")
        assert (await ben.get(f"/tables/{running}"))["seats"][0]["name"] == "Anna"
        assert (await both.get("/tables/mine"))["tables"]
        assert await both.get(f"/tables/{running}/look")
        (said,) = await here.store.rows(sa.select(chat.c.player))
        assert said["player"] == anna.id
        (quiet,) = await here.store.rows(sa.select(muted))
        assert (quiet["player"], quiet["other"]) == (ben.id, anna.id)


@BOTH
async def test_a_guest_may_stay_behind_and_nobody_loses_a_kept_name(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE) as here:
        anna, guest, ben = await here.guest("Anna"), await here.guest("Scarab"), await here.guest("Ben")
        table = (await guest.open())["id"]
        phone = Guest(here.app, await here.nobody.post("/enter/code", 201, code=await code_of(ben)))
        codes = (await anna.post("/me/codes", 201))["codes"]
        entered = await guest.post("/enter/code", 201, code=codes[0], bring=False)
        assert (entered["player"], entered["brought"]) == (anna.id, 0)
        assert (await Guest(here.app, entered).get(f"/tables/{table}"))["seat"] is None
        await guest.get("/me", 401)
        assert (await ben.post("/enter/code", 201, code=codes[1], bring=True))["brought"] == 0, "Ben is somebody"
        assert (await phone.get("/me"))["player"] == ben.id, "and on his other device he still is"
        fresh = await here.guest("Fresh")
        assert (await fresh.post("/enter/code", 201, code=codes[2]))["player"] == anna.id, "who has nothing is not asked"


@ALSO_ON_POSTGRES
@BOTH
async def test_at_the_same_table_one_seat_is_ones_own(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE) as here:
        anna, guest, ben = await here.guest("Anna"), await here.guest("Scarab"), await here.guest("Ben")
        running = (await guest.open(seats=3))["id"]
        await anna.post(f"/tables/{running}/join")
        await ben.post(f"/tables/{running}/join")
        waiting = (await guest.open(seats=3))["id"]
        await anna.post(f"/tables/{waiting}/join")
        entered = await guest.post("/enter/code", 201, code=await code_of(anna), bring=True)
        both = Guest(here.app, entered)
        seen = await both.get(f"/tables/{running}")
        assert (seen["seat"], seen["host"]) == (1, True)
        assert (seen["seats"][0]["name"], seen["seats"][0]["bot"]) == (None, STAND_IN)
        seen = await both.get(f"/tables/{waiting}")
        assert (seen["seat"], [seat["open"] for seat in seen["seats"]]) == (1, [True, False, True])


async def test_every_place_that_names_a_guest_names_the_player(tmp_path: Path) -> None:
    """Also those that later changes add: what cannot be moved is dropped, and nothing of the guest's is left behind."""
    store = await Store.open(Settings(database=f"sqlite:///{tmp_path}/full.db"))
    try:
        await settle_in(store, "the guest")
        await store.execute(
            *(sa.update(blocks).where(column == "other").values({column: "stranger"}) for column in (blocks.c.player, blocks.c.other))
        )
        await store.execute(sa.insert(players).values(id="kept", name="Anna", created=1, seen=1, kept=1))
        moved = {str(place.column) for place in personal_data.PERSONAL_COLUMNS if place.joined == "moved"}
        brought = await store.transaction(lambda connection: guest_merge.merge_guest(connection, store, "the guest", "kept"))
        assert set(brought) == {"the table", "hosted"}
        left: dict[str, Any] = {table.name: await store.rows(sa.select(table)) for table in metadata.sorted_tables}
        assert "the guest" not in repr(left)
        given = await store.snapshot(lambda connection: personal_data.given_to(connection, "kept"))
        assert {name for name, rows in given.items() if rows} >= moved & set(given)
        (row,) = (row for row in left["tables"] if row["id"] == "the table")
        assert json.loads(row["put_off"]) == ["kept", "somebody"]
    finally:
        await store.close()


async def test_where_both_have_one_the_players_own_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, guest = await here.guest("Anna"), await here.guest("Scarab")
        for person, language in ((anna, "fr"), (guest, "en")):
            await person.ask("PUT", "/alerts", 200, json={"occasions": [], "zone": "UTC", "language": language})
        row = {"game": "objective", "title": "-", "open": False, "version": 1, "changed": 1, "body": "{}"}
        keys = [("t", anna.id, "z"), ("t", guest.id, "z"), ("t", guest.id, anna.id)]
        await here.store.execute(
            *(sa.insert(studies).values(id=person.id[:8], player=person.id, **row) for person in (anna, guest)),
            *(sa.insert(muted).values(table=table, player=one, other=other) for table, one, other in keys),
        )
        both = Guest(here.app, await guest.post("/enter/code", 201, code=await code_of(anna), bring=True))
        assert (await both.get("/alerts"))["language"] == "fr"
        assert len((await both.get("/studies"))["studies"]) == 2
        assert [tuple(one.values()) for one in await here.store.rows(sa.select(muted))] == [("t", anna.id, "z")]
        assert len(await here.store.rows(sa.select(tokens))) == 2, "the guest's own devices are signed out"
        assert await here.store.rows(sa.select(seats).where(seats.c.player == guest.id)) == []
        assert await here.store.rows(sa.select(tables).where(tables.c.host == guest.id)) == []
