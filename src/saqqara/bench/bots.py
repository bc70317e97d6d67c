"""`saqqara bench bots`: how many games a bot tries a second from the first move, beside random games in the same run; time a move.

Everything on one core, in processor time of this process, so that a busy machine counts little.
"""

import os
import subprocess
import sys
import time
from statistics import mean, median
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from saqqara.bench.engine import Playouts, one_core
from saqqara.bots import levels, make
from saqqara.bots.simulated_time import play_clocked
from saqqara.bots.thinker import Thinker
from saqqara.bots.tournament import Timed, play_out
from saqqara.core.game import find
from saqqara.core.game import games as all_games
from saqqara.core.table import Table

ROUNDS = 3
CHUNK = 1000
FIRST = """
import sys, time
start = time.perf_counter()
import saqqara
from saqqara.bots import make
table = saqqara.Table(sys.argv[1], seed=b"first")
make(sys.argv[2], b"first").choose(table.look(table.to_act[0]))
print(time.perf_counter() - start)
"""


class Speed(msgspec.Struct):
    """Figures of a game for two: simulations a second from the first move, random games a second, and their ratio."""

    game: str
    tries_per_second: float | None
    random_games_per_second: float
    ratio: float | None
    first_move_seconds: float
    """From an empty process to a master's first move."""


class Pace(msgspec.Struct):
    """A level's time per move: the mean over a game, and the longest."""

    game: str
    level: str
    seconds: float
    longest: float


class Report(msgspec.Struct):
    """The figures of all games and levels."""

    speeds: list[Speed]
    paces: list[Pace]


def tries(name: str, seconds: float) -> float:
    """Return how many games a master simulates per second in the first position."""
    table = Table(name, 2, b"bench")
    look = table.look(table.to_act[0])
    bot = Thinker(levels()[-1], b"bench", simulations=CHUNK)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        bot.choose(look)
        done += CHUNK
    return done / spent


def first_move(name: str) -> float:
    """Return seconds from an empty process to the first move of a master."""
    asked = [sys.executable, "-c", FIRST, name, levels()[-1]]
    return min(float(subprocess.run(asked, env=os.environ, capture_output=True, text=True, check=True).stdout) for _ in range(ROUNDS))


def paces(name: str) -> list[Pace]:
    """Play one game of each level against itself; return the times of its moves."""
    found = []
    for level in levels():
        bots: dict[int, Any] = {seat: Timed(make(level, bytes([seat]))) for seat in range(2)}
        table = Table(name, 2, b"pace")
        (play_clocked if table.kind.times else play_out)(table, bots)
        spent = [bot.seconds / bot.moves for bot in bots.values()]
        found.append(Pace(name, level, mean(spent), max(bot.longest for bot in bots.values())))
    return found


def measure(seconds: float, names: list[str], progress: Progress) -> Report:
    """Measure all games."""
    report = Report([], [])
    task = progress.add_task("", total=3 * len(names))
    with one_core():
        for name in names:
            progress.update(task, description=name)
            kind = find(name)
            random = Playouts(name, 2, kind.choices(2, {}))
            searched = find(name).has("bots.evaluation")
            if searched:
                tries(name, 0.0)
            speeds = []
            for _ in range(ROUNDS):
                random.round(seconds / ROUNDS)
                if searched:
                    speeds.append(tries(name, seconds / ROUNDS))
            progress.advance(task)
            games = random.row().games_per_second
            tried = median(speeds) if searched else None
            report.speeds.append(Speed(name, tried, games, tried / games if tried else None, first_move(name)))
            progress.advance(task)
            report.paces += paces(name)
            progress.advance(task)
    return report


def show(report: Report, console: Console) -> None:
    """Print the report for people."""
    grid = Grid(title="games tried a second from the first move, two players, one core")
    for heading in ("game", "tries/s", "random games/s", "ratio", "first move (s)"):
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    for one in report.speeds:
        tried = (f"{one.tries_per_second:,.0f}", f"{one.ratio:.3f}") if one.tries_per_second and one.ratio else ("-", "-")
        grid.add_row(one.game, tried[0], f"{one.random_games_per_second:,.0f}", tried[1], f"{one.first_move_seconds:.2f}")
    console.print(grid)
    grid = Grid(title="processor time a move over one game (ms)")
    for heading in ("game", "level", "mean", "longest"):
        grid.add_column(heading, justify="left" if heading in ("game", "level") else "right")
    for pace in report.paces:
        grid.add_row(pace.game, pace.level, f"{1000 * pace.seconds:.1f}", f"{1000 * pace.longest:.1f}")
    console.print(grid)


def run(seconds: float = 1.5, games: list[str] | None = None, json: bool = False) -> None:
    """Measure and print. `seconds` is spent on each game and kind of game."""
    names = [find(name).name for name in games] if games else list(all_games())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        report = measure(seconds, names, progress)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        show(report, Console(width=max(Console().width, 100)))
