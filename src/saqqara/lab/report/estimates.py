"""Estimates with intervals from sums that can be added up over any number of games, so that these need not be in memory together.

What is independent are games, not the seats of a game: whatever one seat wins another does not. So each game gives one number (its mean,
or a difference between its seats), and intervals come from how these numbers differ from game to game.
"""

import math
from statistics import NormalDist
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np

LEVEL = 0.95


def width(many: int = 1) -> float:
    """Return how many standard errors an interval goes to either side, so that all of so many hold at once with 95 % (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - LEVEL) / 2 / max(many, 1))


class Estimate(NamedTuple):
    """A number that was estimated from so many games, with its interval."""

    value: float
    error: float
    games: int
    many: int = 1

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - width(self.many) * self.error

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.value + width(self.many) * self.error

    def beyond(self, margin: float = 0.0, around: float = 0.0) -> int:
        """1 or -1 where it lies beyond chance above or below a value, by more than a margin; 0 where chance alone may explain it."""
        return int(self.low > around + margin) - int(self.high < around - margin)

    def less(self, other: "Estimate") -> "Estimate":
        """Return the difference to an estimate from other games."""
        return Estimate(self.value - other.value, math.hypot(self.error, other.error), min(self.games, other.games), self.many)

    def among(self, many: int) -> "Estimate":
        """Return the same, as one of many that are looked at."""
        return self._replace(many=many)


class Mean(msgspec.Struct, frozen=True):
    """Numbers, one a game: how many, their sum and the sum of their squares."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: Any) -> Self:
        """Return the estimate of an array."""
        wide = np.asarray(numbers, np.float64)
        return cls(len(wide), float(wide.sum()), float((wide * wide).sum()))

    def __add__(self, other: "Mean") -> "Mean":
        return Mean(self.games + other.games, self.total + other.total, self.squares + other.squares)

    def told(self) -> Estimate | None:
        """Mean and error; None where there are too few games for an error."""
        if self.games < 2:
            return None
        mean = self.total / self.games
        spread = max(0.0, self.squares / self.games - mean * mean) * self.games / (self.games - 1)
        return Estimate(mean, math.sqrt(spread / self.games), self.games)

    @property
    def deviation(self) -> float:
        """Return the standard deviation of the numbers."""
        if not self.games:
            return 0.0
        mean = self.total / self.games
        return math.sqrt(max(0.0, self.squares / self.games - mean * mean))


class Slope(msgspec.Struct, frozen=True):
    """The slope of a seat's number y over its number x, compared within each game: sums of a = Σ dx·dy, b = Σ dx² and their products."""

    games: int = 0
    a: float = 0.0
    b: float = 0.0
    aa: float = 0.0
    ab: float = 0.0
    bb: float = 0.0

    @classmethod
    def of(cls, x: Any, y: Any) -> Self:
        """Return the estimate of arrays with a row for each seat and a column for each game."""
        dx, dy = x - x.mean(0), y - y.mean(0)
        a, b = (dx * dy).sum(0), (dx * dx).sum(0)
        return cls(int((b > 0).sum()), float(a.sum()), float(b.sum()), float((a * a).sum()), float((a * b).sum()), float((b * b).sum()))

    def __add__(self, other: "Slope") -> "Slope":
        return Slope(*(getattr(self, name) + getattr(other, name) for name in self.__struct_fields__))

    def told(self) -> Estimate | None:
        """Return the growth of y for one more x; the error is that of the games, whatever goes on within them."""
        if self.games < 2 or self.b <= 0:
            return None
        slope = self.a / self.b
        left = max(0.0, self.aa - 2 * slope * self.ab + slope * slope * self.bb)
        return Estimate(slope, math.sqrt(left) / self.b, self.games)
