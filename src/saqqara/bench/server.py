"""`saqqara bench server`: moves a second, the time from a move to everybody's look, and memory of a server under load.

The server is a process of its own, and all clients are in this one, on the same machine.
"""

import asyncio
import contextlib
import itertools
import json as json_format
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from saqqara.bench.load import Load, Onlooker, settle, still_held
from saqqara.core.errors import BadSetup
from saqqara.core.game import find, games

READY_SECONDS = 60
WARM_SECONDS = 2


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
    """Moves in the slowest of all whole seconds."""
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu: float
    """Cores that the server kept busy."""
    server_ms_a_move: float
    """Processor time that the server used for each move, rematches included: it says what a move costs even on a busy machine."""
    client_cpu: float
    idle_sockets: int
    memory: Memory


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
    load.measuring, began = True, time.monotonic()
    busy, own = serving.busy(), time.process_time()
    while (left := began + seconds - time.monotonic()) > 0:
        await asyncio.sleep(min(left, 0.5))
        if load.trouble or serving.process.poll() is not None:
            raise BadSetup("bench-server", what=load.trouble or "it has stopped")
    spent = time.monotonic() - began
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
    per_second = Counter(int(at - began) for at in load.moved_at)
    return Report(
        game,
        seats,
        tables,
        round(spent, 2),
        rate,
        moves=len(load.spent),
        games=load.games,
        moves_per_second=len(load.spent) / spent,
        slowest_second=min((per_second[second] for second in range(int(spent))), default=0),
        p50_ms=1e3 * ordered[len(ordered) // 2],
        p99_ms=1e3 * ordered[len(ordered) * 99 // 100],
        max_ms=1e3 * ordered[-1],
        server_cpu=busy / spent,
        server_ms_a_move=1e3 * busy / max(1, len(load.spent)),
        client_cpu=own / spent,
        idle_sockets=held,
        memory=memory,
    )


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
    line("ms of the server's processor a move", report.server_ms_a_move, ".2f")
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
