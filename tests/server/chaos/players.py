"""Players who play on whatever happens, at any node, and write down all that they asked for, were told and were shown."""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from saqqara.bench.clients import Http
from saqqara.bench.load import API, CLOCK_SECONDS
from saqqara.core.game import Game
from saqqara.core.table import FREE_FORM
from tests.server.chaos.evidence import Operation, Sight, digest

T = TypeVar("T")
GONE = (OSError, EOFError, WebSocketException, TimeoutError)
"""The errors that a client meets when a server is gone."""
ASK_SECONDS = 4.0
QUIET_SECONDS = 0.7
"""After so long without a word a player asks whether anybody is there, and after three times that looks for another server."""
THINK_SECONDS = 0.25
SOON, LATER = 0.1, 1.6
"""The longest pauses, in seconds, before a lost connection is made again: normally, and where there was nothing to see."""
GIVE_UP, UNDO = 0.05, 0.08
"""The probabilities that a player gives up on an unanswered request, and undoes a move."""
BOT = "novice"


class Notes:
    """The notes of all players."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.sights: list[Sight] = []


class Player:
    """A player, at one table after another."""

    numbers = itertools.count()

    def __init__(self, urls: list[str], chance: random.Random, notes: Notes) -> None:
        self.urls, self.chance, self.notes = urls, chance, notes
        self.player = self.token = ""
        self.table, self.seat = "", 0
        self.look: Any = None
        self.number = self.least = -1
        self.pending: Operation | None = None
        self.connection = 0
        self.went_on: Callable[[bool], None] = lambda acknowledged: None

    # Asking over HTTP, of anybody, until there is an answer

    async def insist(self, ask: Callable[[Http], Awaitable[T]]) -> T:
        """Ask until there is an answer."""
        while True:
            http = Http(self.chance.choice(self.urls), 1)
            with contextlib.suppress(*GONE, IndexError):  # the last: an answer without a length
                try:
                    async with asyncio.timeout(ASK_SECONDS):
                        return await ask(http)
                finally:
                    with contextlib.suppress(*GONE):
                        await http.close()
            await asyncio.sleep(0.2)

    async def come(self) -> None:
        """Become somebody."""
        made = await self.insist(lambda http: http.post(f"{API}/players", {}))
        self.player, self.token = made["player"], made["token"]

    async def open(self, asked: dict[str, Any]) -> str:
        """Open a table."""
        return str((await self.insist(lambda http: http.post(f"{API}/tables", asked, self.token)))["id"])

    async def join(self, table: str, seat: int) -> None:
        """Sit down."""
        await self.insist(lambda http: http.post(f"{API}/tables/{table}/join", {"seat": seat}, self.token))

    async def last_look(self, url: str) -> None:
        """Read the last look of a node."""
        http = Http(url, 1)
        message = json.loads(await http.get(f"{API}/tables/{self.table}/look", self.token))
        await http.close()
        self.connection += 1
        self.note(message, last=True)

    # At a table

    def sit(self, table: str, seat: int) -> None:
        """Begin at a table."""
        self.table, self.seat, self.look, self.pending, self.number, self.least = table, seat, None, None, -1, -1

    async def play(self, home: asyncio.Event) -> None:
        """Until the game is over, or everybody goes home."""
        pause = SOON
        while not home.is_set():
            before = self.number
            with contextlib.suppress(*GONE):
                url = self.chance.choice(self.urls).replace("http", "ws", 1)
                async with connect(
                    f"{url}{API}/tables/{self.table}/ws",
                    open_timeout=ASK_SECONDS / 2,
                    close_timeout=0.2,
                    ping_interval=None,
                    compression=None,
                    max_size=2**24,
                ) as socket:
                    self.connection += 1
                    await say(socket, type="hello", token=self.token, last=self.number if self.look else None)
                    if await self.go_on(socket, home):
                        return
            if self.pending is not None and self.chance.random() < GIVE_UP:
                self.pending = None
            pause = SOON if self.number > before else min(2 * pause, LATER)
            await asyncio.sleep(self.chance.uniform(0, pause))

    async def go_on(self, socket: ClientConnection, home: asyncio.Event) -> bool:
        """Play on over a connection; whether the game is over. Never goes home with a question open that can still be answered."""
        asked, quiet = False, 0
        while self.pending is not None or not home.is_set():
            if self.pending is not None and not asked:
                asked = True
                await self.send(socket, self.pending)
            elif self.pending is None and self.look is not None and self.number >= self.least:
                if self.look["look"]["outcome"] is not None:
                    return True
                if self.can_move():
                    await asyncio.sleep(self.chance.uniform(0, THINK_SECONDS))
                    self.pending = self.decide()
                    self.notes.operations.append(self.pending)
                    asked = True
                    await self.send(socket, self.pending)
            try:
                async with asyncio.timeout(QUIET_SECONDS):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                quiet += 1
                if quiet > 3:
                    raise
                await say(socket, type="ping")
                continue
            quiet = 0
            if message["type"] == "bye":
                return False
            if message["type"] == "problem":  # it may be done later
                asked = False
                await asyncio.sleep(0.2)
            await self.hear(message)
        return True

    def moves(self) -> list[str]:
        """Return the legal moves, but for those that must be completed."""
        return [text for text in self.look["look"]["moves"] if not text.endswith(FREE_FORM)]

    def can_move(self) -> bool:
        """Return whether there is a decision to make."""
        return bool(self.moves())

    def decide(self) -> Operation:
        """Some move, or the last one back."""
        back = self.look["undo"] is None and self.chance.random() < UNDO
        text = "" if back else self.chance.choice(self.moves())
        kind = "undo" if back else "move"
        return Operation(self.player, self.table, self.seat, f"{next(self.numbers)}", kind, text, self.number, time.monotonic(), sent=0)

    async def send(self, socket: ClientConnection, asked: Operation) -> None:
        """Send something, perhaps not for the first time."""
        asked.sent += 1
        if asked.kind == "move":
            await say(socket, type="move", id=asked.id, text=asked.text, on=asked.on)
        else:
            await say(socket, type="undo", id=asked.id)

    async def hear(self, message: Any) -> None:
        """A message came."""
        kind, asked = message["type"], self.pending
        if kind == "look":
            if message["number"] > self.number:
                self.went_on(False)
            self.look, self.number = message, message["number"]
            self.note(message)
        elif kind in ("accepted", "refused") and asked is not None and message["id"] == asked.id:
            asked.answered = time.monotonic()
            self.pending = None
            if kind == "accepted":
                asked.number = self.least = message["number"]
                self.went_on(True)
            else:
                asked.refused = message["why"]["key"]
                await asyncio.sleep(0.1)

    def note(self, message: Any, last: bool = False) -> None:
        """A look was shown."""
        self.notes.sights.append(
            Sight(self.player, self.table, self.seat, self.connection, time.monotonic(), message["number"], digest(message["look"]), last)
        )


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message; a connection on which nothing can be sent any more is as good as lost."""
    async with asyncio.timeout(ASK_SECONDS):
        await socket.send(json.dumps(message))


class Group:
    """Some people who play one game after another."""

    def __init__(self, kind: Game, seats: int, bots: int, urls: list[str], seed: str, notes: Notes) -> None:
        self.kind, self.seats, self.bots = kind, seats, bots
        self.players = [Player(urls, random.Random(f"{seed} {kind.name} {seat}"), notes) for seat in range(seats - bots)]
        self.went: list[float] = []
        """When each acknowledged move was; where the clock moves too, when anything was seen to go on."""
        for player in self.players:
            player.went_on = self.went_on

    def went_on(self, acknowledged: bool) -> None:
        """Note that something has happened at the table."""
        if acknowledged or self.kind.times:
            self.went.append(time.monotonic())

    def back_after(self, end: float) -> float | None:
        """Return the seconds from a moment until there were as many moves as people at the table; None if there are not yet."""
        since = [at for at in self.went if at > end]
        return since[len(self.players) - 1] - end if len(since) >= len(self.players) else None

    async def play(self, home: asyncio.Event) -> None:
        """One game after another until it is time to go home."""
        host, *others = self.players
        for player in self.players:
            await player.come()
        while not home.is_set():
            places = ["me", *("open" for _ in others), *({"bot": BOT} for _ in range(self.bots))]
            asked = {
                "game": self.kind.name,
                "seats": places,
                "hints": False,
                "times": dict.fromkeys(self.kind.times, 2 * CLOCK_SECONDS) or None,
            }
            table = await host.open(asked)
            for seat, player in enumerate(others, 1):
                await player.join(table, seat)
            for seat, player in enumerate(self.players):
                player.sit(table, seat)
            await asyncio.gather(*(player.play(home) for player in self.players))
