"""Whoever goes on playing is looked up with others, before it is needed; whoever may not go on is found out as soon as before."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server import renewals
from saqqara.server.digests import digest
from saqqara.server.renewals import EARLY, GATHER, MEMORY, Renewals
from saqqara.server.storage.schema import players as people_rows
from saqqara.server.storage.schema import tokens
from saqqara.server.storage.store import Store, now
from tests.server.house import House, house
from tests.server.inside import eventually
from tests.server.test_at_once import Players, in_turn, two


class Somebody:
    """Somebody connected."""

    def __init__(self, token: str | None) -> None:
        self.key = None if token is None else digest(token)
        self.let_in = 0, 0.0


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as found:
        yield found


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[Players]:
    async with two(tmp_path) as found:
        yield found


def asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The queries about tokens that are made from now on."""
    made: list[Any] = []
    rows = store.rows

    async def noted(query: Any) -> Any:
        if "tokens" in str(query):
            made.append(query)
        return await rows(query)

    monkeypatch.setattr(store, "rows", noted)
    return made


async def some(here: House, count: int) -> list[Somebody]:
    return [Somebody((await here.guest(f"Guest {n}")).made["token"]) for n in range(count)]


@pytest.mark.parametrize(("count", "most", "queries"), [(1, 500, 1), (7, 500, 1), (7, 3, 3)])
async def test_all_who_ask_are_looked_up_together(
    here: House, count: int, most: int, queries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, made, all_of_them = Renewals(here.store), asked(here.store, monkeypatch), await some(here, count)
    monkeypatch.setattr(renewals, "MOST", most)
    found.departures = 5
    for one in all_of_them * 3:  # asking again is no other question
        found.ask(one)
    began = time.monotonic()
    await eventually(lambda: all(one.let_in[1] for one in all_of_them))
    assert len(made) == queries
    for departures, until in (one.let_in for one in all_of_them):
        assert departures == 5
        assert began + MEMORY / 1000 <= until <= time.monotonic() + MEMORY / 1000
    again = all_of_them[0]
    again.let_in = 0, 0.0
    found.ask(again)
    await eventually(lambda: bool(again.let_in[1]))
    assert len(made) == queries + 1


@pytest.mark.parametrize("gone", ["deleted", "expired", "unknown", "not seen for a day", "not used for an hour"])
async def test_who_may_not_go_on_or_is_to_be_noted_gets_no_more_time(here: House, gone: str) -> None:
    found, (one, other) = Renewals(here.store), await some(here, 2)
    of_one, at = tokens.c.hash == one.key, now()
    if gone == "deleted":
        await here.store.execute(sa.delete(tokens).where(of_one))
    elif gone == "expired":
        await here.store.execute(sa.update(tokens).where(of_one).values(expires=at - 1))
    elif gone == "unknown":
        one.key = digest("nobody's")
    elif gone == "not seen for a day":
        player = sa.select(tokens.c.player).where(of_one).scalar_subquery()
        await here.store.execute(sa.update(people_rows).where(people_rows.c.id == player).values(seen=at - 86_400_000))
    else:
        await here.store.execute(sa.update(tokens).where(of_one).values(seen=at - 3_600_000))
    for asking in (one, other):
        found.ask(asking)
    await eventually(lambda: bool(other.let_in[1]))
    assert one.let_in == (0, 0.0)


async def test_who_goes_while_it_is_looked_up_is_looked_up_again(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    found, (one,) = Renewals(here.store), await some(here, 1)
    rows = here.store.rows

    async def slow(query: Any) -> Any:
        told = await rows(query)
        found.departures += 1
        return told

    monkeypatch.setattr(here.store, "rows", slow)
    found.ask(one)
    await eventually(lambda: bool(one.let_in[1]))
    assert one.let_in[0] != found.departures


async def test_a_database_that_is_away_gives_nobody_more_time_and_holds_up_nothing(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    found, (one,) = Renewals(here.store), await some(here, 1)
    with monkeypatch.context() as patch:

        async def away(_: Any) -> Any:
            raise TimeoutError

        patch.setattr(here.store, "rows", away)
        found.ask(one)
        await eventually(lambda: not found._asking and not found._looking)
    assert one.let_in == (0, 0.0)
    found.ask(one)
    await eventually(lambda: bool(one.let_in[1]))


async def test_whoever_goes_on_playing_never_waits_to_be_looked_up(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, alone = in_turn(players, monkeypatch), 0
    people = players.ears[0].connection.people
    who = people.who

    async def noted(token: str | None) -> str | None:
        nonlocal alone
        alone += 1
        return await who(token)

    monkeypatch.setattr(people, "who", noted)
    until, first = time.monotonic() + 1.5 * MEMORY / 1000, [ear.connection.let_in for ear in players.ears]
    moved = 0
    while time.monotonic() < until:
        assert players.live.table is not None
        if not players.live.over:
            ear = players.mover
            await players.heard(ear, players.move(), "accepted")
            moved += 1
        await asyncio.sleep(0.12)
    assert moved > 15
    assert (slow, alone) == ([], 0)
    assert all(ear.connection.let_in[1] > before[1] for ear, before in zip(players.ears, first, strict=True))


async def test_who_was_deleted_elsewhere_stops_within_seconds_however_much_they_play(players: Players) -> None:
    gone, began = players.mover, time.monotonic()
    await players.here.store.execute(sa.delete(tokens).where(tokens.c.hash == gone.connection.key))  # by another node
    while not gone.of("bye"):
        assert time.monotonic() - began < 2 * MEMORY / 1000, "still there"
        players.say(gone, type="move", text="nonsense")
        await asyncio.sleep(GATHER / 2)
    assert gone.of("bye")[0]["why"]["key"] == "server-not-welcome"
    assert EARLY + GATHER < MEMORY / 1000
