"""How a game declares what is secret: which parts of a position are hidden from whom, until when, and what they may be.

A game's `secrets.py` has one list, `SECRETS`, of `Open` and `Secret` parts of its positions (plain data, as its formats page has them). It
is the measure that the laws in `tests/every_game/` hold everything else against: views, `redeal`, `imagine`, histories, refusals, hints,
records and frames. What no declaration opens is secret, so a field that was forgotten here fails a law instead of slipping out.

A part is a path: `hands[seat][each]` is each thing in the list of each seat; `players[seat].{red,green}` are two fields that go together.
`[seat]` names the owner. How long a list is that lies above a declared part, and whether it is there at all, is open; where that is secret
too, the list as a whole is the part.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Position = Mapping[str, Any]
Chances = Iterable[tuple[Any, float]]
"""Values with their weights: how likely each is, in proportion."""


@dataclass(frozen=True)
class Hidden:
    """In place of what a viewer must not know: `shows` is what everybody sees of it all the same."""

    shows: Any = None


@dataclass(frozen=True)
class Place:
    """A secret part of one position: its path, the seat that the path names, and what it shows."""

    path: tuple[str | int, ...]
    seat: int | None
    shows: Any


def when_over(position: Position) -> bool:
    """Secret until the game is over."""
    return bool(position["over"])


def seat_in_path(position: Position, place: Place) -> int | None:
    """The owner is the seat that the path names."""
    return place.seat


def nothing(value: Any, deck: Any) -> Any:
    """Nothing of it is seen."""
    return None


def evenly(values: Iterable[Any]) -> Chances:
    """All as likely as each other."""
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
