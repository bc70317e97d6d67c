"""Nothing that is done for a move, at a tick or for a page depends on how many tables there are or were."""

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from saqqara.core import record_replay
from saqqara.server.analysis import replays as replays_module
from saqqara.server.clock import now
from saqqara.server.errors import SetAside
from saqqara.server.jobs.round_robin import RoundRobin
from saqqara.server.limits.fair_queue import FairQueue
from saqqara.server.schemas.ws_messages import encode
from saqqara.server.settings import Limits
from saqqara.server.storage.schema import log, seats, tables
from saqqara.server.tables import other_nodes
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.other_nodes import RECENT_MS
from tests.server.guests_over_http import API, Guest, House, house, play_on
from tests.server.server_in_process import eventually, inside, open_table, wire
from tests.server.server_processes import Player
from tests.server.test_two_nodes import Watcher, node_at, seated, to_move


def test_a_round_comes_to_everything_in_turn() -> None:
    there = list(range(5))
    around = RoundRobin(lambda: there)
    assert [around.next_batch(2) for _ in range(3)] == [[0, 1], [2, 3], [4, 0]]
    assert around.next_batch(100) == [1, 2, 3, 4, 0], "all, and none twice"
    there.clear()
    assert [around.next_batch(3) for _ in range(3)][-1] == []


# What other nodes did


async def watched_elsewhere(one: Any, other: Any, count: int) -> tuple[list[LiveTable], list[LiveTable]]:
    """Tables of one node that are watched at another, which hears nothing."""
    other.hub.fanout.others = True
    here = [await seated(one.hub, "objective") for _ in range(count)]
    there = [await other.hub.get(live.id) for live in here]
    for live in there:
        other.hub.presence.come(Watcher(), live)
    return here, there


async def tick(node: Any) -> None:
    """One round of a node's time, and all that comes of it."""
    await node.time.tick()
    await asyncio.gather(*node.hub.tasks.running)


async def test_what_was_written_lately_is_found_at_once_however_many_are_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_nodes, "TABLES_PER_TICK", 0)  # nobody has a turn on the round
    database = f"sqlite:///{tmp_path}/two.db"
    async with node_at(database) as one, node_at(database) as other:
        here, there = await watched_elsewhere(one, other, 3)
        await tick(other)
        for live in here:
            await one.hub.submit(live, *moved(live))
        await tick(other)
        assert [live.seq for live in there] == [live.seq for live in here]


async def test_what_is_written_late_is_found_on_the_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_nodes, "TABLES_PER_TICK", 1)
    database = f"sqlite:///{tmp_path}/two.db"
    async with node_at(database) as one, node_at(database) as other:
        here, there = await watched_elsewhere(one, other, 4)
        await tick(other)
        began = now()
        for live in here:
            await one.hub.submit(live, *moved(live))
        await one.hub.store.execute(sa.update(log).values(at=began - 10 * RECENT_MS))  # a node that was held up for long
        caught_up = []
        for _ in range(5):
            await tick(other)
            caught_up.append(sum(mine.seq == theirs.seq for mine, theirs in zip(here, there, strict=True)))
        assert caught_up[0] < 4, "not all at once"
        assert caught_up[-1] == 4


def moved(live: LiveTable) -> tuple[int, str, str]:
    """Return the arguments of `submit` for a move."""
    seat, move = to_move(live)
    return seat, "move", move


# Pages


async def test_whose_turn_it_is_is_known_without_a_replay(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        for game in ("objective", "expedition", "hourglass"):
            table = (await anna.open(game=game))["id"]
            await ben.post(f"/tables/{table}/join")
            for made in (0, 1, 2):
                await play_on(table, [anna, ben], most=int(made > 0))
                wanted = {who.id: bool((await who.get(f"/tables/{table}/look"))["look"]["moves"]) for who in (anna, ben)}
                await forget(here, table)
                for who in (anna, ben):
                    listed = (await who.get("/tables/mine", status="running", limit=1))["tables"]
                    assert [(one["id"], one["turn"]) for one in listed] == [(table, wanted[who.id])]
                assert table not in here.hub.live, "nobody has replayed it"


async def forget(here: House, table: str) -> None:
    """As if a table had been idle for long."""
    await asyncio.gather(*here.hub.tasks.running)
    here.hub.live.pop(table).stop_timer()


async def test_seats_know_their_tables_status(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open())["id"]
        closed = (await anna.open())["id"]

        async def all_alike() -> set[str]:
            both = sa.select(tables.c.status, tables.c.changed, seats.c.status.label("s"), seats.c.changed.label("c"))
            rows = await here.store.rows(both.join(seats, seats.c.table == tables.c.id).where(tables.c.id.in_([table, closed])))
            assert all((row["status"], row["changed"]) == (row["s"], row["c"]) for row in rows)
            return {row["s"] for row in rows}

        assert await all_alike() == {"open"}
        await ben.post(f"/tables/{table}/join")
        await anna.post(f"/tables/{closed}/close")
        assert await all_alike() == {"running", "closed"}
        await ben.post(f"/tables/{table}/resign")
        assert await all_alike() == {"over", "closed"}
        assert [one["id"] for one in (await anna.get("/tables/mine"))["tables"]] == [table]


async def test_a_list_of_all_of_ones_tables_goes_on_from_page_to_page(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await here.guest("Anna")
        opened = [(await anna.open(seats=["me", {"bot": "chance"}] if number % 2 else 2))["id"] for number in range(7)]
        await anna.post(f"/tables/{opened[1]}/resign")
        seen: list[str] = []
        before: dict[str, Any] = {}
        while True:
            page = await anna.get("/tables/mine", limit=2, **before)
            seen += [one["id"] for one in page["tables"]]
            if page["before"] is None:
                break
            before = {"before": page["before"]}
        assert sorted(seen) == sorted(opened)
        rows = await here.store.rows(sa.select(tables.c.id).order_by(tables.c.changed.desc(), tables.c.id.desc()))
        assert seen == [row["id"] for row in rows]


async def test_a_game_is_replayed_once_for_all_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = []

    def steps(source: Any) -> Any:
        replayed.append(1)
        return record_replay.steps(source)

    monkeypatch.setattr(replays_module, "steps", steps)
    async with house(tmp_path) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open())["id"]
        await ben.post(f"/tables/{table}/join")
        await play_on(table, [anna, ben])
        record = await anna.get(f"/tables/{table}/record")
        wanted = [json.loads(encode(one.look(0))) for one in record_replay.steps(record)]
        got: list[Any] = []
        while len(got) < len(wanted):
            got += (await anna.get(f"/tables/{table}/replay", seat=0, first=len(got), count=7))["looks"]
        assert got == wanted
        assert len(replayed) == 1
        await anna.get(f"/tables/{table}/replay", seat=1)
        assert len(replayed) == 2, "another seat saw another game"
        for first in (0, 5):
            await anna.ask("POST", f"/replay?first={first}", 200, json=record)
        assert len(replayed) == 3
        here.app.state.replays.room = here.app.state.replays.size - 1
        await anna.get(f"/tables/{table}/points")
        assert 0 < here.app.state.replays.size <= here.app.state.replays.room, "what was not asked for the longest has gone"
        await anna.get(f"/tables/{table}/replay", seat=0)
        assert len(replayed) == 4


# Memory


async def test_whoever_asks_for_replays_waits_in_their_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Places for such work are handed out in turns: an address that asks for much keeps no other waiting."""
    owners = []
    take = FairQueue.take

    async def noted(turns: FairQueue, owner: Any, rank: int = 0) -> None:
        owners.append(owner)
        await take(turns, owner, rank)

    monkeypatch.setattr(FairQueue, "take", noted)
    async with house(tmp_path) as here:
        (table,) = await finished(here, 1)
        record = await here.nobody.get(f"/tables/{table}/record")
        bare = {"format": 1, "game": "objective", "start": {"deal": {"seats": 2}}, "seed": "s", "nodes": [{}]}
        anna = await here.guest("Anna")
        await anna.post("/studies", 201, study=bare)
        assert owners == [anna.id]
        for address in ("192.0.2.1", "192.0.2.2"):
            here.app.state.replays._kept.clear()
            there = Guest(here.app)
            there.http = httpx.AsyncClient(transport=httpx.ASGITransport(here.app, client=(address, 1)), base_url=API)
            owners.clear()
            for path in ("replay", "points"):
                await there.get(f"/tables/{table}/{path}")
            await there.post("/replay", **record)
            await there.post("/verify", **record)
            await there.post("/positions", record=record, at=0)
            assert owners == [address] * 5


async def finished(here: House, count: int) -> list[str]:
    """Games that are over."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    tables_made = []
    for _ in range(count):
        table = (await anna.open(public=True))["id"]
        await ben.post(f"/tables/{table}/join")
        await ben.post(f"/tables/{table}/resign")
        tables_made.append(table)
    return tables_made


async def test_memory_holds_so_many_tables_and_those_in_use(tmp_path: Path) -> None:
    """A viewer of one finished game after the other fills nothing; players at a table, and what is due soon, stay."""
    async with house(tmp_path, limits=Limits(tables_in_memory=4), tick=3600) as here:
        games = await finished(here, 8)
        hub = here.hub
        assert len(hub.live) == 4
        live = await hub.get(games[0])
        assert live is not None
        watcher = Watcher()
        hub.presence.come(watcher, live)
        clocked = (await (await here.guest()).open(seats=["me", "open"], pace={"kind": "live", "seconds": 30}))["id"]
        await (await here.guest()).post(f"/tables/{clocked}/join")
        for _ in range(2):
            for table in games:
                await here.nobody.get(f"/tables/{table}")
                assert len(hub.live) <= 4
        assert hub.live.keys() >= {games[0], clocked}
        assert hub.live[games[0]] is live
        *_, used, unused = games
        await here.nobody.get(f"/tables/{used}")
        await here.nobody.get(f"/tables/{games[1]}")
        assert hub.live.keys() == {games[0], clocked, used, games[1]}, f"the longest unused goes first: {unused}"
        hub.presence.go(watcher, live)


async def test_a_table_let_go_is_the_same_for_all_who_still_hold_it(tmp_path: Path) -> None:
    """Two of it in one process would not hear of each other; and it learns what happened since."""
    async with house(tmp_path, limits=Limits(tables_in_memory=1), tick=3600) as here:
        first, second = await finished(here, 2)
        live = await here.hub.get(first)
        assert live is not None
        await here.hub.get(second)
        assert first not in here.hub.live
        await here.store.execute(sa.update(seats).where(seats.c.table == first, seats.c.seat == 0).values(name="Renamed"))
        assert await here.hub.get(first) is live
        assert live.seats[0].name == "Renamed"
        await here.hub.get(second)
        here.hub.after_change(live)
        assert here.hub.live.get(first) is live, "what is used is in memory"


async def test_a_table_let_go_while_somebody_says_hello_is_taken_up_again(tmp_path: Path) -> None:
    """Else they would look at a table that nobody tells what happens."""
    async with inside(tmp_path, tick=3600) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        async with wire(server.url, table) as onlooker:
            await eventually(lambda: server.app.state.connections)
            await asyncio.gather(*server.hub.tasks.running)
            live = server.hub.live[table]
            server.hub._release(live)
            await onlooker.send(type="hello")
            await onlooker.until("look")
            assert server.hub.live.get(table) is live


async def test_a_read_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        live = await seated(node.hub, "objective")
        hub, read = node.hub, node.hub.store.table
        hub.live.pop(live.id)
        failed = asyncio.Event()

        async def fails_once(table: str) -> Any:
            is_first = not failed.is_set()
            failed.set()
            await asyncio.sleep(0)  # as a database elsewhere takes its time
            if is_first:
                raise OSError("away")
            return await read(table)

        monkeypatch.setattr(hub.store, "table", fails_once)
        found = await asyncio.gather(*(hub.get(live.id) for _ in range(3)), return_exceptions=True)
        assert isinstance(found[0], OSError)
        assert found[1] is found[2] is hub.live[live.id], "whoever waited reads it once"
        hub.aside["elsewhere"] = now() + 10_000, SetAside("server-set-aside")
        with pytest.raises(SetAside):
            await hub.get("elsewhere")
        assert await hub.get("nowhere") is None
        found.clear()
        gc.collect()
        assert not list(hub._loading)
