"""The same from inside: a viewer at two tables that differ only in what it must not know hears the same, to the byte.

Hub, table and connection are the real ones; the socket is a list, the disk is left out, and time stands still.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any

import msgspec
import pytest

from saqqara.core.errors import SaqqaraError
from saqqara.core.log import Log
from saqqara.core.rng import generator
from saqqara.server import clock
from saqqara.server.accounts.people import People
from saqqara.server.limits.rate_limits import Rates
from saqqara.server.settings import Limits, Settings
from saqqara.server.tables import table_views
from saqqara.server.tables.fanout import SingleNode
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.table_setup import Pace, Setup
from saqqara.server.ws.connection import Connection
from saqqara.server.ws.outbox import Outbox
from saqqara.server.ws.websocket import WebSocket
from tests.every_game.setups import Setup as Asked
from tests.every_game.setups import smallest_and_largest

NOON = 1_800_000_000_000
SETTINGS = Settings(limits=Limits(messages=(1e9, 1e9)))


class Paper:
    """In place of the database: everything is written, nothing is kept."""

    def append(self, *_: Any) -> asyncio.Future[bool]:
        written = asyncio.get_running_loop().create_future()
        written.set_result(True)
        return written

    async def entries(self, *_: Any) -> list[Any]:
        return []

    async def rows(self, *_: Any) -> list[Any]:
        return []

    async def fetch(self, *_: Any, **__: Any) -> list[Any]:
        return []


class Door:
    """In place of the register of players: a token is its owner's name."""

    new_check, trusts = People.new_check, People.trusts
    departures, _alone_until = 0, 0.0

    async def player_of_token(self, token: str) -> str:
        return token

    async def name_of(self, player: str) -> str:
        return player


class Line(WebSocket):
    """A socket without a network."""

    def __init__(self) -> None:
        super().__init__({}, Limits(), lambda socket: None, Outbox())
        self.coming: asyncio.Queue[bytes] = asyncio.Queue()
        self.sent: list[bytes] = []

    async def receive(self) -> bytes:
        return await self.coming.get()

    def send(self, messages: list[bytes]) -> None:
        self.sent += messages


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "machine_time", lambda: NOON)


SECONDS, BANK = Pace("live", 5), Pace("bank", 60, 5)


def new_table(game: str, seats: int, options: dict[str, Any], secret: bytes, pace: Pace = SECONDS) -> LiveTable:
    """A table that has been dealt; the last seat is a bot's where there are several, and a decision may take some seconds."""
    setup = Setup(seats, options, None, None, pace, False, "chance")
    row = {"id": "here", "setup": msgspec.json.encode(setup).decode(), "secret": secret.hex(), "game": game, "name": "", "public": False}
    row |= {"host": "p0", "rules": 1, "rematch": None, "created": NOON, "put_off": None}
    blank = {"nonce": None, "came": True, "left": None, "reminded": None, "asked": None, "declined": None}
    people: list[Any] = [blank | {"seat": n, "player": f"p{n}", "name": f"P{n}", "bot": None} for n in range(seats)]
    if seats > 2:
        people[-1] |= {"player": None, "bot": "chance"}
    live = LiveTable(row, people)
    nonces = json.dumps([bytes([1 + n]).hex() for n in range(seats)])
    live.apply({"table": "here", "seq": 0, "kind": "start", "seat": None, "text": nonces, "bot": False, "client": None, "at": NOON})
    live.lost = False
    return live


class Desk:
    """A table with one viewer connected to it."""

    def __init__(self, live: LiveTable, viewer: int | None) -> None:
        self.live, self.line = live, Line()
        self.hub = Hub(SETTINGS, Paper(), SingleNode())  # type: ignore[arg-type]
        self.connection = Connection(self.line, live, self.hub, Door(), SETTINGS, Rates(SETTINGS.limits))  # type: ignore[arg-type]
        self.viewer = viewer

    async def say(self, **message: Any) -> list[Any]:
        """The viewer says something: all that is sent to it then."""
        self.line.coming.put_nowait(json.dumps(message).encode())
        return await self.heard()

    async def heard(self) -> list[Any]:
        """Return the messages since the last time."""
        for _ in range(30):
            await asyncio.sleep(0)
        sent, self.line.sent = self.line.sent, []
        return [json.loads(data) for data in sent]

    async def move(self, seat: int | None, kind: str, text: str = "") -> str:
        """Make a move, or try to; return the result in a word."""
        try:
            await self.hub.submit(self.live, seat, kind, text)
        except SaqqaraError as problem:
            return problem.key
        return "accepted"


@asynccontextmanager
async def desks(one: LiveTable, other: LiveTable, viewer: int | None) -> AsyncIterator[tuple[Desk, Desk]]:
    """The viewer at both tables."""
    pair = Desk(one, viewer), Desk(other, viewer)
    running = [asyncio.create_task(desk.connection.run(None)) for desk in pair]
    hello = {"type": "hello", "token": f"p{viewer}" if viewer is not None else "somebody"}
    first, second = [await desk.say(**hello) for desk in pair]
    assert first == second
    assert [frame["type"] for frame in first[:2]] == ["table", "look"]
    try:
        yield pair
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def random_move(live: LiveTable, chance: random.Random, *not_by: int | None) -> tuple[int | None, str] | None:
    """Return a legal move of some seat, but not one of those."""
    table = live.table
    assert table is not None
    movers: list[int | None] = [*table.to_act, *([None] if table.clock and table.clock.seconds else [])]
    movers = [seat for seat in movers if seat not in not_by]
    if not movers or table.over:
        return None
    seat = chance.choice(movers)
    if seat is None:
        assert table.clock is not None
        return None, table.clock.move
    return seat, table.sample(seat, generator(chance.randbytes(8)))


@pytest.mark.parametrize(("table", "pace"), list(zip(smallest_and_largest(5), cycle([SECONDS, BANK]), strict=False)), ids=str)
async def test_a_viewer_hears_the_same_whatever_is_hidden(table: Asked, pace: Pace) -> None:
    game, seats, options = table.game, table.seats, dict(table.options)
    chance = random.Random(f"{game} {seats}")
    compared = differed = 0
    texts = ["", "pass", "take 1", "sand"]
    for _ in range(18):
        secret = chance.randbytes(32)
        one, other = (new_table(game, seats, options, secret, pace) for _ in range(2))
        for _ in range(chance.randrange(40)):  # a random game so far, the same on both
            moving = random_move(one, chance)
            if moving is None:
                break
            for live in (one, other):
                await Desk(live, None).move(moving[0], "move", moving[1])
            texts = [*texts, moving[1]][-40:]
        assert one.table is not None
        assert other.table is not None
        viewer = chance.choice([None, *range(max(2, seats - 1))])
        true = other.table
        other.table = true.redeal(viewer, chance.randbytes(8))
        other.table._state = other.table._state.with_chance(true._state.rng[:])
        differed += other.table.position() != one.table.position()
        async with desks(one, other, viewer) as pair:
            for _ in range(25):
                kind = chance.choice(["undo", "wrong", "right", "right", "right"])
                if kind == "right":
                    moving = random_move(one, chance)
                    if moving is None:
                        break
                    words = [await desk.move(moving[0], "move", moving[1]) for desk in pair]
                    if words != ["accepted", "accepted"] or one.look(viewer) != other.look(viewer):
                        break  # what was hidden has come into play
                    heard = [await desk.heard() for desk in pair]
                elif kind == "undo":
                    if viewer is None or one.table.why_no_undo(viewer) is None:
                        continue
                    heard = [await desk.say(type="undo", id="u") for desk in pair]
                else:
                    text = chance.choice(texts)
                    if viewer in one.table.to_act and text in one.look(viewer).moves:
                        continue
                    heard = [await desk.say(type="move", id="w", text=text) for desk in pair]
                    if one.look(viewer) != other.look(viewer):
                        break
                assert heard[0] == heard[1]
                compared += len(heard[0])
    assert compared > 40
    assert differed > 4


@pytest.mark.parametrize(("viewer", "advanced", "pace"), [(0, False, SECONDS), (None, False, BANK), (0, True, BANK), (None, True, SECONDS)])
async def test_operations_of_others_make_no_frame_and_no_number(viewer: int | None, advanced: bool, pace: Pace) -> None:
    """HR5: before the check nobody can tell whether another has shown anything, nor how much."""
    chance = random.Random(f"operations {viewer} {advanced}")
    shown = 0
    for _ in range(20):
        secret = chance.randbytes(32)
        quiet, busy = (new_table("hourglass", 3, {"advanced": advanced}, secret, pace) for _ in range(2))
        async with desks(quiet, busy, viewer) as pair:
            for _ in range(12):
                moving = random_move(quiet, chance, None)
                if moving is None or (moving[0] != 0 and moving[1].startswith("show")):
                    continue
                words = [await desk.move(moving[0], "move", moving[1]) for desk in pair]
                assert words[0] == words[1] == "accepted"
                heard = [await desk.heard() for desk in pair]
                if quiet.look(None).view.phase == "check":
                    break  # now all lies open
                assert heard[0] == heard[1]
                other = random_move(busy, chance, None, 0)
                if other is not None and other[1].startswith("show"):
                    assert await pair[1].move(other[0], "move", other[1]) == "accepted"
                    assert await pair[1].heard() == []
                    shown += 1
                    again = [json.loads(msgspec.json.encode(table_views.look_message(live, viewer))) for live in (quiet, busy)]
                    assert again[0] == again[1], "nor does a look that is asked for, its deadlines included"
            if quiet.table is not None and quiet.table.clock is not None and quiet.table.clock.move == "sand":
                for desk in pair:
                    await desk.move(None, "move", "sand")
            assert quiet.number(viewer) == busy.number(viewer)
    assert shown > 10


@pytest.mark.parametrize("viewer", [0, None])
async def test_what_others_try_and_take_back_makes_no_frame_and_no_number(viewer: int | None) -> None:
    """ER3: a marking that is begun and taken back shows to nobody, neither then nor when the step closes."""
    chance = random.Random(f"marks {viewer}")
    tried = 0
    for _ in range(6):
        secret = chance.randbytes(32)
        quiet, busy = (new_table("expedition", 3, {}, secret) for _ in range(2))
        async with desks(quiet, busy, viewer) as pair:
            for _ in range(120):
                noise = random_move(busy, chance, viewer)
                if noise is not None and noise[0] is not None:
                    tried += await try_and_take_back(pair[1], noise[0], noise[1])
                moving = random_move(quiet, chance)
                if moving is None:
                    break
                for desk in pair:
                    assert await desk.move(moving[0], "move", moving[1]) == "accepted"
                heard = [await desk.heard() for desk in pair]
                assert heard[0] == heard[1]
    assert tried > 10


async def try_and_take_back(desk: Desk, seat: int, text: str) -> bool:
    """A veiled move that leaves its player in the middle of a turn, and back; whether it was one."""
    before, live = desk.live.awaited(), desk.live
    assert live.table is not None
    trial = live.table.redeal(seat, b"trial")
    trial._log = Log()
    trial.play(seat, text)
    if not trial.moves[-1].veiled or seat not in trial.to_act:
        return False
    assert await desk.move(seat, "move", text) == "accepted"
    assert live.awaited() == before
    assert await desk.move(seat, "undo") == "accepted"
    assert await desk.heard() == []
    return True


def test_who_has_moved_in_secret_decides_on_the_look_that_shows_it() -> None:
    live, chance = new_table("expedition", 2, {}, b"\7" * 32), generator(b"secret")
    assert live.table is not None
    for number in range(40):
        seat = live.table.to_act[0]
        text = live.table.sample(seat, chance)
        live.apply({"seq": live.seq, "kind": "move", "seat": seat, "text": text, "bot": False, "client": None, "at": NOON + number})
        if live.number(seat) > live.number(None):
            break
    assert live.number(seat) > live.number(None), "else nothing was hidden"
    assert live.stands(seat, live.number(seat))
    assert not live.stands(seat, live.number(seat) + 1)
