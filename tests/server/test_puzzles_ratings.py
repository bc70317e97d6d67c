"""Ratings in puzzles follow from the tries alone, whoever has gone or come along since, on SQLite and PostgreSQL."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.bots.rating_scale import MIDDLE, MU, SIGMA, SURE, shown
from saqqara.core.game import games
from saqqara.server.ops import admin_actions
from saqqara.server.puzzles import puzzle_rating
from saqqara.server.storage.schema import puzzle_ratings, puzzle_standings, puzzle_tries
from saqqara.server.storage.store import Store
from saqqara.solo import puzzles
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import Guest, House, house
from tests.server.test_names import FREE
from tests.server.test_puzzles import GAME, SEVERAL, known, solve

pytestmark = BOTH

TABLES = (puzzle_tries, puzzle_ratings, puzzle_standings)


async def stored(store: Store) -> list[Any]:
    """All that is believed, to be compared bit for bit."""
    found: list[Any] = []
    for table in TABLES:
        found += [tuple(row.values()) for row in await store.rows(sa.select(table).order_by(*table.primary_key.columns))]
    return found


async def some_tries(here: House) -> list[Guest]:
    """Three people solve in two games, each in their own way."""
    people = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
    for turn in range(4):
        for number, one in enumerate(people):
            await solve(one, (turn + number) % 3 != 0)
            await solve(one, (turn * number) % 2 == 0, SEVERAL)
    return people


def test_a_try_is_a_game_of_two_and_a_puzzle_moves_less() -> None:
    solver, puzzle = puzzle_rating.NEW, puzzle_rating.at_first(puzzle_rating.on_scale(MIDDLE))
    assert solver[0] == puzzle[0] == MU
    assert SURE == puzzle[1] < solver[1] < SIGMA, "the first tries are provisional, and move a rating less than a first game does"
    won, lost = puzzle_rating.after(solver, puzzle, True), puzzle_rating.after(solver, puzzle, False)
    assert won[0][0] - MU == pytest.approx(MU - lost[0][0])
    assert 0 < MU - won[1][0] < (won[0][0] - MU) / 3
    assert shown(won[0][0]) - shown(MU) <= 50
    assert won[0][1] < solver[1]
    assert won[1][1] < SURE
    easy, hard = puzzle_rating.at_first(MU - 10), puzzle_rating.at_first(MU + 10)
    assert puzzle_rating.after(solver, hard, True)[0][0] > won[0][0] > puzzle_rating.after(solver, easy, True)[0][0], "a hard one says more"


@ALSO_ON_POSTGRES
async def test_try_by_try_and_anew_are_the_same_to_the_last_digit(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE) as here:
        anna, ben, cleo = await some_tries(here)
        both = await here.guest("Twice")
        puzzle = known(await both.get(f"/puzzles/{GAME}/next"))
        sent = [both.http.post(f"/puzzles/{GAME}/{puzzle.key}", json={"moves": puzzle.best}) for _ in range(4)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*sent)) == [200, 409, 409, 409]
        await ben.ask("DELETE", "/me", 204)
        await solve(anna, False)
        code = (await anna.post("/me/codes", 201))["codes"][0]
        await cleo.post("/enter/code", 201, code=code, bring=True)
        settings, before = here.app.state.settings, await stored(here.store)
    assert await asyncio.to_thread(admin_actions.puzzles, settings) == dict.fromkeys(games(), 0), "all as it was"
    store = await Store.open(settings)
    try:
        assert await stored(store) == before
        faults = (
            sa.update(puzzle_tries).where(puzzle_tries.c.number == 3).values(mu=1.0, puzzle_sigma=1.0),
            sa.update(puzzle_ratings).where(puzzle_ratings.c.game == GAME).values(mu=7.0),
            sa.update(puzzle_standings).values(sigma=0.5, tries=99),
            sa.insert(puzzle_ratings).values(game=GAME, puzzle="never tried", mu=1.0, sigma=1.0, tries=1),
        )
        await store.execute(*faults)
        assert await stored(store) != before
    finally:
        await store.close()
    changed = await asyncio.to_thread(admin_actions.puzzles, settings)
    assert changed[GAME] > 3
    store = await Store.open(settings)
    try:
        assert await stored(store) == before
    finally:
        await store.close()


async def test_who_goes_takes_their_own_along_and_leaves_the_puzzles_as_they_are(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, _ = await some_tries(here)
        given = (await anna.get("/me/data"))["stored"]
        assert len(given["puzzle_tries.player"]) == 8
        assert {row["game"] for row in given["puzzle_standings.player"]} == {GAME, SEVERAL}
        answers = {row["answer"] for row in given["puzzle_tries.player"]}
        assert all(json.loads(answer) for answer in answers)
        rated = await here.store.rows(sa.select(puzzle_ratings))
        others = await here.store.rows(sa.select(puzzle_standings).where(puzzle_standings.c.player != anna.id))
        await anna.ask("DELETE", "/me", 204)
        assert await here.store.rows(sa.select(puzzle_ratings)) == rated
        assert await here.store.rows(sa.select(puzzle_standings)) == others
        left = [row for row in await here.store.rows(sa.select(puzzle_tries)) if row["player"] is None]
        assert len(left) == 8
        assert {row["answer"] for row in left} == {""}, "what they answered is not kept"
        assert (await ben.get("/me/data"))["stored"]["puzzle_tries.player"]


async def test_a_guests_tries_come_along_and_where_both_have_tried_their_own_stay(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE) as here:
        anna, guest = await here.guest("Anna"), await here.guest("Scarab")
        code = (await anna.post("/me/codes", 201))["codes"][0]
        same = puzzles.read(GAME).puzzles[0]
        await anna.post(f"/puzzles/{GAME}/{same.key}", moves=same.best)
        await guest.post(f"/puzzles/{GAME}/{same.key}", moves=same.tempting.split(puzzles.JOINED))
        other = puzzles.read(GAME).puzzles[1]
        await guest.post(f"/puzzles/{GAME}/{other.key}", moves=other.best)
        await solve(guest, True, SEVERAL)
        stands = {one["game"]: one for one in (await anna.get("/puzzles"))["games"]}
        rated = await here.store.rows(sa.select(puzzle_ratings))
        both = Guest(here.app, await guest.post("/enter/code", 201, code=code))
        now = {one["game"]: one for one in (await both.get("/puzzles"))["games"]}
        assert (now[GAME]["tried"], now[GAME]["solved"]) == (2, 2), "Anna's own try at the first, the guest's at the second"
        assert now[GAME]["rating"] == stands[GAME]["rating"], "what is believed of her follows from her own tries"
        assert (now[SEVERAL]["tried"], now[SEVERAL]["rating"]) == (1, None), "and a guest's luck is not hers"
        assert (await both.get(f"/puzzles/{GAME}/{same.key}"))["right"]
        assert await here.store.rows(sa.select(puzzle_ratings)) == rated
        assert guest.id not in repr([await here.store.rows(sa.select(table)) for table in TABLES])
        settings = here.app.state.settings
    assert set((await asyncio.to_thread(admin_actions.puzzles, settings)).values()) == {0}


async def test_who_registers_starts_anew_and_is_not_asked_again(tmp_path: Path) -> None:
    async with house(tmp_path, limits=FREE) as here:
        guest, ben = await here.guest("Scarab"), await here.guest("Ben")
        for _ in range(3):
            await solve(guest)
        await solve(ben)
        rated, others = await here.store.rows(sa.select(puzzle_ratings)), (await ben.get("/puzzles"))["games"]
        await guest.post("/me/codes", 201)
        (mine,) = [one for one in (await guest.get("/puzzles"))["games"] if one["game"] == GAME]
        assert (mine["tried"], mine["solved"], mine["rating"]) == (3, 3, None)
        assert await here.store.rows(sa.select(puzzle_ratings)) == rated
        assert (await ben.get("/puzzles"))["games"] == others
        told = await solve(guest)
        (mine,) = [one for one in (await guest.get("/puzzles"))["games"] if one["game"] == GAME]
        assert (mine["tried"], mine["rating"]["games"], mine["rating"]["shown"]) == (4, 1, told["solver"]["after"])
        settings = here.app.state.settings
    assert set((await asyncio.to_thread(admin_actions.puzzles, settings)).values()) == {0}


async def test_a_profile_shows_it_to_whom_its_person_likes(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        told = await solve(anna)
        mine = await anna.get("/me/profile")
        assert [(one["game"], one["rating"]["shown"]) for one in mine["puzzles"]] == [(GAME, told["solver"]["after"])]
        at = f"/people/{mine['handle']}/profile"
        for public, seen in ((["profile", "rating"], []), (["profile", "puzzles"], mine["puzzles"]), (["puzzles"], None)):
            await anna.ask("PATCH", "/me/profile", 200, json={"public": public})
            if seen is None:
                await ben.get(at, 404)
            else:
                assert (await ben.get(at))["puzzles"] == seen
