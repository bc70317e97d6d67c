"""`saqqara bench server`: moves a second, the time from a move to everybody's look, and memory of a server under load.

The server is a process of its own, and all clients are in this one, on the same machine.
Games that end are played again: the rematch is part of the load.
"""

import asyncio
import contextlib
import itertools
import json as json_format
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from saqqara.bench.clients import Http, Wire
from saqqara.core.errors import BadSetup
from saqqara.core.game import find, games

API = "/api/v1"
READY_SECONDS = 60
WARM_SECONDS = 2
LEAD = 40
"""Each table plays up to so many moves before: games that begin together would end together."""
FREE_FORM = "..."
"""A move that is to be filled in ends so."""


class Memory(msgspec.Struct):
    """What the server's memory grew by, in kB."""

    start: float
    table: float | None = None
    """A table that is being played and that nobody looks at."""
    seated_table: float | None = None
    """The same with a WebSocket for each seat."""
    socket: float | None = None
    end: float = 0


class Report(msgspec.Struct):
    """All that was measured."""

    game: str
    seats: int
    tables: int
    seconds: float
    rate: float | None
    moves: int
    games: int
    moves_per_second: float
    slowest_second: int
    """Moves in the slowest whole second."""
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu: float
    """Cores that the server kept busy."""
    client_cpu: float
    idle_sockets: int
    memory: Memory


class Seen(msgspec.Struct):
    """What a client needs of a look."""

    moves: list[str]
    outcome: msgspec.Raw


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    number: int = 0
    look: Seen | None = None
    why: Any = None


read = msgspec.json.Decoder(Heard).decode


class Serving:
    """The server's process."""

    def __init__(self, database: str, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "saqqara.cli", "serve", "--port", str(self.port), "--database", database, "--no-limits"]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "SAQQARA_KEY": "bench"})

    async def ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise BadSetup("bench-server", what=self.log.read_text(errors="replace")[-400:])

    def kilobytes(self) -> float:
        """Its resident memory."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        return next(float(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def busy(self) -> float:
        """Seconds of processor time it has used."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Load:
    """All tables, and what is measured over them."""

    def __init__(self, url: str, game: str, seats: int, tables: int, rate: float | None) -> None:
        self.url, self.game, self.seats, self.rate = url, game, seats, rate
        self.all_see = not find(game).simultaneous  # of a veiled move only its maker has a look
        self.pause = tables / rate if rate else 0.0
        self.http = Http(url)
        self.rounds = [Round(self) for _ in range(tables)]
        self.begun = tables < LEAD  # few need no lead
        self.measuring = False
        self.spent: list[float] = []
        self.moved_at: list[float] = []
        self.games = 0
        self.trouble: str | None = None
        self.loop = asyncio.get_running_loop()
        self.working: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile; a problem ends the measurement."""
        task = asyncio.ensure_future(work)
        self.working.add(task)

        def done(task: asyncio.Task[Any]) -> None:
            self.working.discard(task)
            if not task.cancelled() and task.exception() is not None:
                self.trouble = repr(task.exception())

        task.add_done_callback(done)

    async def together(self, works: Iterator[Coroutine[Any, Any, None]]) -> None:
        """Several things, some at a time."""
        while batch := list(itertools.islice(works, 8)):
            await asyncio.gather(*batch)

    def note(self, began: float) -> None:
        """A move has been seen by everybody."""
        if self.measuring:
            now = self.loop.time()
            self.spent.append(now - began)
            self.moved_at.append(now)


class Round:
    """One table and its players, game after game."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.table = ""
        self.tokens: list[str] = []
        self.wires: list[Wire] = []
        self.numbers: list[int] = []
        self.moves: list[list[str]] = []
        self.over = False
        self.began: float | None = None
        self.mover = 0
        self.target: int | None = None
        self.due = 0.0
        self.count = 0
        self.playing = False
        self.lead = random.randrange(LEAD)

    async def open(self) -> None:
        """New people at a new table."""
        post = self.load.http.post
        self.tokens = [(await post(f"{API}/players", {}))["token"] for _ in range(self.load.seats)]
        asked = {"game": self.load.game, "seats": self.load.seats, "hints": False}
        self.table = (await post(f"{API}/tables", asked, self.tokens[0]))["id"]
        for token in self.tokens[1:]:
            await post(f"{API}/tables/{self.table}/join", {}, token)

    async def sit(self) -> None:
        """Connect everybody."""
        self.numbers, self.moves = [0] * len(self.tokens), [[] for _ in self.tokens]
        self.over, self.began, self.target = False, None, None
        self.wires = []
        for seat, token in enumerate(self.tokens):
            wire = await Wire.open(self.load.url, f"{API}/tables/{self.table}/ws", partial(self.heard, seat))
            wire.send(b'{"type":"hello","token":"%s"}' % token.encode())
            self.wires.append(wire)

    def play(self) -> None:
        """Start moving; at a rate, not all tables at once."""
        self.playing = True
        self.due = self.load.loop.time() + random.random() * self.load.pause
        self.go_on()

    def heard(self, seat: int, data: bytes) -> None:
        """A message came."""
        message = read(data)
        if message.look is not None:
            self.numbers[seat], self.moves[seat] = message.number, message.look.moves
            self.over = self.over or bytes(message.look.outcome) != b"null"
        elif message.type == "accepted":
            self.target = message.number
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
            shown = self.numbers if self.load.all_see else [self.numbers[self.mover]]
            if self.target is None or min(shown) < self.target:
                return
            self.load.note(self.began)
            self.began = self.target = None
        elif min(self.numbers) == 0:
            return
        if self.over:
            self.playing = False
            self.load.begin(self.again())
        elif not self.load.begun:
            self.lead -= 1
            if self.lead >= 0:
                self.began = self.load.loop.time()
                self.move()
        elif self.load.pause:
            self.due += self.load.pause
            self.began = self.due  # a move that cannot be sent in time has been waited for
            self.target = sys.maxsize
            self.load.loop.call_at(self.due, self.move)
        else:
            self.began = self.load.loop.time()
            self.move()

    def move(self) -> None:
        """Any legal move of anybody who has one."""
        if not self.playing:
            return
        self.target = None
        choices = [(seat, text) for seat, moves in enumerate(self.moves) for text in moves if not text.endswith(FREE_FORM)]
        if not choices:
            self.load.trouble = f"no move at {self.load.game}"
            return
        self.mover, text = random.choice(choices)
        self.count += 1
        self.wires[self.mover].send(msgspec.json.encode({"type": "move", "id": str(self.count), "text": text}))

    async def again(self) -> None:
        """The game is over: a rematch."""
        self.load.games += self.load.measuring
        self.table = (await self.load.http.post(f"{API}/tables/{self.table}/rematch", {}, self.tokens[0]))["id"]
        self.close()
        await self.sit()
        self.due = max(self.due, self.load.loop.time() - self.load.pause)
        self.playing = True
        self.go_on()

    def close(self) -> None:
        """Everybody goes."""
        for wire in self.wires:
            wire.close()


class Onlooker:
    """A socket that is only held."""

    def __init__(self, url: str, table: str) -> None:
        self.url, self.table, self.pongs = url, table, 0
        self.wire: Wire | None = None

    async def sit(self) -> None:
        """Connect."""
        self.wire = await Wire.open(self.url, f"{API}/tables/{self.table}/ws", self.heard)
        self.wire.send(b'{"type":"hello"}')

    def heard(self, data: bytes) -> None:
        """Only answers are counted."""
        self.pongs += data.startswith(b'{"type":"pong"')


async def settle(load: Load, condition: Any, seconds: float) -> None:
    """Wait until something holds."""
    until = load.loop.time() + seconds
    while not condition():
        if load.trouble or load.loop.time() > until:
            raise BadSetup("bench-server", what=load.trouble or "no answer")
        await asyncio.sleep(0.05)


async def warm_up(serving: Serving, game: str, seats: int) -> None:
    """Some moves at some tables: what is loaded once is not counted as memory of a table."""
    warm = Load(serving.url, game, seats, 4, None)
    await warm.together(one.open() for one in warm.rounds)
    await warm.together(one.sit() for one in warm.rounds)
    await settle(warm, lambda: all(min(one.numbers) for one in warm.rounds), READY_SECONDS)
    for one in warm.rounds:
        one.play()
    await settle(warm, lambda: all(one.count > 10 for one in warm.rounds), READY_SECONDS)
    for one in warm.rounds:
        one.playing = False
    await asyncio.sleep(1)
    for one in warm.rounds:
        one.close()
    await warm.http.close()


async def measure(serving: Serving, game: str, seats: int, tables: int, seconds: float, rate: float | None, idle: int) -> Report:
    """Everything, against a server that is starting."""
    await serving.ready()
    await warm_up(serving, game, seats)
    memory = Memory(serving.kilobytes())
    load = Load(serving.url, game, seats, tables, rate)
    await load.together(one.open() for one in load.rounds)
    await asyncio.sleep(1)
    opened = serving.kilobytes()
    await load.together(one.sit() for one in load.rounds)
    await settle(load, lambda: all(min(one.numbers) for one in load.rounds), READY_SECONDS)
    await asyncio.sleep(1)
    seated = serving.kilobytes()
    onlookers = [Onlooker(serving.url, one.table) for one in itertools.islice(itertools.cycle(load.rounds), idle)]
    await load.together(one.sit() for one in onlookers)
    if serving.kilobytes():
        memory.table, memory.seated_table = (opened - memory.start) / tables, (seated - memory.start) / tables
        memory.socket = (serving.kilobytes() - seated) / idle if idle else (seated - opened) / tables / seats

    if not load.begun:
        for one in load.rounds:
            one.play()
        await settle(load, lambda: all(one.lead < 0 for one in load.rounds), READY_SECONDS)
        load.begun = True
    for one in load.rounds:
        one.play()
    await asyncio.sleep(WARM_SECONDS)
    load.measuring, began = True, load.loop.time()
    busy, own = serving.busy(), time.process_time()
    while (left := began + seconds - load.loop.time()) > 0:
        await asyncio.sleep(min(left, 0.5))
        if load.trouble or serving.process.poll() is not None:
            raise BadSetup("bench-server", what=load.trouble or "it has stopped")
    spent = load.loop.time() - began
    busy, own = serving.busy() - busy, time.process_time() - own
    load.measuring = False
    for one in load.rounds:
        one.playing = False
    held = await still_held(onlookers)
    memory.end = serving.kilobytes()
    for task in list(load.working):
        task.cancel()
    for one in load.rounds:
        one.close()
    for onlooker in onlookers:
        if onlooker.wire is not None:
            onlooker.wire.close()
    await load.http.close()

    ordered = sorted(load.spent) or [0.0]
    per_second = [sum(1 for _ in group) for _, group in itertools.groupby(load.moved_at, lambda at: int(at - began))]
    return Report(
        game,
        seats,
        tables,
        round(spent, 2),
        rate,
        moves=len(load.spent),
        games=load.games,
        moves_per_second=len(load.spent) / spent,
        slowest_second=min(per_second[: int(spent)], default=0),
        p50_ms=1e3 * ordered[len(ordered) // 2],
        p99_ms=1e3 * ordered[len(ordered) * 99 // 100],
        max_ms=1e3 * ordered[-1],
        server_cpu=busy / spent,
        client_cpu=own / spent,
        idle_sockets=held,
        memory=memory,
    )


async def still_held(onlookers: list[Onlooker]) -> int:
    """How many of these sockets still answer."""
    for onlooker in onlookers:
        if onlooker.wire is not None and not onlooker.wire.transport.is_closing():
            onlooker.wire.send(b'{"type":"ping"}')
    for _ in range(100):
        if all(onlooker.pongs for onlooker in onlookers):
            break
        await asyncio.sleep(0.1)
    return sum(onlooker.pongs > 0 for onlooker in onlookers)


def show(report: Report, console: Console) -> None:
    """The report for people."""
    grid = Grid(title=f"{report.game}, {report.tables} tables of {report.seats}, {report.seconds:.0f} s", show_header=False)
    grid.add_column()
    grid.add_column(justify="right")

    def line(name: str, value: float | None, shape: str = ",.0f") -> None:
        grid.add_row(name, "-" if value is None else format(value, shape))

    line("asked: moves/s", report.rate)
    line("moves/s", report.moves_per_second)
    line("moves in the slowest second", report.slowest_second)
    line("games ended", report.games)
    line("ms to everybody's look: p50", report.p50_ms, ".1f")
    line("p99", report.p99_ms, ".1f")
    line("longest", report.max_ms, ".1f")
    line("cores busy: server", report.server_cpu, ".2f")
    line("clients", report.client_cpu, ".2f")
    line("kB a table", report.memory.table)
    line("kB a table with its sockets", report.memory.seated_table)
    line("kB a socket", report.memory.socket)
    line("MB in all: at the start", report.memory.start / 1024)
    line("at the end", report.memory.end / 1024)
    line("idle sockets held", report.idle_sockets)
    console.print(grid)


def run(
    tables: int = 200,
    seconds: float = 10,
    rate: float | None = None,
    seats: int = 2,
    game: str | None = None,
    idle: int = 0,
    database: str | None = None,
    json: bool = False,
) -> None:
    """Measure and print; the shortest game where none is named."""
    kind = find(game) if game else min(games().values(), key=lambda one: one.minutes)
    seats = kind.seat_count(seats)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        serving = Serving(database or f"sqlite:///{folder}/bench.db", folder)
        try:
            report = uvloop.run(measure(serving, kind.name, seats, tables, seconds, rate, idle))
        finally:
            serving.stop()
    if json:
        sys.stdout.write(json_format.dumps(msgspec.to_builtins(report), indent=2) + "\n")
    else:
        show(report, Console())
