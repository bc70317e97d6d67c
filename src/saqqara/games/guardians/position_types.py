"""The parts of a position as data; `formats.md` beside it describes the fields."""

from typing import Annotated, Literal

import msgspec

Back = Literal["green", "yellow", "red"]


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards, and the back of the top one."""

    count: int
    top: Back | None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything on the table."""

    game: Literal["guardians"]
    seats: int
    turn: int
    over: bool
    scores: list[Annotated[int, msgspec.Meta(ge=0, le=9999)]]
    hands: list[list[int]]
    discard: list[int]
    piles: list[Pile]
    drawn: list[int | None] | None
    extra_turns: int
    extra: bool = False
