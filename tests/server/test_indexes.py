"""Queries use an index, however many tables there are or were, on SQLite and PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.community.handles import handle_of
from saqqara.server.ops.retention import Retention
from saqqara.server.ratings.finished_game_job import record_next_games
from saqqara.server.settings import Keep, Settings
from saqqara.server.storage.schema import metadata
from saqqara.server.tables import chat
from tests.server.guests_over_http import Guest, House, play_on
from tests.server.push_and_mail_receivers import MailServer
from tests.server.query_plans import NOTED, Planner, postgres_faults
from tests.server.test_alerts_mail import confirmed, writing
from tests.server.test_api_postgres import fresh
from tests.server.test_puzzles import solve
from tests.server.test_ratings_counting import resigned
from tests.server.test_reports import the_host

INDEXES = sorted(
    str(index.name) for table in metadata.tables.values() for index in table.indexes if not next(iter(index.columns)).foreign_keys
)
"""But for those by which a row is deleted with what it belongs to: no query shows them."""


async def talk(here: House, table: str, player: str, other: str) -> None:
    """Words at a table."""
    live = await here.hub.get(table)
    assert live is not None
    await chat.write(here.store, live, player, "Hello", "1")
    assert await chat.known(here.store, live, player, "1")
    (said,) = await chat.read(here.store, live, other)
    await chat.mute(here.store, live, other, player, True)
    assert await chat.speaker(here.store, live, said.number) == player
    assert await chat.read(here.store, live, other) == []
    await chat.mute(here.store, live, other, player, False)
    await chat.write(here.store, live, other, "Hello", "2")


async def keep_a_name(ann: Guest, bob: Guest) -> None:
    """Register a name, and merge a guest into it."""
    for path in ("/me/passkeys/options", "/enter/options"):
        await ann.post(path)
    code = (await ann.post("/me/codes", 201))["codes"][0]
    await ann.get("/me/name")
    await bob.post("/enter/code", 201, code=code, bring=True)


async def meet(here: House, ann: Guest, bob: Guest) -> None:
    """Two follow, invite, block and report each other."""
    handles = [(await one.get("/people"))["handle"] for one in (ann, bob)]
    await ann.ask("PUT", "/me/presence", 200, json={"shown": True})
    await bob.post("/me/presence")
    for one, other in ((ann, handles[1]), (bob, handles[0])):
        await one.ask("PUT", f"/people/{other}/follow", 200)
    table = (await ann.open(friends=True))["id"]
    await ann.post(f"/tables/{table}/invite", handle=handles[1])
    (waiting,) = (await bob.get("/invitations"))["invitations"]
    await bob.get("/tables/friends")
    await bob.post(f"/invitations/{waiting['id']}/accept")
    await bob.ask("POST", f"/invitations/{waiting['id']}/decline", 204)
    for more in ({}, {"table": table}, {"table": table, "said": 1}):
        await bob.ask("POST", "/reports", 204, json={"handle": handles[0], "kind": "words", **more})
    await bob.ask("PUT", f"/people/{handles[0]}/block", 200)
    await ann.get("/people")
    await ann.get("/tables")
    await bob.ask("DELETE", f"/people/{handles[0]}/block", 200)
    await bob.ask("DELETE", f"/people/{handles[0]}/follow", 200)
    host = await the_host(here)
    for report, act in zip((await host.get("/host/reports"))["reports"], ("mute", "rename", "warn"), strict=True):
        await host.post(f"/host/reports/{report['id']}", act=act)
        await host.post(f"/host/reports/{report['id']}/lift")
    await host.get("/host/reports", waiting=False)
    for one in (ann, bob):
        for notice in (await one.get("/notices"))["notices"]:
            await one.ask("DELETE", f"/notices/{notice['id']}", 204)
    await host.ask("DELETE", "/host", 204)


async def stand(here: House, ann: Guest, bob: Guest) -> None:
    """A rated game, and where it leads."""
    await resigned([ann, bob])
    await record_next_games(here.store)
    handle = (await ann.get("/me/profile"))["handle"]
    await ann.ask("PATCH", "/me/profile", 200, json={"public": ["profile", "rating"], "picture": "another"})
    for path in ("/me/ratings", f"/people/{handle}/profile", "/boards/objective?provisional=1", "/boards/objective?around=1"):
        await ann.get(path)
        await bob.get(path)


async def hold(here: House, ann: Guest, bob: Guest) -> None:
    """An evening, from its beginning to its end."""
    path = f"/arenas/{(await ann.post('/arenas', 201, game='objective', seats=2, minutes=60))['info']['id']}"
    for guest in (ann, bob):
        await guest.post(f"{path}/join")
    keeper = here.app.state.arenas.keeper
    await keeper.round()
    table = (await ann.post(f"{path}/here"))["me"]["table"]
    await play_on(table, [ann, bob])
    await record_next_games(here.store)
    await keeper.round()
    await ann.get(path)
    await ann.get("/arenas")
    await ann.post(f"{path}/end")
    for row in (await ann.get(path))["tables"]:
        await bob.post(f"/tables/{row['id']}/resign")
    await record_next_games(here.store)
    await keeper.round()
    assert (await ann.get(path))["info"]["status"] == "over"


async def tour(here: House, post: MailServer) -> None:
    """Do everything that a player can do, with another one present."""
    ann, bob = await confirmed(here, post, "Ann"), await here.guest("Bob")
    table = (await ann.open(public=True))["id"]
    await bob.post(f"/tables/{table}/join")
    await talk(here, table, ann.id, bob.id)
    here.hub.presence.viewers[table] = set()
    await here.app.state.node.others.look_for_news()
    del here.hub.presence.viewers[table]
    await here.app.state.node.time.tick()
    await play_on(table, [ann, bob])
    for page in ("replay", "points", "record", "chat"):
        await ann.get(f"/tables/{table}/{page}")
    again = (await ann.post(f"/tables/{table}/rematch"))["id"]
    await bob.post(f"/tables/{table}/rematch", answer=False)
    code = (await ann.post(f"/tables/{again}/link", 201))["code"]
    await here.nobody.post(f"/links/{code}", 201)
    alone = (await ann.open(seats=["me", {"bot": "chance"}], public=True))["id"]
    await ann.post(f"/tables/{alone}/resign")
    await ann.post(f"/tables/{(await ann.open())['id']}/close")
    for status in ("open", "running", "over"):
        for path in ("/tables", "/tables/mine"):
            listed = await ann.get(path, status=status, limit=1)
            if listed["before"]:
                await ann.get(path, status=status, before=listed["before"])
    await ann.get("/tables/mine")
    await meet(here, ann, bob)
    await stand(here, ann, bob)
    day = (await ann.get("/daily"))["day"]
    handle = await handle_of(here.store, ann.id)
    await ann.post(f"/daily/{day}/guardians")
    await ann.get(f"/daily/{day}/guardians/board", of=handle)
    await ann.get(f"/daily/{day}/guardians/board")
    await ann.get(f"/daily/streaks/{handle}")
    await here.app.state.daily.tries.batch()
    for person in (ann, bob):
        await solve(person, person is bob)
        await person.get("/puzzles")
        await person.get("/me/profile")
    await hold(here, ann, bob)
    await ann.ask("PATCH", "/me", 200, json={"name": "Anna"})
    await here.app.state.alerts.sending.round()
    await keep_a_name(await here.guest("Kept"), await here.guest("Guest"))
    await ann.get("/me/data")
    await ann.ask("DELETE", "/me", 204)
    await here.guest("Passing by")
    clearing = Retention(here.hub)
    clearing.keep = Keep(0, 0, 0, 0, 0, 0, None, batch=3)
    cleared = await clearing.all()
    assert min(cleared[kind] for kind in ("open", "closed", "chat", "guests")) > 0, cleared
    await asyncio.gather(*here.hub.tasks.running, return_exceptions=True)


@pytest.fixture
async def toured(tmp_path: Path) -> dict[str, Any]:
    """Return the queries of a tour."""
    async with writing(tmp_path) as (here, post):
        await tour(here, post)
    return dict(NOTED.queries["sqlite"])


async def test_each_index_is_needed_and_its_loss_is_noticed(toured: dict[str, Any], planner: Planner) -> None:
    assert len(toured) > 60
    assert not [text for text, values in toured.items() if planner.faults(text, values)]
    useless = []
    for index in INDEXES:
        with planner.without(index):
            if not any(planner.faults(text, values) for text, values in toured.items()):
                useless.append(index)
    assert useless == []


async def test_postgres_finds_everything_by_an_index_too(tmp_path: Path, postgres_server: str) -> None:
    url = await fresh(postgres_server, "indexes")
    NOTED.queries["postgresql"].clear()  # what tests before this one asked of their own databases
    async with writing(tmp_path, database=url) as (here, post):
        await tour(here, post)
    asked = dict(NOTED.queries["postgresql"])
    assert len(asked) > 60
    assert await unfound(url, asked) == []
    of_seats = {text: values for text, values in asked.items() if "seats" in text}
    without = await unfound(url, of_seats, "DROP INDEX seats_listed")
    assert any("seats" in text for text, _ in without), "the loss of an index is noticed"


UNKNOWN = ("DELETE FROM pg_statistic", "UPDATE pg_class SET relpages = 0, reltuples = -1 WHERE relkind IN ('r', 'i')")
"""The statements that erase PostgreSQL's statistics: that ours are tiny, so that it may as well read all of one."""


async def unfound(url: str, asked: dict[str, Any], *first: str) -> list[tuple[str, list[str]]]:
    """The queries of which PostgreSQL would read all of a table, though it was told not to if it can."""
    engine = create_async_engine(Settings(database=url).driver_url)
    found = []
    async with engine.connect() as connection:
        for setting in (*UNKNOWN, "SET enable_seqscan = off", *first):
            await connection.exec_driver_sql(setting)
        for text, values in asked.items():
            plan = (await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {text}", values)).scalar_one()
            faults = postgres_faults(plan[0]["Plan"])
            if faults:
                found.append((text, faults))
        await connection.rollback()
    await engine.dispose()
    return found


def test_a_query_without_an_index_is_found(planner: Planner) -> None:
    assert planner.faults("SELECT id FROM tables WHERE name = :name", {"name": "x"})
    assert planner.faults("SELECT id FROM tables WHERE host = :host ORDER BY created LIMIT 3", {"host": "x"})
    assert not planner.faults("SELECT id FROM tables WHERE id = :id", {"id": "x"})
