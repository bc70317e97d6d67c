"""A chaos run, `python -m tests.server.chaos.run`: people play, one trouble after the other comes and goes, and what is left is checked."""

import asyncio
import itertools
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import uvloop
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.bench.server import more_files
from saqqara.core.game import games
from tests.server.chaos import stories
from tests.server.chaos.checker import Wrong, check
from tests.server.chaos.cluster import Cluster, running
from tests.server.chaos.evidence import Evidence
from tests.server.chaos.faults import KINDS, Dice, Fault
from tests.server.chaos.players import Group, Notes

TABLES = 8
BACK_SECONDS = 10.0
"""Within so many seconds of the end of a trouble every table goes on."""
WAIT_SECONDS = 40.0
"""The longest wait, in seconds, for a player who does not move."""
LEAST, MOST, LONG = 0.3, 2.5, 8.0
LONG_PART = 0.2
"""A trouble lasts from so long to so long; this part of them up to the last."""
CALM_SECONDS = 1.5
"""At the end, until nothing changes any more."""


class Event(msgspec.Struct):
    """A trouble that was."""

    kind: str
    seconds: float
    back_seconds: float | None
    """The seconds from its end until the last table went on; None if one did not."""
    stuck: list[str] = []
    """The games of those that did not in time."""


class Report(msgspec.Struct):
    """All that was found."""

    seed: str
    seconds: float
    tables: int
    """Games that were played, or begun."""
    operations: int
    acknowledged: int
    refused: int
    unknown: int
    """Never answered, and never asked again."""
    repeated: int
    """Sent more than once."""
    entries: int
    looks: int
    kinds: dict[str, int]
    longest_back_seconds: float
    stalled: int
    """Troubles after which a table did not go on in time."""
    wrong: dict[str, int]
    """The violations found by the checker, by kind."""
    events: list[Event]
    faults: list[Wrong]


def groups(tables: int, bots: bool, cluster: Cluster, seed: str, notes: Notes) -> list[Group]:
    """Return that many tables: all games in turn, with the fewest seats or two more; `bots`: from three on one has the last."""
    found = []
    for number, kind in zip(range(tables), itertools.cycle(games().values()), strict=False):
        seats = kind.seats[min(2 * ((number + number // len(games())) % 2), len(kind.seats) - 1)]
        found.append(Group(kind, seats, int(bots and seats > 2), cluster.urls, f"{seed} {number}", notes))
    return found


class Chaos:
    """One run."""

    def __init__(self, cluster: Cluster, seed: str, tables: int, bots: bool, kinds: Sequence[str], most: float, long: float) -> None:
        self.cluster, self.seed, self.most, self.long = cluster, seed, most, long
        self.notes = Notes()
        self.groups = groups(tables, bots, cluster, seed, self.notes)
        self.dice = Dice(cluster, seed, kinds)
        self.home = asyncio.Event()
        self.playing: list[asyncio.Task[None]] = []
        self.events: list[Event] = []

    async def all(self, events: int, step: Callable[[Event], None]) -> Evidence:
        """Cause that many troubles, then end, and return the evidence."""
        self.playing = [asyncio.create_task(group.play(self.home)) for group in self.groups]
        await self.back(time.monotonic())
        for _ in range(events):
            self.events.append(await self.trouble(self.dice.draw()))
            step(self.events[-1])
            await asyncio.sleep(self.dice.chance.uniform(0, 0.5))
        self.home.set()
        async with asyncio.timeout(WAIT_SECONDS):
            await asyncio.gather(*self.playing)
        await self.last_looks()
        return Evidence(self.notes.operations, self.notes.sights, await stories.read(self.cluster.postgres))

    async def trouble(self, fault: Fault) -> Event:
        """One trouble, from its beginning until everybody plays on."""
        chance = self.dice.chance
        seconds = chance.uniform(self.most, self.long) if chance.random() < LONG_PART else chance.uniform(LEAST, self.most)
        await fault.begin()
        try:
            await asyncio.sleep(seconds)
        finally:
            await fault.end()
        back, stuck = await self.back(time.monotonic())
        return Event(fault.kind, round(seconds, 2), None if back is None else round(back, 2), stuck)

    async def back(self, since: float) -> tuple[float | None, list[str]]:
        """Return the seconds from a moment until the last table went on, and the tables that did not in time."""
        stuck: list[str] = []
        while True:
            for task in self.playing:
                if task.done():
                    task.result()
            back = {group: group.back_after(since) for group in self.groups}
            late = [group.kind.name for group, after in back.items() if after is None or after > BACK_SECONDS]
            waited = time.monotonic() - since
            if waited > BACK_SECONDS:
                stuck = stuck or late
            if all(after is not None for after in back.values()):
                return max(after for after in back.values() if after is not None), stuck
            if waited > WAIT_SECONDS:
                return None, stuck
            await asyncio.sleep(0.02)

    async def last_looks(self) -> None:
        """Read each server's look of every game, once no more moves are made."""
        await asyncio.sleep(CALM_SECONDS)
        for group in self.groups:
            for player in group.players if not group.kind.times else ():
                for url in self.cluster.urls:
                    await player.last_look(url)


async def measure(
    folder: Path,
    events: int,
    seed: str,
    step: Callable[[Event], None],
    tables: int = TABLES,
    bots: bool = True,
    kinds: Sequence[str] = tuple(KINDS),
    most: float = MOST,
    long: float = LONG,
    nodes: int = 2,
) -> tuple[Report, Evidence]:
    """A cluster, a run, and what is found."""
    async with running(folder, nodes) as cluster:
        began = time.monotonic()
        chaos = Chaos(cluster, seed, tables, bots, kinds, most, long)
        try:
            evidence = await chaos.all(events, step)
        finally:
            for task in chaos.playing:
                task.cancel()
            await asyncio.gather(*chaos.playing, return_exceptions=True)
        spent = time.monotonic() - began
    wrong = check(evidence)
    asked = evidence.operations
    report = Report(
        seed,
        round(spent, 1),
        tables=sum(bool(story.log) for story in evidence.stories),
        operations=len(asked),
        acknowledged=sum(one.acknowledged for one in asked),
        refused=sum(one.refused is not None for one in asked),
        unknown=sum(one.answered is None for one in asked),
        repeated=sum(one.sent > 1 for one in asked),
        entries=sum(len(story.log) for story in evidence.stories),
        looks=len(evidence.sights),
        kinds=dict(sorted(Counter(event.kind for event in chaos.events).items())),
        longest_back_seconds=max((event.back_seconds or WAIT_SECONDS for event in chaos.events), default=0.0),
        stalled=sum(bool(event.stuck) for event in chaos.events),
        wrong=dict(sorted(Counter(one.kind for one in wrong).items())),
        events=chaos.events,
        faults=wrong,
    )
    return report, evidence


def main(events: int = 20, seed: str = "1", keep: Path | None = None, json: bool = False) -> None:
    """Bring so many troubles and print what was found; fail where anything was wrong. --keep: a file for all that was seen."""
    more_files()
    with (
        tempfile.TemporaryDirectory(prefix="saqqara-chaos-", ignore_cleanup_errors=True) as temporary,
        bars() as progress,
    ):
        compiling = progress.add_task("compiling bots", total=None)
        progress.remove_task(compiling)
        task = progress.add_task("troubles", total=events)
        report, evidence = uvloop.run(measure(Path(temporary), events, seed, lambda event: progress.advance(task)))
    if keep is not None:
        keep.write_bytes(msgspec.json.encode(evidence))
    print_report(report, json)
    if report.faults or report.stalled:
        raise SystemExit(f"Something is wrong: {len(report.faults)} faults, {report.stalled} troubles after which a table stood still.")


if __name__ == "__main__":
    run_command(main)
