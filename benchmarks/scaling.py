"""Compute from measured costs how many people and tables one process, ten and a thousand hold: python -m benchmarks.scaling [--check]

Reads `benchmarks/costs.toml` (python -m benchmarks.costs writes it) and writes the table in `benchmarks/README.md`; `--check` fails when
that is stale.

A process is one event loop, and the database serves some transactions at once. What all processes hear of each other, and what they read to
find what they have not heard, takes its part of both.
"""

import math
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from saqqara.server.settings import Settings
from saqqara.server.storage.store import MAX_RECENT_ROWS
from saqqara.server.tables.other_nodes import RECENT_MS
from tools.generated_files import write_or_check

ROOT = Path(__file__).parents[1]

COSTS = ROOT / "benchmarks" / "costs.toml"
PAGE = ROOT / "benchmarks" / "README.md"
MARKED = re.compile(r"(<!-- figures: python -m benchmarks\.scaling -->\n)(.*?)(<!-- end of figures -->)", re.DOTALL)


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The measured costs: milliseconds of one core, and kB."""

    measured: str
    """When, and with which load."""
    move: float
    """A move in a process, with the looks of two seats; what is not the database's."""
    onlooker: float
    """One more onlooker at a table, for each move there."""
    page: float
    """A page of the public list."""
    hear: float
    """To hear of a move that another process made, at a table that nobody looks at here."""
    transaction: float
    """The database: a transaction without its rows."""
    row: float
    """One entry of the log in it."""
    late: float
    """The database: one entry read to find what was not heard."""
    table_kb: float
    socket_kb: float


class Assumed(msgspec.Struct, frozen=True):
    """The assumed costs, which were not measured."""

    lanes: int = 8
    """Transactions that a database serves at once: its cores."""
    seconds_a_move: float = 5.0
    """At a table of two people somebody moves so often."""
    watched_seconds: float = 2.0
    """The same at a popular table."""
    looks_seconds: float = 10.0
    """The seconds between two readings of the list by a player who chooses a table."""
    tick_seconds: float = Settings().tick
    """The seconds between two readings, by each process, of what was written in the last `window_seconds`, at most `window_rows` of it."""
    window_seconds: float = Settings().tick + RECENT_MS / 1e3
    window_rows: int = MAX_RECENT_ROWS
    memory_gb: float = 4.0
    """Of a process."""


class Plan(msgspec.Struct, frozen=True):
    """The number of processes. Those of a group share a database and a bus; groups share nothing."""

    name: str
    processes: int
    groups: int = 1

    @property
    def each(self) -> int:
        """Processes of a group."""
        return self.processes // self.groups


PLANS = (
    Plan("1 process", 1),
    Plan("10 processes", 10),
    Plan("1,000 processes", 1_000),
    Plan("1,000 in 100 groups", 1_000, 100),
)


def looking(plan: Plan, rate: float, costs: Costs, assumed: Assumed) -> float:
    """Return the part of a group's database that looking for what was missed takes, with so many moves a second there."""
    if plan.each == 1:
        return 0.0
    rows = min(rate * assumed.window_seconds, assumed.window_rows) / assumed.tick_seconds
    return plan.each * rows * costs.late / 1e3 / assumed.lanes


def uses(plan: Plan, rate: float, costs: Costs, assumed: Assumed) -> dict[str, float]:
    """Return each part's use of its process or database at that many moves a second in a group, where 1 is all of it."""
    others = (plan.each - 1) / plan.each
    return {
        "moves": rate / plan.each * costs.move / 1e3,
        "bus": rate * others * costs.hear / 1e3,
        "log": rate * costs.row / 1e3 / assumed.lanes,
        "looking": looking(plan, rate, costs, assumed),
    }


SHARED = (("moves", "bus"), ("log", "looking"))
"""The resources of a process, and those of the database."""


def limit(plan: Plan, parts: tuple[str, ...], costs: Costs, assumed: Assumed) -> float:
    """Return moves a second in all at which some parts together take all there is."""
    low, high = 0.0, 1e12
    if sum(uses(plan, high, costs, assumed)[part] for part in parts) < 1:
        return math.inf
    while high - low > 1e-6 * high:
        middle = (low + high) / 2
        full = sum(uses(plan, middle, costs, assumed)[part] for part in parts) >= 1
        low, high = (low, middle) if full else (middle, high)
    return plan.groups * low


def most(plan: Plan, costs: Costs, assumed: Assumed) -> float:
    """Return moves a second at which a process or the database has nothing left."""
    return min(limit(plan, parts, costs, assumed) for parts in SHARED)


def first(plan: Plan, costs: Costs, assumed: Assumed) -> str:
    """Return the part that breaks first: the one that takes most of what is used up first."""
    full = min(SHARED, key=lambda parts: limit(plan, parts, costs, assumed))
    used = uses(plan, most(plan, costs, assumed) / plan.groups, costs, assumed)
    return max(full, key=lambda part: used[part])


# The page

WORDS = {"moves": "the moves themselves", "log": "the log's writes", "bus": "the bus", "looking": "looking for what was missed"}


def about(number: float) -> str:
    """Return two digits, as far as they can be believed."""
    if not math.isfinite(number):
        return "–"
    step = 10 ** max(0, math.floor(math.log10(number)) - 1) if number >= 1 else 1
    return f"{round(number / step) * step:,.0f}"


def table(costs: Costs, assumed: Assumed) -> str:
    """Return the figures of the page."""
    lines = ["", "| | " + " | ".join(plan.name for plan in PLANS) + " |", "|---|" + "---:|" * len(PLANS)]

    def line(name: str, values: Iterator[str] | list[str]) -> None:
        lines.append(f"| {name} | " + " | ".join(values) + " |")

    tops = [most(plan, costs, assumed) for plan in PLANS]
    line("**moves/s**", [f"**{about(top)}**" for top in tops])
    line(f"tables of two at once (a move in {assumed.seconds_a_move:g} s)", [about(top * assumed.seconds_a_move) for top in tops])
    line("people at them", [about(2 * top * assumed.seconds_a_move) for top in tops])
    line("what breaks first", [WORDS[first(plan, costs, assumed)] for plan in PLANS])
    watched = (1e3 * assumed.watched_seconds - costs.move) / costs.onlooker
    line(f"onlookers at one table (a move in {assumed.watched_seconds:g} s)", [about(watched)] * len(PLANS))
    line(
        f"people who read the list (each in {assumed.looks_seconds:g} s)",
        [about(one.processes * 1e3 / costs.page * assumed.looks_seconds) for one in PLANS],
    )
    kept = assumed.memory_gb * 1e6 / (costs.table_kb + 2 * costs.socket_kb)
    line(
        f"tables with both people connected, by memory ({assumed.memory_gb:g} GB a process)", [about(one.processes * kept) for one in PLANS]
    )
    lines += ["", f"Measured: {costs.measured}. Milliseconds of one core: "]
    named = {"move": "a move", "onlooker": "an onlooker a move", "page": "a page of the list", "hear": "to hear of a move elsewhere"}
    named |= {"transaction": "a transaction", "row": "a row of it", "late": "a row read to find what was missed"}
    lines[-1] += ", ".join(f"{words} {getattr(costs, name):.3g}" for name, words in named.items())
    lines[-1] += f"; {costs.table_kb:.0f} kB a table, {costs.socket_kb:.0f} kB a WebSocket. Assumed: a database of {assumed.lanes} cores."
    return "\n".join(lines) + "\n\n"


def read() -> Costs:
    """Return the latest measurement."""
    return msgspec.convert(tomllib.loads(COSTS.read_text(encoding="utf-8")), Costs)


def page(costs: Costs, assumed: Assumed) -> str:
    """Return the page with the table as it must be."""
    return MARKED.sub(lambda found: found[1] + table(costs, assumed) + found[3], PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(write_or_check([(PAGE, page(read(), Assumed()))]))
