"""The counts of a game while it is played, for research: its `tally.py` has `COLUMNS`, numbers of which each game makes one row."""

from collections import namedtuple
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

Kind = Literal["points", "count", "set", "number"]
"""`points` are parts of a seat's score: all of a game's together are the score. `count`: how often something happened. `set`: bit k stands
for the k-th thing, counted from 0. `number`: anything else."""


class Column(NamedTuple):
    """A column of a table of games: a number, or one for each seat; `type` is the smallest NumPy type that holds it."""

    name: str
    each: bool
    type: str
    kind: Kind
    what: str


Columns = Sequence[Column]


def size(columns: Columns, seats: int) -> int:
    """Return the number of numbers in these columns at a table of that many seats."""
    return sum(seats if column.each else 1 for column in columns)


def places(columns: Columns, seats: int) -> Any:
    """Return the place in a row where each column begins, as a named tuple: with the most seats of a game, for its compiled code."""
    kind: Any = namedtuple("Places", [column.name for column in columns])  # type: ignore[misc]
    return kind(*(size(columns[:number], seats) for number in range(len(columns))))


Said = tuple[str, Mapping[str, object]]
"""A message of the game and its arguments."""


class Thing(NamedTuple):
    """The meaning of a bit of a set; `kinds` are groups of like things that it belongs to, each of a family (`colour`, `treasure` …)."""

    name: Said
    kinds: Mapping[str, Said] = {}
