"""Our server and another program in turns, and the ratio of their moves a second: `python -m benchmarks.peer COMMAND`.

The command is given to the shell, with {tables} and {seconds} in it replaced. It starts what it needs, plays, ends what it started, and
prints a line with `moves/s` and a number beside it.
"""

import re
import subprocess
from statistics import median

import msgspec
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.bench.server import Asked, Report, more_files, one_run, shortest
from saqqara.core.game import find

START_SECONDS = 60
"""The longest time, in seconds, that the other program may take besides playing."""
AFTER, BEFORE = re.compile(r"moves/s:?[ \t]+(\d[\d.,]*)"), re.compile(r"(\d[\d.,]*)[ \t]+moves/s")


class Turns(msgspec.Struct):
    """The speeds of both programs in each turn, in moves a second."""

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
    raise SystemExit(f"The other program printed no line with “moves/s” and a number: {text.strip()[-200:]}")


def their_turn(command: str, tables: int, seconds: float) -> float:
    """Run the other program."""
    line = command.replace("{tables}", str(tables)).replace("{seconds}", f"{seconds:g}")
    try:
        ran = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=seconds + START_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise SystemExit(f"The other program did not end within {seconds + START_SECONDS:.0f} s.") from None
    return figure(ran.stdout + ran.stderr)


def main(
    command: str, turns: int = 3, game: str = "", seats: int = 2, tables: int = 200, seconds: float = 10.0, json: bool = False
) -> None:
    """Take turns, each so often, and print."""
    more_files()
    kind, asked = find(game) if game else shortest(), Asked(tables=tables, seconds=seconds)
    ours, theirs = [], []
    with bars() as progress:
        task = progress.add_task("taking turns", total=2 * turns)
        for _ in range(turns):
            ours.append(one_run(asked, kind.name, kind.seat_count(seats), progress, "en"))
            progress.advance(task)
            theirs.append(their_turn(command, tables, seconds))
            progress.advance(task)
    print_report(Turns(ours, theirs, median(one.moves_per_second for one in ours) / max(1e-9, median(theirs))), json)


if __name__ == "__main__":
    run_command(main)
