"""The games of a guest who turns out to be somebody whose name is kept: results, records and ratings are theirs, as if always so."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server import admin, days
from saqqara.server.ratings import steps
from saqqara.server.ratings.counting import count_some
from saqqara.server.storage.schema import blocks, competitors, daily_tries, follows, results, seats, standings
from saqqara.server.storage.store import Store
from tests.server.house import Guest, House, house
from tests.server.test_api_postgres import fresh
from tests.server.test_joining import code_of
from tests.server.test_names import FREE
from tests.server.test_ratings_counting import STILL, played, resigned, seated, stored


async def brought(here: House, guest: Guest, to: Guest) -> Guest:
    """A guest comes along into a kept name."""
    return Guest(here.app, await guest.post("/enter/code", 201, code=await code_of(to), bring=True))


async def check_made_anew(here: House, tmp_path: Path) -> None:
    """What is kept is what would be made anew, from the results and from the logs, to the last digit."""
    before, settings = await stored(here.store), here.app.state.settings
    for from_log in (False, True):
        changed = await asyncio.to_thread(admin.ratings, settings, from_log)
        assert set(changed.values()) == {0}
        assert await stored(here.store) == before


@pytest.mark.parametrize("few", [steps.FEW, 1])
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_guests_games_count_as_the_players_own(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, database: str, few: int
) -> None:
    """However many come after: one after the other, or all in one go."""
    monkeypatch.setattr(steps, "FEW", few)
    more = {} if database == "sqlite" else {"database": await fresh(request.getfixturevalue("postgres_server"), f"brought{few}")}
    async with house(tmp_path, limits=FREE, **STILL, **more) as here:
        anna, guest, ben, cleo = [await here.guest(name) for name in ("Anna", "Scarab", "Ben", "Cleo")]
        await played([guest, ben, cleo])
        for pair in ([anna, ben], [guest, ben], [ben, cleo], [anna, cleo], [guest, cleo]):
            await resigned(pair)
            await count_some(here.store)
        free = await guest.open(seats=["me", {"bot": "chance"}])
        await guest.post(f"/tables/{free['id']}/resign")
        await count_some(here.store)
        sums = await total(here.store, anna.id, guest.id)
        both = await brought(here, guest, anna)
        assert await total(here.store, anna.id) == sums, "what both have played"
        assert [row["rated"] for row in await of(here.store, anna.id)] == [5]
        assert len(await here.store.rows(sa.select(competitors))) == 3, "the guest's number is no more"
        mine = (await both.get("/me/profile"))["games"][0]
        assert (mine["games"], mine["rating"]["games"]) == (6, 5)
        assert await here.store.rows(sa.select(standings).where(standings.c.listed)) == await of(here.store, anna.id), (
            "a kept name is shown"
        )
        await check_made_anew(here, tmp_path)


async def test_only_the_guest_had_played(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest, ben = [await here.guest(name) for name in ("Anna", "Scarab", "Ben")]
        await resigned([guest, ben])
        await count_some(here.store)
        before = [tuple(row.values())[2:] for row in await here.store.rows(sa.select(results))]
        await brought(here, guest, anna)
        assert [tuple(row.values())[2:] for row in await here.store.rows(sa.select(results))] == before
        assert [(row["rated"], row["listed"]) for row in await of(here.store, anna.id)] == [(1, True)]
        await check_made_anew(here, tmp_path)


async def test_where_both_sat_at_one_table_the_guests_seat_is_of_somebody_who_has_gone(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest, ben = [await here.guest(name) for name in ("Anna", "Scarab", "Ben")]
        both_there = await played([anna, guest, ben])
        await resigned([guest, ben])
        await count_some(here.store)
        uncounted = await seated([guest, anna])
        waiting = await played([ben, anna, guest])
        await brought(here, guest, anna)
        rows = await here.store.rows(
            sa.select(results.c.seat, competitors.c.player).outerjoin(competitors).where(results.c.table == both_there)
        )
        assert sorted((row["seat"], row["player"]) for row in rows) == [(0, anna.id), (1, None), (2, ben.id)]
        mine = (await of(here.store, anna.id))[0]
        assert (mine["games"], mine["rated"]) == (2, 2), "one game at the table of both, and one of the guest's"
        await count_some(here.store)
        sat = await here.store.rows(sa.select(results.c.seat, results.c.who, results.c.left).where(results.c.table == waiting))
        assert [row["who"] is None for row in sorted(sat, key=lambda row: row["seat"])] == [False, False, True]
        going = await here.store.rows(sa.select(seats.c.player, seats.c.bot).where(seats.c.table == uncounted).order_by(seats.c.seat))
        assert (going[0]["player"], going[1]["player"]) == (None, anna.id)
        assert going[0]["bot"] is not None
        await check_made_anew(here, tmp_path)


async def test_a_try_of_a_day_comes_along_unless_there_is_one(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest = await here.guest("Anna"), await here.guest("Scarab")
        today = days.today()
        tries = {
            (who, game): (await who.post(f"/daily/{today}/{game}"))["id"]
            for who, game in ((anna, "objective"), (guest, "objective"), (guest, "expedition"))
        }
        both = await brought(here, guest, anna)
        rows = await here.store.rows(sa.select(daily_tries.c.game, daily_tries.c.table).order_by(daily_tries.c.game))
        assert [tuple(row.values()) for row in rows] == [
            ("expedition", tries[guest, "expedition"]),
            ("objective", tries[anna, "objective"]),
        ]
        assert (await both.post(f"/daily/{today}/expedition"))["id"] == tries[guest, "expedition"]


async def test_a_block_of_the_guests_ends_what_the_player_followed(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE, **STILL) as here:
        anna, guest, ben, cleo = [await here.guest(name) for name in ("Anna", "Scarab", "Ben", "Cleo")]
        pairs = [(anna, ben), (ben, anna), (guest, cleo), (cleo, guest), (anna, guest)]
        await here.store.execute(
            *(sa.insert(follows).values(player=one.id, other=other.id, at=1) for one, other in pairs),
            sa.insert(blocks).values(player=guest.id, other=ben.id, at=1),
        )
        await brought(here, guest, anna)
        left = {tuple(row.values())[:2] for row in await here.store.rows(sa.select(follows))}
        assert left == {(anna.id, cleo.id), (cleo.id, anna.id)}
        assert [tuple(row.values())[:2] for row in await here.store.rows(sa.select(blocks))] == [(anna.id, ben.id)]


async def of(store: Store, player: str) -> list[Any]:
    """What somebody has played in all."""
    return await store.rows(sa.select(standings).where(standings.c.player == player))


async def total(store: Store, *people: str) -> dict[str, int]:
    """Games and points of some people together."""
    rows = [row for player in people for row in await of(store, player)]
    return {name: sum(row[name] for row in rows) for name in ("games", "wins", "scored", "points", "rated", "rated_wins")}
