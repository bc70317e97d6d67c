"""Rows are held while they are changed: who asks in the middle of another node's transaction waits, and then finds what that has left.

On PostgreSQL, where transactions run beside each other. At SQLite there is one writer anyway.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.ops.retention import Retention
from saqqara.server.settings import Keep
from saqqara.server.storage.schema import players, sanctions, seats
from saqqara.server.tables import chat
from tests.server.guests_over_http import House, house
from tests.server.test_api_postgres import fresh
from tests.server.test_reports import reported, the_host

WAITING = "SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted)"


@pytest.fixture
async def database(postgres_server: str) -> str:
    return await fresh(postgres_server, "locks")


@pytest.fixture
async def here(database: str, tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, database=database, keep=Keep(every_minutes=None)) as here:
        yield here


@pytest.fixture
async def another(database: str) -> AsyncIterator[asyncpg.Connection]:
    """Another node's connection."""
    connection = await asyncpg.connect(database)
    yield connection
    await connection.close()


async def amid(
    another: asyncpg.Connection,
    changes: dict[str, tuple[Any, ...]],
    asked: Awaitable[Any],
    meanwhile: Callable[[], Awaitable[None]] | None = None,
) -> Any:
    """Change something in a transaction that ends once what is asked in the middle of it waits, or has been answered; return the answer."""
    async with another.transaction():
        for statement, values in changes.items():
            await another.execute(statement, *values)
        asking = asyncio.ensure_future(asked)
        while not asking.done() and not await another.fetchval(WAITING):
            await asyncio.sleep(0.01)
        if meanwhile:
            await meanwhile()
    return await asking


async def test_nobody_sits_down_at_a_table_that_is_being_closed(here: House, another: asyncpg.Connection) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    closing = {"UPDATE tables SET status = 'closed' WHERE id = $1": (table,)}
    await amid(another, closing, ben.post(f"/tables/{table}/join", 409))
    assert await here.store.rows(sa.select(seats.c.seat).where(seats.c.player == ben.id)) == []


async def test_who_is_being_given_a_guests_seat_takes_no_second_one(here: House, another: asyncpg.Connection) -> None:
    anna, ben, guest = [await here.guest(name) for name in ("Anna", "Ben", "Guest")]
    table = (await anna.open(seats=3))["id"]
    await guest.post(f"/tables/{table}/join", seat=1)
    merging = {"UPDATE seats SET player = $1 WHERE player = $2": (ben.id, guest.id)}
    await amid(another, merging, ben.post(f"/tables/{table}/join"))
    assert await here.store.rows(sa.select(seats.c.seat).where(seats.c.player == ben.id)) == [{"seat": 1}]


async def test_words_are_read_in_the_order_of_their_numbers(here: House, another: asyncpg.Connection) -> None:
    """A reader of a later number asks for what comes after it."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open())["id"]
    live = await here.hub.get(table)
    assert live is not None

    async def nothing_yet() -> None:
        assert (await anna.get(f"/tables/{table}/chat"))["said"] == []

    saying = {
        """INSERT INTO chat ("table", player, name, text, at, client) VALUES ($1, $2, 'Anna', 'first', 1, 'a')""": (table, anna.id),
    }
    await amid(another, saying, chat.write(here.store, live, ben.id, "second", "b"), nothing_yet)
    assert [one["text"] for one in (await anna.get(f"/tables/{table}/chat"))["said"]] == ["first", "second"]


async def test_a_report_that_is_being_dealt_with_is_dealt_with_once(here: House, another: asyncpg.Connection) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    report, host = await reported(here, anna, ben), await the_host(here)
    dismissing = {"UPDATE reports SET done = 'dismissed', done_at = 1 WHERE id = $1": (report,)}
    await amid(another, dismissing, host.post(f"/host/reports/{report}", 409, act="mute", days=1))
    assert await here.store.rows(sa.select(sanctions)) == []


async def test_a_guest_who_is_just_coming_back_is_not_deleted(here: House, another: asyncpg.Connection) -> None:
    anna = await here.guest("Anna")
    await here.store.execute(sa.update(players).values(created=1, seen=1))
    coming = {"UPDATE players SET seen = $1": (now(),)}
    assert (await amid(another, coming, Retention(here.hub).all()))["guests"] == 0
    assert await here.store.rows(sa.select(players.c.id)) == [{"id": anna.id}]
