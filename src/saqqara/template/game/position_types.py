"""What a position is made of. `formats.md` describes the fields."""

from typing import Literal

import msgspec


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stones and heaps count from 1; the bag holds what is nowhere else."""

    game: Literal["quarry"]
    seats: int
    turn: int
    over: bool
    heaps: list[list[int]]
    last: int | None
    gone: list[int]
    hands: list[list[int]]
    scores: list[int]
    best: list[int]
