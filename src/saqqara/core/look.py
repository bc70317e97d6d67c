"""The one door: `look` is the only function from what is on a table to something that may leave it."""

from typing import Any

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: places from 1 (equal ones share), scores, and the game's own breakdown."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    detail: Any


class Look(msgspec.Struct, frozen=True):
    """All that one seat, or an onlooker (`seat` None), may know.

    `to_act` are the seats that may act, as far as this seat can know; `moves` the canonical texts of what it may do itself now; `history`
    the moves made so far, as far as they are open to it.
    """

    game: str
    seat: int | None
    seats: int
    to_act: tuple[int, ...]
    moves: tuple[str, ...]
    view: Any
    history: tuple[tuple[int | None, str], ...]
    outcome: Outcome | None


class Clock(msgspec.Struct, frozen=True):
    """What the clock will do: its move, after how many seconds (None: never) from the move number `since` on."""

    move: str
    seconds: float | None
    since: int
