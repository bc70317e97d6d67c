"""What a position is made of. `formats.md` describes the fields."""

from typing import Literal

import msgspec


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything on the table, what is under the cups included."""

    game: Literal["cups"]
    seats: int
    turn: int
    over: bool
    round: int
    bid: str | None
    dice: list[int]
    marks: list[int]
