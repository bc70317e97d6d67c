"""What a game's `extras/daily.py` declares: how its daily challenge is played."""

from collections.abc import Mapping
from typing import Literal

import msgspec


class Challenge(msgspec.Struct, frozen=True):
    """How a game's challenge is played: who holds the other seats, the options and times of the table, what results are ordered by, and
    the names in the breakdown of what its points are made of."""

    bots: tuple[str, ...]
    parts: tuple[str, ...]
    options: Mapping[str, str | bool] = {}
    times: Mapping[str, float | None] = {}
    by: Literal["points", "lead"] = "points"
    minutes: int | None = None
    """How long it takes, where that is not as long as the game."""
