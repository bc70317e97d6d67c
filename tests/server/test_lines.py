"""PostgreSQL without SQLAlchemy's help: the same answers and errors, and connections that are shared, mended and closed."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.settings import Settings
from saqqara.server.storage import postgres as backend
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.storage.pg_connections import PgConnections
from saqqara.server.storage.postgres import Postgres, options_of
from saqqara.server.storage.schema import deadlines, log, standings, tables
from saqqara.server.storage.store import INSERT_ENTRY, TAKEN, WRONG, Store
from tests.server.inside import eventually
from tests.server.test_api_postgres import fresh

ONE = sa.select(sa.literal(1).label("one"))
SLEEP = sa.select(sa.func.pg_sleep(sa.bindparam("seconds", type_=sa.Float)))
OURS = sa.text("SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")


@pytest.fixture
async def store(postgres_server: str) -> AsyncIterator[Store]:
    """A database of its own, in which rows need not refer to others."""
    settings = Settings(database=await fresh(postgres_server, "lines"))
    engine = create_async_engine(settings.driver_url)
    async with engine.begin() as connection:
        await connection.execute(sa.text(f"ALTER DATABASE {engine.url.database} SET session_replication_role = replica"))
    await engine.dispose()
    opened = await Store.open(settings)
    yield opened
    await opened.close()


def of(store: Store) -> Postgres:
    assert isinstance(store.backend, Postgres)
    return store.backend


def entry(seq: int, **more: Any) -> dict[str, Any]:
    return {"table": "t", "seq": seq, "kind": "start", "seat": None, "text": "[]", "bot": False, "client": None, "at": 1, **more}


async def test_what_the_driver_gives_is_what_sqlalchemy_gives(store: Store) -> None:
    """Every kind of value, also those that are none, in questions with a value that is fixed."""
    row = {
        "player": "é’🜂",
        "game": "objective",
        "mu": 25.125,
        "sigma": 1 / 3,
        "rated": 2**31 - 1,
        "listed": True,
        "provisional": False,
        "habits": "{}",
    }
    others = {column.name: 0 for column in standings.c if isinstance(column.type, (sa.Integer, sa.BigInteger))}
    await store.execute(sa.insert(standings).values(**{**others, **row}))
    queries: list[Any] = [
        sa.select(standings).where(standings.c.player == sa.bindparam("of"), standings.c.listed.is_(True)).limit(3),
        sa.select(sa.func.count().label("many"), sa.func.max(standings.c.mu).label("best")).where(standings.c.player == sa.bindparam("of")),
        sa.select(standings.c.mu, sa.null().label("none")).where(standings.c.player == sa.bindparam("of"), standings.c.game == "objective"),
    ]
    for query in queries:
        async with of(store).engine.connect() as connection:
            slowly = [dict(found._mapping) for found in await connection.execute(query, {"of": row["player"]})]
        assert await store.fetch(query, of=row["player"]) == slowly != []


async def test_all_of_a_batch_or_nothing(store: Store) -> None:
    make = [{"table": "t", "seq": number, "due": 5} for number in range(2)]
    with pytest.raises(TAKEN):
        await of(store).write([(store._set_deadline, make[:1]), (INSERT_ENTRY, [entry(0), entry(1), entry(1)])])
    with pytest.raises(TAKEN):
        await of(store).write([(INSERT_ENTRY, [entry(0), entry(1), entry(1)])])
    assert await store.rows(sa.select(log)) == await store.rows(sa.select(deadlines)) == []
    await of(store).write([(store._set_deadline, make), (INSERT_ENTRY, [entry(0, text="é"), entry(1, seat=3, client="c")])])
    assert [(row["seq"], row["seat"], row["text"], row["bot"]) for row in await store.entries("t")] == [
        (0, None, "é", False),
        (1, 3, "[]", False),
    ]
    assert [row["seq"] for row in await store.rows(sa.select(deadlines))] == [1]


async def test_a_value_that_is_none_of_its_column_is_wrong_and_no_sign_that_the_database_is_away(store: Store) -> None:
    for value in (2**63, "one"):
        with pytest.raises(WRONG) as caught:
            await store.fetch(sa.select(log).where(log.c.seq == sa.bindparam("at")), at=value)
        assert not isinstance(caught.value, AWAY)
    with pytest.raises(WRONG):
        await store.append(entry(0, seat=2**40), None)
    assert await store.append(entry(0), None), "and the others are written"


async def end_all(store: Store) -> int:
    """The server ends every connection to a database; how many there were."""
    other = create_async_engine(of(store).engine.url, isolation_level="AUTOCOMMIT")
    async with other.connect() as connection:
        ended = list((await connection.execute(OURS)).scalars())
        for pid in ended:
            await connection.execute(sa.text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})
    await other.dispose()
    return len(ended)


async def test_connections_that_the_server_ends_are_made_anew(store: Store) -> None:
    await asyncio.gather(*(store.fetch(SLEEP, seconds=0.05) for _ in range(backend.LINES)))
    assert await store.append(entry(0), None)
    assert await end_all(store) > backend.LINES
    await eventually(lambda: all(line.is_closed() for lines in (of(store)._reading, of(store)._writing) for line in lines._all))
    assert await store.append(entry(1), None), "and nobody hears of it"
    assert await asyncio.gather(*(store.fetch(ONE) for _ in range(20))) == [[{"one": 1}]] * 20


async def test_a_connection_that_ends_before_the_answer_is_a_database_that_is_away(store: Store) -> None:
    asked = [asyncio.ensure_future(store.fetch(SLEEP, seconds=4)) for _ in range(3)]
    await eventually(lambda: len(of(store)._reading._all) == 3)
    await asyncio.sleep(0.2)
    assert await end_all(store) >= 3
    for one in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(one, AWAY)


async def test_what_is_not_answered_in_time_is_given_up_and_its_connection_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    of(store).seconds = 0.3
    given_up = await asyncio.gather(*(store.fetch(SLEEP, seconds=60) for _ in range(2 * backend.LINES)), return_exceptions=True)
    assert all(isinstance(one, TimeoutError) for one in given_up)
    of(store).seconds = 5
    assert await asyncio.gather(*(store.fetch(ONE) for _ in range(2 * backend.LINES))) == [[{"one": 1}]] * 2 * backend.LINES


async def test_no_move_waits_for_questions(store: Store) -> None:
    asked = [asyncio.ensure_future(store.fetch(SLEEP, seconds=1.5)) for _ in range(3 * backend.LINES)]
    await asyncio.sleep(0.2)
    assert await asyncio.wait_for(store.append(entry(0), None), 1)
    assert not any(one.done() for one in asked)
    await asyncio.gather(*asked)


class Pretended:
    """A connection that only counts."""

    def __init__(self) -> None:
        self.closed = False

    def is_closed(self) -> bool:
        return self.closed

    def terminate(self) -> None:
        self.closed = True

    async def close(self) -> None:
        self.closed = True


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> list[Pretended]:
    made: list[Pretended] = []

    async def connect(**options: Any) -> Pretended:
        assert options == {"host": "h"}
        await asyncio.sleep(0)
        made.append(Pretended())
        return made[-1]

    monkeypatch.setattr(asyncpg, "connect", connect)
    return made


async def test_so_many_lines_and_no_more(pretended: list[Pretended]) -> None:
    lines, at_once, most = PgConnections({"host": "h"}, 3), 0, 0

    async def use() -> None:
        nonlocal at_once, most
        async with lines.acquire():
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0.01)
            at_once -= 1

    await asyncio.gather(*(use() for _ in range(30)))
    assert (most, len(pretended)) == (3, 3)
    await use()
    assert len(pretended) == 3, "they are kept"
    await lines.close()
    assert all(one.closed for one in pretended)


@pytest.mark.parametrize(
    ("problem", "kept"), [(asyncpg.UniqueViolationError("there"), True), (TimeoutError(), False), (asyncio.CancelledError(), False)]
)
async def test_a_line_is_used_again_where_the_server_has_answered(pretended: list[Pretended], problem: BaseException, kept: bool) -> None:
    lines = PgConnections({"host": "h"}, 1)
    with pytest.raises(type(problem)):
        async with lines.acquire():
            raise problem
    async with lines.acquire():
        pass
    assert [one.closed for one in pretended] == [False] if kept else [True, False]
    assert len(pretended) == (1 if kept else 2)
    await lines.close()


async def test_a_line_that_cannot_be_made_takes_no_place(monkeypatch: pytest.MonkeyPatch, pretended: list[Pretended]) -> None:
    lines, connect = PgConnections({"host": "h"}, 1), asyncpg.connect

    async def refuse(**_: Any) -> None:
        raise OSError("refused")

    monkeypatch.setattr(asyncpg, "connect", refuse)
    for _ in range(3):
        with pytest.raises(OSError, match="refused"):
            async with lines.acquire():
                raise AssertionError
    monkeypatch.setattr(asyncpg, "connect", connect)
    async with lines.acquire():
        assert len(pretended) == 1
        await lines.close()
        assert pretended[0].closed, "also one that is in use"


async def test_every_line_is_closed_though_the_server_does_not_answer(monkeypatch: pytest.MonkeyPatch, pretended: list[Pretended]) -> None:
    """Whoever says goodbye to a server that has gone without a word waits for ever."""
    monkeypatch.setattr(backend, "CLOSE_SECONDS", 0.1)
    monkeypatch.setattr(Pretended, "close", lambda _: asyncio.sleep(60))
    monkeypatch.setattr(backend, "PgConnections", lambda _options, most: PgConnections({"host": "h"}, most))
    store = Postgres("postgresql+asyncpg://a@h/d")
    for lines in (store._reading, store._writing):
        async with lines.acquire():
            pass
    await store.close()
    assert [one.closed for one in pretended] == [True, True]


def test_the_driver_is_told_of_a_server_what_sqlalchemy_is_told() -> None:
    def told(url: str) -> dict[str, Any]:
        return options_of(create_async_engine(f"postgresql+asyncpg://{url}"))

    assert told("a:b%40@h:1/d?ssl=disable") == {"user": "a", "password": "b@", "host": "h", "port": 1, "database": "d", "ssl": "disable"}
    assert told("a@/d?host=/run/x") == {"user": "a", "database": "d", "host": "/run/x"}
    assert told("a@h/d?prepared_statement_cache_size=0")["statement_cache_size"] == 0


def test_a_table_is_found_by_a_text_that_is_put_into_words_once() -> None:
    async def texts() -> tuple[Any, Any]:
        one = Postgres("postgresql+asyncpg://a@h/d")
        query = sa.select(tables).where(tables.c.id == sa.bindparam("of"))
        return one.text(query), one.text(query)

    first, second = asyncio.run(texts())
    assert first is second
    assert first.names == ("of",)
