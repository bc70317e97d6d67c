"""Retention deletes expired data, and nothing else: on SQLite and on PostgreSQL, with two nodes at it."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.cli import main
from saqqara.core.texts import LANGUAGES
from saqqara.server.clock import now
from saqqara.server.ops import admin_actions
from saqqara.server.ops.retention import RETENTION_RULES, Retention
from saqqara.server.ratings.finished_game_job import record_next_games
from saqqara.server.settings import DAY, Keep, Settings
from saqqara.server.storage.schema import chat, links, log, mail_confirmations, metadata, muted, players, seats, tables, tokens
from tests.server.guests_over_http import Guest, House, house, play_on
from tests.server.server_in_process import eventually
from tests.server.test_api_postgres import fresh

LONG = 2000 * DAY * 1000
"""Longer than anything is kept."""
NOTHING = dict.fromkeys((kind.name for kind in RETENTION_RULES), 0)
QUIET = Keep(every_minutes=None)
"""The settings under which no clean-up runs by itself."""


BOTH = ["sqlite", "postgresql"]
ONE = BOTH if "SAQQARA_RETENTION" in os.environ else ["sqlite"]
"""The databases of a test whose promise another test checks on both."""


@pytest.fixture(params=ONE)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kept.db"
    return await fresh(request.getfixturevalue("postgres_server"), f"r{abs(hash(request.node.name))}")


on_both = pytest.mark.parametrize("database", BOTH, indirect=True)


@asynccontextmanager
async def keeping(database: str, keep: Keep = QUIET) -> AsyncIterator[House]:
    async with house(Path(), database=database, keep=keep) as here:
        yield here


async def age(here: House, *of: sa.Table) -> None:
    """Let everything have happened long ago."""
    times = ("created", "changed", "seen", "expires", "at", "left", "due")
    for table in of or metadata.sorted_tables:
        for column in [table.c[name] for name in times if name in table.c and isinstance(table.c[name].type, sa.BigInteger)]:
            await here.store.execute(sa.update(table).where(column > LONG).values({column.name: column - LONG}))


async def everything(here: House) -> dict[str, list[Any]]:
    """All rows, once the results of games that are over have been written down."""
    while await record_next_games(here.store):
        pass
    return {table.name: await here.store.rows(sa.select(table).order_by(*table.primary_key)) for table in metadata.sorted_tables}


async def full_house(here: House) -> dict[str, Any]:
    """Create a row of every kind, all of it long ago."""
    anna, ben, carl, lost = [await here.guest(name) for name in ("Anna", "Ben", "Carl", "Lost")]
    made = {name: (await anna.open(public=name in ("done", "waiting")))["id"] for name in ("done", "going", "waiting", "closed")}
    for table in (made["done"], made["going"]):
        await ben.post(f"/tables/{table}/join")
    await play_on(made["done"], [anna, ben])
    await play_on(made["going"], [anna, ben], most=3)
    await anna.post(f"/tables/{made['closed']}/close")
    await carl.open(seats=2)  # a host of a table that has not begun
    for table in made.values():
        await here.store.execute(sa.insert(chat).values(table=table, player=anna.id, name="Anna", text="Hello", at=now()))
    await here.store.execute(
        sa.insert(links).values(hash="l", player=anna.id, table=made["going"], expires=now()),
        sa.insert(mail_confirmations).values(hash="c", player=anna.id, address="x", created=now()),
        sa.insert(muted).values(table=made["closed"], player=ben.id, other=anna.id),
    )
    await age(here)
    await here.store.execute(sa.update(seats).where(seats.c.player.is_not(None)).values(left=now() - LONG))
    here.hub.live.clear()
    return made | {"anna": anna, "ben": ben, "carl": carl, "lost": lost}


@on_both
async def test_what_is_old_goes_and_finished_games_keep_their_record(database: str) -> None:
    async with keeping(database) as here:
        made = await full_house(here)
        before = await everything(here)
        retention = Retention(here.hub)
        counted = await retention.count()
        assert await everything(here) == before, "counting changes nothing"
        cleared = await retention.all()
        assert counted == NOTHING | {"open": 2, "closed": 1, "running": 1, "chat": 4, "tokens": 4, "links": 1, "codes": 1, "guests": 1}
        assert cleared == counted | {"chat": 3}, "the words at the closed table went with it"
        after = await everything(here)
        for table in ("log", "seats"):
            assert [row for row in after[table] if row["table"] == made["done"]] == [
                row for row in before[table] if row["table"] == made["done"]
            ], "finished games keep their record"
        status = {row["id"]: row["status"] for row in after["tables"]}
        assert status[made["done"]] == status[made["going"]] == "over"
        assert status[made["waiting"]] == "closed"
        assert not [name for name, rows in after.items() for row in rows if row.get("table", row.get("id")) == made["closed"]]
        names = {row["name"] for row in after["players"]}
        assert names == {"Anna", "Ben", "Carl"}, "a guest with a game stays, a host too"
        assert not after["chat"]
        record = await here.nobody.get(f"/tables/{made['done']}/record")
        assert (await here.nobody.post("/verify", **record))["over"]
        ended = await here.nobody.get(f"/tables/{made['going']}/record")
        assert ended["outcome"]["ended"] == "agreement"
        assert (await here.nobody.post("/verify", **ended))["over"]
        assert await retention.all() == NOTHING, "done once"


async def test_what_is_new_stays(database: str) -> None:
    async with keeping(database) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        going, _ = [(await anna.open())["id"] for _ in range(2)]
        await ben.post(f"/tables/{going}/join")
        before = await everything(here)
        retention = Retention(here.hub)
        assert await retention.count() == NOTHING
        assert await retention.all() == NOTHING
        assert await everything(here) == before


async def test_never_is_never(database: str) -> None:
    keep = Keep(None, None, None, None, None, None, None)
    async with keeping(database, keep) as here:
        await full_house(here)
        before = await everything(here)
        retention = Retention(here.hub)
        assert await retention.count() == NOTHING
        assert await retention.all() == NOTHING
        assert await everything(here) == before


@pytest.mark.parametrize("way", ["player", "asked", "host"])
async def test_a_guest_with_a_game_stays(way: str, database: str) -> None:
    async with keeping(database) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open())["id"]
        if way == "host":
            await here.store.execute(sa.update(tables).values(host=ben.id))
        else:
            await here.store.execute(sa.update(seats).where(seats.c.seat == 1).values({way: ben.id}))
        await here.store.execute(sa.update(players).values(seen=now() - LONG))
        assert (await Retention(here.hub).all())["guests"] == 0
        await here.store.execute(sa.delete(seats).where(seats.c.table == table), sa.delete(tables).where(tables.c.id == table))
        assert (await Retention(here.hub).all())["guests"] == 2, "and goes without"


@on_both
async def test_a_guest_goes_with_all_that_is_about_them(database: str) -> None:
    async with keeping(database) as here:
        anna, guest = await here.guest("Anna"), await here.guest("Annabella")
        table = (await anna.open())["id"]
        await here.store.execute(
            sa.insert(chat).values(table=table, player=guest.id, name="Annabella", text="Is a seat free?", at=now()),
            sa.insert(muted).values(table=table, player=anna.id, other=guest.id),
            sa.update(tables).values(put_off=f'["{guest.id}"]'),
            sa.update(players).where(players.c.id == guest.id).values(seen=now() - LONG),
        )
        assert (await Retention(here.hub).all())["guests"] == 1
        trace = repr(await everything(here))
        assert guest.id not in trace
        assert "Annabella" not in trace
        await guest.get("/me", 401)
        assert (await anna.get("/me"))["name"] == "Anna"


@pytest.mark.parametrize("touch", ["a move", "a visit", "connected"])
async def test_a_game_that_was_touched_goes_on(touch: str, database: str) -> None:
    async with keeping(database) as here:
        made = await full_house(here)
        here.hub.live.clear()
        going = sa.and_(seats.c.table == made["going"], seats.c.seat == 0)
        if touch == "a move":
            await here.store.execute(sa.update(log).where(log.c.table == made["going"], log.c.seq == 3).values(at=now() - 1))
        else:
            await here.store.execute(sa.update(seats).where(going).values(left=now() - 1 if touch == "a visit" else None))
        retention = Retention(here.hub)
        assert (await retention.count())["running"] == 0
        assert (await retention.all())["running"] == 0
        row = await here.store.row(sa.select(tables.c.status).where(tables.c.id == made["going"]))
        assert row is not None
        assert row["status"] == "running"
        if touch == "connected":  # as far as anybody has said; in truth their node is gone, and from now on they are away
            left = await here.store.row(sa.select(seats.c.left).where(going))
            assert left is not None
            assert left["left"] > now() - 60_000
            await here.store.execute(sa.update(seats).where(going).values(left=now() - LONG))
            assert (await retention.all())["running"] == 1


async def test_a_table_where_somebody_waits_stays_open(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with keeping(database) as here:
        made = await full_house(here)
        monkeypatch.setattr(here.hub.presence, "here", lambda table: {0} if table == made["waiting"] else set())
        assert (await Retention(here.hub).all())["open"] == 1
        assert (await here.nobody.get(f"/tables/{made['waiting']}"))["status"] == "open"


@on_both
async def test_two_nodes_at_once_do_it_once(database: str) -> None:
    small = Keep(batch=3, every_minutes=None)
    async with keeping(database, small) as one, keeping(database, small) as two:
        table = (await (await one.guest("Hostess")).open())["id"]
        for _ in range(20):
            await one.guest("Guest")
        at = now() - LONG
        words = [{"table": table, "player": None, "name": "x", "text": "x", "at": at, "client": None}] * 40
        await one.store.transaction(lambda connection: connection.execute(sa.insert(chat), words))
        await one.store.execute(sa.update(players).values(seen=at))
        first, second = await asyncio.gather(Retention(one.hub).all(), Retention(two.hub).all())
        rest = await Retention(one.hub).all()  # where one held the lock, the other has passed over it
        assert first["chat"] + second["chat"] + rest["chat"] == 40
        assert first["guests"] + second["guests"] + rest["guests"] == 20
        assert len(await one.store.rows(sa.select(players))) == 1


async def test_nodes_go_around_by_themselves_a_batch_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Keep(batch=2, every_minutes=0)
    async with house(tmp_path, keep=keep, tick=0.01) as here:
        table = (await (await here.guest("Hostess")).open())["id"]
        words = [{"table": table, "player": None, "name": "x", "text": "x", "at": number, "client": None} for number in range(1, 8)]
        sizes: list[int] = []
        retention: Retention = here.app.state.retention
        told = retention.on_cleared
        retention.on_cleared = lambda name, count: (sizes.append(count), told(name, count))  # type: ignore[func-returns-value, assignment]
        await here.store.transaction(lambda connection: connection.execute(sa.insert(chat), words))
        round_ = retention.rounds
        await eventually(lambda: retention.rounds > round_ + 1)
        assert await here.store.rows(sa.select(chat)) == []
        assert sizes == [2, 2, 2, 1]
        assert 'saqqara_cleared_total{kind="chat"} 7.0' in here.app.state.metrics.text().decode()


async def test_a_database_that_is_away_does_not_end_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, keep=Keep(every_minutes=0), tick=0.01) as here:
        retention: Retention = here.app.state.retention
        failed = []

        async def away(*_: Any) -> None:
            failed.append(now())
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(retention, "batch", away)
            await eventually(lambda: failed)
            await asyncio.sleep(0.1)
        assert len(failed) == 1, "it waits a while"
        assert not retention.job.busy
        retention.job.due = now()
        before = retention.rounds
        await eventually(lambda: retention.rounds > before)


def test_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/kept.db"

    async def fill() -> None:
        async with keeping(url) as here:
            await full_house(here)

    asyncio.run(fill())
    capsys.readouterr()
    for language in LANGUAGES:
        assert main(["--lang", language, "admin", "clear", "--dry-run", "--database", url]) == 0
        assert len(capsys.readouterr().out.splitlines()) == len(NOTHING) + 1
    assert admin_actions.clear(Settings(database=url), dry_run=True)["guests"] == 1, "it was only counted"
    assert main(["admin", "clear", "--database", url]) == 0
    assert "Guests without a game deleted: 1" in capsys.readouterr().out
    assert admin_actions.clear(Settings(database=url), dry_run=True) == NOTHING
    assert main(["admin", "clear", "--database", f"sqlite:///{tmp_path}/nowhere.db"]) == 2


async def test_a_table_that_is_gone_cannot_be_joined(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open())["id"]
        for one in (seats, log, tables):  # by another node, while this one has it in memory
            await here.store.execute(sa.delete(one).where((one.c.id if one is tables else one.c.table) == table))
        assert (await Guest(here.app, ben.made).post(f"/tables/{table}/join", 409))["key"] == "server-closed"


async def test_expired_tokens_go_and_valid_ones_stay(database: str) -> None:
    async with keeping(database) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        await here.store.execute(sa.update(tokens).where(tokens.c.player == ben.id).values(expires=now() - LONG))
        assert (await Retention(here.hub).all())["tokens"] == 1
        assert [row["player"] for row in await here.store.rows(sa.select(tokens))] == [anna.id]
