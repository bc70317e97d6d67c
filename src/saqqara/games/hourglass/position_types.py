"""The parts of a position as data; `formats.md` beside it describes the fields."""

from typing import Literal

import msgspec


class Pyramid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of each row; None where the tile has been taken in this round."""

    yellow: list[int | None]
    blue: list[int | None]
    red: list[int | None]
    black: list[int | None]


class Heap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heap: how many tiles, and the number of the one on top."""

    count: int
    top: int | None


class Heaps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four heaps."""

    yellow: Heap
    blue: Heap
    red: Heap
    black: Heap


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has done in this round: tiles as they were taken, and the operations shown for them."""

    tiles: list[int]
    shown: dict[str, str]
    nothing: bool
    done: bool


class LastCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HR7: the last check's roll, the numbers of its pyramid, rising, and what was shown for those that were taken (None: nothing)."""

    dice: list[int]
    pyramid: list[int]
    shown: dict[str, str | None]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything on the table."""

    game: Literal["hourglass"]
    advanced: bool
    seats: int
    active: int
    over: bool
    phase: Literal["search", "sand", "check"]
    dice: list[int]
    pyramid: Pyramid
    heaps: Heaps
    round: list[Seat]
    right: list[list[int]]
    wrong: list[list[int]]
    emptied: Pyramid | None = None
    last: LastCheck | None = None
