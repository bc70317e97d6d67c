"""The refusals of arenas, and their messages, storage and deletion."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.arenas import lifecycle
from saqqara.server.arenas.lifecycle import arena_of
from saqqara.server.community.handles import handle_of
from saqqara.server.ops.retention import Retention
from saqqara.server.settings import Keep, Limits
from saqqara.server.storage.schema import arena_entrants, arena_tables, arenas, seats
from tests.server.arena_evening import FAST, Clock, begin, play_out
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house

pytestmark = BOTH


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


WISHES: list[tuple[dict[str, Any], int, str | None]] = [
    ({"minutes": 14}, 422, "field-range"),
    ({"minutes": 241}, 422, "field-range"),
    ({"minutes": "long"}, 422, None),
    ({"seats": 9}, 400, "bad-seats"),
    ({"seats": 1}, 400, "bad-seats"),
    ({"seconds": 5}, 422, "field-range"),
    ({"game": "chess"}, 400, None),
    ({"options": {"colour": "red"}}, 400, "unknown-option"),
    ({"starts": 0}, 400, "server-arena-start"),
    ({"starts": 9_000_000_000_000}, 400, "server-arena-start"),
    ({"name": "a\u202eb"}, 400, "server-bad-name"),
    ({"name": "x" * 41}, 400, "server-bad-name"),
    ({"name": "Z\u0335\u0321\u0328algo"}, 400, "server-name-marks"),
    ({"bots": "wizard"}, 400, None),
    ({"bots": "deep"}, 400, None),
    ({"prize": "gold"}, 422, None),
]


async def test_what_cannot_be_held_is_refused(here: House) -> None:
    guest = await here.guest("Hetty")
    for wish, status, key in WISHES:
        why = await guest.post("/arenas", status, **({"game": "objective", "seats": 2, "minutes": 60} | wish))
        assert key is None or why["key"] == key, wish
    assert await here.store.rows(sa.select(arenas)) == []


@ALSO_ON_POSTGRES
async def test_nobody_organises_too_many(here: House) -> None:
    guest = await here.guest("Hetty")
    wish = {"game": "objective", "seats": 2, "minutes": 60}
    for _ in range(lifecycle.MOST_HOSTED):
        await guest.post("/arenas", 201, **wish)
    assert (await guest.post("/arenas", 409, **wish))["key"] == "server-many-arenas"
    assert len((await guest.get("/arenas"))["arenas"]) == lifecycle.MOST_HOSTED


async def test_joining_and_leaving_as_it_should_not_be(here: House, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, host = await begin(here, clock, 1)
    (guest,) = evening.guests.values()
    for _ in range(2):  # twice is as good as once
        page = await guest.post(f"{evening.path}/join")
    assert len(page["standings"]) == 1
    assert (await here.nobody.post(f"{evening.path}/join", 401))["key"] == "server-not-welcome"
    foreign = Guest(here.app, {"player": "x", "token": "not.a.token"})
    assert (await foreign.post(f"{evening.path}/join", 401))["key"] == "server-not-welcome"
    stranger = await here.guest("Stranger")
    assert (await stranger.post(f"{evening.path}/leave", 403))["key"] == "server-arena-not-in"
    assert (await stranger.post(f"{evening.path}/end", 403))["key"] == "server-arena-not-yours"
    handle = await handle_of(here.store, guest.id)
    assert (await stranger.ask("DELETE", f"{evening.path}/entrants/{handle}", 403))["key"] == "server-arena-not-yours"
    assert (await host.ask("DELETE", f"{evening.path}/entrants/nobody", 404))["key"] == "server-no-person"
    other = await handle_of(here.store, stranger.id)
    assert (await host.ask("DELETE", f"{evening.path}/entrants/{other}", 400))["key"] == "server-arena-not-there"
    for path in ("/arenas/nowhere", f"/arenas/{'x' * 60}"):
        assert (await guest.get(path, 404))["key"] == "server-no-arena"
    monkeypatch.setattr(lifecycle, "MOST", 1)
    assert (await stranger.post(f"{evening.path}/join", 409))["key"] == "server-arena-full"
    assert (await host.ask("DELETE", f"{evening.path}/entrants/{handle}", 200))["standings"][0]["out"] is True
    assert (await guest.post(f"{evening.path}/join", 403))["key"] == "server-arena-taken-out"
    assert (await guest.post(f"{evening.path}/here"))["me"]["state"] == "removed"
    await host.post(f"{evening.path}/end")
    for guest_of in (stranger, host):
        assert (await guest_of.post(f"{evening.path}/join", 409))["key"] == "server-arena-over"
    assert (await host.post(f"{evening.path}/end", 409))["key"] == "server-arena-over"
    assert len(await here.store.rows(sa.select(arena_entrants))) == 1


async def test_a_table_of_an_arena_is_played_to_the_end_and_once(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    one, _ = evening.guests.values()
    await evening.look()
    (table,) = await evening.going()
    assert (await one.post(f"/tables/{table}/end", 409))["key"] == "server-arena-to-the-end"
    await play_out(here.hub, table, evening.chance)
    assert (await one.post(f"/tables/{table}/rematch", 409))["key"] == "server-arena-no-rematch"


async def test_a_block_holds_at_the_door_of_an_arena(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock)
    bad = await here.guest("Bad")
    await host.ask("PUT", f"/people/{await handle_of(here.store, bad.id)}/block", 200)
    for ask in (bad.get(evening.path, 404), bad.post(f"{evening.path}/join", 404), bad.post(f"{evening.path}/here", 404)):
        assert (await ask)["key"] == "server-no-arena", "whoever is blocked is told nothing of it"
    shy = await here.guest("Shy")
    await shy.ask("PUT", f"/people/{await handle_of(here.store, host.id)}/block", 200)
    assert (await shy.post(f"{evening.path}/join", 403))["key"] == "server-blocked-arena"
    assert await here.store.rows(sa.select(arena_entrants)) == []


# What is told, kept and forgotten


async def test_nothing_of_a_running_game_is_told_but_who_sits_there(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2)
    await evening.look()
    (table,) = (await evening.page())["tables"]
    assert set(table) == {"id", "seats"}
    seated = (await here.nobody.get(f"/tables/{table['id']}"))["seats"]
    assert table["seats"] == [{"name": seat["name"], "bot": None, "bot_name": None} for seat in seated]


async def test_who_goes_takes_their_row_along_and_the_others_keep_their_points(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock, 2)
    await evening.look()
    (table,) = await evening.going()
    await play_out(here.hub, table, evening.chance)
    await evening.look()
    before = {row["name"]: row["points"] for row in (await evening.page())["standings"]}
    one, other = evening.guests.values()
    data = (await one.get("/me/data"))["data"] if "data" in (await one.get("/me/data")) else await one.get("/me/data")
    assert evening.arena in str(data)
    await one.ask("DELETE", "/me", 204)
    clock.go(31)
    assert {row["name"]: row["points"] for row in (await evening.page())["standings"]} == {"Player 1": before["Player 1"]}
    await host.ask("DELETE", "/me", 204)
    row = await arena_of(here.store, evening.arena)
    assert row is not None
    assert (row["host"], row["name"]) == (None, "")
    assert (await other.post(f"{evening.path}/end", 403))["key"] == "server-arena-not-yours"


@pytest.mark.parametrize("rated", [False, True])
async def test_a_guests_points_are_not_a_names(here: House, clock: Clock, rated: bool) -> None:
    """A guest who registers is still the same player; one who signs in to a name leaves the points behind."""
    evening, _ = await begin(here, clock, 4, rated=rated)
    await evening.look()
    for table in await evening.going():
        await play_out(here.hub, table, evening.chance)
    await evening.look()
    before = {row["name"]: row["points"] for row in (await evening.page())["standings"]}
    called = {(await guest.get("/me"))["name"]: guest for guest in evening.guests.values()}
    gone = max(before, key=before.__getitem__)
    other = called.pop(gone)
    sat = sa.select(seats.c.table).where(seats.c.player == other.id)
    met = {row["player"] for row in await here.store.rows(sa.select(seats.c.player).where(seats.c.table.in_(sat)))}
    one = next(guest for guest in called.values() if guest.id not in met)
    code = (await one.post("/me/codes", 201))["codes"][0]
    clock.go(31)
    assert {row["name"]: row["points"] for row in (await evening.page())["standings"]} == before
    await other.post("/enter/code", 201, code=code, bring=True)
    clock.go(31)
    assert {row["name"]: row["points"] for row in (await evening.page())["standings"]} == {n: p for n, p in before.items() if n != gone}


async def test_an_arena_goes_after_its_time_and_its_games_stay(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock, 2)
    await evening.look()
    (table,) = await evening.going()
    await play_out(here.hub, table, evening.chance)
    await evening.look()
    await host.post(f"{evening.path}/end")
    for one in await evening.going():
        await play_out(here.hub, one, evening.chance)
    await evening.look()
    clearing = Retention(here.hub)
    clearing.keep = Keep(arena_days=1)
    assert (await clearing.all())["arenas"] == 0
    clock.go(2 * 86400)
    assert (await clearing.all())["arenas"] == 1
    assert (await host.get(evening.path, 404))["key"] == "server-no-arena"
    assert await here.store.rows(sa.select(arena_tables)) == []
    assert (await here.nobody.get(f"/tables/{table}"))["status"] == "over"


async def test_the_server_keeps_evenings_going_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits.lifted(), tick=0.05) as here:
        host = await here.guest("Hetty")
        made = await host.post("/arenas", 201, game="objective", seats=2, minutes=15)
        guests = [await here.guest(name) for name in ("Anna", "Ben")]
        for guest in guests:
            await guest.post(f"/arenas/{made['info']['id']}/join")
        for _ in range(600):
            page = await guests[0].post(f"/arenas/{made['info']['id']}/here")
            if page["me"]["table"]:
                break
            await asyncio.sleep(0.05)
        assert page["me"]["state"] == "playing"
