"""Cost of a move, a tick and a page as tables, onlookers and finished games become many: `python -m benchmarks.growth`."""

import contextlib
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
import uvloop
from rich.progress import Progress, TaskID
from typer import run as run_command

from benchmarks.growth_rows import fill
from benchmarks.new_database import new_database
from benchmarks.report import bars, print_report
from saqqara.bench.load import API, Load, Onlooker, settle
from saqqara.bench.server import WARM_SECONDS, drive, more_files, shortest, warm_up
from saqqara.bench.server_process import READY_SECONDS, Serving
from saqqara.core.arrays import generator
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.table import Table
from saqqara.server.accounts.people import Guest

What = Literal["tables", "onlookers", "finished"]
SIZES: dict[What, tuple[int, ...]] = {"tables": (10, 100, 1_000, 10_000), "onlookers": (1, 100, 1_000), "finished": (0, 100_000, 1_000_000)}
PART, LEAST = 10, 10
"""One table in so many has a WebSocket for each seat and is played at; at least so many."""
RATE = 200.0
"""Moves a second in all: the same at each size, so that they can be compared."""
WATCHED_RATE = 5.0
"""The same where many look on at one table."""
SPARE_SECONDS = 0.4
"""A game that is watched is measured until so long before its end."""
RANDOM_GAMES = 10
PAGES = 20
"""The number of requests for a page."""


class Size(msgspec.Struct):
    """The measurements at one size."""

    what: What
    size: int
    moves: int
    ms_a_move: float
    """Processor time of the server."""
    p99_ms: float
    tick_ms: float
    """The mean time of a tick."""
    mine_ms: float
    """The list of the tables of somebody who has a seat at all of them."""
    public_ms: float
    """The list of public games, those that go on and those that are over."""
    idle_kb: float | None
    """Memory of a table that nobody looks at."""


class Report(msgspec.Struct):
    """The figures of all sizes."""

    game: str
    seats: int
    sizes: list[Size]


class Growth:
    """The measurement of one size after the other, each with a server and a database of its own."""

    def __init__(self, game: str, seats: int, seconds: float, progress: Progress, at: str | None = None) -> None:
        self.game, self.seats, self.seconds, self.progress = game, seats, seconds, progress
        self.at = at
        """The PostgreSQL server at which the databases are made; None: they are SQLite files."""

    @contextlib.contextmanager
    def bar(self, step: str, what: What, size: int, total: int | None) -> Iterator[TaskID]:
        """A bar for something that takes its time."""
        task = self.progress.add_task(f"{what}, {size}: {step}", total=total)
        try:
            yield task
        finally:
            self.progress.remove_task(task)

    async def measure(self, what: What, size: int, folder: Path) -> Size:
        """Measure one size."""
        async with new_database(self.at, folder) as database:
            return await self.measure_at(database, what, size, folder)

    async def measure_at(self, database: str, what: What, size: int, folder: Path) -> Size:
        """Return the same with a database that is there and empty."""
        played = max(LEAST, size // PART) if what == "tables" else 1 if what == "onlookers" else LEAST
        idle = max(0, size - played) if what == "tables" else 0
        over = size if what == "finished" else 0
        with self.bar("filling the database", what, size, idle + over) as task:
            regular = await fill(database, self.game, self.seats, idle, over, lambda some: self.progress.advance(task, some))
        serving = Serving(database, folder)
        try:
            await serving.ready()
            await warm_up(serving, self.game, self.seats)
            return await self.under_load(serving, what, size, played, idle, regular)
        finally:
            serving.stop()

    async def under_load(self, serving: Serving, what: What, size: int, played: int, idle: int, regular: Guest) -> Size:
        """Return tables in memory, sockets, moves, and pages."""
        load = Load(serving.url, self.game, self.seats, played, WATCHED_RATE if what == "onlookers" else RATE)
        before = serving.kilobytes()
        with self.bar("seating", what, size, idle + 2 * played) as task:

            async def look_at(number: int) -> None:
                await load.http.get(f"{API}/tables/running{number:09d}")
                self.progress.advance(task)

            await load.together(look_at(number) for number in range(idle))
            idle_kb = (serving.kilobytes() - before) / idle if idle else None
            await self.seat(load, task)
        with self.bar("playing", what, size, None):
            mine = await page_ms(load, "/tables/mine", regular.token)
            public = (await page_ms(load, "/tables?status=running") + await page_ms(load, "/tables?status=over")) / 2
            ticks = await tick_times(load)
            if what == "onlookers":
                busy, spent = await self.watched(serving, size)
            else:
                busy, spent = (await drive(serving, load, self.seconds)).busy, load.spent
            ended = await tick_times(load)
        await load.close()
        if not spent:
            raise BadSetup("bench-server", what="no moves")
        ordered = sorted(spent)
        return Size(
            what,
            size,
            moves=len(ordered),
            ms_a_move=1e3 * busy / len(ordered),
            p99_ms=1e3 * ordered[len(ordered) * 99 // 100],
            tick_ms=1e3 * (ended[0] - ticks[0]) / max(1.0, ended[1] - ticks[1]),
            mine_ms=mine,
            public_ms=public,
            idle_kb=idle_kb,
        )

    async def seat(self, load: Load, task: TaskID) -> None:
        """Seat all players."""

        def step() -> None:
            self.progress.advance(task)

        await load.together(load.counted(one.open(), step) for one in load.rounds)
        await load.together(load.counted(one.sit(), step) for one in load.rounds)
        await settle(load, lambda: all(min(one.numbers) for one in load.rounds), READY_SECONDS)

    async def watched(self, serving: Serving, size: int) -> tuple[float, list[float]]:
        """Play one game after the other before so many onlookers; return the server's processor time and how long each move took.

        Each is measured while it lasts: a rematch is at another table, where nobody looks on.
        """
        seconds = self.shortest() / WATCHED_RATE - WARM_SECONDS - SPARE_SECONDS
        if seconds <= 0:
            raise BadSetup("bench-server", what=f"{self.game}: too short to be watched")
        busy, spent = 0.0, list[float]()
        for _ in range(max(1, round(self.seconds / seconds))):
            load = Load(serving.url, self.game, self.seats, 1, WATCHED_RATE)
            busy += await self.watch(serving, load, size, seconds)
            spent += load.spent
            await load.close()
        return busy, spent

    async def watch(self, serving: Serving, load: Load, size: int, seconds: float) -> float:
        """Play one game, of which every onlooker must see every move; return the server's processor time."""
        with self.bar("seating", "onlookers", size, 2 + size) as task:
            await self.seat(load, task)
            load.onlookers = [Onlooker(serving.url, load.rounds[0].table) for _ in range(size)]
            await load.together(load.counted(one.sit(), lambda: self.progress.advance(task)) for one in load.onlookers)
            await settle(load, lambda: all(one.looks for one in load.onlookers), READY_SECONDS)
        for one in load.onlookers:
            one.looks = 0
        busy = (await drive(serving, load, seconds)).busy
        await settle(load, lambda: all(one.looks >= len(load.spent) for one in load.onlookers), READY_SECONDS)
        return busy

    def shortest(self) -> int:
        """Return the least number of moves of a game, in some random ones."""
        chance = generator(b"growth")
        tables = [Table(self.game, self.seats, seed=bytes([number]) * 32) for number in range(RANDOM_GAMES)]
        for table in tables:
            while not table.over and table.to_act:
                seat = table.to_act[0]
                table.play(seat, table.sample(seat, chance))
        return min(len(table.moves) for table in tables)


async def page_ms(load: Load, path: str, token: str = "") -> float:
    """Return the mean milliseconds of a request for a page; the first does not count."""
    await load.http.get(API + path, token)
    began = time.perf_counter()
    for _ in range(PAGES):
        await load.http.get(API + path, token)
    return 1e3 * (time.perf_counter() - began) / PAGES


async def tick_times(load: Load) -> tuple[float, float]:
    """Return seconds that all ticks have taken, and how many there were."""
    text = (await load.http.get(f"{API}/metrics")).decode()
    total, count = (re.search(rf"^saqqara_tick_seconds_{name} (\S+)$", text, re.MULTILINE) for name in ("sum", "count"))
    if total is None or count is None:
        raise BadSetup("bench-server", what="saqqara_tick_seconds")
    return float(total[1]), float(count[1])


def main(
    game: str = "",
    seats: int = 2,
    seconds: float = 10.0,
    most: int = 1_000_000,
    database: str | None = None,
    json: bool = False,
) -> None:
    """Measure sizes up to --most. --database: a PostgreSQL server, where a database is made for each size; SQLite files without it."""
    more_files()
    kind = find(game) if game else shortest()
    report = Report(kind.name, kind.seat_count(seats), [])
    with bars() as progress:
        growth = Growth(report.game, report.seats, seconds, progress, database)
        sizes = [(what, size) for what, every in SIZES.items() for size in every if size <= most]
        task = progress.add_task("all sizes", total=len(sizes))
        for what, size in sizes:
            with tempfile.TemporaryDirectory() as temporary:
                report.sizes.append(uvloop.run(growth.measure(what, size, Path(temporary))))
            progress.advance(task)
    print_report(report, json)


if __name__ == "__main__":
    run_command(main)
