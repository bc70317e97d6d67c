"""Time to recompute all ratings of many people and more games: `python -m benchmarks.ratings`."""

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from rich.progress import Progress
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.bots.level_ratings import offered, stand
from saqqara.bots.rating_scale import MU, SIGMA
from saqqara.core.game import games as all_games
from saqqara.server.ops import admin_actions
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import competitors, players, results, standings
from saqqara.server.storage.store import Store

BATCH = 20_000
DAY = 86_400_000
BEGAN = 1_700_000_000_000
OFTEN = 10_000
"""The number of games of the busiest player."""


class Report(msgspec.Struct):
    """Seconds that were measured."""

    games: int
    people: int
    anew_s: float
    anew_processor_s: float
    again_s: float
    again_processor_s: float


def insert(connection: sqlite3.Connection, table: str, rows: Iterator[dict[str, object]]) -> None:
    """Insert many rows into a table."""
    batch: list[dict[str, object]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            put(connection, table, batch)
            batch = []
    if batch:
        put(connection, table, batch)


def put(connection: sqlite3.Connection, table: str, rows: list[dict[str, object]]) -> None:
    """Write some rows."""
    names = list(rows[0])
    listed, marks = ", ".join(f'"{name}"' for name in names), ", ".join(f":{name}" for name in names)
    connection.executemany(f"INSERT INTO {table} ({listed}) VALUES ({marks})", rows)


def results_of(games: int, people: int, dice: random.Random, progress: Callable[[int], None]) -> Iterator[dict[str, object]]:
    """Rated games of all kinds, with people and bots at them; somebody plays in many of them."""
    kinds = list(all_games().values())
    every = max(1, games // OFTEN)
    for number in range(games):
        kind = kinds[number % len(kinds)]
        size = dice.choice(kind.seats)
        count = dice.randint(1, size)
        sitting: list[int | None] = [*dice.sample(range(2, people + 1), count), *[None] * (size - count)]
        if number % every == 0:
            sitting[0] = 1
        for seat, who in enumerate(sitting):
            bot = None if who is not None else offered()[dice.randrange(len(offered()))]
            known = None if bot is None else stand(kind.name, size, bot)
            yield {
                "table": f"t{number:08}",
                "seat": seat,
                "game": kind.name,
                "ended": BEGAN + number * DAY // 2000,
                "who": who,
                "bot": bot,
                "place": dice.randint(1, size),
                "points": dice.randint(0, 60),
                "left": False,
                "rated": True,
                "mu": None if known is None else known[0],
                "sigma": None if known is None else known[1],
                "lifted": None,
            }
        if number % 1000 == 0:
            progress(number)


def fill(file: Path, games: int, people: int, progress: Callable[[int], None]) -> None:
    """People, their games, and where they stand before any is rated."""
    dice = random.Random(1)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        ids = [f"p{number}" for number in range(people)]
        insert(connection, players.name, ({"id": one, "name": f"Player {one}", "created": BEGAN, "seen": BEGAN} for one in ids))
        insert(connection, competitors.name, ({"number": n + 1, "player": one} for n, one in enumerate(ids)))
        insert(connection, results.name, results_of(games, people, dice, progress))
        insert(connection, standings.name, (standing_row(one, game, dice) for one in ids for game in all_games()))
        connection.commit()
        connection.execute("ANALYZE")


def standing_row(player: str, game: str, dice: random.Random) -> dict[str, object]:
    """Return a player's standing before any game is rated; some are no longer provisional."""
    numbers = {"games": 50, "wins": 20, "scored": 50, "points": 900, "rated": 40, "rated_wins": 15}
    return numbers | {
        "player": player,
        "game": game,
        "mu": MU + dice.gauss(0, 6),
        "sigma": SIGMA,
        "provisional": False,
        "listed": True,
        "habits": "{}",
    }


def measure(folder: Path, games: int, people: int, progress: Progress) -> Report:
    """Measure everything in a fresh database."""
    settings = Settings(database=f"sqlite:///{folder / 'ratings.db'}")
    task = progress.add_task("making people and games", total=games)
    asyncio.run(made(settings))
    fill(folder / "ratings.db", games, people, lambda done: progress.update(task, completed=done))
    progress.update(task, completed=games)
    progress.add_task("recomputing all ratings", total=None)
    took = []
    for _ in range(2):
        began = time.perf_counter(), time.process_time()
        admin_actions.ratings(settings)
        took.append((time.perf_counter() - began[0], time.process_time() - began[1]))
    return Report(games, people, *took[0], *took[1])


async def made(settings: Settings) -> None:
    """Make an empty database."""
    await (await Store.open(settings)).close()


def main(games: int = 1_000_000, people: int = 100_000, json: bool = False) -> None:
    """Measure and print. Wanted: 60 s for all ratings."""
    with tempfile.TemporaryDirectory() as folder, bars() as progress:
        report = measure(Path(folder), games, people, progress)
    print_report(report, json)


if __name__ == "__main__":
    run_command(main)
