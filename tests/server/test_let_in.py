"""Checked sessions are not looked up again while nobody can have revoked them: known at once here, within seconds from elsewhere."""

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saqqara.server.accounts.people import MAX_RECHECK_SECONDS
from saqqara.server.storage.schema import digest
from tests.server.guests_over_http import House
from tests.server.server_in_process import Inside, farewell, inside, mover_of, open_table
from tests.server.server_processes import Player, Sitting


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
