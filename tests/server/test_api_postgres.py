"""The same on PostgreSQL, with two nodes that share nothing but it: seats, rematches and links are taken once; everything moves house."""

import asyncio
import secrets
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.server.clock import now
from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import chat, seats
from tests.server.databases import copy_template, named, run_sql
from tests.server.guests_over_http import Guest, house, play_on


@pytest.fixture
async def database(postgres_server: str, request: pytest.FixtureRequest) -> str:
    """A database for one test."""
    return await fresh(postgres_server, f"t{abs(hash(request.node.name))}", empty=True)


async def fresh(server: str, name: str, empty: bool = False) -> str:
    """Another database on the server, whose name begins so: no two tests have the same, though they ask for the same name.

    It has the schema, unless it is to be empty.
    """
    name = f"{name}_{secrets.token_hex(4)}"
    if empty:
        await run_sql(server, f"CREATE DATABASE {name}")
    else:
        await copy_template(server, name)
    return named(server, name)


async def test_two_nodes_give_each_seat_once(database: str, tmp_path: Path) -> None:
    async with house(tmp_path, database=database) as one, house(tmp_path, database=database) as two:
        host = await one.guest("Hostess")
        table = (await host.open(game="guardians", seats=["open"] * 4 + ["me"]))["id"]
        guests = [await node.guest(f"G{number}") for number, node in enumerate((one, two) * 4)]
        answers = await asyncio.gather(
            *(Guest(node.app, guest.made).http.post(f"/tables/{table}/join", json={}) for guest in guests for node in (one, two))
        )
        assert {answer.status_code for answer in answers} == {200, 409}
        rows = await one.store.rows(sa.select(seats.c.player).where(seats.c.table == table))
        assert len({row["player"] for row in rows}) == 5
        assert (await Guest(two.app, host.made).get(f"/tables/{table}/look"))["look"]["seats"] == 5


async def test_from_sqlite_to_postgres_and_on(postgres_server: str, database: str, tmp_path: Path) -> None:
    async with house(tmp_path, key=None) as old:
        anna, ben = await old.guest("Anna"), await old.guest("Ben")
        table = (await anna.open(game="expedition", public=True))["id"]
        await ben.post(f"/tables/{table}/join")
        await play_on(table, [anna, ben], most=9)
        await old.store.execute(sa.insert(chat).values(table=table, player=anna.id, name="Anna", text="é", at=now()))
        seen = await anna.get(f"/tables/{table}/look")
    out, again = tmp_path / "out.jsonl", tmp_path / "again.jsonl"
    await asyncio.to_thread(admin_actions.export, Settings(database=f"sqlite:///{tmp_path / 'house.db'}"), out)
    await asyncio.to_thread(admin_actions.import_, Settings(database=database), out)
    await asyncio.to_thread(admin_actions.export, Settings(database=database), again)
    assert again.read_bytes() == out.read_bytes()
    async with house(tmp_path, database=database, key=None) as new:
        moved = Guest(new.app, anna.made)
        assert (await moved.get(f"/tables/{table}/look"))["look"] == seen["look"]
        await new.store.execute(
            sa.insert(chat).values(table=table, player=anna.id, name="Anna", text="next", at=now())
        )  # a number of its own
        await moved.ask("DELETE", "/me", 204)
        assert (await new.nobody.get(f"/tables/{table}/chat"))["said"] == []
