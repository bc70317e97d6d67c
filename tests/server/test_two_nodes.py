"""Two nodes in one process over one database, nobody telling the other: each is stale at the very moment we choose."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from saqqara.bots import Choice, make
from saqqara.core.errors import Refused
from saqqara.core.look import Look
from saqqara.server.clock import now
from saqqara.server.schemas.requests.tables import NewTable
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import log, seats
from saqqara.server.storage.store import Store
from saqqara.server.tables import presence
from saqqara.server.tables.fanout import Nats, SingleNode, TableEvent
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.other_nodes import OtherNodes
from saqqara.server.tables.presence import PRESENCE
from saqqara.server.tables.server_node import Node
from saqqara.server.tables.table_opening import open_table
from tests.server.server_in_process import eventually, inside, wire
from tests.server.server_in_process import open_table as open_table_of
from tests.server.server_processes import NatsServer, Player


class Quick:
    """Bots that answer at once: the first move there is, or another."""

    def __init__(self, place: int) -> None:
        self.place = place

    async def choose(
        self, level: str, look: Look, deck: Any, waited: float = 0.0, rank: int = 0, owner: str | None = None, by_search: bool = False
    ) -> Choice:
        """A bot's decision."""
        ready = [text for text in look.moves if not text.endswith("...")]
        return Choice(ready[self.place % len(ready)], 0) if ready else make(level, b"seed", deck).choose(look)

    def queue_seconds(self) -> float:
        """Return no wait."""
        return 0.0

    def seconds_left(self, game: str) -> float:
        """Nothing is compiled."""
        return 0.0

    def close(self) -> None:
        """Nothing to end."""


class Watcher:
    """A viewer that counts its changes."""

    def __init__(self, seat: int | None = None) -> None:
        self.player: str | None = None
        self.seat = seat
        self.visible = True
        self.changes = 0

    def changed(self) -> None:
        self.changes += 1

    def seats_changed(self) -> None:
        """Not counted."""

    def said(self, number: int | None = None) -> None:
        """Not counted."""

    def end(self, key: str, code: int = 1008, again: bool = False) -> None:
        """Disconnect nobody."""

    def new_audience(self) -> "Watchers":
        return Watchers()


class Watchers:
    """All who look on."""

    def __init__(self) -> None:
        self.members: set[Any] = set()

    def changed(self) -> None:
        for watcher in self.members:
            watcher.changed()

    def seats_changed(self) -> None:
        """Not counted."""


@contextlib.asynccontextmanager
async def node_at(database: str, place: int = 0, fanout: SingleNode | None = None, **more: Any) -> AsyncIterator[Node]:
    """A node that keeps no time of its own."""
    settings = Settings(database=database, **more)
    store = await Store.open(settings)
    node = Node(settings, store, fanout or SingleNode(), Quick(place))  # type: ignore[arg-type]
    try:
        yield node
    finally:
        await node.stop()
        await store.close()


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Node, Node]]:
    database = f"sqlite:///{tmp_path}/two.db"
    async with node_at(database) as one, node_at(database, -2) as other:
        yield one, other


async def seated(hub: Hub, game: str, **more: Any) -> LiveTable:
    """A running table of two players."""
    asked = NewTable.model_validate({"game": game, "seats": 2} | more)
    live = await open_table(hub, "ann", "Ann", asked)
    await hub.change_seat(live, 1, player="bob", name="Bob", came=True)
    assert live.status == "running"
    return live


def to_move(live: LiveTable) -> tuple[int, str]:
    """A seat that may move, and what."""
    assert live.table is not None
    seat = live.table.to_act[0]
    return seat, live.look(seat).moves[0]


async def moves_in(hub: Hub, live: LiveTable) -> list[tuple[int | None, str]]:
    """Return the moves in a table's log."""
    return [(e["seat"], e["text"]) for e in await hub.store.entries(live.id) if e["kind"] != "start"]


async def late(live: LiveTable) -> None:
    """Let the present deadline be over."""
    live.clock_at -= 3_600_000
    live.pace_at -= 3_600_000


async def test_a_node_that_comes_too_late_shows_what_it_has_missed(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    here = await seated(one, "objective")
    there = await other.get(here.id)
    assert there is not None
    watcher = Watcher()
    other.presence.come(watcher, there)
    before = watcher.changes
    seat, move = to_move(here)
    await one.submit(here, seat, "move", move)
    with pytest.raises(Refused):  # stale: it believes that this seat is to move, and learns better
        await other.submit(there, seat, "move", move)
    assert there.number(None) == here.number(None)
    assert watcher.changes > before


async def test_a_repeat_at_another_node_is_shown_there(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    here = await seated(one, "objective")
    there = await other.get(here.id)
    assert there is not None
    watcher = Watcher()
    other.presence.come(watcher, there)
    before = watcher.changes
    seat, move = to_move(here)
    await one.submit(here, seat, "move", move, "id 1")
    assert await other.submit(there, seat, "move", move, "id 1") == here.number(seat)
    assert len(await moves_in(one, here)) == 1
    assert watcher.changes > before


@pytest.mark.parametrize("phase", ["search", "check"])
async def test_a_clock_due_at_two_nodes_moves_once(two: tuple[Node, Node], phase: str) -> None:
    """After `time` in Hourglass comes a phase in which `time` is legal again: it must not be played by whoever comes second."""
    one, other = (node.hub for node in two)
    here = await seated(one, "hourglass", times={"first": 100, "sand": 100, "check": 100})
    if phase == "check":
        await one.submit(here, 0, "move", next(text for text in here.look(0).moves if text.startswith("take")))
        await one.submit(here, None, "move", "sand")
    there = await other.get(here.id)
    assert there is not None
    before = await moves_in(one, here)
    await late(here)
    await late(there)
    await two[0].time.fire(here)
    await two[1].time.fire(there)
    assert (await moves_in(one, here))[len(before) :] == [(None, "time")]
    assert there.seq == here.seq


async def test_a_pace_due_at_two_nodes_moves_once(two: tuple[Node, Node]) -> None:
    """In advanced Hourglass a seat that has moved may move again: the second node's bot must not."""
    one, other = (node.hub for node in two)
    calm = {"first": None, "sand": None, "check": None}
    here = await seated(one, "hourglass", options={"advanced": True}, times=calm, pace={"kind": "live", "seconds": 100})
    there = await other.get(here.id)
    assert there is not None
    await late(here)
    await late(there)
    await two[0].time.fire(here)
    once = await moves_in(one, here)
    assert 1 <= len(once) <= 2
    await two[1].time.fire(there)
    assert await moves_in(one, here) == once


async def test_a_table_whose_node_died_before_the_deal_is_dealt_by_the_next(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    setup = await open_table(one, "ann", "Ann", NewTable.model_validate({"game": "objective", "seats": 2}))
    await one.store.execute(sa.update(seats).where(seats.c.table == setup.id, seats.c.seat == 1).values(player="bob"))
    there = await other.get(setup.id)
    assert there is not None
    assert there.status == "running"
    rows = await one.store.rows(sa.select(log).where(log.c.table == setup.id))
    assert [row["kind"] for row in rows] == ["start"]


class Line(SingleNode):
    """Nodes in one process that hear each other."""

    def __init__(self, others: list["Line"]) -> None:
        super().__init__()
        self.others = True
        self.all = others
        self.hub: Hub | None = None
        others.append(self)

    def publish(self, news: TableEvent) -> None:
        for line in self.all:
            if line is not self and line.hub is not None:
                line.hub.run_in_background(OtherNodes(line.hub).hear(msgspec.structs.replace(news, node=self.node)))


async def settle() -> None:
    """Let everybody hear everything."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_is_here_is_known_to_whoever_comes_later_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/two.db"
    lines: list[Line] = []
    async with node_at(database, fanout=Line(lines)) as first, node_at(database, fanout=Line(lines)) as second:
        one, other = lines[0].hub, lines[1].hub = first.hub, second.hub
        here = await seated(one, "objective")
        one.presence.come(Watcher(0), here)
        await settle()
        there = await other.get(here.id)  # only now does the other node know of the table at all
        assert there is not None
        other.presence.come(Watcher(1), there)
        await settle()
        assert one.presence.here(here.id) == other.presence.here(here.id) == {0, 1}
        began = now()
        monkeypatch.setattr(presence, "now", lambda: began + 10 * PRESENCE)
        one.presence.keep()
        await settle()
        other.presence.keep()
        assert other.presence.here(here.id) == {0, 1}, "it was said again"
        lines.clear()  # the first node is gone without a word
        monkeypatch.setattr(presence, "now", lambda: began + 20 * PRESENCE)
        other.presence.keep()
        assert other.presence.here(here.id) == {1}


async def test_who_asks_for_a_table_gets_it_as_it_is_though_no_news_came(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    here = await seated(one, "objective")
    there = await other.get(here.id)
    assert there is not None
    seat, move = to_move(here)
    await one.submit(here, seat, "move", move)
    await one.change_seat(here, seat, name="Renamed")
    assert await other.present(here.id) is there
    assert there.seq < here.seq, "alone there is nobody who could have changed it"
    other.fanout.others = True
    assert await other.present(here.id) is there
    assert (there.seq, there.seats[seat].name) == (here.seq, "Renamed")


async def test_what_another_node_tells_is_seen_though_no_time_passes(tmp_path: Path) -> None:
    """Over NATS, where nobody looks into the database by themselves: the clock stands still."""
    database, nats = f"sqlite:///{tmp_path}/told.db", NatsServer().start()
    try:
        quiet: dict[str, Any] = {"tick": 3600}
        async with node_at(database, 0, Nats(nats.url), **quiet) as first, node_at(database, 0, Nats(nats.url), **quiet) as second:
            for node in (first, second):
                await node.start()
            one, other = first.hub, second.hub
            await eventually(lambda: not one.fanout.must_poll and not other.fanout.must_poll)
            here = await seated(one, "objective")
            there = await other.get(here.id)
            assert there is not None
            watcher = Watcher()
            other.presence.come(watcher, there)
            for _ in range(3):
                before = watcher.changes
                seat, move = to_move(here)
                await one.submit(here, seat, "move", move)
                await eventually(lambda before=before: watcher.changes > before)  # type: ignore[misc]
                assert there.seq == here.seq
    finally:
        nats.stop()


async def test_a_bot_that_has_thought_while_its_table_was_read_again_thinks_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_at(f"sqlite:///{tmp_path}/two.db", bot_pause=0.0) as node:
        hub, problems = node.hub, []
        true_choose = Quick.choose

        async def choose(self: Quick, *arguments: Any, **more: Any) -> Choice:
            choice = await true_choose(self, *arguments)
            if len(thoughts) < 2:
                live.forget()
            thoughts.append(choice.move)
            return choice

        thoughts: list[str] = []
        monkeypatch.setattr(Quick, "choose", choose)
        monkeypatch.setattr(hub.tasks, "_done", lambda task: problems.append(None if task.cancelled() else task.exception()))
        live = await open_table(hub, "ann", "Ann", NewTable.model_validate({"game": "objective", "seats": ["me", {"bot": "chance"}]}))
        while live.table is not None and live.table.to_act[0] == 0:
            await hub.submit(live, *(live.table.to_act[0], "move", live.look(0).moves[0]))
        await eventually(lambda: len(thoughts) == 1 and not live.thinking)
        assert live.lost
        await hub.refresh(live)
        await eventually(lambda: len(thoughts) == 2 and not live.thinking)
        await hub.refresh(live)
        await eventually(lambda: live.table is not None and any(move.seat == 1 for move in live.table.moves))
        assert [problem for problem in problems if problem is not None] == []


async def test_a_table_that_nobody_looks_at_is_read_when_somebody_wants_to_know(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    here = await seated(one, "objective")
    there = await other.get(here.id)
    assert there is not None

    async def move_and_tell() -> None:
        await one.submit(here, *to_move(here)[:1], "move", to_move(here)[1])
        await two[1].others.hear(TableEvent(here.id, "log", number=here.seq))
        await asyncio.sleep(0.05)

    await move_and_tell()
    assert (there.seq, there.behind) == (here.seq - 1, True), "it costs nothing where nobody looks"
    assert await other.get(here.id) is there
    assert (there.seq, there.behind) == (here.seq, False)
    await move_and_tell()
    seat, move = to_move(here)
    assert await other.submit(there, seat, "move", move) == here.number(seat) + 1, "it is not refused for what was not read"
    assert await one.get(here.id) is here
    await one.refresh(here)
    other.presence.come(Watcher(), there)
    await move_and_tell()
    assert (there.seq, there.behind) == (here.seq, False), "where somebody looks it is read at once"


async def test_what_happens_elsewhere_while_somebody_comes_is_shown(tmp_path: Path) -> None:
    """Between the moment a table was read and the moment somebody looks at it, nobody does."""
    async with inside(tmp_path) as running, node_at(running.settings.database) as elsewhere:
        ann, bob = [await Player.come(running.url, name) for name in ("Ann", "Bob")]
        table = await open_table_of(ann, bob)
        here, who = running.hub.live[table], running.app.state.people.player_of_token

        async def meanwhile(token: str) -> Any:
            running.app.state.people.player_of_token = who
            there = await elsewhere.hub.get(table)
            assert there is not None
            await elsewhere.hub.submit(there, *to_move(there)[:1], "move", to_move(there)[1])
            await running.app.state.node.others.hear(TableEvent(table, "log", number=there.seq))
            assert here.behind
            return await who(token)

        running.app.state.people.player_of_token = meanwhile
        async with wire(running.url, table, {"token": ann.token}) as sitting:
            await sitting.until("look")
            assert len(sitting.look["history"]) == 1
        for player in (ann, bob):
            await player.close()
