"""Whoever was let in is not looked up again while nobody can have put them out: known at once here, within seconds from elsewhere."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.server.accounts.people import MAX_RECHECK_SECONDS, RECHECK_MS, People, SessionCheck
from saqqara.server.storage.schema import digest, tokens
from saqqara.server.storage.store import Store
from tests.server.inside import eventually
from tests.server.test_at_once import Frame, Players, in_turn, two


@pytest.fixture
async def players(tmp_path: Path) -> AsyncIterator[Players]:
    async with two(tmp_path) as found:
        yield found


def counted(people: People, monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The tokens that are looked up from now on."""
    asked: list[str | None] = []
    who = people.player_of_token

    async def noted(token: str | None) -> str | None:
        asked.append(token)
        return await who(token)

    monkeypatch.setattr(people, "player_of_token", noted)
    return asked


def elsewhere(players: Players, statement: str, *values: str) -> None:
    """Another process writes to the file."""
    file = players.here.app.state.settings.sqlite_file
    with sqlite3.connect(file, timeout=10) as connection:
        connection.execute(statement, values)
    connection.close()


async def test_a_move_after_a_long_thought_is_made_at_once(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    people = players.ears[0].connection.people
    await eventually(lambda: people._alone_until > 0)
    for ear in players.ears:
        ear.connection.session_check = people.new_check()
    slow, asked = in_turn(players, monkeypatch), counted(people, monkeypatch)
    await asyncio.sleep(RECHECK_MS / 1000 + 0.2)
    await players.heard(players.mover, players.move(), "accepted")
    assert (slow, asked) == ([], [])


@pytest.mark.parametrize("way", ["at once", "after a ping"])
async def test_who_was_deleted_by_another_process_stops_within_seconds(players: Players, way: str) -> None:
    gone, other = players.mover, players.other
    people, began, seq = gone.connection.people, time.monotonic(), players.live.seq
    await eventually(lambda: people._alone_until > 0)
    gone.connection.session_check = people.new_check()
    token = str(gone.connection.token)
    assert await people.player_of_token(token) is not None  # it is remembered now
    elsewhere(players, "DELETE FROM tokens WHERE hash = ?", digest(token))
    while not gone.of("bye"):
        assert time.monotonic() - began < 2 * RECHECK_MS / 1000, "still there"
        if way == "at once":
            players.say(gone, type="move", text="nonsense")
        else:
            gone.socket.on_ws_frame(gone, Frame(type="ping"))  # type: ignore[arg-type]
        await asyncio.sleep(0.2)
    assert gone.of("bye")[0]["why"]["key"] == "server-not-welcome"
    assert players.live.seq == seq
    other.socket.on_ws_frame(other, Frame(type="ping"))  # type: ignore[arg-type]
    await eventually(lambda: bool(other.of("pong")))  # the others stay


async def test_what_we_write_ourselves_sends_nobody_to_be_looked_up(players: Players) -> None:
    people = players.ears[0].connection.people
    await eventually(lambda: people._alone_until > 0)
    before = people.departures
    for _ in range(4):
        await players.heard(players.mover, players.move(), "accepted")
        await people.check_outside_writes()
    assert people.departures == before
    elsewhere(players, "UPDATE tokens SET label = 'x'")
    await people.check_outside_writes()
    assert people.departures == before + 1
    await people.check_outside_writes()
    assert people.departures == before + 1


async def test_what_happened_before_the_first_look_elsewhere_counts_as_well(players: Players) -> None:
    people = People(players.here.store, players.here.app.state.settings, b"a key")
    check = people.new_check()
    await people.check_outside_writes()
    assert not people.trusts(check, time.monotonic())


async def test_how_long_somebody_is_trusted(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    store = players.here.store
    people = People(store, players.here.app.state.settings, b"a key")
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    check, short = people.new_check(), RECHECK_MS / 1000
    assert people.trusts(check, 1000 + short - 0.1)
    assert not people.trusts(check, 1000 + short)
    assert not people.trusts(SessionCheck(), 0.0)
    await people.check_outside_writes()
    assert not people.trusts(check, 1000.1), "the first time anything may have happened before"
    check = people.new_check()
    for at in range(1000, 1100):
        monkeypatch.setattr(time, "monotonic", lambda at=at: float(at))
        await people.check_outside_writes()
        assert people.trusts(check, at + short / 2) == (at + short / 2 < 1000 + MAX_RECHECK_SECONDS)
    check = people.new_check()
    assert people.trusts(check, 1099 + short - 0.1)
    assert not people.trusts(check, 1099 + short), "the file could not be asked for so long"
    people.signed_out("somebody's")
    assert not people.trusts(check, 1099.0)


async def test_a_file_that_cannot_be_asked_gives_nobody_more_time(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    people = players.ears[0].connection.people
    await eventually(lambda: people._alone_until > 0)

    async def away(_: Store) -> int:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Store, "changes_by_others", away)
    until = people._alone_until
    await people.check_outside_writes()
    assert people._alone_until == until


async def test_who_is_deleted_here_is_looked_up_before_their_next_move(players: Players) -> None:
    gone, seq = players.mover, players.live.seq
    people = gone.connection.people
    await people.sign_out(str(gone.connection.token))
    players.move(gone)
    await eventually(lambda: bool(gone.of("bye")))
    assert players.live.seq == seq
    assert (await players.here.store.row(sa.select(sa.func.count().label("n")).select_from(tokens)) or {})["n"] == 1
