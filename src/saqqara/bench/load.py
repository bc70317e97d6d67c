"""The load of `saqqara bench server`: tables whose players make random legal moves, game after game, and sockets that are only held.

Every look of every seat is received and read, and a move has been seen when the last of them is there. Where a game ends, the next one is
at a table that was opened before, as long as there are such; then those who have played it play again, and the rematch is part of the load.
"""

import asyncio
import itertools
import random
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any
from zlib import crc32

import msgspec

from saqqara.bench.clients import Http, Wire
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.table import FREE_FORM

API = "/api/v1"
LEAD = 40
"""Each table plays up to so many moves before: games that begin together would end together."""
CLOCK_SECONDS = 0.2
"""The seconds of a game's clock, short enough that nobody waits for it."""
STALL_SECONDS = 20
"""A table where nothing has happened for so long is stuck."""


class Seen(msgspec.Struct):
    """The part of a look that a client reads."""

    moves: list[str]
    outcome: msgspec.Raw


class Heard(msgspec.Struct):
    """The part of a message that a client reads."""

    type: str
    number: int = 0
    look: Seen | None = None
    why: Any = None


read = msgspec.json.Decoder(Heard).decode


class Load:
    """The load of all tables, and its measurements."""

    def __init__(self, url: str, game: str, seats: int, tables: int, rate: float | None, doors: Sequence[str] = ()) -> None:
        self.url, self.game, self.seats, self.rate = url, game, seats, rate
        self.doors = doors or [url]
        kind = find(game)
        self.all_see = not kind.simultaneous  # of a veiled move only its maker has a look
        self.times = dict.fromkeys(kind.times, CLOCK_SECONDS)
        self.pause = tables / rate if rate is not None else 0.0
        """Seconds between two moves at a table."""
        self.http = Http(url)
        self.https = {door: Http(door) for door in self.doors if door != url} | {url: self.http}
        self.rounds = [Round(self) for _ in range(tables)]
        self.spare: list[Round] = []
        """Tables that are dealt and waited at, for those where a game has ended."""
        self.onlookers: list[Onlooker] = []
        self.begun = tables < LEAD  # few need no lead
        self.running = self.measuring = False
        self.spent: list[float] = []
        self.moved_at: list[float] = []
        self.games = self.refused = 0
        self.trouble: str | None = None
        self.loop = asyncio.get_running_loop()
        self.working: set[asyncio.Task[Any]] = set()

    def door(self, table: str) -> str:
        """Return the address for requests about a table: always the same worker's, as with a proxy."""
        return self.doors[crc32(table.encode()) % len(self.doors)]

    async def post(self, table: str, what: str, token: str) -> Any:
        """Ask for something at a table."""
        return await self.https[self.door(table)].post(f"{API}/tables/{table}/{what}", {}, token)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task; a problem in it ends the measurement."""
        task = asyncio.ensure_future(work)
        self.working.add(task)

        def done(task: asyncio.Task[Any]) -> None:
            self.working.discard(task)
            if not task.cancelled() and task.exception() is not None:
                self.trouble = repr(task.exception())

        task.add_done_callback(done)

    async def together(self, works: Iterator[Coroutine[Any, Any, None]]) -> None:
        """Await several things, some at a time."""
        while batch := list(itertools.islice(works, 8)):
            await asyncio.gather(*batch)

    async def counted(self, work: Coroutine[Any, Any, None], step: Callable[[], None]) -> None:
        """Await a task, and count it as done."""
        await work
        step()

    async def close(self) -> None:
        """Disconnect all players."""
        working = list(self.working)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for one in [*self.rounds, *self.spare]:
            one.close()
        for onlooker in self.onlookers:
            onlooker.close()
        for http in self.https.values():
            await http.close()

    def check(self) -> None:
        """Raise an error if a table has reported trouble or is stuck."""
        before = time.monotonic() - STALL_SECONDS
        if self.trouble is None and not self.pause and any(one.playing and one.heard_at < before for one in self.rounds):
            self.trouble = f"a table of {self.game} is stuck"
        if self.trouble:
            raise BadSetup("bench-server", what=self.trouble)

    def replace(self, ended: "Round") -> None:
        """Replace a table whose game is over by another one."""
        fresh = self.spare.pop()
        fresh.lead, fresh.count = 0, ended.count
        self.rounds[self.rounds.index(ended)] = fresh
        ended.close()
        fresh.play()

    def note(self, began: float) -> None:
        """Note that a move has been seen by all."""
        if self.measuring:
            now = time.monotonic()
            self.spent.append(now - began)
            self.moved_at.append(now)


class Round:
    """A table and its players, game after game."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.table = ""
        self.tokens: list[str] = []
        self.wires: list[Wire] = []
        self.numbers: list[int] = []
        self.moves: list[list[str]] = []
        self.over = False
        self.began: float | None = None
        self.mover = self.on = 0
        self.heard_at = 0.0
        self.target: int | None = None
        self.due = 0.0
        self.count = self.games = 0
        self.playing = False
        self.lead = random.randrange(LEAD)

    async def open(self) -> None:
        """New people at a new table."""
        post = self.load.http.post
        self.tokens = [(await post(f"{API}/players", {}))["token"] for _ in range(self.load.seats)]
        asked = {"game": self.load.game, "seats": self.load.seats, "hints": False, "times": self.load.times or None}
        self.table = (await post(f"{API}/tables", asked, self.tokens[0]))["id"]
        for token in self.tokens[1:]:
            await self.load.post(self.table, "join", token)

    async def sit(self) -> None:
        """Connect everybody."""
        self.numbers, self.moves = [0] * len(self.tokens), [[] for _ in self.tokens]
        self.over, self.began, self.target = False, None, None
        self.wires = []
        for seat, token in enumerate(self.tokens):
            wire = await Wire.open(self.load.door(self.table), f"{API}/tables/{self.table}/ws", partial(self.heard, seat))
            wire.send(b'{"type":"hello","token":"%s"}' % token.encode())
            self.wires.append(wire)

    def play(self) -> None:
        """Start moving; at a rate, not all tables at once."""
        self.playing, self.heard_at = True, time.monotonic()
        self.due = time.monotonic() + random.random() * self.load.pause
        self.go_on()

    def heard(self, seat: int, data: bytes) -> None:
        """Handle a message that came."""
        message = read(data)
        self.heard_at = time.monotonic()
        if message.look is not None:
            self.numbers[seat], self.moves[seat] = message.number, message.look.moves
            self.over = self.over or len(message.look.outcome) > 4  # more than null
        elif message.type == "accepted":
            self.target = message.number
        elif message.type == "refused" and not self.load.all_see:  # somebody was quicker
            self.load.refused += self.load.measuring
            if self.numbers[seat] == self.on:
                self.moves[seat] = []  # until its next look
            self.began = self.target = None
        elif message.type in ("refused", "problem", "bye"):
            self.load.trouble = str(message.why)
            return
        else:
            return
        if self.playing:
            self.go_on()

    def go_on(self) -> None:
        """See whether the move under way has been seen by everybody, and make the next one."""
        if self.began is not None:
            if self.target is None or (min(self.numbers) if self.load.all_see else self.numbers[self.mover]) < self.target:
                return
            self.load.note(self.began)
            self.began = self.target = None
        elif min(self.numbers) == 0:
            return
        if self.over:
            self.playing = False
            if self.load.spare:
                self.load.replace(self)
            else:
                self.load.begin(self.again())
        elif not self.load.begun:
            self.lead -= 1
            if self.lead >= 0:
                self.began = time.monotonic()
                self.move()
        elif self.load.pause:
            self.due += self.load.pause
            self.began = self.due  # a move that cannot be sent in time has been waited for
            self.target = sys.maxsize
            self.load.loop.call_at(self.due, self.move)
        else:
            self.began = time.monotonic()
            self.move()

    def move(self) -> None:
        """Make any legal move of a player who has one."""
        self.target = None
        if not self.playing:  # it was to be made later, and nobody plays any more
            self.began = None
            return
        acting = [seat for seat, moves in enumerate(self.moves) if moves]
        seat = random.choice(acting) if acting else 0
        choices = [text for text in self.moves[seat] if text[-3:] != FREE_FORM]
        if not choices:  # a look that shows what others or the clock have done is on its way
            self.began = None
            return
        self.mover, text = seat, choices[int(random.random() * len(choices))]
        self.count += 1
        self.on = self.numbers[self.mover]
        self.wires[seat].send(b'{"type":"move","id":"%d","text":"%s","on":%d}' % (self.count, text.encode(), self.on))

    async def again(self) -> None:
        """Start a rematch after a game, which all players accept."""
        self.games += 1
        self.load.games += self.load.measuring
        over = self.table
        for token in self.tokens:
            self.table = (await self.load.post(over, "rematch", token))["id"]
        self.close()
        await self.sit()
        self.due = max(self.due, time.monotonic() - self.load.pause)
        if self.load.running:
            self.playing, self.heard_at = True, time.monotonic()
            self.go_on()

    def close(self) -> None:
        """Disconnect all players."""
        for wire in self.wires:
            wire.close()


class Onlooker:
    """A socket that is only held."""

    def __init__(self, url: str, table: str) -> None:
        self.url, self.table, self.pongs, self.looks = url, table, 0, 0
        self.wire: Wire | None = None

    async def sit(self) -> None:
        """Connect."""
        self.wire = await Wire.open(self.url, f"{API}/tables/{self.table}/ws", self.heard)
        self.wire.send(b'{"type":"hello"}')

    def close(self) -> None:
        """Go."""
        if self.wire is not None:
            self.wire.close()

    def heard(self, data: bytes) -> None:
        """Answers and looks are counted."""
        self.pongs += data.startswith(b'{"type":"pong"')
        self.looks += data.startswith(b'{"type":"look"')


async def settle(load: Load, condition: Any, seconds: float) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not condition():
        if load.trouble or time.monotonic() > until:
            raise BadSetup("bench-server", what=load.trouble or "no answer")
        await asyncio.sleep(0.05)


async def still_held(onlookers: list[Onlooker]) -> int:
    """Return how many of these sockets still answer."""
    for onlooker in onlookers:
        if onlooker.wire is not None and not onlooker.wire.transport.is_closing():
            onlooker.wire.send(b'{"type":"ping"}')
    for _ in range(100):
        if all(onlooker.pongs for onlooker in onlookers):
            break
        await asyncio.sleep(0.1)
    return sum(onlooker.pongs > 0 for onlooker in onlookers)
