"""A SQLite file with damaged pages: what cannot be read is set aside, counted and said; the rest is served, and can be exported."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from saqqara.cli import main
from saqqara.core.errors import SaqqaraError
from saqqara.server.clock import now
from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import chat, log, metadata
from saqqara.server.storage.store import Store
from tests.server.guests_over_http import Guest, house

PAGE = 4096
TABLE_LEAF = 0x0D
"""The first byte of a page that holds rows of a table."""
TABLES = 12
LIVE = {"kind": "live", "seconds": 3600}


def at(folder: Path) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'house.db'}")


async def live_a_little(folder: Path) -> tuple[list[str], dict[str, Any]]:
    """A server with games that go on, each with an entry of its own name in the log; the tables, and the host."""
    async with house(folder, tick=3600) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        filler = (await anna.open())["id"]
        between = {"table": filler, "kind": "say", "seat": None, "text": "x" * 2000, "bot": False, "client": None, "at": 1, "acting": None}
        ids = []
        for number in range(TABLES):
            table = (await anna.open(pace=LIVE))["id"]
            await ben.post(f"/tables/{table}/join")
            look = (await anna.get(f"/tables/{table}/look"))["look"]
            mover = anna if look["moves"] else ben
            text = (look["moves"] or (await ben.get(f"/tables/{table}/look"))["look"]["moves"])[0]
            await mover.post(f"/tables/{table}/moves", id=f"needle-{number}-", text=text)
            said = [{"table": table, "player": anna.id, "name": "Anna", "text": f"said-{number}- " + "word " * 300, "at": now()}] * 4
            await here.store.execute(sa.insert(chat).values(said))
            await here.store.execute(sa.insert(log).values([between | {"seq": 2 * number + place} for place in (1, 2)]))
            ids.append(table)
        return ids, anna.made


def spoil_page(folder: Path, needle: bytes) -> None:
    """Overwrite the page whose rows hold some bytes, as a bad disk would."""
    file = folder / "house.db"
    data = bytearray(file.read_bytes())
    pages = [start for start in range(PAGE, len(data), PAGE) if data[start] == TABLE_LEAF and needle in data[start : start + PAGE]]
    assert pages, needle
    data[pages[0] : pages[0] + PAGE] = b"\xff" * PAGE
    file.write_bytes(data)


async def test_tables_that_cannot_be_read_are_set_aside_and_the_others_play_on(tmp_path: Path) -> None:
    ids, made = await live_a_little(tmp_path)
    spoil_page(tmp_path, b"needle-5-")
    async with house(tmp_path, tick=3600) as here:
        anna = Guest(here.app, made)
        assert (await here.nobody.get("/ready"))["reads"] is True
        with capture_logs() as told:
            answers = [await anna.http.get(f"/tables/{table}/look") for table in ids]
        assert {answer.status_code for answer in answers} == {200, 409}
        aside = [answer.json() for answer in answers if answer.status_code == 409]
        assert {answer["key"] for answer in aside} == {"server-set-aside"}
        assert len(here.hub.aside) == len(aside)
        lines = [line for line in told if line["event"] == "table set aside"]
        assert len(lines) == len(aside)
        assert {line["reason"] for line in lines} == {"database disk image is malformed (SQLITE_CORRUPT)"}
        assert [line["reason"] for line in told if line["event"].startswith("database is damaged")] == [lines[0]["reason"]]
        numbers = here.app.state.metrics.text()
        assert f"saqqara_tables_aside {len(aside)}.0".encode() in numbers
        assert f"saqqara_damaged_reads_total {len(aside)}.0".encode() in numbers
        answer = await here.nobody.http.get("/ready")
        state = answer.json()
        assert answer.status_code == 503
        assert (state["ok"], state["writes"], state["reads"], state["aside"]) == (False, True, False, len(aside))
        assert (await here.nobody.get("/health"))["ok"] is True


async def test_what_is_damaged_beside_the_tables_is_said_in_a_sentence(tmp_path: Path) -> None:
    ids, made = await live_a_little(tmp_path)
    spoil_page(tmp_path, b"said-3-")
    async with house(tmp_path, tick=3600) as here:
        anna = Guest(here.app, made)
        refused = [await anna.http.get(f"/tables/{table}/chat") for table in ids]
        assert {(one.status_code, one.json().get("key")) for one in refused} == {(200, None), (500, "server-damaged")}


def count_readable(folder: Path, table: str) -> int:
    """Return how many rows of a table can be read, each asked for by its own number."""
    count = 0
    with contextlib.closing(sqlite3.connect(folder / "house.db")) as connection:
        for number in range(1, 1000):
            with contextlib.suppress(sqlite3.DatabaseError):
                count += connection.execute(f'SELECT * FROM "{table}" WHERE rowid = ?', (number,)).fetchone() is not None
    return count


@pytest.mark.parametrize(("needle", "damaged"), [(b"needle-5-", "log"), (b"said-3-", "chat"), (b"Anna", "players")])
async def test_what_can_be_read_is_exported_and_what_is_missing_named(needle: bytes, damaged: str, tmp_path: Path) -> None:
    await live_a_little(tmp_path)
    whole = await rows_of(tmp_path)
    assert count_readable(tmp_path, damaged) == len(whole[damaged])
    spoil_page(tmp_path, needle)
    out = tmp_path / "out.jsonl"
    with pytest.raises(SaqqaraError) as told:
        await asyncio.to_thread(admin_actions.export, at(tmp_path), out)
    assert told.value.key == "server-export-damaged"
    named = str(told.value.details["tables"]).split(", ")
    command = ["admin", "export", str(out), "--database", f"sqlite:///{tmp_path / 'house.db'}"]
    assert await asyncio.to_thread(main, command) != 0
    again = tmp_path / "again"
    again.mkdir()
    await asyncio.to_thread(admin_actions.import_, at(again), out)
    left = await rows_of(again)
    missing = {name for name in whole if len(left[name]) < len(whole[name])}
    assert missing == set(named)
    assert all(row in whole[name] for name in whole for row in left[name]), "nothing is made up"
    assert len(left[damaged]) == count_readable(tmp_path, damaged), "every row that can be read"


async def rows_of(folder: Path) -> dict[str, list[str]]:
    store = await Store.open(at(folder))
    try:
        return {table.name: [repr(row) for row in await store.rows(sa.select(table))] for table in metadata.sorted_tables}
    finally:
        await store.close()
