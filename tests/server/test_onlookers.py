"""Many look on at one table: what they all see is made once; who is somebody there, or slow, or fails, is seen to apart."""

import asyncio
import contextlib
import itertools
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.settings import Limits
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.ws.connection import Connection, serve_table
from saqqara.server.ws.websocket import WebSocket
from tests.server.guests_over_http import Guest, House, house
from tests.server.server_in_process import eventually

MANY = 300
HOUSES = itertools.count()
"""Each comes from a house of their own: of one there may only be so many."""


class Ear:
    """A connected viewer, whose messages come without a network."""

    is_close_frame_sent = False

    def __init__(self, here: House, table: str, guest: Guest | None = None) -> None:
        self.frames: list[dict[str, Any]] = []
        self.underlying_transport = self
        self.state = here.app.state
        client = ".".join(map(str, (10, 0, *divmod(next(HOUSES), 250)))), 1
        self.socket = WebSocket(
            {"type": "websocket", "headers": [], "client": client}, Limits(message_bytes=10**6), lambda _: None, self.state.outbox
        )
        self.socket.on_ws_connected(self)  # type: ignore[arg-type]
        self.serving = asyncio.ensure_future(serve_table(self.socket, table, self.state))
        self.say(type="hello", **({"token": guest.made["token"]} if guest else {}))

    def say(self, **message: Any) -> None:
        self.socket._unread.append(json.dumps(message).encode())
        if self.socket._news is not None and not self.socket._news.done():
            self.socket._news.set_result(None)

    def send(self, _: Any, data: bytes) -> None:
        self.frames.append(json.loads(data))

    def write(self, data: bytes) -> None:
        """Several at once, framed."""
        while data:
            size, start = data[1], 2
            if size == 126:
                size, start = int.from_bytes(data[2:4]), 4
            self.frames.append(json.loads(data[start : start + size]))
            data = data[start + size :]

    def send_close(self, *_: Any) -> None:
        self.socket.on_ws_disconnected(self)  # type: ignore[arg-type]

    def disconnect(self, *_: Any, **__: Any) -> None:
        """Do nothing: nobody is connected."""

    def is_closing(self) -> bool:
        return False

    resume_reading = pause_reading = write_eof = disconnect

    @property
    def connection(self) -> Connection:
        (found,) = (one for one in self.state.connections if one.socket is self.socket)
        connection: Connection = found
        return connection

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def numbers(self) -> list[int]:
        return [frame["number"] for frame in self.of("look")]


class Crowd:
    """A game for two with its players and those who look on."""

    def __init__(self, here: House, live: LiveTable, guests: list[Guest], players: list[Ear], onlookers: list[Ear]) -> None:
        self.here, self.live, self.guests, self.players, self.onlookers = here, live, guests, players, onlookers

    async def move(self) -> None:
        """Make a move for the seat to act."""
        assert self.live.table is not None
        guest = self.guests[self.live.table.to_act[0]]
        seen = await guest.get(f"/tables/{self.live.id}/look")
        await guest.post(f"/tables/{self.live.id}/moves", id=f"m{seen['number']}", text=seen["look"]["moves"][0], on=seen["number"])

    async def settled(self, *but: Ear) -> None:
        """All have been sent the newest look, but for those."""
        others = [ear for ear in self.onlookers if ear not in but]
        await eventually(lambda: all(ear.numbers[-1:] == [self.live.number(None)] for ear in others), 20)

    def hush(self) -> None:
        """Forget what was heard until now."""
        for ear in [*self.players, *self.onlookers]:
            ear.frames.clear()


@contextlib.asynccontextmanager
async def gathered(folder: Path, many: int = MANY, **more: Any) -> AsyncIterator[Crowd]:
    async with house(folder) as here:
        guests = [await here.guest(name) for name in ("Ann", "Bob")]
        table = (await guests[0].open(**more))["id"]
        await guests[1].post(f"/tables/{table}/join")
        live = await here.hub.get(table)
        assert live is not None
        players = [Ear(here, table, guest) for guest in guests]
        crowd = Crowd(here, live, guests, players, [Ear(here, table) for _ in range(many)])
        await crowd.settled()
        await eventually(lambda: all(ear.of("look") for ear in players) and not here.hub.tasks.running)
        await asyncio.sleep(0.1)
        crowd.hush()
        yield crowd


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often a look of onlookers and a table are put together."""
    count: Counter[str] = Counter()
    encoded, info = table_views.encode_look, table_views.info

    def looks(live: LiveTable, viewer: int | None, look: bytes) -> bytes:
        count["look"] += viewer is None
        return encoded(live, viewer, look)

    def tables(live: LiveTable, *who: Any) -> Any:
        count["table"] += 1
        return info(live, *who)

    monkeypatch.setattr(table_views, "encode_look", looks)
    monkeypatch.setattr(table_views, "info", tables)
    return count


async def test_everybody_sees_every_move_once_and_it_is_made_once(tmp_path: Path, made: Counter[str]) -> None:
    async with gathered(tmp_path) as crowd:
        made.clear()
        first = crowd.live.number(None)
        for _ in range(5):
            await crowd.move()
            await crowd.settled()
        assert made["look"] == 5
        expected = [ear.of("look")[-1] for ear in crowd.onlookers]
        assert all(one == expected[0] for one in expected)
        assert all(ear.numbers == list(range(first + 1, first + 6)) for ear in crowd.onlookers)
        crowd.here.hub.presence.show_game(crowd.live.id)
        await asyncio.sleep(0.05)
        assert all(len(ear.of("look")) == 5 for ear in crowd.onlookers), "nothing twice"
        assert all(len(ear.of("table")) < 3 for ear in crowd.onlookers), "not with every look"
        assert expected[0]["look"] == (await crowd.here.nobody.get(f"/tables/{crowd.live.id}/look"))["look"]


async def test_whoever_is_somebody_to_the_table_gets_a_table_of_their_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, cleo, dan, eve = [await here.guest(name) for name in ("Ann", "Cleo", "Dan", "Eve")]
        table = (await ann.open(seats=3, public=True))["id"]
        host, sits, other, nobody = [Ear(here, table, guest) for guest in (ann, cleo, eve, None)]
        await eventually(lambda: all(ear.of("table") for ear in (host, sits, other, nobody)))
        await cleo.post(f"/tables/{table}/join")
        await eventually(lambda: sits.of("table")[-1]["seat"] == 1)
        await eventually(lambda: all(ear.of("table")[-1]["seats"][1]["here"] for ear in (host, sits, other, nobody)))
        assert [ear.of("table")[-1]["seat"] for ear in (host, sits, other, nobody)] == [0, 1, None, None]
        assert [ear.of("table")[-1]["host"] for ear in (host, sits, other, nobody)] == [True, False, False, False]
        await dan.post(f"/tables/{table}/join")
        await eventually(lambda: all(ear.of("look") for ear in (host, sits, other, nobody)))
        assert [ear.of("look")[-1]["look"]["seat"] for ear in (host, sits, other, nobody)] == [0, 1, None, None]


async def test_a_look_that_cannot_be_made_is_told_to_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathered(tmp_path, many=20) as crowd:
        made = table_views.look_bytes

        def fail(live: LiveTable, viewer: int | None) -> bytes:
            if viewer is None:
                raise RuntimeError("broken")
            return made(live, viewer)

        monkeypatch.setattr(table_views, "look_bytes", fail)
        await crowd.move()
        await eventually(lambda: all(ear.of("bye") for ear in crowd.onlookers))
        assert all(bye["again"] for ear in crowd.onlookers for bye in ear.of("bye"))
        await eventually(lambda: all(ear.numbers for ear in crowd.players))


def sending(crowd: Crowd) -> list[asyncio.Task[Any]]:
    """The tasks that wait to send something; jobs of a tick are others."""
    return [task for task in crowd.here.hub.tasks.running if "Feed." in repr(task.get_coro())]


async def test_what_is_being_written_is_shown_to_nobody_and_one_waits_for_all(tmp_path: Path) -> None:
    async with gathered(tmp_path, many=50) as crowd:
        async with crowd.live.lock:
            crowd.live.open_entries += 1  # as if a move had been made, and were on its way to the disk
            before = len(sending(crowd))
            for _ in range(3):
                crowd.here.hub.presence.show_game(crowd.live.id)
                await asyncio.sleep(0.05)
            assert not any(ear.of("look") for ear in (*crowd.onlookers, *crowd.players))
            assert len(sending(crowd)) - before <= 3, "one for the onlookers, one for each player"
        await eventually(lambda: all(len(ear.numbers) == 1 for ear in (*crowd.onlookers, *crowd.players)))
        async with crowd.live.lock:  # and so the next time
            crowd.live.open_entries += 1
            crowd.here.hub.presence.show_game(crowd.live.id)
            await asyncio.sleep(0.05)
            assert all(len(ear.numbers) == 1 for ear in crowd.onlookers)
        await eventually(lambda: all(len(ear.numbers) == 2 for ear in crowd.onlookers))


async def test_who_gets_up_before_the_deal_sees_what_onlookers_see(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob, cleo, dan = [await here.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
        table = (await ann.open(seats=3))["id"]
        await bob.post(f"/tables/{table}/join")
        left = Ear(here, table, bob)
        await eventually(lambda: bool(left.of("table")) and left.of("table")[-1]["seat"] == 1)
        await bob.post(f"/tables/{table}/leave")
        await eventually(lambda: left.of("table")[-1]["seat"] is None)
        for guest in (cleo, dan):
            await guest.post(f"/tables/{table}/join")
        await eventually(lambda: bool(left.of("look")))
        assert [frame["look"]["seat"] for frame in left.of("look")] == [None]
        assert left.connection in here.hub.presence.audiences[table].members
