"""Rehearsals: a backup of a running server goes on elsewhere, and an old database is served by today's program."""

import asyncio
import contextlib
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.core.game import games
from saqqara.server.ops import admin
from saqqara.server.settings import DAY, Settings
from saqqara.server.storage.schema import digest
from saqqara.server.storage.schema_migration import config, newest
from saqqara.server.storage.store import now
from tests.server.evidence import Story, books
from tests.server.house import play_on
from tests.server.party import some_move
from tests.server.serving import PATIENCE, Player, node
from tests.server.test_api_postgres import fresh

OLD = Path(__file__).with_name("data") / "schema-0001.jsonl"
"""All that a server of schema 0001 had after a while: a running table of each game, one with a bot, one that waits, one that is over."""
WHOLE = "SAQQARA_REHEARSE" in os.environ
"""Whether every game is played to its end after it has moved; else only the shortest is, and the others go on for a few moves."""
CLOCKED = {name for name, game in games().items() if game.times}
"""Games whose own clock goes on by itself."""


@pytest.fixture(params=["sqlite", "postgresql"])
async def databases(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Two empty databases of a kind."""
    if request.param == "sqlite":
        return [f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "two")]
    url = request.getfixturevalue("postgres_server")
    return [await fresh(url, f"{name}{abs(hash(request.node.name))}", empty=True) for name in ("one", "two")]


async def story(database: str, table: str) -> Story:
    """What the log has of a table."""
    async with books(database) as store:
        return await Story.read(store, table)


async def race(table: str, people: list[Player], moves: int) -> None:
    """Where all act at once against the clock: somebody makes so many moves, whatever the others or the clock do meanwhile."""
    chance = random.Random(table)
    async with asyncio.timeout(PATIENCE):
        while moves:
            for player in people:
                seen = await player.get(f"/tables/{table}/look")
                if seen["look"]["moves"]:
                    move = {"id": f"{player.player}-{moves}", "text": some_move(seen["look"], chance), "on": seen["number"]}
                    moves -= (await player.http.post(f"/tables/{table}/moves", json=move)).status_code == 200
                    break
            else:
                await asyncio.sleep(0.1)


async def go_on(database: str, tables: dict[str, str], people: list[Player]) -> None:
    """Play every running game on, the shortest to its end (all, where that is asked for); where the clock plays too, for a while."""
    shortest = min(set(tables.values()) - CLOCKED, key=lambda name: games()[name].minutes)
    for table, game in tables.items():
        before = len((await story(database, table)).log)
        if game in CLOCKED:
            await race(table, people, 3)
            assert len((await story(database, table)).log) >= before + 3
            continue
        to_the_end = WHOLE or game == shortest
        await play_on(table, people, 10_000 if to_the_end else 6)  # type: ignore[arg-type]
        whole = await story(database, table)
        list(whole.steps())
        assert len(whole.log) > before
        if to_the_end:
            record = await people[0].get(f"/tables/{table}/record")
            assert (await people[0].post("/verify", **record))["over"]


async def test_a_backup_of_a_running_server_goes_on_elsewhere(databases: list[str], tmp_path: Path) -> None:
    there, elsewhere = databases
    file = tmp_path / "backup.jsonl"
    with node(there, logs=tmp_path / "log") as running:
        people = [await Player.come(running.url, name) for name in ("Anna", "Ben")]
        tables: dict[str, str] = {}
        for game in games():
            table = (await people[0].post("/tables", game=game))["id"]
            await people[1].post(f"/tables/{table}/join")
            tables[table] = game
        played = {table: play_on(table, people, 20) for table, game in tables.items() if game not in CLOCKED}  # type: ignore[arg-type]
        playing = [asyncio.create_task(one) for one in played.values()]
        await asyncio.sleep(0.1)  # in the middle of it
        assert await asyncio.to_thread(admin.export, Settings(database=there), file) > 10
        assert not all(task.done() for task in playing), "the server was running meanwhile"
        await asyncio.gather(*playing)
    await asyncio.to_thread(admin.import_, Settings(database=elsewhere), file)
    for table in tables:
        copy, original = await story(elsewhere, table), await story(there, table)
        assert copy.log == original.log[: len(copy.log)], "as of one moment"
        list(copy.steps())
    with node(elsewhere, logs=tmp_path / "log of the other") as other:
        moved = [player.at(other.url) for player in people]
        assert (await moved[0].get("/me"))["name"] == "Anna", "the same token"
        await go_on(elsewhere, tables, moved)
    assert "Traceback" not in (tmp_path / "log of the other").read_text()


# An upgrade


def old_rows() -> list[tuple[str, dict[str, Any]]]:
    """The rows as they were, as if a day ago."""
    head, *lines, _ = [json.loads(line) for line in OLD.read_text().splitlines()]
    assert head == {"saqqara": "0001"}
    times = ("created", "changed", "seen", "expires", "at", "due")
    shift = now() - DAY * 1000 - max(line["row"].get("at", 0) for line in lines)
    return [(line["table"], {name: value + shift if name in times else value for name, value in line["row"].items()}) for line in lines]


def as_it_was(connection: sa.Connection) -> None:
    """The first schema, made by its own migration, with what was in it; and a link for everybody, since nobody has their token any more."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "0001")
    found = sa.MetaData()
    found.reflect(connection)
    assert "alerts" not in found.tables
    for name, row in old_rows():
        connection.execute(sa.insert(found.tables[name]).values(**row))
        if name == "players":
            code = {"hash": digest(row["name"]), "player": row["id"], "table": "", "expires": now() + DAY * 1000}
            connection.execute(sa.insert(found.tables["links"]).values(**code))
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT setval(pg_get_serial_sequence('chat', 'id'), 1000)"))


async def carried_out(database: str, work: Callable[[sa.Connection], Any]) -> Any:
    """Something done in one transaction of a database, without our program."""
    if database.startswith("sqlite"):
        engine = sa.create_engine(database)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()
    other = create_async_engine(Settings(database=database).driver_url)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(other.dispose)
        return await (await stack.enter_async_context(other.begin())).run_sync(work)


async def linked(url: str, code: str) -> Player:
    """Somebody on this device."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=30) as http:
        made = (await http.post(f"/links/{code}")).raise_for_status().json()
    return Player(url, made["token"], made["player"])


async def test_games_of_the_first_schema_go_on_at_todays_server(databases: list[str], tmp_path: Path) -> None:
    database = databases[0]
    await carried_out(database, as_it_was)
    rows = old_rows()
    tables = {row["name"]: row for table, row in rows if table == "tables"}
    with node(database, logs=tmp_path / "log") as server:
        people = [await linked(server.url, name) for name in ("Anna", "Ben")]
        going = {row["id"]: row["game"] for name, row in tables.items() if name == row["game"]}
        assert set(going.values()) == set(games())
        for table in going:
            kept = [row["text"] for of, row in rows if of == "log" and row["table"] == table]
            assert [entry["text"] for entry in (await story(database, table)).log][: len(kept)] == kept, "all that was played"
        await go_on(database, going, people)
        done, bot, waiting = (tables[name]["id"] for name in ("done", "bot", "waiting"))
        assert (await people[0].post("/verify", **await people[0].get(f"/tables/{done}/record")))["over"]
        assert [said["text"] for said in (await people[0].get(f"/tables/{done}/chat"))["said"]] == ["Well played."]
        await play_on(bot, people[:1], 1)  # type: ignore[arg-type]
        await people[1].post(f"/tables/{waiting}/join")
        assert [seat["open"] for seat in (await people[0].get(f"/tables/{waiting}"))["seats"]] == [False, False, True]
        async with people[0].sit(done) as sitting:
            await sitting.until("look")
            await sitting.send(type="say", id="1", text="Once more?")
            assert (await sitting.until("accepted", "refused"))["type"] == "accepted"
    assert await carried_out(database, lambda connection: connection.scalar(sa.text("SELECT version_num FROM alembic_version"))) == newest()
    if database.startswith("sqlite"):
        copy = f"sqlite:///{tmp_path}/one.db.before-{newest()}"
        assert await carried_out(copy, lambda connection: connection.scalar(sa.text("SELECT version_num FROM alembic_version"))) == "0001"
    assert "Traceback" not in (tmp_path / "log").read_text()
