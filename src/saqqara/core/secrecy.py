"""The declaration of a game's secrets: which parts of a position are hidden from whom, until when, and their possible values.

A game's `declaration.py` has one list, `SECRETS`, of `Open` and `Secret` parts of its positions. Views are made of what it leaves open, and
imagined positions of the values it allows (`saqqara.core.declaration`); the laws in `tests/every_game/` hold everything else against it:
`redeal`, histories, refusals, hints, records and frames. What no declaration opens is secret.

Functions of a declaration read positions by attribute (`known.objectives[seat]`).

A part is a path: `hands[seat][each]` is each thing in the list of each seat; `players[seat].{red,green}` are two fields that go together.
`[seat]` names the owner. How long a list is that lies above a declared part, and whether it is there at all, is open; where that is secret
too, the list as a whole is the part.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from saqqara.core.rng import draw

Position = Any
Chances = Iterable[tuple[Any, float]]
"""Values with their weights: how likely each is, in proportion."""


class Hidden:
    """A stand-in for what a viewer must not know: `shows` is what everybody sees of it all the same. It cannot be encoded or compared with
    values, so what is made of it by mistake fails instead of leaking."""

    __slots__ = ("shows",)

    def __init__(self, shows: Any = None) -> None:
        self.shows = shows

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.shows == other.shows

    def __hash__(self) -> int:
        return hash(repr(self.shows))

    def __repr__(self) -> str:
        return f"Hidden({self.shows!r})"

    def __bool__(self) -> bool:
        raise TypeError("a hidden value is neither true nor false: ask isinstance(value, Hidden)")


@dataclass(frozen=True)
class Place:
    """A secret part of one position: its path, the seat that the path names, and what it shows."""

    path: tuple[str | int, ...]
    seat: int | None
    shows: Any


def when_over(position: Position) -> bool:
    """Secret until the game is over."""
    return bool(position.over)


def seat_in_path(position: Position, place: Place) -> int | None:
    """The owner is the seat that the path names."""
    return place.seat


def nothing(value: Any, deck: Any) -> Any:
    """Show nothing of a hidden thing."""
    return None


def evenly(values: Iterable[Any]) -> Chances:
    """Give all values the same chance."""
    return ((value, 1.0) for value in values)


@dataclass(frozen=True)
class Open:
    """Parts that everybody may know at all times: paths with spaces between them."""

    parts: str
    clauses: str


@dataclass(frozen=True)
class Secret:
    """A part that only its owner knows.

    `values(known, deck, place)` gives all that it may be for somebody who knows `known`: the position with `Hidden` in place of what is
    secret, and of secrets before this one with what they are supposed to be. `until(position)` says when it lies open to all;
    `owner(position, place)` who knows it before (None: nobody); `shows(value, deck)` what all see of it. `ordered` is False where a list
    stands for a set, which positions keep in ascending order.
    """

    part: str
    clauses: str
    values: Callable[[Position, Any, Place], Chances] = field(repr=False)
    until: Callable[[Position], bool] = field(default=when_over, repr=False)
    owner: Callable[[Position, Place], int | None] = field(default=seat_in_path, repr=False)
    shows: Callable[[Any, Any], Any] = field(default=nothing, repr=False)
    ordered: bool = True
    opened: Callable[[Any], Any] | None = field(default=None, repr=False)
    """The same as `until`, asked of the record: for observations, which are made in compiled code."""
    drawn_by: Callable[[Position, Any, Place, Any], Any] | None = field(default=None, repr=False)
    """Draws one of the values, `(known, deck, place, rng)`, where going through them all would take too long or they are not as likely as
    each other; by default each is drawn as often as the next."""

    def draw(self, known: Position, deck: Any, place: Place, rng: Any) -> Any:
        """Return one of the values that it may have."""
        if self.drawn_by is not None:
            return self.drawn_by(known, deck, place, rng)
        values = [value for value, _ in self.values(known, deck, place)]
        return values[draw(rng, len(values))]


TOKEN = re.compile(r"\.?(\w+)|\[(seat|each)\]|\.?\{([\w,]+)\}")


@dataclass(frozen=True)
class Path:
    """A declared part taken apart: names, `[seat]` and `[each]`, and the fields at its end that go together."""

    steps: tuple[str, ...]
    fields: tuple[str, ...]


def take_apart(part: str) -> Path:
    """Return a declared part as steps. Raises ValueError where it is written otherwise."""
    steps, fields, end = [], "", 0
    for match in TOKEN.finditer(part):
        if match.start() != end or fields:
            break
        end = match.end()
        if match[3]:
            fields = match[3]
        else:
            steps.append(f"[{match[2]}]" if match[2] else match[1])
    if end != len(part) or not steps:
        raise ValueError(f"{part}: a part is names, [seat], [each] and at its end {{a,b}}")
    return Path(tuple(steps), tuple(fields.split(",")) if fields else ())
