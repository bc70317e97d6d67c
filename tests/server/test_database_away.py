"""A database that does not answer: everybody is told in a bounded time, and stopping does not wait for it. Its clock is everybody's."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from saqqara.server import clock
from saqqara.server.accounts.people import People, SessionCheck
from saqqara.server.settings import Settings
from saqqara.server.storage import postgres as backend
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.storage.store import Store
from saqqara.server.tables.hub import Hub
from tests.server.chaos.line import Line, Streams
from tests.server.server_in_process import inside, mover_of, open_table
from tests.server.server_processes import Player, postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        with postgres(tmp_path_factory.mktemp("postgres")) as url:
            yield url


@contextlib.asynccontextmanager
async def line_to(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A line to a database, and its address."""
    parts = urlsplit(url)
    folder = parse_qs(parts.query).get("host", [""])[0]

    async def reach() -> Streams:
        if folder:
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{parts.port or 5432}")
        return await asyncio.open_connection(parts.hostname, parts.port)

    line = await Line(reach).open()
    try:
        yield line, f"postgresql://{parts.username or 'postgres'}:{parts.password or ''}@127.0.0.1:{line.port}{parts.path}?ssl=disable"
    finally:
        await line.close()


async def test_a_move_and_stopping_do_not_wait_for_a_database_that_does_not_answer(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backend, "SECONDS", 1.0)
    async with line_to(server) as (line, url):
        async with inside(tmp_path, database=url, tick=3600) as running:
            ann, bob = await Player.come(running.url), await Player.come(running.url)
            table = await open_table(ann, bob)
            async with ann.sit(table) as one, bob.sit(table) as two:
                mover, _ = await mover_of(one, two)
                while any(running.connection(seat).reading_chat for seat in range(2)):  # whoever comes is told what was said before
                    await asyncio.sleep(0.01)
                line.die()
                asked = time.monotonic()
                answer = await mover.play(mover.look["moves"][0], "m")
                assert time.monotonic() - asked < 10
                assert (answer["type"], answer["why"]["key"]) == ("problem", "server-away")
                assert answer["why"]["reason"]["fr"]
            told = time.monotonic()
        assert time.monotonic() - told < 14, "stopping"
        line.revive()
        assert backend.SECONDS <= 5


async def test_a_database_that_lets_nobody_in_for_a_while_is_asked_again_afterwards(server: str) -> None:
    """However often it was tried meanwhile: what could not be opened takes no place in a pool."""
    async with line_to(server) as (line, url):
        store = await Store.open(Settings(database=url))
        try:
            line.cut = True
            line.break_off()
            for _ in range(2 * backend.READERS):
                with pytest.raises(AWAY):
                    await store.fetch(sa.select(sa.literal(1).label("one")))
            line.revive()
            async with asyncio.timeout(10):
                assert await store.fetch(sa.select(sa.literal(1).label("one"))) == [{"one": 1}]
        finally:
            await store.close()


async def test_time_is_the_databases_where_there_is_a_server(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() - 3_600_000_000_000)  # this machine is an hour late
    store = await Store.open(Settings(database=server))
    try:
        assert abs(clock.now() - true() // 1_000_000) < 30_000
        for hours in (2, -2):  # and then it is set, while the server runs
            monkeypatch.setattr(time, "time_ns", lambda hours=hours: true() + hours * 3_600_000_000_000)
            assert abs(clock.now() - true() // 1_000_000) < 30_000
    finally:
        await store.close()
        clock.ClockOffset.by = None


async def test_who_is_connected_or_comes_while_the_database_is_away_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> Any:
        raise ConnectionError("connection was closed in the middle of operation")

    async with inside(tmp_path, tick=3600) as running:
        ann, bob = await Player.come(running.url), await Player.come(running.url)
        table = await open_table(ann, bob)
        async with ann.sit(table) as sitting:
            await sitting.until("look")
            with monkeypatch.context() as patch:
                patch.setattr(People, "player_of_token", away)
                running.connection(0).session_check = SessionCheck()  # it was looked up a moment ago
                await sitting.send(type="ping")
                bye = await sitting.until("bye", seconds=5)
                assert (bye["again"], bye["why"]["key"]) == (True, "server-away")
                with pytest.raises(ConnectionClosed):
                    await sitting.next(5)
        for place in ("player_of_token", "present"):
            with monkeypatch.context() as patch:
                patch.setattr(People if place == "player_of_token" else Hub, place, away)
                async with connect(f"{running.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/ws") as socket:
                    if place == "player_of_token":
                        await socket.send(json.dumps({"type": "hello", "token": ann.token}))
                    bye = json.loads(await asyncio.wait_for(socket.recv(), 5))
                    assert (bye["type"], bye["again"], bye["why"]["key"]) == ("bye", True, "server-away")
        async with ann.sit(table) as sitting:
            await sitting.until("look")


async def test_a_connection_that_the_database_ends_is_a_database_that_is_away(server: str) -> None:
    store = await Store.open(Settings(database=server))
    try:
        asking = asyncio.create_task(store.rows(sa.select(sa.func.pg_sleep(4.0))))
        asleep = sa.select(sa.func.pg_terminate_backend(sa.column("pid"))).select_from(sa.table("pg_stat_activity"))
        asleep = asleep.where(sa.column("query").like("%pg_sleep%"), sa.column("pid") != sa.func.pg_backend_pid())
        while not await store.rows(asleep):
            await asyncio.sleep(0.02)
        with pytest.raises(AWAY):
            await asking
    finally:
        await store.close()
