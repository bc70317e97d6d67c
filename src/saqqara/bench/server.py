"""`saqqara bench server`: moves a second, the time from a move to everybody's look, and memory of a server under load.

The server is a process of its own, and all clients are in this one, on the same machine.
"""

import asyncio
import itertools
import json as json_format
import math
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from saqqara.bench.load import Load, Onlooker, Round, settle, still_held
from saqqara.bench.server_process import READY_SECONDS, Serving
from saqqara.core.game import Game, find, games
from saqqara.core.texts import FALLBACK, say

WARM_SECONDS = 2
TRIAL_SECONDS, FASTER = 3.0, 3.0
REST_SECONDS = 1.0
"""The seconds to wait until memory has settled."""


class Asked(msgspec.Struct):
    """The parameters of a measurement."""

    tables: int = 200
    seconds: float = 10
    rate: float | None = None
    seats: int = 2
    game: str | None = None
    idle: int = 0
    database: str | None = None
    workers: int = 1
    anywhere: bool = False
    """True if all clients connect at the common port, not where a proxy would send them."""


class Memory(msgspec.Struct):
    """The growth of the server's memory, in kB."""

    start: float
    table: float | None = None
    """A table that is being played and that nobody looks at."""
    seated_table: float | None = None
    """The same with a WebSocket for each seat."""
    socket: float | None = None
    end: float = 0


class Report(msgspec.Struct):
    """The figures of a load test."""

    game: str
    seats: int
    tables: int
    seconds: float
    rate: float | None
    moves: int
    refused: int
    """Moves that others were quicker than, where all move at once."""
    games: int
    """Rematches, where the games that were made ready did not last."""
    moves_per_second: float
    slowest_second: int
    """Moves in the slowest of all whole seconds."""
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_cpu: float
    """Cores that the server kept busy."""
    server_ms_a_move: float
    """Processor time that the server used for each move, with any rematches: it says what a move costs even on a busy machine."""
    server_ms_a_game: float | None
    """The same for each game that was made ready: opened, joined, dealt, and everybody connected."""
    client_cpu: float
    idle_sockets: int
    memory: Memory
    workers: int = 1


async def prepare(serving: Serving, load: Load, seconds: float) -> float | None:
    """Prepare enough games that none need be begun while moves are counted; return the server's processor time for one (s).

    How fast they will go is tried out first, rematches included: without them it goes up to so many times as fast.
    """
    if load.rate is not None:
        return None
    tried, load.games = await drive(serving, load, min(TRIAL_SECONDS, seconds)), 0
    moves, ended = len(load.spent), max(1, sum(one.games for one in load.rounds))
    length = max(1.0, sum(one.count for one in load.rounds) / ended)
    await asyncio.gather(*load.working)
    spare = [Round(load) for _ in range(math.ceil(FASTER * moves / tried.spent * (seconds + WARM_SECONDS) / length))]
    busy = serving.busy()
    await load.together(one.open() for one in spare)
    await load.together(one.sit() for one in spare)
    await settle(load, lambda: all(min(one.numbers) for one in spare), READY_SECONDS)
    load.spare, load.spent, load.moved_at, load.refused = spare, [], [], 0
    return (serving.busy() - busy) / len(spare)


async def warm_up(serving: Serving, game: str, seats: int, doors: Sequence[str] = ()) -> None:
    """Make some moves at some tables, so that what is loaded once does not count as memory of a table."""
    warm = Load(serving.url, game, seats, 4 * max(1, len(doors)), None, doors)
    await warm.together(one.open() for one in warm.rounds)
    await warm.together(one.sit() for one in warm.rounds)
    await settle(warm, lambda: all(min(one.numbers) for one in warm.rounds), READY_SECONDS)
    for one in warm.rounds:
        one.play()
    await settle(warm, lambda: all(one.count > 10 for one in warm.rounds), READY_SECONDS)
    for one in warm.rounds:
        one.playing = False
    await asyncio.sleep(REST_SECONDS)
    await warm.close()


class Driven(NamedTuple):
    """The length of the measurement, and the processor time of server and clients, in seconds."""

    began: float
    spent: float
    busy: float
    own: float


async def drive(serving: Serving, load: Load, seconds: float, step: Callable[[float], None] = lambda seconds: None) -> Driven:
    """Let everybody play, warm up, and measure for so many seconds."""
    load.running = True
    if not load.begun:
        for one in load.rounds:
            one.play()
        await settle(load, lambda: all(one.lead < 0 for one in load.rounds), READY_SECONDS)
        load.begun = True
    for one in load.rounds:
        one.play()
    await asyncio.sleep(max(WARM_SECONDS, 2 * load.pause))  # at a rate, until every table has made its first move
    load.measuring, began = True, time.monotonic()
    busy, own = serving.busy(), time.process_time()
    while (left := began + seconds - time.monotonic()) > 0:
        await asyncio.sleep(min(left, 0.5))
        step(min(seconds, time.monotonic() - began))
        load.check()
        serving.check()
    spent = time.monotonic() - began
    driven = Driven(began, spent, serving.busy() - busy, time.process_time() - own)
    load.running = load.measuring = False
    for one in load.rounds:
        one.playing = False
    return driven


async def measure(serving: Serving, asked: Asked, game: str, seats: int, step: Callable[[float], None]) -> Report:
    """Measure a server from its start."""
    tables, seconds, rate, idle = asked.tables, asked.seconds, asked.rate, asked.idle
    doors = [serving.url] if asked.anywhere else serving.doors
    await serving.ready()
    await warm_up(serving, game, seats, doors)
    memory = Memory(serving.kilobytes())
    load = Load(serving.url, game, seats, tables, rate, doors)
    await load.together(one.open() for one in load.rounds)
    await asyncio.sleep(REST_SECONDS)
    opened = serving.kilobytes()
    await load.together(one.sit() for one in load.rounds)
    await settle(load, lambda: all(min(one.numbers) for one in load.rounds), READY_SECONDS)
    await asyncio.sleep(REST_SECONDS)
    seated = serving.kilobytes()
    load.onlookers = [Onlooker(load.door(one.table), one.table) for one in itertools.islice(itertools.cycle(load.rounds), idle)]
    await load.together(one.sit() for one in load.onlookers)
    if serving.kilobytes():
        memory.table, memory.seated_table = (opened - memory.start) / tables, (seated - memory.start) / tables
        memory.socket = (serving.kilobytes() - seated) / idle if idle else (seated - opened) / tables / seats
    a_game = await prepare(serving, load, seconds)
    driven = await drive(serving, load, seconds, step)
    ordered = sorted(load.spent) or [0.0]
    per_second = Counter(int(at - driven.began) for at in load.moved_at)
    report = Report(
        game,
        seats,
        tables,
        round(driven.spent, 2),
        rate,
        moves=len(load.spent),
        refused=load.refused,
        slowest_second=min((per_second[second] for second in range(int(driven.spent))), default=0),
        server_cpu=driven.busy / driven.spent,
        server_ms_a_game=None if a_game is None else 1e3 * a_game,
        client_cpu=driven.own / driven.spent,
        idle_sockets=await still_held(load.onlookers),
        memory=memory,
        workers=asked.workers,
        games=load.games,
        moves_per_second=len(load.spent) / driven.spent,
        p50_ms=1e3 * ordered[len(ordered) // 2],
        p99_ms=1e3 * ordered[len(ordered) * 99 // 100],
        max_ms=1e3 * ordered[-1],
        server_ms_a_move=1e3 * driven.busy / max(1, len(load.spent)),
    )
    memory.end = serving.kilobytes()
    await load.close()
    return report


def show(report: Report, console: Console) -> None:
    """Print the report for people."""
    grid = Grid(title=f"{report.game}, {report.tables} tables of {report.seats}, {report.seconds:.0f} s", show_header=False)
    grid.add_column()
    grid.add_column(justify="right")

    def line(name: str, value: float | None, shape: str = ",.0f") -> None:
        grid.add_row(name, "-" if value is None else format(value, shape))

    line("workers", report.workers)
    line("asked: moves/s", report.rate)
    line("moves/s", report.moves_per_second)
    line("moves in the slowest second", report.slowest_second)
    line("moves refused", report.refused)
    line("rematches", report.games)
    line("ms to everybody's look: p50", report.p50_ms, ".1f")
    line("p99", report.p99_ms, ".1f")
    line("longest", report.max_ms, ".1f")
    line("cores busy: server", report.server_cpu, ".2f")
    line("clients", report.client_cpu, ".2f")
    line("ms of the server's processor a move", report.server_ms_a_move, ".2f")
    line("a game made ready", report.server_ms_a_game, ".2f")
    line("kB a table", report.memory.table)
    line("kB a table with its sockets", report.memory.seated_table)
    line("kB a socket", report.memory.socket)
    line("MB in all: at the start", report.memory.start / 1024)
    line("at the end", report.memory.end / 1024)
    line("idle sockets held", report.idle_sockets)
    console.print(grid)


def show_all(reports: list[Report], console: Console, language: str) -> None:
    """Print several games and seat counts, a line each."""
    grid = Grid(title=say("bench-every-title", language, tables=reports[0].tables))
    for heading in ("game", "seats", "rate", "move", "p50", "p99", "refused"):
        grid.add_column(say(f"bench-every-{heading}", language), justify="left" if heading == "game" else "right")
    for one in reports:
        figures = f"{one.moves_per_second:,.0f}", f"{one.server_ms_a_move:.2f}", f"{one.p50_ms:.1f}", f"{one.p99_ms:.1f}"
        grid.add_row(one.game, str(one.seats), *figures, str(one.refused))
    console.print(grid)


def more_files() -> None:
    """Allow as many sockets as the machine can; the server inherits that."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def one_run(asked: Asked, game: str, seats: int, progress: Progress, language: str) -> Report:
    """Return the figures of a server, measured from its start to its end."""
    task = progress.add_task(say("bench-run", language, name=game, seats=seats), total=asked.seconds)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        serving = Serving(asked.database or f"sqlite:///{folder}/bench.db", folder, asked.workers)
        try:
            return uvloop.run(measure(serving, asked, game, seats, lambda done: progress.update(task, completed=done)))
        finally:
            serving.stop()
            progress.remove_task(task)


def run(asked: Asked, every: bool = False, json: bool = False, language: str = FALLBACK) -> None:
    """Measure and print; the shortest game where none is named. `every`: all games with all seat counts."""
    more_files()
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        kinds = [find(asked.game)] if asked.game else list(games().values()) if every else [shortest()]
        reports = [
            one_run(asked, kind.name, seats, progress, language)
            for kind in kinds
            for seats in (kind.seats if every else (kind.seat_count(asked.seats),))
        ]
    if json:
        sys.stdout.write(json_format.dumps(msgspec.to_builtins(reports if every else reports[0]), indent=2) + "\n")
    elif every:
        show_all(reports, Console(), language)
    else:
        show(reports[0], Console())


def shortest() -> Game:
    """Return the game that takes the least time."""
    return min(games().values(), key=lambda one: one.minutes)
