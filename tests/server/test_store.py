"""The store, on both databases: what is written is there, all of it or nothing; who came second is told; connections are mended."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from saqqara.server.accounts.people import INSERT_PLAYER, NAME
from saqqara.server.errors import NotNow
from saqqara.server.ratings.result_writer import KNOWN, NEW_HANDLE
from saqqara.server.settings import Settings
from saqqara.server.storage import postgres as backend
from saqqara.server.storage.database_connection import Conflict, Connection
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.storage.postgres import Postgres, options_of
from saqqara.server.storage.schema import deadlines, handles, log, players, standings, tables
from saqqara.server.storage.sqlite import Sqlite
from saqqara.server.storage.store import WRONG, Append, Change, Store
from tests.server.databases import run_sql
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import eventually
from tests.server.test_api_postgres import fresh

TABLE = {"id": "t", "game": "objective", "rules": 1, "setup": "{}", "secret": "", "name": "", "public": False, "status": "running"}
ONE = sa.select(sa.literal(1).label("one"))
SLEEP = sa.select(sa.func.pg_sleep(sa.bindparam("seconds", type_=sa.Float)))


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    database = f"sqlite:///{tmp_path}/store.db"
    if request.param == "postgresql":
        database = await fresh(request.getfixturevalue("postgres_server"), "store")
    opened = await Store.open(Settings(database=database))
    yield opened
    await opened.close()


@pytest.fixture
async def server(postgres_server: str) -> AsyncIterator[Store]:
    """A store on PostgreSQL."""
    opened = await Store.open(Settings(database=await fresh(postgres_server, "lines")))
    yield opened
    await opened.close()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, tick=60.0) as opened:
        yield opened


def player(name: str) -> dict[str, Any]:
    """Return a player of that name."""
    return {"id": name, "name": name, "created": 1, "seen": 1}


async def names(store: Store) -> list[str]:
    """Return the names of all players."""
    return sorted([row["name"] for row in await store.rows(sa.select(players.c.name))])


def adding(name: str, problem: Exception | None = None) -> Any:
    """Work that adds somebody, and may then raise."""

    def work(connection: Connection) -> str:
        connection.execute(INSERT_PLAYER, player(name))
        if problem is not None:
            raise problem
        return str(connection.scalar(NAME, {"of": name}))

    return work


# What is written is there


async def test_every_kind_of_value_comes_back_as_it_was(store: Store) -> None:
    """Through every verb: texts, numbers to the last digit, truth values, and none at all."""
    await store.execute(INSERT_PLAYER, rows={"id": "é’🜂", "name": "Anna", "created": 2**53, "seen": 1})
    row = {"player": "é’🜂", "game": "objective", "mu": 25.125, "sigma": 1 / 3, "rated": 2**31 - 1, "listed": True, "provisional": False}
    others = {column.name: 0 for column in standings.c if isinstance(column.type, (sa.Integer, sa.BigInteger))}
    whole = {**others, **row, "habits": "{}"}
    await store.execute(sa.insert(standings).values(**whole))
    keyed = sa.select(standings).where(standings.c.player == sa.bindparam("of"), standings.c.listed.is_(True))
    found = [
        await store.fetch(keyed, of=row["player"]),
        await store.rows(sa.select(standings).where(standings.c.player == row["player"])),
        await store.transaction(lambda connection: connection.execute(keyed, {"of": row["player"]}).mappings().all()),
    ]
    for rows in found:
        assert repr(rows) == repr([{column.name: whole[column.name] for column in standings.c}])
    nothing = sa.select(players.c.kept, players.c.kept.is_(None).label("guest"), sa.func.count().label("many")).group_by(players.c.id)
    assert repr(await store.row(nothing)) == repr({"kept": None, "guest": True, "many": 1})


async def test_any_of_several_is_asked_for_in_one_go(store: Store) -> None:
    everybody = ["Anna", "Ben", "Cleo", "Dora"]
    await store.execute(INSERT_PLAYER, rows=[player(name) for name in everybody])
    for several in ([], ["Ben"], ["Dora", "Anna"], ["nobody", "Cleo", *everybody]):
        found = await store.transaction(lambda connection, several=several: connection.execute(KNOWN, {"of": several}).all())  # type: ignore[misc]
        assert sorted(row.id for row in found) == sorted(set(everybody) & set(several))
        inside, outside = players.c.name.in_(several), players.c.name.not_in(several)
        assert sorted(row["name"] for row in await store.rows(sa.select(players).where(inside))) == sorted(set(everybody) & set(several))
        assert sorted(row["name"] for row in await store.rows(sa.select(players).where(outside))) == sorted(set(everybody) - set(several))


async def test_what_is_answered_is_on_the_disk(store: Store) -> None:
    """Another connection reads it, and a file has been waited for."""
    await store.execute(INSERT_PLAYER, rows=player("Anna"))
    if isinstance(store.backend, Sqlite):
        with closing(sqlite3.connect(store.backend.file)) as elsewhere:
            assert elsewhere.execute("SELECT name FROM players").fetchall() == [("Anna",)]
        assert store.backend.writer.raw.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
        return
    connection = await asyncpg.connect(url_of(store))
    assert await connection.fetchval("SELECT name FROM players") == "Anna"
    await connection.close()


def url_of(store: Store) -> str:
    """Return where a store's database is."""
    if isinstance(store.backend, Sqlite):
        return f"sqlite:///{store.backend.file}"
    return store.backend.url.set(drivername="postgresql", username="postgres").render_as_string(False)


# All of it or nothing


async def test_what_raises_is_undone_alone(store: Store) -> None:
    with pytest.raises(NotNow):
        await store.transaction(adding("Anna", NotNow("server-full")))
    assert await names(store) == []
    assert await store.transaction(adding("Ben")) == "Ben", "and the next is done"


async def test_what_raises_among_others_is_undone_and_the_others_are_not(store: Store) -> None:
    works = [adding("Anna"), adding("Ben", NotNow("server-full")), adding("Cleo")]
    told = await asyncio.gather(*map(store.transaction, works), return_exceptions=True)
    assert [told[0], type(told[1]), told[2]] == ["Anna", NotNow, "Cleo"]
    assert await names(store) == ["Anna", "Cleo"]


async def test_several_rows_are_all_written_or_none(store: Store) -> None:
    await store.execute(INSERT_PLAYER, rows=[player("Anna"), player("Ben")])
    with pytest.raises(WRONG):
        await store.execute(INSERT_PLAYER, rows=[player("Cleo"), player("Anna")])
    with pytest.raises(Conflict):
        await store.transaction(lambda connection: connection.claim(players, player("Cleo"), player("Anna")))
    assert await names(store) == ["Anna", "Ben"]
    assert store.condition.failed_writes == 1, "that somebody was first is no failure"


async def test_many_rows_at_once_leave_those_alone_that_are_there(store: Store) -> None:
    everybody = [f"p{number}" for number in range(150)]  # more than one statement has
    await store.execute(INSERT_PLAYER, rows=[player(name) for name in everybody])
    for some, handle in ((everybody[:10], "first"), (everybody, "second")):
        await store.execute(NEW_HANDLE, rows=[{"player": one, "handle": f"{handle} {one}"} for one in some])
    given = {row["player"]: row["handle"].split()[0] for row in await store.rows(sa.select(handles))}
    assert given == dict.fromkeys(everybody[:10], "first") | dict.fromkeys(everybody[10:], "second")


# The log


def entry(seq: int, table: str = "t", **more: Any) -> dict[str, Any]:
    """Return an entry for a table's log."""
    made = {"table": table, "seq": seq, "kind": "move", "seat": 0, "text": "é", "bot": False, "client": None, "at": 1, "acting": None}
    return made | more


async def open_table(store: Store, *ids: str) -> None:
    await store.execute(sa.insert(tables), rows=[{**TABLE, "id": one, "created": 1, "changed": 1} for one in ids])


async def test_who_comes_second_is_told_and_changes_nothing(store: Store) -> None:
    await open_table(store, "t", "u")
    assert await store.append(entry(0, text="first"), 5)
    told = await asyncio.gather(
        store.append(entry(1), 7),
        store.append(entry(0, text="second"), None, status="over"),
        store.append(entry(0, "u"), 9, status="over"),
        store.append(entry(1, text="third"), 8),
    )
    assert list(told) == [True, False, True, False]
    assert [(row["seq"], row["text"]) for row in await store.entries("t")] == [(0, "first"), (1, "é")]
    assert {row["table"]: (row["seq"], row["due"]) for row in await store.rows(sa.select(deadlines))} == {"t": (1, 7), "u": (0, 9)}
    assert {row["id"]: row["status"] for row in await store.rows(sa.select(tables))} == {"t": "running", "u": "over"}
    assert store.condition.failed_writes == 0, "that somebody was first is no failure"


async def test_two_stores_never_both_write_a_number(store: Store) -> None:
    other = await Store.open(Settings(database=url_of(store)))
    await open_table(store, *map(str, range(8)))
    each = [(one, entry(seq, str(table), text=str(one is store))) for seq in range(20) for table in range(8) for one in (store, other)]
    told = await asyncio.gather(*(one.append(row, None, drop=False) for one, row in each))
    written = {(row["table"], row["seq"]): row["text"] for row in await store.rows(sa.select(log))}
    assert len(written) == sum(told) == 160
    assert all((written[row["table"], row["seq"]] == row["text"]) is done for (_, row), done in zip(each, told, strict=True))
    await other.close()


async def test_many_at_once_are_all_told(store: Store) -> None:
    """Also those with nothing but an entry, which need no transaction of more than one statement."""
    await open_table(store, "t")
    for first, due, drop in ((0, None, False), (100, 5, True), (200, None, True)):
        assert await asyncio.gather(*(store.append(entry(first + seq), due, drop) for seq in range(100))) == [True] * 100
    again = [store.append(entry(seq), None, drop=False) for seq in (150, 151, 300, 300)]
    assert [await one for one in again] == [False, False, True, False]
    assert [row["seq"] for row in await store.rows(sa.select(log).order_by(log.c.seq))] == [*range(301)]


async def test_one_that_cannot_be_written_does_not_keep_the_others_from_it(store: Store) -> None:
    await open_table(store, "t")
    wrong = store.append(entry(0, "no such table"), None)
    others = [store.append(entry(seq), None) for seq in range(3)]
    told = await asyncio.gather(wrong, *others, return_exceptions=True)
    assert isinstance(told[0], WRONG)
    assert not isinstance(told[0], AWAY)
    assert told[1:] == [True] * 3


async def test_a_move_is_on_disk_before_what_came_with_it_begins(here: House) -> None:
    table, _ = await made_ready(here)
    told: list[Any] = []
    seen = []

    def on_disk(_: Connection) -> None:
        with closing(sqlite3.connect(str(here.app.state.settings.sqlite_file))) as elsewhere:
            seen.append(elsewhere.execute("SELECT count(*) FROM log WHERE seq = 50").fetchone()[0])

    here.store.queue(Change(on_disk, told.append))
    here.store.queue(Append(entry(50, table), None, False, None, told.append))
    await eventually(lambda: len(told) == 2)
    assert seen == [1]
    assert told == [True, None], "and its sender hears of it first"


# What a game made ready costs


async def made_ready(here: House) -> tuple[str, list[Guest]]:
    """A game of two whose players have looked at it."""
    guests = [Guest(here.app, await here.nobody.post("/players", 201)) for _ in range(2)]
    table = (await guests[0].open())["id"]
    assert (await guests[1].post(f"/tables/{table}/join"))["status"] == "running"
    for guest in guests:
        await guest.get(f"/tables/{table}/look")
    return table, guests


# Games that are over are counted between moves


# Connections to PostgreSQL


def of(store: Store) -> Postgres:
    assert isinstance(store.backend, Postgres)
    return store.backend


async def test_a_value_that_is_none_of_its_column_is_wrong_and_no_sign_that_the_database_is_away(server: Store) -> None:
    await open_table(server, "t")
    for value in (2**63, "one"):
        with pytest.raises(WRONG) as caught:
            await server.fetch(sa.select(log).where(log.c.seq == sa.bindparam("at")), at=value)
        assert not isinstance(caught.value, AWAY)
    with pytest.raises(WRONG):
        await server.append(entry(0, seat=2**40), None)
    assert await server.append(entry(0), None), "and the others are written"


async def end_all(store: Store) -> None:
    """The server ends every connection to a database."""
    ours = "datname = current_database() AND pid <> pg_backend_pid()"
    await run_sql(url_of(store), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")


async def test_connections_that_the_server_ends_are_made_anew(server: Store) -> None:
    await open_table(server, "t")
    await asyncio.gather(*(server.fetch(SLEEP, seconds=0.05) for _ in range(backend.READERS)))
    assert await server.append(entry(0), None)
    await end_all(server)
    everyone = [line for lines in (of(server)._reading, of(server)._working, of(server)._writing) for line in lines._all]
    assert len(everyone) > backend.READERS
    await eventually(lambda: all(line.is_closed() for line in everyone))
    assert await server.append(entry(1), None), "and nobody hears of it"
    assert await asyncio.gather(*(server.fetch(ONE) for _ in range(20))) == [[{"one": 1}]] * 20
    assert await server.transaction(adding("Anna")) == "Anna"


async def test_what_is_not_answered_in_time_is_given_up_and_its_connection_too(server: Store) -> None:
    def sleep(connection: Connection) -> None:
        connection.execute(SLEEP, {"seconds": 60})

    of(server).seconds = 0.3
    asked = [server.fetch(SLEEP, seconds=60) for _ in range(2 * backend.READERS)]
    given_up = await asyncio.gather(*asked, server.transaction(sleep), server.snapshot(sleep), return_exceptions=True)
    assert all(isinstance(one, TimeoutError) for one in given_up)
    of(server).seconds = 5
    assert await asyncio.gather(*(server.fetch(ONE) for _ in range(2 * backend.READERS))) == [[{"one": 1}]] * 2 * backend.READERS
    assert await server.rows(ONE) == [{"one": 1}]


async def test_no_move_waits_for_questions_or_transactions(server: Store) -> None:
    await open_table(server, "t")
    asked: list[Any] = [asyncio.ensure_future(server.fetch(SLEEP, seconds=1.5)) for _ in range(3 * backend.READERS)]
    works = [server.transaction(lambda connection: connection.execute(SLEEP, {"seconds": 1.5})) for _ in range(2 * backend.WORKERS)]
    asked += map(asyncio.ensure_future, works)
    await asyncio.sleep(0.2)
    assert await asyncio.wait_for(server.append(entry(0), None), 1)
    assert not any(one.done() for one in asked)
    await asyncio.gather(*asked)


def test_the_driver_is_told_of_a_server_what_sqlalchemy_is_told() -> None:
    def told(url: str) -> dict[str, Any]:
        return options_of(sa.make_url(f"postgresql+asyncpg://{url}"))

    assert told("a:b%40@h:1/d?ssl=disable") == {"user": "a", "password": "b@", "host": "h", "port": 1, "database": "d", "ssl": "disable"}
    assert told("a@/d?host=/run/x") == {"user": "a", "database": "d", "host": "/run/x"}
    assert told("a@h/d?prepared_statement_cache_size=0")["statement_cache_size"] == 0
