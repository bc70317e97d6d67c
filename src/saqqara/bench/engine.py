"""`saqqara bench engine`: how fast the rules run, on one core, beside a baseline measured in the same minute.

Machines are noisy: everything is measured in rounds that take turns with the baseline, and medians are given.
"""

import json as json_format
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from saqqara.core.arrays import deck_array, generator, new_states, option_codes, state_type
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.game import games as all_games

ROUNDS = 3
LINE = re.compile(r"^(?P<variant>\S+).*?(?P<speed>[0-9.]+) M moves/s", re.MULTILINE)
BASELINE_GAMES = "150000"
FIRST = """
import sys, time
start = time.perf_counter()
import saqqara
imported = time.perf_counter()
table = saqqara.Table(sys.argv[1], seed=b"first")
seat = table.to_act[0]
table.play(seat, next(move for move in table.look(seat).moves if not move.endswith("...")))
print(imported - start, time.perf_counter() - start)
"""


class Row(msgspec.Struct):
    """Figures of one game, seat count and choice of options."""

    game: str
    seats: int
    options: dict[str, Any]
    state_bytes: int
    moves_per_second: float
    games_per_second: float
    moves_per_game: float
    ratio: float | None = None


class First(msgspec.Struct):
    """Seconds from an empty process to the first move played, and what a table costs after that."""

    game: str
    cold: float
    cached: float
    look_ms: float
    play_ms: float


class Report(msgspec.Struct):
    """The figures of all games."""

    rows: list[Row]
    first: list[First]
    import_seconds: float
    baseline_moves_per_second: float | None = None


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process and its children on one core, if the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def build_baseline(source: Path, folder: Path) -> Path:
    """Return the baseline as a program."""
    if not source.is_file():
        raise BadSetup("no-file", path=str(source), what="baseline")
    if shutil.which("gcc") is None:
        raise BadSetup("bench-gcc")
    program = folder / "baseline"
    built = subprocess.run(["gcc", "-O3", "-march=native", str(source), "-o", str(program)], capture_output=True, text=True, check=False)
    if built.returncode != 0:
        raise BadSetup("bench-build", path=str(source), what=built.stderr.strip()[:400])
    return program


def run_baseline(program: Path) -> float:
    """Return moves a second of its `bitmask` line (its last line, where it has none of that name)."""
    printed = subprocess.run([str(program), BASELINE_GAMES], capture_output=True, text=True, check=True).stdout
    lines = LINE.findall(printed)
    if not lines:
        raise BadSetup("bench-output", what=printed.strip()[:200])
    chosen = [float(speed) for variant, speed in lines if variant == "bitmask"] or [float(lines[-1][1])]
    return 1e6 * median(chosen)


class Playouts:
    """Random games of one set-up."""

    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:

        self.kind, self.seats, self.options = find(name), seats, options
        self.state = new_states(self.kind)
        self.deck = deck_array(self.kind)
        self.codes = option_codes(self.kind, options)
        self.rng = generator(b"bench")
        self.batch = 16
        self.speeds: list[float] = []
        self.moves = self.games = 0
        self.run(1)

    def run(self, count: int) -> tuple[int, float]:
        """Play some games; return their moves and seconds."""
        start = time.perf_counter()
        moves = self.kind.loops.playouts(self.state[0], self.deck[0], self.seats, self.codes, self.rng, count)
        return int(moves), time.perf_counter() - start

    def round(self, seconds: float) -> None:
        """Play games for about that long."""
        while (spent := self.run(self.batch)[1]) < seconds / 4:
            self.batch = max(self.batch + 1, int(self.batch * min(8, seconds / 2 / max(spent, 1e-6))))
        moves, spent = self.run(self.batch)
        self.speeds.append(moves / spent)
        self.moves += moves
        self.games += self.batch

    def row(self) -> Row:
        """Return the measurement as a row."""
        speed, length = median(self.speeds), self.moves / self.games
        return Row(self.kind.name, self.seats, self.options, state_type(self.kind).itemsize, speed, speed / length, length)


def every_setup(names: list[str]) -> list[tuple[str, int, dict[str, Any]]]:
    """Return all seat counts and options of these games."""
    found = []
    for name in names:
        game = find(name)
        for seats in game.seats:
            for values in product(*(option.allowed(seats) for option in game.options.values())):
                found.append((name, seats, dict(zip(game.options, values, strict=True))))
    return found


def first_moves(name: str, folder: Path) -> tuple[float, float, float]:
    """Return seconds to import, to a first move with nothing compiled, and with everything kept from before; each in a fresh process."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder / name)}
    spent = []
    for _ in range(4):
        ran = subprocess.run([sys.executable, "-c", FIRST, name], env=environment, capture_output=True, text=True, check=True)
        spent.append([float(word) for word in ran.stdout.split()])
    return median(imported for imported, _ in spent), spent[0][1], median(total for _, total in spent[1:])


def table_costs(name: str) -> tuple[float, float]:
    """Median milliseconds of a look and of a play through `Table`, over a few random games."""
    from saqqara.core.rng import draw
    from saqqara.core.table import Table

    rng = generator(b"table")
    looks, plays = [], []
    for seats in find(name).seats:
        table = Table(name, seats, seed=bytes([seats]))
        while not table.over and len(table.moves) < 300:
            seat: int | None = table.to_act[int(draw(rng, len(table.to_act)))]
            start = time.perf_counter()
            table.look(seat)
            looks.append(time.perf_counter() - start)
            text = table.sample(seat, rng) if seat is not None else ""
            if table.clock is not None and table.clock.seconds is not None and draw(rng, 4) == 0:
                seat, text = None, table.clock.move
            start = time.perf_counter()
            table.play(seat, text)
            plays.append(time.perf_counter() - start)
    return 1e3 * median(looks), 1e3 * median(plays)


def measure(seconds: float, names: list[str], baseline: Path | None, progress: Progress) -> Report:
    """Measure all games."""
    with tempfile.TemporaryDirectory() as temporary, one_core():
        folder = Path(temporary)
        program = build_baseline(baseline, folder) if baseline else None
        setups = every_setup(names)
        task = progress.add_task("", total=len(setups) * (1 + ROUNDS) + len(names))
        runs = []
        for setup in setups:
            progress.update(task, description=setup[0])
            runs.append(Playouts(*setup))
            progress.advance(task)
        baselines = []
        for _ in range(ROUNDS):
            if program:
                baselines.append(run_baseline(program))
            for run in runs:
                progress.update(task, description=run.kind.name)
                run.round(seconds / ROUNDS)
                progress.advance(task)
        if program:
            baselines.append(run_baseline(program))
        report = Report([run.row() for run in runs], [], 0.0, median(baselines) if baselines else None)
        for row in report.rows:
            row.ratio = row.moves_per_second / report.baseline_moves_per_second if report.baseline_moves_per_second else None
        imports = []
        for name in names:
            progress.update(task, description=f"{name}: first move")
            imported, cold, cached = first_moves(name, folder)
            imports.append(imported)
            report.first.append(First(name, cold, cached, *table_costs(name)))
            progress.advance(task)
        report.import_seconds = median(imports)
        return report


def show(report: Report, console: Console) -> None:
    """Print the report for people."""
    grid = Grid(title="random playouts, one core")
    for heading in ("game", "seats", "options", "bytes", "M moves/s", "games/s", "moves/game", "ratio"):
        grid.add_column(heading, justify="left" if heading in ("game", "options") else "right")
    for row in report.rows:
        options = " ".join(f"{name}={value}".lower() for name, value in row.options.items())
        speeds = (f"{row.moves_per_second / 1e6:.2f}", f"{row.games_per_second:,.0f}", f"{row.moves_per_game:.1f}")
        grid.add_row(row.game, str(row.seats), options, str(row.state_bytes), *speeds, f"{row.ratio:.2f}" if row.ratio else "-")
    console.print(grid)
    grid = Grid(title="from an empty process to the first move (s), then the median through Table (ms)")
    for heading in ("game", "cold", "kept code", "look", "play"):
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    for first in report.first:
        grid.add_row(first.game, f"{first.cold:.2f}", f"{first.cached:.2f}", f"{first.look_ms:.3f}", f"{first.play_ms:.3f}")
    console.print(grid)
    console.print(f"import saqqara: {report.import_seconds:.3f} s")
    if report.baseline_moves_per_second:
        console.print(f"baseline: {report.baseline_moves_per_second / 1e6:.2f} M moves/s")


def run(seconds: float = 1.5, games: list[str] | None = None, baseline: Path | None = None, json: bool = False) -> None:
    """Measure and print. `seconds` is spent on each set-up."""
    names = [find(name).name for name in games] if games else list(all_games())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        report = measure(seconds, names, baseline, progress)
    if json:
        sys.stdout.write(json_format.dumps(msgspec.to_builtins(report), indent=2) + "\n")
    else:
        show(report, Console(width=max(Console().width, 100)))
