"""The declaration of a game's daily challenge, in its `extras/daily.py`."""

from collections.abc import Mapping
from typing import Literal

import msgspec


class Challenge(msgspec.Struct, frozen=True):
    """The terms of a game's challenge: the bots on the other seats, the options and times of the table, what results are ordered by, and
    the names in the breakdown of what its points are made of."""

    bots: tuple[str, ...]
    parts: tuple[str, ...]
    options: Mapping[str, str | bool] = {}
    times: Mapping[str, float | None] = {}
    by: Literal["points", "lead"] = "points"
    minutes: int | None = None
    """The minutes it takes, if not as long as the game."""
