"""An evening of many people at a real server, of whom some leave and come back.

`SAQQARA_ARENA=all`: 64 people, a long evening in each of three games; otherwise fewer, a shorter one in two.
"""

import os
from collections import Counter
from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.arenas.lifecycle import AWAY, arena_of
from saqqara.server.arenas.organizer import ArenaOrganizer
from saqqara.server.arenas.queries import finished
from saqqara.server.arenas.scoring import standings
from saqqara.server.community.handles import handle_of
from tests.server.arena_evening import FAST, Clock, Evening, begin, play_all_out
from tests.server.databases import ALSO_ON_POSTGRES, BOTH
from tests.server.guests_over_http import House, house

pytestmark = BOTH

LONG = os.environ.get("SAQQARA_ARENA") == "all"
PEOPLE = 64 if LONG else 12
TURNS = 12 if LONG else 5
"""The number of pairings: some people leave and come back during them."""
EVENINGS = [("objective", 2), ("guardians", 3), *([("expedition", 4)] if LONG else [])]
"""Each game, with the seats of its tables."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


def met_again(before: dict[str, Any], fresh: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the pairs who meet again right after their last table."""
    last: dict[str, set[str]] = {}
    for one in before.values():  # in the order of rounds
        last |= {player: set(one["people"]) - {player} for player in one["people"]}
    return [two for one in fresh.values() for two in combinations(one["people"], 2) if two[1] in last.get(two[0], ())]


async def check_results(evening: Evening, page: Any) -> None:
    """Every game counts once, and the standings are those that are made anew from the rows."""
    here, players = evening.here, list(evening.guests)
    made = await evening.sat()
    assert all(one["ended"] is not None for one in made.values())
    assert len(page["standings"]) == PEOPLE
    counted = Counter(player for one in made.values() for player in one["people"])
    by_handle = {await handle_of(here.store, player): player for player in players}
    assert {by_handle[one["handle"]]: one["games"] for one in page["standings"]} == counted, "a game is lost, or counted twice"
    total = sum(5 * len(one["people"]) for one in made.values())
    assert sum(one["points"] for one in page["standings"]) == pytest.approx(total, abs=PEOPLE * 0.05), "a game gives 5 points a head"
    row = await arena_of(here.store, evening.arena)
    assert row is not None
    anew = standings(await here.store.snapshot(lambda connection: finished(connection, row)), players)
    assert [(one.place, one.points, one.games, one.wins) for one in anew] == [
        (one["place"], one["points"], one["games"], one["wins"]) for one in page["standings"]
    ]
    assert {moment["what"] for moment in page["moments"]} >= {"highest", "closest", "streak"}
    assert all(moment["table"] is None or moment["table"] in made for moment in page["moments"])


@ALSO_ON_POSTGRES
@pytest.mark.parametrize(("game", "seats_wanted"), EVENINGS)
async def test_an_evening_of_whom_some_leave_and_come_back(here: House, clock: Clock, game: str, seats_wanted: int) -> None:
    evening, host = await begin(here, clock, PEOPLE, game=game, seats=seats_wanted, minutes=120, seconds=600, name="Club night")
    chance, players = evening.chance, list(evening.guests)
    parted = {frozenset(chance.sample(players, 2)) for _ in range(PEOPLE * 5 // 8)}
    for one, other in parted:
        await evening.guests[one].ask("PUT", f"/people/{await handle_of(here.store, other)}/block", 200)
    gone: set[str] = set()  # their phones say nothing
    seen_free = Counter[str]()
    for turn in range(TURNS):
        before = await evening.sat()
        await evening.all_here(gone)
        await evening.look()
        await evening.check(parted)
        after = await evening.sat()
        fresh = {table: one for table, one in after.items() if table not in before}
        for made in fresh.values():
            assert not gone & set(made["people"]), "somebody absent was seated"
            assert 2 <= len(made["people"]) <= seats_wanted
            seen_free.update(made["people"])
        if turn:
            assert not met_again(before, fresh), "the same two again at once, while others were free"
        going = await evening.going()
        some = chance.sample(sorted(going), max(1, len(going) * 3 // 4))  # the others are in the middle of their games
        await play_all_out(here.hub, some, chance)
        clock.go(45)
        if turn in (2, 5, 8):
            gone |= set(chance.sample(players, PEOPLE // 7))
            leaving = chance.choice([player for player in players if player not in gone])
            await evening.guests[leaving].post(f"{evening.path}/leave")
            assert (await evening.page(evening.guests[leaving]))["me"]["state"] in ("left", "playing")
        if turn in (4, 7, 10):
            for player in sorted(gone)[: PEOPLE // 10]:
                gone.discard(player)
                await evening.guests[player].post(f"{evening.path}/join")
    assert len(seen_free) == PEOPLE, "everybody has played"
    await play_all_out(here.hub, await evening.going(), chance)
    await evening.look()
    await host.post(f"{evening.path}/end")
    await play_all_out(here.hub, await evening.going(), chance)
    await evening.look()
    page = await evening.page()
    assert page["info"]["status"] == "over"
    assert page["tables"] == []
    await check_results(evening, page)


async def test_arenas_at_which_nobody_is_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Until somebody comes, or their time is over and they are closed."""
    visited = []
    keep = ArenaOrganizer.keep

    async def noted(keeper: ArenaOrganizer, arena: Any) -> None:
        visited.append(arena["id"])
        await keep(keeper, arena)

    monkeypatch.setattr(ArenaOrganizer, "keep", noted)
    async with house(tmp_path, **FAST) as here:
        host, anna = await here.guest("Hostess"), await here.guest("Anna")
        wish = {"game": "objective", "seats": 2, "minutes": 60}
        empty, lonely = [(await host.post("/arenas", 201, **wish))["info"]["id"] for _ in range(2)]
        await anna.post(f"/arenas/{lonely}/join")
        keeper = here.app.state.arenas.keeper
        keeper.job.busy = True  # nobody looks but the test
        visited.clear()
        await keeper.round()
        assert visited == [lonely]
        clock.go(AWAY / 1000 + 1)
        await keeper.round()
        assert visited == [lonely], "she has gone"
        await anna.post(f"/arenas/{lonely}/here")
        await keeper.round()
        assert visited == [lonely] * 2
        clock.go(3600)
        await keeper.round()
        assert sorted(visited[2:]) == sorted([empty, lonely]), "their time is over"
        await keeper.round()
        assert len(visited) == 4
