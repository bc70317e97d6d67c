"""Arenas at a real server: 64 people of whom some leave and come back, restarts, two nodes, blocks, and all that is refused.

`SAQQARA_ARENA=all`: an evening as long in every game; half as long otherwise where games are long.
"""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server import sanctions
from saqqara.server.arenas.evenings import AWAY, arena_of
from saqqara.server.arenas.hall import finished
from saqqara.server.arenas.keeper import Keeper
from saqqara.server.arenas.scoring import standings
from saqqara.server.handles import handle_of
from saqqara.server.storage.schema import arena_entrants, results, seats
from saqqara.server.storage.store import now
from tests.server.evening import FAST, Clock, Evening, begin, play_out
from tests.server.house import Guest, House, house

TURNS = 12 if os.environ.get("SAQQARA_ARENA") == "all" else 6
"""How often people are paired where a game takes long: some leave and come back within it. In the shortest always twelve times."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
async def here(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    async with house(tmp_path, **FAST) as opened:
        yield opened


# 64 people


def met_again(before: dict[str, Any], fresh: dict[str, Any]) -> list[tuple[str, str]]:
    """Who sits with somebody again who was at their last table."""
    last: dict[str, set[str]] = {}
    for one in before.values():  # in the order of rounds
        last |= {player: set(one["people"]) - {player} for player in one["people"]}
    return [two for one in fresh.values() for two in combinations(one["people"], 2) if two[1] in last.get(two[0], ())]


async def check_results(evening: Evening, page: Any) -> None:
    """Every game counts once, and the standings are those that are made anew from the rows."""
    here, players = evening.here, list(evening.guests)
    made = await evening.sat()
    assert all(one["ended"] is not None for one in made.values())
    assert len(page["standings"]) == 64
    counted = Counter(player for one in made.values() for player in one["people"])
    by_handle = {await handle_of(here.store, player): player for player in players}
    assert {by_handle[one["handle"]]: one["games"] for one in page["standings"]} == counted, "a game is lost, or counted twice"
    total = sum(5 * len(one["people"]) for one in made.values())
    assert sum(one["points"] for one in page["standings"]) == pytest.approx(total, abs=64 * 0.05), "a game gives 5 points a head"
    row = await arena_of(here.store, evening.arena)
    assert row is not None
    anew = standings(await here.store.backend.reading(lambda connection: finished(connection, row)), players)
    assert [(one.place, one.points, one.games, one.wins) for one in anew] == [
        (one["place"], one["points"], one["games"], one["wins"]) for one in page["standings"]
    ]
    assert {moment["what"] for moment in page["moments"]} >= {"highest", "closest", "streak"}
    assert all(moment["table"] is None or moment["table"] in made for moment in page["moments"])


@pytest.mark.parametrize(("game", "seats_wanted"), [("objective", 2), ("guardians", 3), ("expedition", 4)])
async def test_64_people_of_whom_some_leave_and_come_back(here: House, clock: Clock, game: str, seats_wanted: int) -> None:
    evening, host = await begin(here, clock, 64, game=game, seats=seats_wanted, minutes=120, seconds=600, name="Club night")
    chance, players = evening.chance, list(evening.guests)
    parted = {frozenset(chance.sample(players, 2)) for _ in range(40)}
    for one, other in parted:
        await evening.guests[one].ask("PUT", f"/people/{await handle_of(here.store, other)}/block", 200)
    gone: set[str] = set()  # their phones say nothing
    seen_free = Counter[str]()
    for turn in range(12 if game == "objective" else TURNS):
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
        for table in chance.sample(sorted(going), max(1, len(going) * 3 // 4)):  # the others are in the middle of their games
            await play_out(here.hub, table, chance)
        clock.go(45)
        if turn in (2, 5, 8):
            gone |= set(chance.sample(players, 9))
            leaving = chance.choice([player for player in players if player not in gone])
            await evening.guests[leaving].post(f"{evening.path}/leave")
            assert (await evening.page(evening.guests[leaving]))["me"]["state"] in ("left", "playing")
        if turn in (4, 7, 10):
            for player in sorted(gone)[:6]:
                gone.discard(player)
                await evening.guests[player].post(f"{evening.path}/join")
    assert len(seen_free) == 64, "everybody has played"
    for table in await evening.going():
        await play_out(here.hub, table, chance)
    await evening.look()
    await host.post(f"{evening.path}/end")
    for table in await evening.going():
        await play_out(here.hub, table, chance)
    await evening.look()
    page = await evening.page()
    assert page["info"]["status"] == "over"
    assert page["tables"] == []
    await check_results(evening, page)


# Seats


async def test_two_nodes_that_pair_at_once_make_one_table(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 8)
    keepers = [Keeper(here.hub) for _ in range(4)]
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


async def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path, clock: Clock) -> None:
    async with house(tmp_path, **FAST) as here:
        evening, host = await begin(here, clock, 6, name="Long night")
        await evening.look()
        tables = sorted(await evening.going())
        await play_out(here.hub, tables[0], evening.chance)
        live = await here.hub.get(tables[1])
        assert live is not None
        assert live.table is not None
        await here.hub.submit(live, live.table.to_act[0], "move", live.look(live.table.to_act[0]).moves[0])
        # a node that goes between writing a round down and dealing
        unborn = Keeper(here.hub)
        await here.store.execute(sa.update(arena_entrants).values(seen=now()))
    async with house(tmp_path, **FAST) as here:
        del unborn
        again = Evening(here, evening.arena, clock)
        again.guests = {player: Guest(here.app, guest.made) for player, guest in evening.guests.items()}
        await again.look()
        assert sorted(await again.going()) != tables, "the first game has ended"
        for table in await again.going():
            await play_out(here.hub, table, again.chance)
        await again.look()
        page = await Guest(here.app, host.made).get(again.path)
        assert page["info"]["name"] == "Long night"
        assert sum(one["games"] for one in page["standings"]) == 2 * len([1 for one in (await again.sat()).values() if one["ended"]])


async def test_a_round_that_was_written_and_not_dealt_is_dealt_by_the_next_who_looks(
    here: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, _ = await begin(here, clock, 2)

    async def dies(*_: Any) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr("saqqara.server.arenas.keeper.opened", dies)
        with pytest.raises(ConnectionError):
            await evening.keeper.round()
    (table,) = await evening.going()
    row = await here.store.table(table)
    assert row is not None
    assert row["status"] == "open"
    await evening.look()
    row = await here.store.table(table)
    assert row is not None
    assert row["status"] == "running"
    assert len(await evening.sat()) == 1


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
    await here.store.together(lambda connection: sanctions.impose(connection, bad.id, "off", "words", 7))
    here.people.went(bad.id)
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


# Who is away


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


# Time


async def test_games_that_run_at_the_end_may_end_for_a_while_and_unfinished_ones_count_nothing(here: House, clock: Clock) -> None:
    evening, host = await begin(here, clock, 4, minutes=15)
    await evening.look()
    first, second = sorted(await evening.going())
    assert sum(row["points"] for row in (await evening.page())["standings"]) == 0
    await host.post(f"{evening.path}/end")
    page = await evening.page()
    assert (page["info"]["status"], page["info"]["closes"] - page["info"]["ends"]) == ("ending", 15 * 60_000)
    await play_out(here.hub, first, evening.chance)
    await evening.all_here()
    await evening.look()
    assert len(await evening.sat()) == 2, "no table is made after the end"
    assert sum(row["games"] for row in (await evening.page())["standings"]) == 2
    clock.go(15 * 60 + 1)
    await play_out(here.hub, second, evening.chance)
    await evening.look()
    assert (await evening.page())["info"]["status"] == "over"
    assert sum(row["games"] for row in (await evening.page())["standings"]) == 2, "a game that ended too late counts"


async def test_an_arena_of_later_begins_in_time(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, starts=now() + 600_000)
    await evening.come("Early")
    await evening.come("Bird")
    await evening.look()
    page = await evening.page()
    assert (page["info"]["status"], await evening.sat()) == ("soon", {})
    assert page["info"]["ends"] - page["info"]["starts"] == 3_600_000
    clock.go(601)
    await evening.all_here()
    await evening.look()
    assert len(await evening.going()) == 1


async def test_rated_games_of_an_arena_are_rated(here: House, clock: Clock) -> None:
    evening, _ = await begin(here, clock, 2, rated=True)
    await evening.look()
    (table,) = await evening.going()
    info = await here.nobody.get(f"/tables/{table}")
    assert (info["rated"], info["arena"], info["hints"], info["pace"]) == (True, evening.arena, False, {"kind": "live", "seconds": 60.0})
    await play_out(here.hub, table, evening.chance)
    await evening.look()
    assert all(row["rated"] for row in await here.store.rows(sa.select(results.c.rated).where(results.c.table == table)))
