"""The parts of a position as data; `formats.md` beside it describes the fields.

In the middle of a marking step a player also has `before`: what lay open when the step began and is still all that the others see (ER3). It
is left out where nothing has changed since.
"""

from typing import Literal

import msgspec

from saqqara.games.expedition.deck import Colour
from saqqara.games.expedition.patterns import Pattern

Phase = Literal["keep", "mark", "replace"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card being dug through, and its marked squares."""

    number: int
    marked: list[str]


class Before(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lay open of a player when this marking step began: the marks by place, and the score card."""

    marked: list[list[str]]
    red: int
    green: int
    torches: list[bool]
    skulls: int


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is before a player."""

    dealt: list[int]
    cards: list[Card | None]  # by places; None: an empty one. [] before two cards are kept
    completed: list[int]
    red: int
    green: int
    torches: list[bool]
    skulls: int
    boxes: dict[Colour, list[int]]
    owed: int
    finished: bool
    before: Before | None = None


class Due(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A completed card that is still to be replaced."""

    seat: int
    card: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything on the table."""

    game: Literal["expedition"]
    seats: int
    over: bool
    phase: Phase
    round: int
    turn: int
    pattern: Pattern | None
    expeditions_left: list[Pattern]
    display: list[int | None]  # by places; None: an empty one
    pile: int
    to_replace: list[Due]
    boxes_left: dict[Colour, list[int]]
    players: list[Player]
