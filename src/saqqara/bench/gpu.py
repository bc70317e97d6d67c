"""`saqqara bench engine --device cuda`: how fast whole games run on a GPU, and whether they are the CPU's games."""

import json as json_format
import sys
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from saqqara.bench.engine import every_setup
from saqqara.core import gpu
from saqqara.core.game import find
from saqqara.core.game import games as all_games
from saqqara.lab.simulation import cuda

ROUNDS, GAMES, KEPT = 3, 4, 64


class Row(msgspec.Struct):
    """Figures of one game, seat count and choice of options: games dealt, played to their ends and scored."""

    game: str
    seats: int
    options: dict[str, Any]
    moves_per_second: float
    games_per_second: float
    agrees: bool
    """True if the CPU plays the same games, bit for bit (of the threads that were compared)."""


def measure(name: str, seats: int, options: dict[str, Any], seconds: float) -> Row:
    """Measure one set-up: the median of several launches that take about so long altogether."""
    played = cuda.play(name, seats, options, b"bench", GAMES, keep=KEPT)  # compiles
    agrees = cuda.agrees(name, seats, options, b"bench", GAMES, played)
    once = cuda.play(name, seats, options, b"bench", GAMES).seconds
    games = max(1, int(GAMES * seconds / ROUNDS / once))
    runs = [cuda.play(name, seats, options, b"bench", games, first=n * games * cuda.THREADS) for n in range(ROUNDS)]
    moves = median(run.moves.sum() / run.seconds for run in runs)
    played_games = median(games * cuda.THREADS / run.seconds for run in runs)
    return Row(name, seats, options, float(moves), float(played_games), agrees)


def run(seconds: float, games: list[str] | None, json: bool) -> None:
    """Measure and print."""
    names = [find(name).name for name in games] if games else list(all_games())
    gpu.cuda()
    rows = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        setups = every_setup(names)
        task = progress.add_task("", total=len(setups))
        for setup in setups:
            progress.update(task, description=setup[0])
            rows.append(measure(*setup, seconds))
            progress.advance(task)
    if json:
        sys.stdout.write(json_format.dumps(msgspec.to_builtins(rows), indent=2) + "\n")
        return
    grid = Grid(title="random games dealt, played and scored on the GPU")
    for heading in ("game", "seats", "options", "G moves/s", "M games/s", "as on the CPU"):
        grid.add_column(heading, justify="left" if heading in ("game", "options", "as on the CPU") else "right")
    for row in rows:
        options = " ".join(f"{name}={value}".lower() for name, value in row.options.items())
        speeds = (f"{row.moves_per_second / 1e9:.2f}", f"{row.games_per_second / 1e6:,.1f}")
        grid.add_row(row.game, str(row.seats), options, *speeds, "yes, bit for bit" if row.agrees else "NO")
    Console(width=max(Console().width, 100)).print(grid)
