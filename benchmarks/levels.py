"""Each level against the one below it, in every game, at every number of seats and with every option: `python -m benchmarks.levels`;
with `--company` levels together at tables of three and more.

All cores play. Deals inside compiled code cost nothing beside the others; whoever sets a time gives each of these an equal share of it.
What was played can be kept in a file: then the same command goes on where it was stopped, on another machine too.
"""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from msgspec.structs import astuple
from rich.progress import Progress
from typer import run as run_command

from benchmarks.played_deals import PlayedDeals
from benchmarks.report import bars, print_report
from saqqara.bots.strength import STRENGTHS
from saqqara.core.game import Game, find
from saqqara.core.game import games as all_games
from saqqara.lab.level_matches import Meeting, meet, ratio

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


class Ahead(msgspec.Struct, frozen=True):
    """The victories of the higher of two levels for each of the lower one, a seat, between bounds of 95 % confidence."""

    lower: str
    higher: str
    ratio: float
    low: float
    high: float


class Company(msgspec.Struct, frozen=True):
    """Levels together at one kind of table: the part of the victories that a seat of each wins. `wrong`: a lower level is ahead of the next
    higher one, and its whole interval says so."""

    game: str
    seats: int
    options: dict[str, str | bool]
    levels: tuple[str, ...]
    games: int
    won: list[float]
    neighbours: list[Ahead]
    wrong: bool


class CompanyReport(msgspec.Struct, frozen=True):
    """The table of levels in company."""

    rows: list[Company]


class Going:
    """A meeting that is being played: the deals that were given out, what came of them, and the processor time they took."""

    def __init__(self, meeting: Meeting, deals: int, kept: PlayedDeals) -> None:
        self.meeting = meeting
        self.spent, self.pending = 0.0, 0
        self.wins: dict[int, Any] = kept.of(meeting, deals)
        self.left = [deal for deal in range(deals) if deal not in self.wins]

    def next(self) -> list[int]:
        """Return the deals to play next: all at once where that takes no time."""
        taken = len(self.left) if self.meeting.compiled else 1
        deals, self.left = self.left[:taken], self.left[taken:]
        self.pending += 1
        return deals

    @property
    def begun(self) -> bool:
        """Return whether they have met, or are meeting."""
        return bool(self.wins) or self.pending > 0

    @property
    def cost(self) -> float:
        """The time spent on it, with what is being played counted as what was."""
        return self.spent + self.pending * (self.spent / max(1, len(self.wins)))

    @property
    def table(self) -> Any:
        """The victories of each level in each deal."""
        return np.array([self.wins[deal] for deal in sorted(self.wins)])

    def company(self) -> Company:
        """Return the results of more than two levels."""
        one, games = self.meeting, len(self.wins) * self.meeting.seats
        each = self.table / [len(range(place, one.seats, len(one.players))) for place in range(len(one.players))]
        neighbours = [
            Ahead(*pair, *(round(bound, 3) for bound in astuple(ratio(each[:, [place, place + 1]]))))
            for place, pair in enumerate(pairwise(one.players))
        ]
        won = [round(float(part), 4) for part in each.sum(0) / games]
        wrong = any(pair.high < 1 for pair in neighbours)
        return Company(one.game, one.seats, dict(one.options), one.players, games, won, neighbours, wrong)

    def row(self) -> Row:
        """Return the result of two levels."""
        one, found = self.meeting, ratio(self.table)
        judged: Literal["fits", "close", "cliff"] = "close" if found.ratio < LEAST else "cliff" if found.ratio > MOST else "fits"
        sure = {"fits": found.low >= LEAST and found.high <= MOST, "close": found.high < LEAST, "cliff": found.low > MOST}[judged]
        lower, higher = one.players
        return Row(one.game, one.seats, dict(one.options), lower, higher, len(self.wins), found.ratio, found.low, found.high, judged, sure)


def tables(kind: Game, seats: int | None) -> Iterator[tuple[int, dict[str, str | bool]]]:
    """Return all kinds of tables of a game."""
    for count in kind.seats if seats is None else (kind.seat_count(seats),):
        for values in product(*(option.allowed(count) for option in kind.options.values())):
            yield count, dict(zip(kind.options, values, strict=True))


def timed(meeting: Meeting, deals: list[int]) -> tuple[Any, float]:
    """Play some deals; return their results and their processor time."""
    began = time.process_time()
    return meet(meeting, deals), time.process_time() - began


def play(going: list[Going], kept: PlayedDeals, seconds: float | None, progress: Progress) -> None:
    """Play until all deals are played, or the time is over and everybody has met once."""
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        task = progress.add_task("playing", total=None)
        began = time.monotonic()
        known = sum(len(one.wins) for one in going)
        whole = seconds or float(known + sum(len(one.left) for one in going))
        progress.update(task, total=whole)
        running: dict[Future[tuple[Any, float]], tuple[Going, list[int]]] = {}
        while True:
            late = seconds is not None and time.monotonic() - began >= seconds
            waiting = [one for one in going if one.left and not (late and one.begun)]
            while waiting and len(running) < (os.cpu_count() or 1):
                chosen = min(waiting, key=lambda one: (one.begun, one.cost))
                deals = chosen.next()
                running[pool.submit(timed, chosen.meeting, deals)] = chosen, deals
                waiting = [one for one in waiting if one.left and not (late and one.begun)]
            if not running:
                return
            for done in wait(running, timeout=1.0, return_when=FIRST_COMPLETED).done:
                one, deals = running.pop(done)
                wins, took = done.result()
                one.wins.update(zip(deals, wins, strict=True))
                kept.add(one.meeting, deals, wins)
                one.spent, one.pending = one.spent + took, one.pending - 1
            played = sum(len(one.wins) for one in going)
            progress.update(task, completed=min(whole, time.monotonic() - began) if seconds else played)


def companies(seats: int) -> list[tuple[str, ...]]:
    """Return the levels that sit together at so many seats; of more seats than levels the lowest have two."""
    ladder = tuple(STRENGTHS)
    return [ladder[:3], ladder[-3:]] if seats == 3 else [ladder] if seats > 3 else []


def meetings(names: list[str], seats: int | None, steps: bool, company: bool) -> list[Meeting]:
    """Return all that is to be played."""
    neighbours = list(pairwise(STEPS if steps else tuple(STRENGTHS)))
    return [
        Meeting(name, count, options, players, "company" if company else "levels")
        for name in names
        for count, options in tables(find(name), seats)
        for players in (companies(count) if company else neighbours)
    ]


def main(
    game: list[str] | None = None,
    seats: int | None = None,
    deals: int = 400,
    minutes: float | None = None,
    steps: bool = False,
    company: bool = False,
    keep: Path | None = None,
    json: bool = False,
) -> None:
    """Play each level against the one below: --deals each, or as many as fit in --minutes. --steps: tenths of a level; --company: levels
    together at tables of three and more; --keep: a file."""
    names = [find(name).name for name in game] if game else [name for name, kind in all_games().items() if seats in (None, *kind.seats)]
    if not names:
        raise SystemExit(f"No game is played by {seats}.")
    kept = PlayedDeals(keep)
    going = [Going(meeting, deals, kept) for meeting in meetings(names, seats, steps, company)]
    with bars() as progress:
        play(going, kept, None if minutes is None else 60 * minutes, progress)
    if company:
        mixed = CompanyReport([one.company() for one in going])
        print_report(mixed, json)
        sys.stderr.write(
            f"{sum(row.wrong for row in mixed.rows)} of {len(mixed.rows)} tables have a lower level ahead, with 95 % confidence.\n"
        )
        return
    report = Report([one.row() for one in going])
    print_report(report, json)
    wrong = sum(row.judged != "fits" for row in report.rows)
    sys.stderr.write(
        f"{wrong} of {len(report.rows)} ratios lie outside {LEAST} to {MOST}; where `sure` says no, the interval reaches a bound.\n"
    )


if __name__ == "__main__":
    run_command(main)
