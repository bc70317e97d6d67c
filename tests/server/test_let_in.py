"""Checked sessions are not looked up again while nobody can have revoked them: known at once here, within seconds from elsewhere."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saqqara.server.accounts.people import MAX_RECHECK_SECONDS, People, SessionCheck
from saqqara.server.storage.schema import digest
from saqqara.server.storage.store import Store
from tests.server.house import House, house
from tests.server.inside import Inside, farewell, inside, mover_of, open_table
from tests.server.serving import Player, Sitting


def elsewhere(here: House | Inside, statement: str, *values: str) -> None:
    """Another process writes to the file."""
    with contextlib.closing(sqlite3.connect(here.app.state.settings.sqlite_file, timeout=10)) as connection, connection:
        connection.execute(statement, values)


async def talk(sitting: Sitting, what: str) -> None:
    """Say the same again and again, for as long as one is let."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await sitting.send(type=what, **({"id": "m", "text": "nonsense"} if what == "move" else {}))
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("what", ["move", "ping"])
async def test_who_was_deleted_by_another_process_stops_within_seconds(tmp_path: Path, what: str) -> None:
    async with inside(tmp_path) as here:
        people = [await Player.come(here.url) for _ in range(2)]
        table = await open_table(*people)
        async with people[0].sit(table) as one, people[1].sit(table) as another:
            mover, other = await mover_of(one, another)
            gone = people[mover is another]
            assert (await gone.http.get("/me")).status_code == 200
            number, began = mover.number, time.monotonic()
            elsewhere(here, "DELETE FROM tokens WHERE hash = ?", digest(gone.token))
            talking = asyncio.create_task(talk(mover, what))
            last, _ = await farewell(mover.socket)
            assert last["why"]["key"] == "server-not-welcome"
            assert time.monotonic() - began < MAX_RECHECK_SECONDS / 3
            await talking
            assert (await gone.http.get("/me")).status_code == 401
            await other.send(type="ping")  # the others stay
            await other.until("pong")
            assert other.number == number


async def test_who_signs_out_is_nobody_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, ben = await here.guest(), await here.guest()
        for guest in (ann, ben):
            await guest.get("/me")
        await ann.ask("DELETE", "/me/device", 204)
        await ann.get("/me", 401)
        await ben.get("/me")


async def test_how_long_somebody_is_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        people = People(here.store, here.app.state.settings, b"a key")
        check = people.new_check()
        assert people.trusts(check, check.until - 0.1)
        assert not people.trusts(check, check.until)
        assert not people.trusts(SessionCheck(), 0.0)
        await people.check_outside_writes()
        assert not people.trusts(check, 0.0), "before the first look elsewhere anything may have happened"
        check = people.new_check()
        await here.guest()
        await people.check_outside_writes()
        assert people.trusts(check, check.until), "nobody else has written, and what we write ourselves does not count"
        assert not people.trusts(check._replace(at_most=check.until), check.until), "the token may have expired"
        people.signed_out("somebody's")
        assert not people.trusts(check, 0.0)
        check = people.new_check()
        elsewhere(here, "UPDATE tokens SET label = 'x'")
        await people.check_outside_writes()
        assert not people.trusts(check, 0.0)

        async def away(_: Store) -> int:
            raise sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(Store, "changes_by_others", away)
        await asyncio.sleep(0.01)
        check = people.new_check()
        await people.check_outside_writes()
        assert not people.trusts(check, check.until), "a file that cannot be asked gives nobody more time"
