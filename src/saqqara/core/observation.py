"""Observations: what a seat may know as an array of whole numbers. A game's `lab/observation.py` has a `LAYOUT`, a list of parts.

A part names what is declared in the game's `declaration.py`, or a function that writes it. `saqqara.core.observation_source` makes one
function of all parts. Secrets come into it only with the answer to the question whether they lie open, so a part cannot forget to ask.

Seats are counted from the one that observes: row 0 is its own, row 1 the seat to its left, and so on; rows of seats that are not at the
table are 0. Colours, cards and tiles are numbered from 1, so that 0 always means "none", or "not known to this seat".

Its actions are laid out likewise, in `CHOICES`. What each number may be (`holds`) makes planes of an observation for those who learn
(`saqqara.envs.planes`). A game whose seats differ by a thing that can be exchanged for another, such as a colour, says which part begins
with the observing seat's (`OWN`) and where such things are (`swaps`): then its own can always be shown as the first one.
"""

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, Literal, NamedTuple


class Declared(NamedTuple):
    """Numbers as the game declares them: fields of its positions or of its record by name, and functions `f(s, deck)` of open fields."""

    values: tuple[str | Callable[[Any, Any], Any], ...]
    members: bool = False
    """True for a field that is a set, of which each bit is one number."""


class Written(NamedTuple):
    """A function that writes the part, and perhaps others that are left to it, into an array of zeros.

    `function(s, deck, seat, out)`; for each seat at the table `function(s, deck, other, row, out)`. Only a function that names a secret of
    the declaration may read the fields that store secrets. It has one argument more, before `out`: whether that secret lies open; for each
    seat whether it does or is the observing seat's own.
    """

    function: Callable[..., Any]
    each_seat: bool
    secret: str


def declared(*values: str | Callable[[Any, Any], Any]) -> Declared:
    """Return numbers one after another; a field of several numbers stands alone."""
    return Declared(values)


def members(field: str) -> Declared:
    """Return a field that is a set, as one number for each thing that may be in it."""
    return Declared((field,), members=True)


def written(function: Callable[..., Any], secret: str = "") -> Written:
    """Return a part that a function writes."""
    return Written(function, False, secret)


def each_seat(function: Callable[..., Any], secret: str = "") -> Written:
    """Return a part that a function writes for each seat."""
    return Written(function, True, secret)


class Range(NamedTuple):
    """The least and the greatest number, and whether it is told by its decimal digits, since it counts many."""

    least: int
    most: int
    digits: bool

    @property
    def planes(self) -> int:
        """Return the number of planes that show it: one for each number but 0, or for each decimal digit but 0 and perhaps the sign."""
        if not self.digits:
            return self.most - self.least
        return 9 * len(str(max(self.most, -self.least))) + (self.least < 0)


FEW = 24
"""An amount up to this has a plane for each number."""


def thing(most: int) -> Range:
    """Return the range of what only has a number: a colour, a card, a seat, or whether something is so (`thing(1)`); 0 is none."""
    return Range(0, most, False)


def amount(most: int, least: int = 0) -> Range:
    """Return the range of what is counted."""
    return Range(least, most, most - least > FEW)


class Part(NamedTuple):
    """A part of an observation: numbers that belong together, in rows where they have more than one dimension."""

    name: str
    shape: tuple[int, ...]
    what: str
    source: Declared | Written | None = None
    """The source of the numbers; None if the function of another part writes them."""
    filled: Literal["", "all", "seats"] = ""
    """Numbers that are written every time, so that they are not set to 0 before: all, or those of each seat at the table."""
    holds: Range | tuple[Range, ...] = Range(0, 1, False)
    """The range of a number; several where the numbers of a row differ."""
    swaps: Literal["", "values", "rows"] = ""
    """The places of things of the kind of `OWN`: they are the numbers, or each row has a number for each of them."""

    @property
    def size(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)

    @property
    def ranges(self) -> tuple[Range, ...]:
        """The range of each number."""
        several = self.holds if isinstance(self.holds, tuple) and not isinstance(self.holds, Range) else (self.holds,)
        assert self.size % len(several) == 0, f"{self.name}: `holds` has other dimensions"
        return tuple(several) * (self.size // len(several))


Layout = Sequence[Part]


def size(layout: Layout) -> int:
    """Return the number of numbers in an observation."""
    return sum(part.size for part in layout)


def places(layout: Layout) -> dict[str, int]:
    """Return the beginning of each part."""
    found, at = {}, 0
    for part in layout:
        found[part.name] = at
        at += part.size
    return found


def lines(layout: Layout, heading: str = "| from | numbers | part | what it tells |") -> Iterator[str]:
    """Yield the layout as rows of a table in Markdown."""
    yield heading
    yield "|---|---|---|---|"
    for part, begins in zip(layout, places(layout).values(), strict=True):
        yield f"| {begins} | {' × '.join(map(str, part.shape))} | `{part.name}` | {part.what} |"


def as_it_is(s: Any, deck: Any, seat: Any, number: Any) -> Any:
    """`move_of` and `action_of` of a game whose actions are its moves."""
    return number
