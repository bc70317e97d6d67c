"""People who are away: since when is told, and once the table has waited the others may remind them, let a bot play on, or end the game."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saqqara.bots import Choice
from saqqara.core.errors import SaqqaraError
from saqqara.core.game import games
from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.schemas.ws_messages import encode
from saqqara.server.storage.schema import seats, tables
from saqqara.server.tables import absence, seating, table_deadlines, table_views
from saqqara.server.tables.fanout import SingleNode, TableEvent
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import AGREEMENTS, LiveTable
from saqqara.server.tables.notifier import NoNotifier
from saqqara.server.tables.presence import Viewer
from saqqara.server.tables.server_node import Node
from tests.server.databases import ALSO_ON_POSTGRES, BOTH, Databases
from tests.server.guests_over_http import Guest, House, house, play_on
from tests.server.server_in_process import inside, open_table
from tests.server.server_processes import Player
from tests.server.test_two_nodes import Watcher, node_at, seated, to_move

LONG = 700
"""Seconds after which a relaxed table waits no longer."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as opened:
        yield opened


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Node, Node]]:
    database = await Databases.url(tmp_path / "two.db")
    async with node_at(database) as one, node_at(database) as other:
        yield one, other


class Calls(NoNotifier):
    """Keeps who was reminded by whom."""

    def __init__(self) -> None:
        self.made: list[tuple[int, str]] = []
        self.reachable = True

    async def reminded(self, table: str, seat: int, by: str) -> bool:
        """Reach them, or not."""
        if self.reachable:
            self.made.append((seat, by))
        return self.reachable


async def away(hub: Hub, table: str, seat: int, seconds: float = LONG) -> None:
    """A player has not been seen for so long."""
    live = await hub.get(table)
    assert live is not None
    await hub.change_seat(live, seat, left=now() - int(seconds * 1000))


def connected(hub: Hub, live: LiveTable, seat: int) -> Watcher:
    """Return a player connected to a seat."""
    there = Watcher(seat)
    hub.presence.come(there, live)
    return there


async def together(here: House, count: int = 2, **more: Any) -> tuple[str, list[Guest]]:
    """A game that has begun, and its people in the order of their seats."""
    people = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")[:count]]
    table = (await people[0].open(seats=count, **more))["id"]
    for guest in people[1:]:
        await guest.post(f"/tables/{table}/join")
    return table, people


def status(live: LiveTable) -> str:
    """Open, running or over, as it is now."""
    return live.status


async def kinds(hub: Hub, table: str) -> list[str]:
    """The log of a table, without its moves."""
    return [entry["kind"] for entry in await hub.store.entries(table) if entry["kind"] not in ("start", "move")]


# Since when


async def test_since_when_somebody_is_away_is_told_and_outlives_the_server(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        async with ann.sit(table) as one:
            async with bob.sit(table):
                while not all(seat["here"] and seat["away"] is None for seat in (await one.until("table"))["seats"]):
                    pass
            left = now()
            while (since := (await one.until("table"))["seats"][1]["away"]) is None:
                pass
            assert abs(since - left) < 5000
            assert one.frames[-1]["patience"] == 600
    async with node_at(f"sqlite:///{tmp_path}/inside.db") as node:
        live = await node.hub.get(table)
        assert live is not None
        assert table_deadlines.away_since(live, 1, set()) == since, "it is stored"
        assert (table_deadlines.away_since(live, 0, set()) or 0) >= since, "who was connected to the end has been away since then"
        assert table_deadlines.away_since(live, 0, {0}) is None


@BOTH
async def test_who_comes_to_a_node_that_died_is_away_since_it_is_known(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    live = await seated(one, "objective")
    await one.change_seat(live, 1, left=None)  # connected, and then the power failed
    before = now()
    found = await other.get(live.id)
    assert found is not None
    assert (table_deadlines.away_since(found, 1, set()) or 0) >= before
    assert not table_deadlines.is_absent(found, 1, set())


# What the others may do


@BOTH
async def test_nobody_is_acted_for_before_the_table_has_waited(here: House) -> None:
    table, (anna, ben) = await together(here, patience=300)
    cleo = await here.guest("Cleo")
    await away(here.hub, table, 1, 299)
    for act in ("remind", "stand-in"):
        assert (await anna.post(f"/tables/{table}/seats/1/{act}", 409))["key"] == "server-not-absent"
        assert (await cleo.post(f"/tables/{table}/seats/1/{act}", 403))["key"] == "server-not-seated"
        assert (await anna.post(f"/tables/{table}/seats/0/{act}", 409))["key"] == "server-nobody-away"
        assert (await anna.post(f"/tables/{table}/seats/9/{act}", 400))["key"] == "no-seat"
    live = await here.hub.get(table)
    assert live is not None
    await away(here.hub, table, 1, 301)
    connected(here.hub, live, 1)
    assert (await anna.post(f"/tables/{table}/seats/1/stand-in", 409))["key"] == "server-not-absent", "whoever is here is not away"
    assert (await ben.get(f"/tables/{table}"))["seats"][1]["bot"] is None


@BOTH
async def test_a_reminder_is_sent_once_a_turn(here: House) -> None:
    table, (anna, ben) = await together(here)
    calls = Calls()
    here.hub.alerts = calls
    mover = 0 if (await anna.get(f"/tables/{table}/look"))["look"]["moves"] else 1
    absent, other = (anna, ben) if mover == 0 else (ben, anna)
    await away(here.hub, table, mover)
    calls.reachable = False
    assert (await other.post(f"/tables/{table}/seats/{mover}/remind", 409))["key"] == "server-cannot-remind"
    calls.reachable = True
    shown = await other.post(f"/tables/{table}/seats/{mover}/remind")
    assert shown["seats"][mover]["reminded"]
    assert (await other.post(f"/tables/{table}/seats/{mover}/remind", 409))["key"] == "server-reminded"
    await play_on(table, [absent], most=1)
    await away(here.hub, table, mover)
    live = here.hub.live[table]
    live.acted_at.clear()
    refused = await other.post(f"/tables/{table}/seats/{mover}/remind", 409)
    assert refused["key"] == "server-not-their-turn"
    await play_on(table, [other], most=1)
    assert not (await other.get(f"/tables/{table}"))["seats"][mover]["reminded"]
    await other.post(f"/tables/{table}/seats/{mover}/remind")
    assert calls.made == [(mover, "Ben" if mover == 0 else "Anna")] * 2


async def test_a_bot_plays_on_until_its_player_is_back(tmp_path: Path) -> None:
    async with node_at(f"sqlite:///{tmp_path}/one.db", bot_pause=0.0) as node:
        hub = node.hub
        live = await seated(hub, "objective")
        seat, _ = to_move(live)
        other = ("ann", "bob")[1 - seat]
        await away(hub, live.id, seat)
        asked, free = asyncio.Event(), asyncio.Event()

        async def slow(
            level: str, look: Any, deck: Any, waited: float = 0.0, rank: int = 0, owner: str | None = None, by_search: bool = False
        ) -> Choice:
            asked.set()
            await free.wait()
            return Choice(look.moves[0], 0)

        node.workers.choose = slow  # type: ignore[method-assign]
        await absence.stand_in(hub, live, other, seat)
        await asyncio.wait_for(asked.wait(), 10)
        thought = live.thinking[seat][1]
        await hub.change_seat(live, seat, bot=None, left=None)  # back in the very moment
        free.set()
        await asyncio.wait([thought])
        assert live.table is not None
        assert live.table.moves == ()
        await hub.submit(live, seat, "move", to_move(live)[1])
        assert live.by_bot == set()


@ALSO_ON_POSTGRES
@BOTH
async def test_whoever_came_back_at_another_node_keeps_the_seat(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    live = await seated(one, "objective")
    await away(one, live.id, 1)
    there = await other.get(live.id)
    assert there is not None
    await other.change_seat(there, 1, left=None)  # nobody has told the first node
    with pytest.raises(NotNow, match="offline for less than"):
        await absence.stand_in(one, live, "ann", 1)
    assert live.seats[1].bot is None


# Ending together


@ALSO_ON_POSTGRES
@BOTH
async def test_two_who_agree_at_once_at_two_nodes_end_it_once(two: tuple[Node, Node]) -> None:
    one, other = (node.hub for node in two)
    live = await seated(one, "objective")
    there = await other.get(live.id)
    assert there is not None
    connected(one, live, 0)
    connected(other, there, 1)
    one.presence.hear(TableEvent(live.id, "here", node="other", seat=1, here=True))
    other.presence.hear(TableEvent(live.id, "here", node="one", seat=0, here=True))
    await asyncio.gather(absence.agree(one, live, "ann", True), absence.agree(other, there, "bob", True))
    for node, table in ((one, live), (other, there)):
        await node.refresh(table)
        await absence.settle(node, table)
        assert (table.status, table.look(0).outcome.places) == ("over", ())  # type: ignore[union-attr]
    assert await kinds(one, live.id) == ["agree", "agree", "end"]
    assert (await one.store.rows(sa.select(tables.c.status)))[0]["status"] == "over"


async def test_an_agreement_outlives_a_restart_and_ends_with_the_next_move(tmp_path: Path) -> None:
    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        live = await seated(node.hub, "objective")
        connected(node.hub, live, 0)
        await absence.agree(node.hub, live, "ann", True)
        await absence.agree(node.hub, live, "ann", True)
        assert await kinds(node.hub, live.id) == ["agree"], "saying it twice is as good as once"
    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        again = await node.hub.get(live.id)
        assert again is not None
        assert [seat.agrees for seat in table_views.info(again, None, set()).seats] == [True, False]
        for seat in range(2):
            connected(node.hub, again, seat)
        began = again.pace_at
        await node.hub.submit(again, *to_move(again)[:1], "move", to_move(again)[1])
        assert not again.agreed, "whoever plays on does not end it"
        await absence.agree(node.hub, again, "bob", True)
        assert (again.status, began) == ("running", live.pace_at)
        await absence.agree(node.hub, again, "bob", False)
        await absence.agree(node.hub, again, "ann", True)
        assert status(again) == "running"
        await absence.agree(node.hub, again, "bob", True)
        assert status(again) == "over"
        with pytest.raises(NotNow, match="over"):
            await absence.agree(node.hub, again, "bob", True)


async def test_whoever_is_absent_need_not_agree_be_it_from_now_on(tmp_path: Path) -> None:
    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        live = await seated(node.hub, "objective")
        await away(node.hub, live.id, 1, 10)
        await absence.agree(node.hub, live, "ann", True)
        await away(node.hub, live.id, 1)
        await absence.settle(node.hub, live)
        assert status(live) == "running", "nobody who agrees is here"
        connected(node.hub, live, 0)
        await node.time.tick()
        await asyncio.gather(*node.hub.tasks.running)
        assert status(live) == "over"


@BOTH
async def test_a_game_that_was_ended_is_over_everywhere(here: House) -> None:
    table, (anna, ben) = await together(here, public=True, game="expedition")
    await play_on(table, [anna, ben], most=5)
    live = await here.hub.get(table)
    assert live is not None
    for seat in range(2):
        connected(here.hub, live, seat)
    await anna.post(f"/tables/{table}/end")
    assert (await ben.post(f"/tables/{table}/end"))["status"] == "over"
    seen = await anna.get(f"/tables/{table}/look")
    assert seen["look"]["outcome"] == {"places": [], "scores": [], "detail": None, "ended": "agreement"}
    assert (seen["look"]["moves"], seen["look"]["to_act"], seen["due"]) == ([], [], None)
    assert (await anna.post(f"/tables/{table}/moves", 409, id="late", text="done"))["key"] == "table-ended"
    record = await here.nobody.get(f"/tables/{table}/record")
    assert record["seed"]
    assert (await here.nobody.post("/verify", **record))["over"]
    replay = await here.nobody.get(f"/tables/{table}/replay", seat=0)
    assert [look["outcome"] is not None for look in replay["looks"]] == [False] * (len(replay["looks"]) - 1) + [True]
    assert (await here.nobody.get(f"/tables/{table}/points"))["points"] == []
    for listed in (await anna.get("/tables/mine", status="over"), await here.nobody.get("/tables", status="over")):
        assert [one["id"] for one in listed["tables"]] == [table]
    here.hub.presence.viewers.clear()
    here.hub.live.clear()
    assert (await anna.get(f"/tables/{table}/look"))["look"] == seen["look"], "and after it was read again"


@pytest.mark.parametrize("game", games())
async def test_what_the_seats_show_says_nothing_of_veiled_moves(tmp_path: Path, game: str) -> None:
    chance = random.Random(game)
    async with node_at(f"sqlite:///{tmp_path}/one.db") as node:
        live = await seated(node.hub, game)
        table = live.table
        assert table is not None
        for _ in range(40):
            if not table.to_act:
                break
            for seat in range(2):
                await node.hub.store.execute(sa.update(seats).where(seats.c.seat == seat).values(reminded=live.turn_of(seat), left=1))
            await node.hub.refresh(live, seats_too=True)
            before, number = encode(table_views.info(live, None, set())), live.number(None)
            seat = chance.choice(table.to_act)
            moves = [move for move in live.look(seat).moves if not move.endswith("...")]
            try:
                await node.hub.submit(live, seat, "move", chance.choice(moves))
            except (SaqqaraError, IndexError):
                break
            if live.number(None) == number:
                assert encode(table_views.info(live, None, set())) == before


@BOTH
async def test_an_offer_to_end_that_is_refused_stands_no_more(here: House) -> None:
    table, (anna, ben) = await together(here)
    live = here.hub.live[table]
    await ben.post(f"/tables/{table}/end", agree=False)
    assert not await kinds(here.hub, table), "nothing was offered"
    await anna.post(f"/tables/{table}/end", agree=True)
    assert live.agreed == {0}
    await ben.post(f"/tables/{table}/end", agree=False)
    assert not live.agreed
    here.hub._release(live)
    del live
    again = await here.hub.get(table)
    assert again is not None
    assert not again.agreed, "it is known from the log"
    await anna.post(f"/tables/{table}/end", agree=True)
    assert again.agreed == {0}, "and can be offered again"


@BOTH
async def test_changes_of_mind_about_the_end_are_counted(here: House) -> None:
    """A log has so many rows and no more, however often somebody asks; to take a wish back is always possible."""
    table, (anna, ben) = await together(here)
    live = here.hub.live[table]
    for number in range(60):
        for agree in (True, False):
            answer = await anna.http.post(f"/tables/{table}/end", json={"agree": agree})
            refused = agree and number >= AGREEMENTS
            assert (answer.status_code, answer.json().get("key")) == ((409, "server-agreed-often") if refused else (200, None))
    assert len(await kinds(here.hub, table)) == 2 * AGREEMENTS
    await ben.post(f"/tables/{table}/end", agree=True)
    await play_on(table, [anna, ben], 1)
    assert not live.agreed
    await anna.post(f"/tables/{table}/end", agree=True)
    here.hub._release(live)
    del live
    again = await here.hub.get(table)
    assert again is not None
    assert (again.agreements, set(again.agreed)) == ({0: 1}, {0}), "it is known from the log"


@ALSO_ON_POSTGRES
@BOTH
async def test_a_seat_given_away_meanwhile_is_left_alone(two: tuple[Node, Node]) -> None:
    """A player comes at one node while the host of another puts a bot in their place: the seat is the bot's, and never empty."""
    one, other = (node.hub for node in two)
    here = await seated(one, "objective")
    await one.change_seat(here, 1, came=False)
    there = await other.get(here.id)
    assert there is not None
    before = there.seats
    await seating.fill(one, here, "ann", 1, "chance")
    assert not await other.change_seat(there, 1, bot=None, came=True, left=None)
    there.seats = before
    await other.note_gone(there, [1])
    for hub in (one, other):
        (row,) = [row for row in await hub.store.seats(here.id) if row["seat"] == 1]
        assert (row["player"], row["bot"], bool(row["came"]), row["left"]) == (None, "chance", False, None)
    assert (there.seats[1].player, there.seats[1].bot) == (None, "chance"), "memory has learnt it"


@BOTH
async def test_who_connects_as_a_bot_takes_their_seat_looks_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path) as server:
        ann, bob = await Player.come(server.url, "Ann"), await Player.come(server.url, "Bob")
        table = await open_table(ann, bob)
        change = Hub.change_seat

        async def late(hub: Hub, live: LiveTable, seat: int, **values: Any) -> bool:
            known = live.seats
            monkeypatch.setattr(Hub, "change_seat", change)
            await seating.fill(hub, live, ann.player, 1, "chance")
            live.seats = known  # this node has not heard of it yet
            return await change(hub, live, seat, **values)

        came: list[int | None] = []
        come = server.hub.presence.come

        def noted(viewer: Viewer, live: LiveTable) -> None:
            came.append(viewer.seat)
            come(viewer, live)

        monkeypatch.setattr(Hub, "change_seat", late)
        monkeypatch.setattr(server.hub.presence, "come", noted)
        async with bob.sit(table) as his:
            told = await his.until("table")
            assert (told["seat"], told["seats"][1]["bot"], told["seats"][1]["name"]) == (None, "chance", None)
            assert came == [None], "nobody is told that the seat's player is here"


@ALSO_ON_POSTGRES
@BOTH
async def test_who_moves_as_a_bot_takes_their_seat_does_not_move_for_it(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anna, ben) = await together(here)
    live, change = here.hub.live[table], Hub.change_seat
    assert live.table is not None
    if 1 not in live.table.to_act:
        await play_on(table, [anna], 1)
    text = live.look(1).moves[0]

    async def late(hub: Hub, live: LiveTable, seat: int, **values: Any) -> bool:
        known = live.seats
        monkeypatch.setattr(Hub, "change_seat", change)
        await seating.fill(hub, live, anna.id, 1, "chance")
        live.seats = known  # this node has not heard of it yet
        return await change(hub, live, seat, **values)

    monkeypatch.setattr(Hub, "change_seat", late)
    answer = await ben.http.post(f"/tables/{table}/moves", json={"id": "late", "text": text})
    assert (answer.status_code, answer.json()["key"]) == (403, "server-not-seated")
    assert not any("late" in (entry["client"] or "") for entry in await here.store.entries(table))


class Held(SingleNode):
    """Tells nobody anything until the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.others, self.told = True, list[TableEvent]()

    def publish(self, news: TableEvent) -> None:
        """Keep it."""
        news.node = self.node
        self.told.append(news)


@ALSO_ON_POSTGRES
@BOTH
async def test_who_leaves_two_nodes_at_once_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each node believes that they are still at the other, until it hears from it."""
    monkeypatch.setattr("saqqara.server.tables.hub.PRESENCE_REPLY_SECONDS", 0)
    database, fanouts = await Databases.url(tmp_path / "two.db"), (Held(), Held())
    async with node_at(database, fanout=fanouts[0]) as one, node_at(database, fanout=fanouts[1]) as other:
        hubs = one.hub, other.hub
        here = await seated(one.hub, "objective")
        there = await other.hub.get(here.id)
        assert there is not None
        await asyncio.gather(*one.hub.tasks.running, *other.hub.tasks.running)  # who is missing at a table just read is noted by itself
        await one.hub.change_seat(here, 1, left=None)
        watchers = [connected(hub, live, 1) for hub, live in zip(hubs, (here, there), strict=True)]

        async def deliver() -> None:
            for node, fanout in zip((one, other), reversed(fanouts), strict=True):
                told, fanout.told = [news for news in fanout.told if news.kind == "here"], []
                for news in told:
                    await node.others.hear(news)

        await deliver()
        assert all(1 in hub.presence.here(here.id) for hub in hubs)
        for hub, live, watcher in zip(hubs, (here, there), watchers, strict=True):
            hub.presence.go(watcher, live)
        await deliver()
        await asyncio.gather(*one.hub.tasks.running, *other.hub.tasks.running)
        (row,) = [row for row in await one.hub.store.seats(here.id) if row["seat"] == 1]
        assert row["left"] is not None
