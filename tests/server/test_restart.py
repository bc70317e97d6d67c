"""Going down and coming up again: goodbyes, what was due meanwhile, and a change of schema with a copy kept."""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from saqqara.core.errors import BadSetup
from saqqara.core.texts import say
from saqqara.server.accounts.people import People, signing_key
from saqqara.server.clock import now
from saqqara.server.settings import Settings
from saqqara.server.storage import schema_version
from saqqara.server.storage.schema import tables
from saqqara.server.storage.store import Store
from saqqara.server.tables import table_deadlines
from tests.server.database_replay import Story, books
from tests.server.server_in_process import eventually
from tests.server.server_processes import FORGE, PATIENCE, Node, Player, Sitting, free_port, serve
from tests.server.whole_table import Ear, party, some_move

NEXT_COPY = f"old.db.before-{schema_version.schema_number(schema_version.SCHEMA + 1)}"


async def seated(url: str, game: str, count: int = 2, **more: object) -> tuple[str, dict[int | None, Player]]:
    """A running table and its players."""
    people = [await Player.come(url, f"P{number}") for number in range(count)]
    table = (await people[0].post("/tables", game=game, seats=count, **more))["id"]
    for player in people[1:]:
        await player.post(f"/tables/{table}/join")
    return table, dict(enumerate(people))


async def go(people: dict[int | None, Player]) -> None:
    """Disconnect all players."""
    for player in people.values():
        await player.close()


async def story_of(database: str, table: str) -> Story:
    """Return the log of a table."""
    async with books(database) as store:
        return await Story.read(store, table)


async def test_a_server_that_is_stopped_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    server = Node(f"sqlite:///{tmp_path}/stop.db", logs=tmp_path / "log").start()
    accepted: list[tuple[int | None, str]] = []
    try:
        table, people = await seated(server.url, "expedition", 3)
        async with party(table, people) as ears:

            async def play(ear: Ear) -> None:
                chance, number = random.Random(ear.viewer), 0
                while not ear.listening.done():
                    if ear.look["moves"]:
                        name = f"{ear.viewer}-{number}"
                        answer = await ear.ask("move", name, text=some_move(ear.look, chance))
                        if answer["type"] == "accepted":
                            accepted.append((ear.viewer, name))
                            await ear.shown(answer["number"])
                        number += 1
                    await asyncio.sleep(0.002)

            playing = [asyncio.create_task(play(ear)) for ear in ears]
            await eventually(lambda: len(accepted) > 20)
            code = await asyncio.to_thread(server.stop)
            await asyncio.wait(playing, timeout=PATIENCE)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert code == 0, "it ended by itself, as it was told to"
            for ear in ears:
                assert ear.frames[-1]["type"] == "bye"
                assert ear.frames[-1]["again"] is True
                assert ear.frames[-1]["why"]["key"] == "server-closing"
                assert isinstance(ear.sitting, Sitting)
                assert ear.sitting.socket.close_code == 1001
        await go(people)
        story = await story_of(server.database, table)
        names = [(entry["seat"], entry["client"]) for entry in story.log if entry["client"]]
        assert set(accepted) <= set(names)
        assert len(names) == len(set(names))
        assert len(names) - len(accepted) <= len(people), "no more than what was on its way"
        list(story.steps())
        assert "Traceback" not in (tmp_path / "log").read_text()
    finally:
        server.stop()


async def test_what_was_due_while_nobody_served_is_played_once_when_somebody_does(tmp_path: Path) -> None:
    """The sand of Hourglass, a late player, and a bot in the middle of a thought: all without anybody looking on."""
    server = Node(f"sqlite:///{tmp_path}/due.db", logs=tmp_path / "log").start()
    try:
        clocked, first = await seated(server.url, "hourglass", times={"first": 2, "sand": 600, "check": 600})
        paced, second = await seated(server.url, "objective", pace={"kind": "live", "seconds": 2})
        alone = await Player.come(server.url, "Alone")
        against = (await alone.post("/tables", game="guardians", seats=["me", {"bot": "chance"}]))["id"]
        async with party(against, {0: alone}) as (ear,):
            while not ear.look["moves"]:
                await ear.shown(ear.sitting.number + 1)
            answer = await ear.ask("move", text=ear.look["moves"][0])
            assert answer["type"] == "accepted"
            server.kill()  # before the bot has had its pause
        died = now()
        known = {table: len((await story_of(server.database, table)).log) for table in (clocked, paced, against)}
        await asyncio.sleep(2.1)
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(60):
            while not all([len((await story_of(server.database, table)).log) > before for table, before in known.items()]):
                await asyncio.sleep(0.2)
        server.kill()
        for table, before in known.items():
            story = await story_of(server.database, table)
            assert story.log[before]["at"] > died
            assert story.log[before]["text"] == "time" if table == clocked else story.log[before]["bot"]
            for live, entry in zip(story.steps(), story.log[1:], strict=False):
                assert entry["at"] >= (table_deadlines.next_due(live) or 0), "one move a deadline"
        await go(first | {2: second[0], 3: second[1], 4: alone})
    finally:
        server.stop()


async def test_the_same_token_and_the_same_seat_after_a_restart(tmp_path: Path) -> None:
    """The signing key is in the database when none is given: whoever had a seat has it still."""
    settings = Settings(database=f"sqlite:///{tmp_path}/key.db")
    tokens: list[str] = []
    for _ in range(2):
        store = await Store.open(settings)

        people = People(store, settings, await signing_key(store, settings))
        if not tokens:
            made = await people.guest("Ann")
            tokens = [made.token, made.player]
        assert await people.player_of_token(tokens[0]) == tokens[1]
        await store.close()


@pytest.fixture
def with_a_next_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program of tomorrow: one more migration."""

    def add_mottos(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE players ADD COLUMN motto VARCHAR(80) NOT NULL DEFAULT 'none'"))

    monkeypatch.setattr(schema_version, "SCHEMA", schema_version.SCHEMA + 1)
    monkeypatch.setitem(schema_version.MIGRATIONS, schema_version.SCHEMA, add_mottos)


async def some_player(settings: Settings) -> list[str]:
    """Open the database, let somebody come, and close it: everybody who ever came."""
    store = await Store.open(settings)
    try:
        await People(store, settings, b"key").guest("Ann")
        assert await store.rows(sa.select(tables)) == []
        return [row["name"] for row in await store.rows(sa.select(sa.text("name")).select_from(sa.text("players")))]
    finally:
        await store.close()


def columns(file: Path) -> set[str]:
    """The columns of the players' table."""
    with closing(sqlite3.connect(file)) as database:
        return {row[1] for row in database.execute("pragma table_info(players)")}


async def test_a_first_start_needs_no_copy(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/new.db")
    assert await some_player(settings) == ["Ann"]
    assert await some_player(settings) == ["Ann", "Ann"]
    assert [path.name for path in tmp_path.glob("*.before-*")] == []


async def test_before_a_change_of_schema_the_file_is_copied(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = tmp_path / "old.db"
    settings = Settings(database=f"sqlite:///{file}")
    await some_player(settings)
    request.getfixturevalue("with_a_next_schema")
    assert await some_player(settings) == ["Ann", "Ann"]
    copy = tmp_path / NEXT_COPY
    assert "motto" in columns(file)
    assert "motto" not in columns(copy)
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("select name from players").fetchall() == [("Ann",)], "all that there was"
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
    await some_player(settings)
    assert [path.name for path in tmp_path.glob("*.before-*")] == [copy.name], "no change, no copy"


async def test_an_earlier_copy_is_kept(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = tmp_path / "old.db"
    settings = Settings(database=f"sqlite:///{file}")
    await some_player(settings)
    (tmp_path / NEXT_COPY).write_text("precious")
    request.getfixturevalue("with_a_next_schema")
    await some_player(settings)
    assert (tmp_path / NEXT_COPY).read_text() == "precious"
    assert "motto" not in columns(tmp_path / f"{NEXT_COPY}~1")


def make_newer(file: Path) -> None:
    """As if a program of tomorrow had been here."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("update schema_version set version = 9999")
        database.commit()


async def test_a_database_that_is_newer_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    settings = Settings(database=f"sqlite:///{file}")
    await some_player(settings)
    make_newer(file)
    with pytest.raises(BadSetup) as refused:
        await Store.open(settings)
    assert refused.value.key == "server-database-newer"
    assert refused.value.details == {"got": "9999", "known": schema_version.schema_number(schema_version.SCHEMA)}
    assert [path.name for path in tmp_path.glob("*.before-*")] == []


def serve_and_fail(language: str, database: str, log: Path) -> str:
    """Return the message of `saqqara serve` about a database that it cannot use, without its address."""
    words = ["--port", str(free_port()), "--database", database]
    server = FORGE.Process(target=serve, args=(words, str(log), {**os.environ, "LC_ALL": f"{language}.UTF-8"}))
    server.start()
    server.join(PATIENCE)
    assert server.exitcode == 2
    (said,) = [line for line in log.read_text().splitlines() if line != say("cli-serve-no-client", language)]
    return said


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_what_is_wrong_with_a_database_is_one_sentence(language: str, tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    await some_player(Settings(database=f"sqlite:///{file}"))
    make_newer(file)
    newer = say("server-database-newer", language, got="9999", known=schema_version.schema_number(schema_version.SCHEMA))
    assert serve_and_fail(language, f"sqlite:///{file}", tmp_path / "newer") == newer
    start = say("server-database-closed", language, what="|").partition("|")[0]
    closed = {"fr": f"sqlite:///{tmp_path}/no/such/folder.db", "en": f"postgresql://somebody:secret@127.0.0.1:{free_port()}/nowhere"}
    said = serve_and_fail(language, closed[language], tmp_path / "closed")
    assert said.startswith(start)
    assert "secret" not in said
