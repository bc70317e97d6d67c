"""A disk that is full and descriptors that run out: players get a sentence that fits, the log and the numbers say what is wrong."""

import asyncio
import contextlib
import errno
import resource
import select
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from saqqara.server.storage import database_health
from saqqara.server.storage.database_errors import DiskFull, message_key, reason_of
from saqqara.server.storage.postgres import Postgres
from saqqara.server.storage.schema import log, secrets
from saqqara.server.storage.sqlite import Sqlite
from saqqara.server.storage.store import Store
from tests.server.server_in_process import Inside, eventually, farewell, inside, mover_of, open_table, quiet, wire
from tests.server.server_processes import PATIENCE, Player, node

NO_LIMIT = 2**30


async def limit_pages(store: Store, pages: int) -> None:
    """Let the database grow to so many pages and no further; it never shrinks by this."""
    backend = store.backend
    assert isinstance(backend, Sqlite)
    await backend._writing.do(lambda: backend.writer.raw.execute(f"PRAGMA max_page_count={pages}").fetchall())


async def fill_disk(store: Store, table: str) -> None:
    """Let no page be added, and fill the last page of the log, where the next entry would go."""
    await limit_pages(store, 1)
    entry = {"table": table, "kind": "say", "seat": None, "text": "", "bot": False, "client": None, "at": 1, "acting": None}
    for seq in range(100_000, 101_000):
        try:
            await store.append(entry | {"seq": seq}, None)
        except sqlite3.OperationalError:
            return
    raise AssertionError("it does not fill")


async def ready(running: Inside, status: int) -> Any:
    async with httpx.AsyncClient(base_url=f"{running.url}/api/v1") as http:
        answer = await http.get("/ready")
        assert answer.status_code == status, answer.text
        assert (await http.get("/health")).status_code == 200, "it lives"
        return answer.json()


def numbers(running: Inside) -> dict[str, float]:
    lines = running.app.state.metrics.text().decode().splitlines()
    return {name: float(value) for name, _, value in (line.partition(" ") for line in lines if not line.startswith("#"))}


async def test_a_full_disk_is_said_counted_and_logged_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, tick=3600) as running:
        store = running.hub.store
        ann, bob = await Player.come(running.url), await Player.come(running.url)
        table, other = await open_table(ann, bob), await open_table(ann, bob)
        assert (await ready(running, 200))["writes"] is True
        async with ann.sit(table) as one, bob.sit(table) as two:
            mover, other_one = await mover_of(one, two)
            move = mover.look["moves"][0]
            with capture_logs() as told:
                await fill_disk(store, other)
                before = numbers(running)
                for attempt in range(3):
                    answer = await mover.play(move, f"m{attempt}")
                    assert (answer["type"], answer["why"]["key"]) == ("problem", "server-disk-full")
                    assert set(answer["why"]["reason"]) == {"fr", "en"}
                player = ann if mover is one else bob
                refused = await player.http.post(f"/tables/{table}/moves", json={"id": "h", "text": move})
                assert (refused.status_code, refused.json()["key"]) == (503, "server-disk-full")
            after = numbers(running)
            assert after["saqqara_failed_moves_total"] == before["saqqara_failed_moves_total"] + 3
            assert after["saqqara_failed_writes_total"] == before["saqqara_failed_writes_total"] + 4
            assert after["saqqara_writable"] == 0
            lines = [line for line in told if line["event"] == "database cannot be written"]
            assert [line["reason"] for line in lines] == ["database or disk is full (SQLITE_FULL)"], "one line, however many moves"
            assert "database or disk is full (SQLITE_FULL)" in [line["reason"] for line in told if line["event"] == "message"]
            state = await ready(running, 503)
            assert (state["ok"], state["writes"], state["reads"]) == (False, False, True)

            await limit_pages(store, NO_LIMIT)  # somebody has made room
            monkeypatch.setattr(database_health, "FRESH_SECONDS", 0)
            assert (await ready(running, 200))["ok"] is True, "it is found out by a write, though nobody plays"
            assert await quiet(other_one, "look") == [], "nobody has seen what was not written"
            assert (await mover.play(move, "m0"))["type"] == "accepted"
            assert (await mover.play(move, "m0"))["type"] == "accepted", "answered again, and made once"
            made = await store.rows(sa.select(log.c.client).where(log.c.table == table, log.c.kind == "move"))
            assert [row["client"] for row in made] == ["m0"]


async def test_asking_whether_it_is_ready_writes_once_in_some_seconds_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, tick=3600) as running:
        store = running.hub.store
        writes = []
        true_execute = store.execute

        async def execute(*statements: sa.Executable) -> int:
            writes.append(statements)
            return await true_execute(*statements)

        monkeypatch.setattr(store, "execute", execute)
        present = 1000.0
        monkeypatch.setattr(store.condition, "_clock", lambda: present)
        monkeypatch.setattr(store.condition, "_known_at", 0)
        for expected in (1, 1, 2):
            for _ in range(3):
                await ready(running, 200)
            assert len(writes) == expected
            present += database_health.FRESH_SECONDS * 0.6
        assert await store.row(sa.select(secrets.c.value).where(secrets.c.name == "written"))


async def test_a_full_disk_of_a_postgresql_server_is_known_as_one() -> None:
    backend = Postgres("postgresql+asyncpg://nobody@127.0.0.1:1/none")
    words = 'could not extend file "base/1/2": No space left on device'
    with pytest.raises(DiskFull) as raised:
        async with backend.in_time():
            raise asyncpg.DiskFullError(words)
    await backend.close()
    assert raised.value.errno == errno.ENOSPC
    assert message_key(raised.value) == "server-disk-full"
    assert reason_of(raised.value) == f"{words} (53100)"


def test_the_databases_reason_never_holds_what_was_to_be_stored() -> None:
    taken = asyncpg.UniqueViolationError('duplicate key value violates unique constraint "players_pkey"')
    assert reason_of(taken) == "23505"
    assert reason_of(asyncpg.DataError("invalid input for query argument $1: 'a secret' (an integer is required)")) == "22000"
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE t (a TEXT UNIQUE)")
        connection.execute("INSERT INTO t VALUES (?)", ("a secret",))
        with pytest.raises(sqlite3.IntegrityError) as refused:
            connection.execute("INSERT INTO t VALUES (?)", ("a secret",))
    assert reason_of(refused.value) == "UNIQUE constraint failed: t.a (SQLITE_CONSTRAINT_UNIQUE)"


async def test_the_databases_own_reason_is_in_the_log_wherever_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where something is read: at a tick, for somebody who connects, and in the background."""
    reason = "unable to open database file"

    async def fail(*_: Any) -> Any:
        raise sqlite3.OperationalError(reason)

    async with inside(tmp_path, tick=0.05) as running:
        table = await open_table(await Player.come(running.url), seats=2)
        with capture_logs() as told, monkeypatch.context() as patch:
            patch.setattr(running.hub.store, "overdue", fail)
            patch.setattr(running.hub, "present", fail)
            await asyncio.gather(running.hub.run_in_background(fail()), return_exceptions=True)
            async with wire(running.url, table) as sitting:
                assert (await farewell(sitting.socket))[0]["why"]["key"] == "server-away"
            await eventually(lambda: {"background", "connection", "time keeper"} <= {line["event"] for line in told})
        assert {line["reason"] for line in told if line["event"] in ("background", "connection", "time keeper")} == {reason}


@contextlib.contextmanager
def crowd(port: int, size: int) -> Iterator[list[socket.socket]]:
    """Open that many silent connections."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE)) for _ in range(size)]


def test_without_descriptors_newcomers_get_a_sentence_and_the_log_says_so(tmp_path: Path) -> None:
    with node(f"sqlite:///{tmp_path}/few.db", logs=tmp_path / "log") as server:
        assert server.process is not None
        assert server.process.pid is not None
        with httpx.Client(base_url=f"{server.url}/api/v1", timeout=PATIENCE) as early:
            assert early.get("/health").status_code == 200
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (200, 200))
            with crowd(server.port, 180) as people:
                turned_away, _, _ = select.select(people, [], [], PATIENCE)
                assert turned_away
                answer = turned_away[0].makefile("rb").read()
                assert answer.startswith(b"HTTP/1.1 503 ")
                assert b"Retry-After: " in answer
                assert b'"server-many-people"' in answer
                assert early.get("/health").status_code == 200, "who is there already is served"
                assert early.post("/players", json={"name": "Ann"}).status_code == 201
            lines = [line for line in (tmp_path / "log").read_text().splitlines() if "file descriptors are short" in line]
            assert len(lines) == 1, "not a line for each"
        until = time.monotonic() + PATIENCE
        while not server.answers():
            assert time.monotonic() < until, "when they have gone there is room again"
            time.sleep(0.1)
