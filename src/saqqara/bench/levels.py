"""`saqqara bench levels`: each level against the one below it, in every game, at every number of seats and with every option.

All cores play. Deals inside compiled code cost nothing beside the others; whoever sets a time gives each of these an equal share of it.
"""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise, product
from multiprocessing import get_context
from typing import Any, Literal

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from saqqara.bots import levels
from saqqara.bots.warm import warm
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find
from saqqara.core.game import games as all_games
from saqqara.core.texts import say
from saqqara.lab.levels import Meeting, meet, ratio

LEAST, MOST = 1.3, 6.0
"""A level that wins less often than this for each victory of the one below is none; above that, there is a cliff between them."""
STEPS = tuple(f"{number}/10" for number in range(1, 11))


class Row(msgspec.Struct, frozen=True):
    """Two neighbours at one kind of table. `judged`: whether the ratio is within bounds; `sure`: whether its whole interval says so."""

    game: str
    seats: int
    options: dict[str, str | bool]
    lower: str
    higher: str
    deals: int
    ratio: float
    low: float
    high: float
    judged: Literal["fits", "close", "cliff"]
    sure: bool


class Report(msgspec.Struct, frozen=True):
    """The table of levels."""

    rows: list[Row]
    least: float = LEAST
    most: float = MOST


class Going:
    """A meeting that is being played: the deals that were given out, what came of them, and the processor time they took."""

    def __init__(self, meeting: Meeting, deals: int) -> None:
        self.meeting, self.deals = meeting, deals
        self.given, self.spent, self.pending = 0, 0.0, 0
        self.wins: dict[int, Any] = {}

    def next(self) -> range:
        """The deals to play next: all at once where that takes no time."""
        first = self.given
        self.given = self.deals if self.meeting.compiled else first + 1
        self.pending += 1
        return range(first, self.given)

    @property
    def cost(self) -> float:
        """The time spent on it, with what is being played counted as what was."""
        return self.spent + self.pending * (self.spent / max(1, len(self.wins)))

    def row(self) -> Row:
        """What came of it."""
        one, found = self.meeting, ratio(np.concatenate([self.wins[first] for first in sorted(self.wins)]))
        judged: Literal["fits", "close", "cliff"] = "close" if found.ratio < LEAST else "cliff" if found.ratio > MOST else "fits"
        sure = {"fits": found.low >= LEAST and found.high <= MOST, "close": found.high < LEAST, "cliff": found.low > MOST}[judged]
        deals = sum(map(len, self.wins.values()))
        return Row(one.game, one.seats, dict(one.options), one.lower, one.higher, deals, found.ratio, found.low, found.high, judged, sure)


def tables(kind: Game, seats: int | None) -> Iterator[tuple[int, dict[str, str | bool]]]:
    """All kinds of tables of a game."""
    for count in kind.seats if seats is None else (kind.seat_count(seats),):
        for values in product(*(option.allowed(count) for option in kind.options.values())):
            yield count, dict(zip(kind.options, values, strict=True))


def timed(meeting: Meeting, deals: range) -> tuple[Any, float]:
    """Some deals, and the processor time that they took."""
    began = time.process_time()
    return meet(meeting, deals), time.process_time() - began


def play(going: list[Going], seconds: float | None, progress: Progress, language: str) -> None:
    """Play until all deals are played, or the time is over and everybody has met once."""
    names = list(dict.fromkeys(one.meeting.game for one in going))
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        task = progress.add_task(say("bench-levels-warming", language), total=None)
        list(pool.map(warm, names))
        began = time.monotonic()
        whole = seconds or float(sum(one.deals for one in going))
        progress.update(task, description=say("bench-levels-playing", language), total=whole)
        running: dict[Future[tuple[Any, float]], tuple[Going, int]] = {}
        while True:
            late = seconds is not None and time.monotonic() - began >= seconds
            waiting = [one for one in going if one.given < one.deals and not (late and one.given)]
            while waiting and len(running) < (os.cpu_count() or 1):
                chosen = min(waiting, key=lambda one: (one.given > 0, one.cost))
                deals = chosen.next()
                running[pool.submit(timed, chosen.meeting, deals)] = chosen, deals.start
                waiting = [one for one in waiting if one.given < one.deals]
            if not running:
                return
            for done in wait(running, timeout=1.0, return_when=FIRST_COMPLETED).done:
                one, first = running.pop(done)
                one.wins[first], took = done.result()
                one.spent, one.pending = one.spent + took, one.pending - 1
            played = sum(sum(map(len, one.wins.values())) for one in going)
            progress.update(task, completed=min(whole, time.monotonic() - began) if seconds else played)


def measure(
    names: list[str], seats: int | None, deals: int, minutes: float | None, steps: bool, progress: Progress, language: str = "en"
) -> Report:
    """The table."""
    ladder = STEPS if steps else levels()
    going = [
        Going(Meeting(name, count, options, lower, higher), deals)
        for name in names
        for count, options in tables(find(name), seats)
        for lower, higher in pairwise(ladder)
    ]
    play(going, None if minutes is None else 60 * minutes, progress, language)
    return Report([one.row() for one in going])


def show(report: Report, console: Console, language: str) -> None:
    """The table for people."""
    grid = Grid(title=say("bench-levels-title", language))
    for heading in ("game", "seats", "options", "higher", "lower", "deals", "ratio", "interval", "judged"):
        grid.add_column(say(f"bench-levels-{heading}", language), justify="right" if heading in ("seats", "deals", "ratio") else "left")
    for one in report.rows:
        options = ", ".join(f"{name} {str(value).lower()}" for name, value in one.options.items())
        judged = say(f"bench-levels-{one.judged}", language, sure=str(one.sure).lower())
        numbers = str(one.deals), f"{one.ratio:.2f}", f"{one.low:.2f} – {one.high:.2f}"
        grid.add_row(one.game, str(one.seats), options, one.higher, one.lower, *numbers, judged)
    console.print(grid)
    wrong = sum(one.judged != "fits" for one in report.rows)
    console.print(say("bench-levels-sum", language, wrong=wrong, all=len(report.rows), least=LEAST, most=MOST))


def run(
    games: list[str] | None, seats: int | None, deals: int, minutes: float | None, steps: bool, json: bool, language: str = "en"
) -> None:
    """Measure and print."""
    names = [find(name).name for name in games] if games else [name for name, game in all_games().items() if seats in (None, *game.seats)]
    if not names:
        raise BadSetup("bench-levels-none", seats=seats)
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        report = measure(names, seats, deals, minutes, steps, progress, language)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        show(report, Console(width=max(Console().width, 110)), language)
