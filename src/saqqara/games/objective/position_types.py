"""The parts of a position as data; `formats.md` beside it describes the fields."""

from typing import Literal

import msgspec

Colour = Literal["red", "orange", "yellow", "green", "blue", "pink"]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A base, and the pieces on it from the bottom up."""

    base: Colour
    stack: list[Colour]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything on the table."""

    game: Literal["objective"]
    mode: Literal["random", "fair"]
    seats: int
    turn: int
    over: bool
    spots: list[Spot]
    stocks: list[dict[Colour, int]]
    objectives: list[Colour]
