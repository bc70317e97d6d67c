"""A figure of a rules page: looks at a real table, which the game's board draws."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from saqqara.core.table import Table


@dataclass(frozen=True)
class Figure:
    """The clause it stands after, its name, a position and the moves made from there, and whose look it shows."""

    clause: str
    name: str
    position: Mapping[str, Any]
    moves: tuple[tuple[int | None, str], ...] = ()
    seat: int | None = None
    deck: Any = None
    only_last: bool = False
    """True if everything before the last move is left out."""


def changed(game: str, seats: int, **fields: Any) -> dict[str, Any]:
    """Return the position of a fresh table with other values in some of its fields: all that chance decides must be among them."""
    return {**Table(game, seats, b"figure").position(), **fields}
