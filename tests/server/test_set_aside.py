"""A table that cannot be read is set aside: its players are told in a sentence, the operator in the log, and all others play on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from saqqara.server import clock
from saqqara.server.clock import now
from saqqara.server.errors import NotNow, SetAside
from saqqara.server.storage.schema import daily_tries, deadlines, log, tables
from saqqara.server.tables import daily_dates
from saqqara.server.tables.deadline_runner import RETRY_SECONDS
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import farewell, inside, open_table, wire
from tests.server.server_processes import Player
from tests.server.test_growth import moved as move_of
from tests.server.test_two_nodes import late, node_at, seated

LIVE = {"kind": "live", "seconds": 60}


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path, tick=3600) as opened:
        yield opened


async def running(here: House) -> tuple[str, Guest]:
    """A table with a move made, and its host."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = (await anna.open(pace=LIVE))["id"]
    await ben.post(f"/tables/{table}/join")
    look = (await anna.get(f"/tables/{table}/look"))["look"]
    mover = anna if look["moves"] else ben
    text = (look["moves"] or (await ben.get(f"/tables/{table}/look"))["look"]["moves"])[0]
    await mover.post(f"/tables/{table}/moves", id="m", text=text)
    return table, anna


async def spoil(here: House, table: str) -> None:
    """Damage the stored log of a table that nobody has in memory."""
    await here.store.execute(sa.update(log).where(log.c.table == table, log.c.kind == "move").values(text="nonsense"))
    here.hub.live.pop(table).stop_timer()


async def test_a_log_that_does_not_replay_stops_the_time_of_no_other_table(here: House) -> None:
    spoilt, anna = await running(here)
    sound, _ = await running(here)
    await spoil(here, spoilt)
    idle, _ = await running(here)
    here.hub.live[idle].used = 0
    here.hub.live.pop(sound).stop_timer()
    long_ago = now() - 100_000
    for table, due in ((spoilt, long_ago), (sound, long_ago + 1)):
        await here.store.execute(here.store.postpone(table, due))
    with capture_logs() as told:
        await here.app.state.node.time.tick()
        await here.app.state.node.time.tick()
    assert sound in here.hub.live, "its deadline was seen to"
    assert spoilt not in here.hub.live
    assert [line["event"] for line in told].count("table set aside") == 1, "the operator is told once"
    line = next(line for line in told if line["event"] == "table set aside")
    assert (line["game"], line["entry"], spoilt.startswith(line["table"][:-1])) == ("objective", 1, True)
    assert spoilt not in str(told), "the whole id would let its reader look on"
    assert b"saqqara_tables_aside 1.0" in here.app.state.metrics.text()
    stored = await here.store.row(sa.select(deadlines.c.due).where(deadlines.c.table == spoilt))
    assert stored is not None
    assert stored["due"] > now(), "it does not stand in the way of the next ones"
    assert idle not in here.hub.live
    assert (await anna.get(f"/tables/{spoilt}", 409))["key"] == "server-set-aside"
    assert [table["id"] for table in (await anna.get("/tables/mine"))["tables"]] == [spoilt], "the list of tables is whole"


async def test_a_table_of_another_version_of_the_rules_says_so(here: House) -> None:
    table, anna = await running(here)
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(rules=99))
    here.hub.live.pop(table).stop_timer()
    refused = await anna.get(f"/tables/{table}/look", 409)
    assert refused["key"] == "server-other-rules"
    assert "99" in refused["reason"]["fr"]
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(rules=1))
    here.hub.aside[table] = 0, here.hub.aside[table][1]
    assert (await anna.get(f"/tables/{table}/look"))["look"]["history"], "once it is mended it goes on"
    assert not here.hub.aside


async def test_who_is_at_a_table_that_is_set_aside_is_told(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url), await Player.come(server.url)
        table = await open_table(ann, bob)
        async with ann.sit(table) as sitting:
            await sitting.until("look")
            live = server.hub.live[table]
            made: dict[str, Any] = {
                "table": table,
                "seq": live.seq,
                "kind": "move",
                "seat": 0,
                "text": "nonsense",
                "bot": False,
                "client": None,
                "acting": None,
            }
            assert await server.hub.store.append(made | {"at": now()}, None)
            server.hub.run_in_background(server.hub.refresh(live))
            last, code = await farewell(sitting.socket)
            assert (last["type"], last["again"], last["why"]["key"], code) == ("bye", False, "server-set-aside", 1008)
        async with wire(server.url, table) as again:
            last, _ = await farewell(again.socket)
            assert last["why"]["key"] == "server-set-aside"


async def test_a_try_at_a_challenge_whose_table_cannot_be_read_ends_with_its_day(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, day = await here.guest("Anna"), daily_dates.today()
    table = (await anna.post(f"/daily/{day}/hourglass"))["id"]
    await here.store.execute(sa.update(tables).where(tables.c.id == table).values(status="over", rules=99))
    here.hub.live.pop(table).stop_timer()
    ended = sa.select(daily_tries.c.ended, daily_tries.c.worth).where(daily_tries.c.table == table)
    await here.app.state.daily.tries.batch()
    assert await here.store.rows(ended) == [{"ended": None, "worth": None}], "it may be mended yet"
    later = daily_dates.closes(day) - now()
    monkeypatch.setattr(clock, "machine_time", lambda real=clock.machine_time: real() + later)
    await here.app.state.daily.tries.batch()
    assert await here.store.rows(ended) == [{"ended": daily_dates.closes(day), "worth": None}]


async def test_what_is_due_at_a_table_set_aside_is_not_tried_again_and_again(tmp_path: Path) -> None:
    """Nothing can be played there: its timer is off, and nobody thinks for its bots."""
    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        live = await seated(node.hub, "objective", pace=LIVE)
        await node.hub.submit(live, *move_of(live))
        await node.hub.store.execute(sa.update(log).where(log.c.table == live.id, log.c.kind == "move").values(text="nonsense"))
        live.forget()
        with pytest.raises(SetAside):
            await node.hub.refresh(live)
        assert live.table is not None, "as far as it could be read"
        await late(live)
        await node.time.fire(live)
        assert live.timer is None
        live.seats[live.table.to_act[0]].bot, live.has_bots = "chance", True
        node.bots.on_change(live)
        assert not live.thinking


async def test_what_is_due_and_cannot_be_played_is_tried_again_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: Any, **__: Any) -> int:
        raise NotNow("server-not-started")

    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        live = await seated(node.hub, "objective", pace=LIVE)
        await late(live)
        monkeypatch.setattr(node.hub, "submit", refuse)
        await node.time.fire(live)
        assert live.timer is not None
        assert live.timer.when() - asyncio.get_running_loop().time() > RETRY_SECONDS / 2
