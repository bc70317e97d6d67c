"""What is done for every game that is made ready is done by the driver alone, in few transactions, and never half."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.server.accounts.people import INSERT_PLAYER, NAME
from saqqara.server.errors import NotNow
from saqqara.server.ratings import finished_games
from saqqara.server.ratings.game_results import derive_from_table
from saqqara.server.ratings.result_writer import KNOWN, new, write
from saqqara.server.settings import Settings
from saqqara.server.storage.fast_sqlite import Executor, FastWork
from saqqara.server.storage.schema import handles, players
from saqqara.server.storage.sqlite import Sqlite
from saqqara.server.storage.store import TAKEN, Append, Change, Store
from tests.server.house import Guest, House, house
from tests.server.inside import eventually
from tests.server.test_api_postgres import fresh


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    database = f"sqlite:///{tmp_path}/plain.db"
    if request.param == "postgresql":
        database = await fresh(request.getfixturevalue("postgres_server"), f"plain{abs(hash(request.node.name))}")
    opened = await Store.open(Settings(database=database))
    yield opened
    await opened.close()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, tick=60.0) as opened:
        yield opened


def player(name: str) -> dict[str, Any]:
    """Somebody, by their name."""
    return {"id": name, "name": name, "created": 1, "seen": 1}


async def names(store: Store) -> list[str]:
    """Everybody who is there."""
    return sorted([row["name"] for row in await store.rows(sa.select(players.c.name))])


def adding(name: str, problem: Exception | None = None) -> Any:
    """Work that adds somebody, and may then raise."""

    def work(executor: Executor) -> str:
        executor.execute(INSERT_PLAYER, player(name))
        if problem is not None:
            raise problem
        return str(executor.execute(NAME, {"of": name}).first().name)

    return work


# Half of it is never done


async def test_what_raises_is_undone_alone(store: Store) -> None:
    with pytest.raises(NotNow):
        await store.fast_transaction(adding("Anna", NotNow("server-full")))
    assert await names(store) == []
    assert await store.fast_transaction(adding("Ben")) == "Ben", "and the next is done"


@pytest.mark.parametrize("with_help", [False, True], ids=["driver", "with SQLAlchemy"])
async def test_what_raises_among_others_is_undone_and_the_others_are_not(store: Store, with_help: bool) -> None:
    works = [
        store.fast_transaction(adding("Anna")),
        store.fast_transaction(adding("Ben", NotNow("server-full"))),
        store.fast_transaction(adding("Cleo")),
    ]
    if with_help:
        works.append(store.transaction(lambda connection: connection.execute(sa.insert(players).values(**player("Dora"))).rowcount))
    told = await asyncio.gather(*works, return_exceptions=True)
    assert [told[0], type(told[1]), told[2], *told[3:]] == ["Anna", NotNow, "Cleo", *([1] if with_help else [])]
    assert await names(store) == ["Anna", "Cleo", *(["Dora"] if with_help else [])]


async def test_several_rows_are_all_written_or_none(store: Store) -> None:
    await store.fast_execute(INSERT_PLAYER, player("Anna"), player("Ben"))
    with pytest.raises(TAKEN):
        await store.fast_execute(INSERT_PLAYER, player("Cleo"), player("Anna"))
    assert await names(store) == ["Anna", "Ben"]


async def test_many_rows_at_once_leave_those_alone_that_are_there(store: Store) -> None:
    everybody = [f"p{number}" for number in range(150)]  # more than one statement has
    await store.fast_execute(INSERT_PLAYER, *map(player, everybody))

    def give(executor: Executor, some: list[str], handle: str) -> int:
        rows = [{"player": one, "handle": f"{handle} {one}"} for one in some]
        return int(executor.execute(new(store.is_sqlite).handle, rows).rowcount)

    assert await store.fast_transaction(lambda executor: give(executor, everybody[:10], "first")) in (10, -1), "PostgreSQL does not say"
    assert await store.fast_transaction(lambda executor: give(executor, everybody, "second")) in (140, -1)
    given = {row["player"]: row["handle"].split()[0] for row in await store.rows(sa.select(handles))}
    assert given == dict.fromkeys(everybody[:10], "first") | dict.fromkeys(everybody[10:], "second")


async def test_any_of_several_is_asked_for_in_one_go(store: Store) -> None:
    everybody = ["Anna", "Ben", "Cleo", "Dora"]
    await store.fast_execute(INSERT_PLAYER, *map(player, everybody))
    for several in ([], ["Ben"], ["Dora", "Anna"], ["nobody", "Cleo", *everybody]):
        found = await store.fast_transaction(lambda executor, several=several: executor.execute(KNOWN, {"of": several}).all())  # type: ignore[misc]
        assert sorted(row.id for row in found) == sorted(set(everybody) & set(several))


# Moves first


def an_entry(table: str, seq: int) -> dict[str, Any]:
    """Something for a table's log."""
    return {"table": table, "seq": seq, "kind": "move", "seat": 0, "text": "", "bot": False, "client": None, "at": 1, "acting": None}


async def test_a_move_is_on_disk_before_what_came_with_it_begins(here: House) -> None:
    table, _ = await made_ready(here)
    told: list[Any] = []
    seen = []

    def on_disk(_: Executor) -> None:
        with closing(sqlite3.connect(str(here.app.state.settings.sqlite_file))) as elsewhere:
            seen.append(elsewhere.execute("SELECT count(*) FROM log WHERE seq = 50").fetchone()[0])

    here.store.queue(Change(FastWork(on_disk), told.append))
    here.store.queue(Append(an_entry(table, 50), None, False, None, told.append))
    await eventually(lambda: len(told) == 2)
    assert seen == [1]
    assert told == [True, None], "and its sender hears of it first"


async def test_whoever_waits_is_told_when_all_is_closed(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> None:
        await asyncio.sleep(60)

    told: list[Any] = []
    table, _ = await made_ready(here)
    with monkeypatch.context() as patched:
        patched.setattr(here.store.backend, "write", never)
        here.store.queue(Change(FastWork(lambda _: None), told.append))
        here.store.queue(Append(an_entry(table, 50), None, False, None, told.append))
        await asyncio.sleep(0.05)
        assert here.store._writer is not None
        here.store._writer.cancel()
        await asyncio.gather(here.store._writer, return_exceptions=True)
    assert [type(one) for one in told] == [ConnectionError] * 2


# What a game made ready costs


class Asked:
    """What the database is asked, counted while it is looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.helped: list[str] = []
        self.questions = self.transactions = 0
        fetch, write = Sqlite.fetch, Sqlite._write

        async def counted_fetch(this: Sqlite, *given: Any) -> Any:
            self.questions += 1
            return await fetch(this, *given)

        def counted_write(this: Sqlite, *given: Any) -> Any:
            self.transactions += 1
            return write(this, *given)

        monkeypatch.setattr(Sqlite, "fetch", counted_fetch)
        monkeypatch.setattr(Sqlite, "_write", counted_write)
        sa.event.listen(sa.Engine, "before_cursor_execute", self.note)

    def note(self, _connection: Any, _cursor: Any, text: str, *_: Any) -> None:
        """SQLAlchemy was asked to help."""
        self.helped.append(text)

    def since(self) -> tuple[int, int]:
        """How many questions and transactions there were since it was last looked at."""
        found, self.questions, self.transactions = (self.questions, self.transactions), 0, 0
        return found


async def made_ready(here: House) -> tuple[str, list[Guest]]:
    """A game of two whose players have looked at it."""
    guests = [Guest(here.app, await here.nobody.post("/players", 201)) for _ in range(2)]
    table = (await guests[0].open())["id"]
    assert (await guests[1].post(f"/tables/{table}/join"))["status"] == "running"
    for guest in guests:
        await guest.get(f"/tables/{table}/look")
    return table, guests


async def once_more(table: str, guests: list[Guest]) -> None:
    """The same two play again."""
    answers = [await guest.post(f"/tables/{table}/rematch") for guest in guests]
    assert answers[-1]["status"] == "running"


async def test_a_game_is_made_ready_without_a_statement_built_anew(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, guests = await made_ready(here)
    await guests[0].post(f"/tables/{table}/resign")
    await once_more(table, guests)
    asked = Asked(monkeypatch)
    try:
        backend: Any = here.store.backend
        known = len(backend._compiled), len(backend._driver._known)
        table, guests = await made_ready(here)
        ready = asked.since()
        await guests[0].post(f"/tables/{table}/resign")
        asked.since()
        await once_more(table, guests)
        again = asked.since()
        assert asked.helped == [], "SQLAlchemy takes longer than all the rest"
        assert (len(backend._compiled), len(backend._driver._known)) == known, "each is put into words once"
        assert ready[1] == 6, "two guests, a table, a seat taken, a deal, and somebody who came"
        assert again[1] == 3, "a table, a seat taken, and a deal"
        assert ready[0] <= 22
        assert again[0] <= 19
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", asked.note)


# Games that are over are counted between moves


async def test_between_two_games_that_are_counted_others_have_their_turn(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(finished_games.GAMES_PER_TRANSACTION + 2):
        table, guests = await made_ready(here)
        await guests[0].post(f"/tables/{table}/resign")
    turns, counted, written = [0], [], []

    async def go_on() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    def noted_sum(*given: Any) -> Any:
        counted.append(turns[0])
        return derive_from_table(*given)

    def noted_write(connection: Any, store: Store, games: Any) -> None:
        written.append(len(games))
        write(connection, store, games)

    monkeypatch.setattr(finished_games, "derive_from_table", noted_sum)
    monkeypatch.setattr(finished_games, "write", noted_write)
    going = asyncio.create_task(go_on())
    assert [await finished_games.record_next_games(here.store, held=here.hub.live.get) for _ in range(3)] == [
        finished_games.GAMES_PER_TRANSACTION,
        2,
        0,
    ]
    going.cancel()
    assert len(set(counted)) == len(counted) == finished_games.GAMES_PER_TRANSACTION + 2
    assert written == [finished_games.GAMES_PER_TRANSACTION, 2], "for as long as a transaction takes, no move is written"


async def test_several_games_are_counted_by_as_many_statements_as_one(here: House) -> None:
    driver: Any = here.store.backend
    statements: list[str] = []
    asked = []
    for games in (1, finished_games.GAMES_PER_TRANSACTION):
        for _ in range(games):
            table, guests = await made_ready(here)
            await guests[0].post(f"/tables/{table}/resign")
        driver._driver.connection.set_trace_callback(statements.append)
        assert await finished_games.record_next_games(here.store, held=here.hub.live.get) == games
        driver._driver.connection.set_trace_callback(None)
        asked.append(len(statements))
        statements.clear()
    assert asked[0] == asked[1] <= 11, "after each of them other threads have their turn"


async def test_whoever_has_many_games_to_count_rests_in_between(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2 * finished_games.GAMES_PER_TRANSACTION + 1):
        table, guests = await made_ready(here)
        await guests[0].post(f"/tables/{table}/resign")
    rests: list[float] = []
    written: list[int] = []
    clock = [0.0]

    async def rest(seconds: float) -> None:
        if seconds > 0:
            clock[0] += seconds
            rests.append(seconds)
            assert sum(written) == finished_games.GAMES_PER_TRANSACTION * len(rests), "some games, then a rest"
        await asyncio.sleep(0)

    def slow_write(connection: Any, store: Store, games: Any) -> None:
        written.append(len(games))
        write(connection, store, games)
        clock[0] += len(written)

    monkeypatch.setattr(finished_games, "asyncio", SimpleNamespace(sleep=rest, to_thread=asyncio.to_thread))
    monkeypatch.setattr(finished_games, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(finished_games, "write", slow_write)
    counter = finished_games.ResultRecorder(here.hub)
    counter.job.on_tick()
    counter.job.on_tick()  # the next tick: it is being done
    await eventually(lambda: sum(written) == 2 * finished_games.GAMES_PER_TRANSACTION + 1 and not counter.job.busy)
    assert written == [finished_games.GAMES_PER_TRANSACTION, finished_games.GAMES_PER_TRANSACTION, 1], "all of them at one tick"
    assert rests == [finished_games.REST_FACTOR, 2 * finished_games.REST_FACTOR], "the longer it takes the longer nothing is counted"
