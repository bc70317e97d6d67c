"""Sums over games, which can be added up in any order, and what they say."""

import math
from typing import Any, Self

import msgspec
import numpy as np

from saqqara.bots.tournament import wilson
from saqqara.lab.simulation.columns import Layout


class Tally(msgspec.Struct, frozen=True):
    """A summary of numbers: how many, their sum and the sum of their squares, exactly; the least and the most."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    @classmethod
    def of(cls, numbers: Any) -> Self:
        """Return the summary of an array."""
        if len(numbers) == 0:
            return cls()
        wide = numbers.astype(np.int64)
        return cls(len(wide), int(wide.sum()), int((wide * wide).sum()), int(wide.min()), int(wide.max()))

    def __add__(self, other: "Tally") -> "Tally":
        if not self.count or not other.count:
            return self if self.count else other
        return Tally(
            self.count + other.count,
            self.total + other.total,
            self.squares + other.squares,
            min(self.least, other.least),
            max(self.most, other.most),
        )

    def told(self) -> "Spread":
        """Mean and spread, where there is anything."""
        mean = self.total / self.count
        return Spread(mean, math.sqrt(max(0.0, self.squares / self.count - mean * mean)), self.least, self.most)


class Sums(msgspec.Struct, frozen=True):
    """The sums over the games of a part; of players where there are several. Victories are counted in parts of 1 / `unit`, so that
    shared ones stay whole numbers."""

    games: int
    unit: int
    shared: int
    moves: Tally
    lead_changes: Tally
    scores: list[Tally]
    won: list[int]
    player_scores: list[Tally]
    player_won: list[int]
    began: int
    began_won: int

    def __add__(self, other: "Sums") -> "Sums":
        def both(one: Any, two: Any) -> Any:
            return [a + b for a, b in zip(one, two, strict=True)] if isinstance(one, list) else one + two

        added = {name: both(getattr(self, name), getattr(other, name)) for name in self.__struct_fields__ if name != "unit"}
        return Sums(unit=self.unit, **added)


def sums(layout: Layout, arrays: dict[str, Any]) -> Sums:
    """Return the sums of some games by columns."""
    unit = math.lcm(*range(1, layout.seats + 1))
    winners = arrays["winners"].astype(np.int64)
    wins = [winners >> seat & 1 for seat in range(layout.seats)]
    many: Any = sum(wins)
    share = unit // np.maximum(many, 1)
    parts = [share * one for one in wins]
    scores = [arrays[f"score_{seat}"] for seat in range(layout.seats)]
    sat = [arrays[f"player_{seat}"] for seat in range(layout.seats)]
    players = range(layout.players if layout.players > 1 else 0)
    first = arrays["first"]
    return Sums(
        games=len(winners),
        unit=unit,
        shared=int((many > 1).sum()),
        moves=Tally.of(arrays["moves"]),
        lead_changes=Tally.of(arrays["lead_changes"]) if layout.kind.has("lab.tally") else Tally(),
        scores=[Tally.of(one) for one in scores],
        won=[int(part.sum()) for part in parts],
        player_scores=[sum((Tally.of(scores[seat][sat[seat] == who]) for seat in range(layout.seats)), Tally()) for who in players],
        player_won=[sum(int(parts[seat][sat[seat] == who].sum()) for seat in range(layout.seats)) for who in players],
        began=int((first >= 0).sum()),
        began_won=sum(int(parts[seat][first == seat].sum()) for seat in range(layout.seats)),
    )


class Spread(msgspec.Struct, frozen=True):
    """Mean, standard deviation, least and most."""

    mean: float
    deviation: float
    least: int
    most: int


class Fared(msgspec.Struct, frozen=True):
    """The results of a seat, a player or the first player: the part won (shared victories in part) with its 95 % interval, and the
    score."""

    games: int
    win: float
    low: float
    high: float
    score: Spread | None


class Summary(msgspec.Struct, frozen=True):
    """The summary of a simulation."""

    games: int
    shared: float
    moves: Spread
    lead_changes: Spread | None
    seats: list[Fared]
    players: list[Fared]
    first: Fared | None


def fared(won: int, unit: int, games: int, score: Tally | None) -> Fared:
    """Return the victories and scores of one seat or player."""
    rate = won / unit / games
    low, high = wilson(rate, games)
    return Fared(games, rate, low, high, None if score is None else score.told())


def summary(found: Sums) -> Summary:
    """Return the summary of the sums."""
    return Summary(
        games=found.games,
        shared=found.shared / found.games,
        moves=found.moves.told(),
        lead_changes=found.lead_changes.told() if found.lead_changes.count else None,
        seats=[fared(won, found.unit, found.games, score) for won, score in zip(found.won, found.scores, strict=True)],
        players=[fared(won, found.unit, found.games, score) for won, score in zip(found.player_won, found.player_scores, strict=True)],
        first=fared(found.began_won, found.unit, found.began, None) if found.began else None,
    )
