"""Rehearsals: a backup of a running server goes on elsewhere, and an old database is served by today's program."""

import asyncio
import contextlib
import gzip
import json
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import games
from saqqara.server.clock import now
from saqqara.server.ops import admin_actions
from saqqara.server.settings import DAY, Limits, Settings
from saqqara.server.storage.schema import arenas, digest, seats, standings
from saqqara.server.storage.schema_version import SCHEMA, schema_number
from saqqara.server.storage.store import Store
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.table_lists import mine
from tests.server.database_replay import Story, books
from tests.server.guests_over_http import Guest, house, play_on
from tests.server.server_processes import PATIENCE, Player, node
from tests.server.test_api_postgres import fresh
from tests.server.test_two_nodes import node_at
from tests.server.whole_table import some_move

DATA = Path(__file__).with_name("data")
"""Exports of earlier programs. `schema-0001.jsonl`: a running table of each game, one with a bot, one that waits, one that is over.
`schema-0016.jsonl`, and its database `schema-0016.sql.gz`: two registered people, a rated game that is over, one that is running, and a bit
of all else."""
CODES = "3XHD-AD9K-SYZW-KC8X", "2WZ9-MMZ4-6Y6H-0MC0"
"""Recovery codes of the two people of schema 16."""
WHOLE = "SAQQARA_REHEARSE" in os.environ
"""True if every game is played to its end after it has moved, on both kinds of databases; else only the shortest is, and the others go on
for a few moves."""
CLOCKED = {name for name, game in games().items() if game.times}
"""Games whose own clock goes on by itself."""


on_postgresql, on_sqlite = (
    pytest.mark.parametrize("databases", ["sqlite", "postgresql"] if WHOLE else [kind], indirect=True) for kind in ("postgresql", "sqlite")
)


@pytest.fixture(params=["sqlite", "postgresql"])
async def databases(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Two empty databases of a kind."""
    if request.param == "sqlite":
        return [f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "two")]
    url = request.getfixturevalue("postgres_server")
    return [await fresh(url, f"{name}{abs(hash(request.node.name))}", empty=True) for name in ("one", "two")]


async def story(database: str, table: str) -> Story:
    """Return the log of a table."""
    async with books(database) as store:
        return await Story.read(store, table)


async def race(table: str, people: list[Player], moves: int) -> None:
    """Make that many moves where all act at once against the clock, whatever the others or the clock do meanwhile."""
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


@on_postgresql
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
        played = {table: play_on(table, people, 12) for table, game in tables.items() if game not in CLOCKED}  # type: ignore[arg-type]
        playing = [asyncio.create_task(one) for one in played.values()]
        await asyncio.sleep(0.1)  # in the middle of it
        assert await asyncio.to_thread(admin_actions.export, Settings(database=there), file) > 10
        assert not all(task.done() for task in playing), "the server was running meanwhile"
        await asyncio.gather(*playing)
    await asyncio.to_thread(admin_actions.import_, Settings(database=elsewhere), file)
    for table in tables:
        copy, original = await story(elsewhere, table), await story(there, table)
        assert copy.log == original.log[: len(copy.log)], "as of one moment"
        list(copy.steps())
    with node(elsewhere, logs=tmp_path / "log of the other") as other:
        moved = [player.at(other.url) for player in people]
        assert (await moved[0].get("/me"))["name"] == "Anna", "the same token"
        await go_on(elsewhere, tables, moved)
    assert "Traceback" not in (tmp_path / "log of the other").read_text()


# Databases of before


def export_of(version: int, folder: Path) -> Path:
    """Return what a program of an earlier schema exported, as if a day ago, with a link into their name for everybody."""
    head, *lines, _ = [json.loads(line) for line in (DATA / f"schema-{version:04}.jsonl").read_text().splitlines()]
    times = {"created", "changed", "seen", "expires", "at", "due", "kept", "made", "ended", "left", "starts", "ends"}
    shift = now() - DAY * 1000 - max(line["row"].get("at", 0) for line in lines)
    for line in lines:
        later = {name: value + shift for name, value in line["row"].items() if name in times and type(value) is int}
        line["row"].update(later)
    people = [line["row"] for line in lines if line["table"] == "players"]
    codes = [{"hash": digest(one["name"]), "player": one["id"], "table": "", "expires": now() + DAY * 1000} for one in people]
    lines += [{"table": "links", "row": code} for code in codes]
    file = folder / f"{version}.jsonl"
    file.write_text("\n".join(map(json.dumps, [head, *lines, {"rows": len(lines)}])) + "\n")
    return file


def rows_in(export: Path) -> list[tuple[str, dict[str, Any]]]:
    """Return the rows of an export, each with its table."""
    return [(line["table"], line["row"]) for line in map(json.loads, export.read_text().splitlines()[1:-1])]


async def carried_out(database: str, work: Callable[[sa.Connection], Any]) -> Any:
    """Run a statement in one transaction of a database, without our program."""
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
    """Return a player on this device."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=30) as http:
        made = (await http.post(f"/links/{code}")).raise_for_status().json()
    return Player(url, made["token"], made["player"])


@on_sqlite
async def test_games_of_the_first_schema_go_on_at_todays_server(databases: list[str], tmp_path: Path) -> None:
    database, source = databases[0], export_of(1, tmp_path)
    await asyncio.to_thread(admin_actions.import_, Settings(database=database), source)
    rows = rows_in(source)
    tables = {row["name"]: row for table, row in rows if table == "tables"}
    going = {row["id"]: row["game"] for name, row in tables.items() if name == row["game"]}
    assert set(going.values()) == set(games())
    async with node_at(database) as inside:
        statuses = await inside.hub.store.rows(sa.select(seats.c.table, seats.c.status, seats.c.changed).distinct())
        assert {row["table"]: (row["status"], row["changed"]) for row in statuses} == {
            row["id"]: (row["status"], row["changed"]) for row in tables.values()
        }
        live = await inside.hub.get(next(iter(going)))
        assert live is not None
        assert (table_deadlines.patience(live), live.put_off) == (600, set())
        assert (table_deadlines.away_since(live, 0, set()) or 0) > live.changed, "since when is not known: from now on it is"
        (anna,) = [row["id"] for table, row in rows if table == "players" and row["name"] == "Anna"]
        turns = {one.id: one.turn for one in (await mine(inside.hub, anna, None, 20, None)).tables}
        assert {True, False} == {turns[table] for table in going}, "found by replaying, since it was not stored"
    with node(database, logs=tmp_path / "log") as server:
        people = [await linked(server.url, name) for name in ("Anna", "Ben")]
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
    assert "Traceback" not in (tmp_path / "log").read_text()


async def make_earlier(database: str, folder: Path) -> None:
    """Make a database of the last schema before the first release."""
    if database.startswith("sqlite"):  # as that program made it
        with contextlib.closing(sqlite3.connect(Settings(database=database).sqlite_file or "")) as file:
            file.executescript(gzip.decompress((DATA / "schema-0016.sql.gz").read_bytes()).decode())
        return
    await asyncio.to_thread(admin_actions.import_, Settings(database=database), DATA / "schema-0016.jsonl")
    changes = "DROP TABLE schema_version", "CREATE TABLE alembic_version (v VARCHAR(32))", "INSERT INTO alembic_version VALUES ('0016')"
    for change in (*changes, "ALTER TABLE alembic_version RENAME v TO version_num"):  # its other tables were those of today
        await carried_out(database, lambda connection, change=change: connection.execute(sa.text(change)))  # type: ignore[misc]


def count_in_log(database: str) -> Callable[[sa.Connection], int]:
    """Return a question for the entries of the log of an earlier database that was kept."""
    schema = "" if database.startswith("sqlite") else f"before_{schema_number(SCHEMA)}."
    return lambda connection: connection.scalar(sa.text(f"SELECT count(*) FROM {schema}log")) or 0


async def test_a_database_of_before_comes_along_by_export_and_import(databases: list[str], tmp_path: Path) -> None:
    database, out, told = databases[0], tmp_path / "all.jsonl", rows_in(DATA / "schema-0016.jsonl")
    settings = Settings(database=database)
    await make_earlier(database, tmp_path)
    with pytest.raises(BadSetup, match="saqqara admin export") as refused:
        await Store.open(settings)
    assert refused.value.details == {"got": "0016", "known": schema_number(SCHEMA)}
    assert await asyncio.to_thread(admin_actions.export, settings, out) == len(told)
    assert sorted(map(str, rows_in(out))) == sorted(map(str, told)), "as that program exported it"
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:-1]))
    with pytest.raises(SaqqaraError, match="cut off"):
        await asyncio.to_thread(admin_actions.import_, settings, spoilt)
    with pytest.raises(BadSetup):
        await Store.open(settings)  # it is still there, as it was
    source = export_of(16, tmp_path)
    await asyncio.to_thread(admin_actions.import_, settings, source)
    kept = f"{database}.before-{schema_number(SCHEMA)}" if database.startswith("sqlite") else database
    assert await carried_out(kept, count_in_log(database)) == len([table for table, _ in told if table == "log"])
    assert set((await asyncio.to_thread(admin_actions.ratings, settings, True)).values()) == {0}, (
        "every game that is over replays to its results"
    )
    await live_on(database, source, tmp_path)


async def live_on(database: str, source: Path, folder: Path) -> None:
    """Find everything again at a server of today, and play on."""
    tables = {row["status"]: row["id"] for table, row in rows_in(source) if table == "tables"}
    async with house(folder, key=None, database=database, limits=Limits.lifted(), tick=60.0) as here:
        anna, ben = [Guest(here.app, await Guest(here.app).post("/enter/code", 201, code=code)) for code in CODES]
        assert [(await one.get("/me"))["name"] for one in (anna, ben)] == ["Anna", "Ben"]
        assert len((await anna.get("/me/name"))["passkeys"]) == 1
        assert (await anna.post("/verify", **await anna.get(f"/tables/{tables['over']}/record")))["over"]
        assert await play_on(tables["running"], [anna, ben]) > 0
        (rating,) = await here.store.rows(sa.select(standings.c.mu).where(standings.c.player == anna.id, standings.c.game == "objective"))
        assert [rating["mu"]] == [row["mu"] for table, row in rows_in(source) if table == "standings" and row["player"] == anna.id]
        assert [one["title"] for one in (await anna.get("/studies"))["studies"]] == ["Two ways"]
        assert [one["name"] for one in (await anna.get("/people"))["people"]] == ["Ben"]
        assert len(await here.store.rows(sa.select(arenas))) == 1
        assert sum(one["tried"] for one in (await anna.get("/puzzles"))["games"]) == 1
