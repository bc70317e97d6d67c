"""Words for an error rate: the level of bots whose own rate is nearest. A game's `review.toml` has those rates, as they were measured."""

import tomllib
from functools import cache
from math import log
from typing import Any, get_args

from saqqara.bots.review.model import Band
from saqqara.core.game import Game, find

LEAST = 1e-4
"""Rates below this are as good as this one."""


@cache
def rates(game: str) -> dict[Band, float]:
    """Return the error rates of the levels in a game, in chances to win a decision; none where they were not measured."""
    file = find(game).folder / "bots/review.toml"
    told: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))["rates"] if file.exists() else {}
    return {level: float(told[level]) for level in get_args(Band) if level in told}


def band_of(kind: Game, rate: float) -> Band | None:
    """Return the level that errs most nearly as much, by proportion."""
    known = rates(kind.name)
    return min(known, key=lambda level: abs(log(max(rate, LEAST) / max(known[level], LEAST))), default=None)
