"""Revoked sessions are disconnected, even when silent: signed out at another node, deleted by a command, or too old."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.accounts.people import People, SessionCheck
from saqqara.server.storage.schema import digest, tokens
from saqqara.server.storage.store import Store
from saqqara.server.ws import session_checker
from saqqara.server.ws.session_checker import SessionChecker
from tests.server.inside import eventually, farewell, inside, open_table, seated
from tests.server.players_inside import Players, two
from tests.server.serving import Player
from tests.server.test_api_postgres import fresh
from tests.server.test_let_in import elsewhere


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[Players]:
    async with two(tmp_path) as found:
        yield found


def asked_for(players: Players, monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """The tokens that are looked up together from now on."""
    asked: list[set[str]] = []
    known = People.known_tokens

    async def noted(people: People, some: Any) -> set[str]:
        asked.append(set(some))
        return await known(people, asked[-1])

    monkeypatch.setattr(People, "known_tokens", noted)
    return asked


async def moved_on(players: Players) -> None:
    """A move that everybody who is there sees."""
    await players.heard(players.mover, players.move(), "accepted")


@pytest.mark.parametrize("change", ["DELETE FROM tokens WHERE hash = ?", "UPDATE tokens SET expires = 1 WHERE hash = ?"])
async def test_who_was_signed_out_elsewhere_sees_no_more_though_they_say_nothing(players: Players, change: str) -> None:
    gone, other = players.other, players.mover
    elsewhere(players.here, change, digest(str(gone.connection.token)))
    await eventually(lambda: bool(gone.of("bye")))
    assert gone.of("bye")[0]["why"]["key"] == "server-not-welcome"
    assert gone.of("bye")[0]["again"] is False
    looks = len(gone.of("look"))
    await moved_on(players)
    await eventually(lambda: bool(other.of("look")))
    assert len(gone.of("look")) == looks
    assert not other.of("bye"), "the others stay"


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_device_that_is_signed_out_at_one_node_is_let_go_at_another(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    more: dict[str, Any] = {"nats": "nats://127.0.0.1:9"}  # which nobody hears: they know of each other by the database alone
    if database == "postgresql":
        more = {"database": await fresh(request.getfixturevalue("postgres_server"), "welcome")}
    async with inside(tmp_path, **more) as here, inside(tmp_path, **more) as there:
        anna, ben = await Player.come(here.url), await Player.come(here.url)
        table = await open_table(anna, ben)
        made = await ben.post(f"/links/{(await anna.post(f'/tables/{table}/link'))['code']}", replace=True)
        phone = Player(there.url, made["token"], made["player"])
        async with phone.sit(table) as other:
            await seated(other)
            (device,) = (one["id"] for one in (await anna.get("/me/name"))["devices"] if not one["this"])
            (await anna.http.delete(f"/me/devices/{device}")).raise_for_status()
            last, _ = await farewell(other.socket)
            assert (last["type"], last["again"], last["why"]["key"]) == ("bye", False, "server-not-welcome")
        for player in (anna, ben, phone):
            await player.close()


async def test_with_other_nodes_everybody_is_looked_up_again_and_again(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_for(players, monkeypatch)
    people: People = players.here.app.state.people

    async def never(_: People) -> None:
        """Another node may write, and nobody can ask whether it has."""

    monkeypatch.setattr(People, "check_outside_writes", never)
    people._alone_until = 0.0
    both = {str(ear.connection.token) for ear in players.ears}
    for ear in players.ears:
        ear.connection.session_check = SessionCheck()
    await eventually(lambda: asked == [both])
    await asyncio.sleep(0.5)
    assert asked == [both], "for two seconds that is good"
    await eventually(lambda: len(asked) > 1)
    assert not any(ear.of("bye") for ear in players.ears)


async def test_where_nobody_else_writes_nobody_is_looked_up(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    people: People = players.here.app.state.people
    await eventually(lambda: people._alone_until > 0)
    for ear in players.ears:
        ear.connection.session_check = people.new_check()
    asked = asked_for(players, monkeypatch)
    await asyncio.sleep(3)
    assert asked == []
    elsewhere(players.here, "UPDATE tokens SET label = 'x'")
    await eventually(lambda: len(asked) == 1)


async def test_while_the_database_is_away_everybody_stays(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    rows = Store.rows

    async def away(_: Store, __: Any) -> Any:
        nonlocal asked
        asked += 1
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Store, "rows", away)
    gone = players.other
    elsewhere(players.here, "DELETE FROM tokens WHERE hash = ?", digest(str(gone.connection.token)))
    await eventually(lambda: asked > 2)
    assert not any(ear.of("bye") for ear in players.ears)
    monkeypatch.setattr(Store, "rows", rows)  # it is back
    await eventually(lambda: bool(gone.of("bye")))


async def test_who_comes_or_goes_while_others_are_looked_up(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session is revoked just while it is being checked: the answer is not believed for longer than that."""
    people, mover = players.here.app.state.people, players.mover
    known, began, go_on = People.known_tokens, asyncio.Event(), asyncio.Event()

    async def slowly(people: People, some: Any) -> set[str]:
        found = await known(people, some)
        began.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(People, "known_tokens", slowly)
    mover.connection.session_check = SessionCheck()
    await began.wait()
    await people.store.execute(sa.delete(tokens).where(tokens.c.hash == digest(str(mover.connection.token))))
    people.signed_out(digest(str(mover.connection.token)))
    go_on.set()
    await eventually(lambda: bool(mover.of("bye")))


async def test_some_at_each_tick_and_all_of_them_in_turn(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_checker, "TABLES_PER_TICK", 1)
    state = players.here.app.state
    state.node.time.every_tick.clear()
    asked = asked_for(players, monkeypatch)
    around = SessionChecker(state.connections, state.people, state.hub)
    for ear in players.ears:
        ear.connection.session_check = SessionCheck()
    for done in (1, 2):
        around.job.on_tick()
        await eventually(lambda done=done: len(asked) == done)  # type: ignore[misc]
        await asyncio.sleep(0.05)
    assert sorted(len(some) for some in asked) == [1, 1]
    assert asked[0] != asked[1]


async def test_an_onlooker_without_a_name_is_asked_nothing(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_for(players, monkeypatch)
    for ear in players.ears:
        ear.connection.token, ear.connection.session_check = None, SessionCheck()
    await asyncio.sleep(0.5)
    assert asked == []
