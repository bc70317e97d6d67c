"""How a game lays out what a seat may know as an array of whole numbers: its `observation.py` has a `LAYOUT`, a list of parts.

Seats are counted from the one that observes: row 0 is its own, row 1 the seat to its left, and so on; rows of seats that are not at the
table are 0. Colours, cards and tiles are numbered from 1, so that 0 always means "none", or "not known to this seat".

Its actions are laid out likewise, in `CHOICES`.
"""

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, NamedTuple


class Part(NamedTuple):
    """Some numbers of an observation that belong together, in rows where they have more than one dimension."""

    name: str
    shape: tuple[int, ...]
    what: str

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


Layout = Sequence[Part]


def size(layout: Layout) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in layout)


def places(layout: Layout) -> dict[str, int]:
    """Where each part begins."""
    found, at = {}, 0
    for part in layout:
        found[part.name] = at
        at += part.size
    return found


def lines(layout: Layout, heading: str = "| from | numbers | part | what it tells |") -> Iterator[str]:
    """The layout as rows of a table in Markdown."""
    yield heading
    yield "|---|---|---|---|"
    for part, begins in zip(layout, places(layout).values(), strict=True):
        yield f"| {begins} | {' × '.join(map(str, part.shape))} | `{part.name}` | {part.what} |"


def as_it_is(s: Any, deck: Any, seat: Any, number: Any) -> Any:
    """`move_of` and `action_of` of a game whose actions are its moves."""
    return number
