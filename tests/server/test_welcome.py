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
from tests.server.players_inside import Players, two
from tests.server.server_in_process import eventually, farewell, inside, open_table, seated
from tests.server.server_processes import Player
from tests.server.test_api_postgres import fresh
from tests.server.test_let_in import elsewhere


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[Players]:
    async with two(tmp_path) as found:
        yield found


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
