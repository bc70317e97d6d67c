"""`saqqara bench server --beside COMMAND`: our server and another program take turns in one run, and the ratio of their moves a second.

The command is given to the shell, with {tables} and {seconds} in it replaced. It starts what it needs, plays, ends what it started, and
prints a line with `moves/s` and a number beside it.
"""

import json as json_format
import re
import subprocess
import sys
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import Progress

from saqqara.bench.server import Asked, Report, more_files, one_run, shortest
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.texts import say

START_SECONDS = 60
"""So long the other program may take beside its playing."""
AFTER, BEFORE = re.compile(r"moves/s:?[ \t]+(\d[\d.,]*)"), re.compile(r"(\d[\d.,]*)[ \t]+moves/s")


class Turns(msgspec.Struct):
    """What each reached in each of its turns, in moves a second."""

    ours: list[Report]
    theirs: list[float]
    ratio: float
    """Of the medians."""


def figure(text: str) -> float:
    """The number after `moves/s`, else the one before it, in the last line that has one."""
    for line in reversed(text.splitlines()):
        found = AFTER.search(line) or BEFORE.search(line)
        if found is not None:
            return float(found[1].rstrip(".,").replace(",", ""))
    raise BadSetup("bench-beside-output", what=text.strip()[-200:])


def their_turn(command: str, tables: int, seconds: float) -> float:
    """Run the other program."""
    line = command.replace("{tables}", str(tables)).replace("{seconds}", f"{seconds:g}")
    try:
        ran = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=seconds + START_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise BadSetup("bench-beside-late", seconds=round(seconds + START_SECONDS)) from None
    return figure(ran.stdout + ran.stderr)


def run(asked: Asked, command: str, turns: int, json: bool, language: str) -> None:
    """Take turns, each so often, and print."""
    more_files()
    kind = find(asked.game) if asked.game else shortest()
    seats = kind.seat_count(asked.seats)
    screen = Console(stderr=True)
    ours, theirs = [], []
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say("bench-beside-all", language), total=2 * turns)
        for _ in range(turns):
            ours.append(one_run(asked, kind.name, seats, progress, language))
            progress.advance(task)
            theirs.append(their_turn(command, asked.tables, asked.seconds))
            progress.advance(task)
    ratio = median(one.moves_per_second for one in ours) / max(1e-9, median(theirs))
    if json:
        sys.stdout.write(json_format.dumps(msgspec.to_builtins(Turns(ours, theirs, ratio)), indent=2) + "\n")
        return
    for name, figures in (("ours", [one.moves_per_second for one in ours]), ("theirs", theirs)):
        Console().print(say(f"bench-beside-{name}", language, figures=" · ".join(f"{one:,.0f}" for one in figures)))
    Console().print(say("bench-beside-ratio", language, ratio=f"{ratio:.2f}"))
