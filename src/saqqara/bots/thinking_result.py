"""The result of thinking about a moment: by a search, or by a game's solver."""

from math import sqrt
from typing import Any, NamedTuple

import msgspec

EQUAL = 1e-9
SURE = 1.96
"""Standard errors to either side of a 95 % interval."""


class Thought(NamedTuple):
    """The state of a search.

    For each of the seat's moves (none where it is not to move): its number and text, how often it was tried, the seat's chance to win
    (shared victories in part), its points, its value to the search, everybody's chances after it, and how far its points spread from game
    to game (standard deviation). `chances`: everybody's over all games that were tried, `tried` how many those were; `exact`: nothing was
    tried, it is known.
    """

    moves: list[int]
    texts: tuple[str, ...]
    visits: list[int]
    wins: list[float]
    points: list[float]
    values: list[float]
    everyone: list[list[float]]
    spreads: list[float]
    chances: list[float]
    tried: int
    exact: bool = False

    @property
    def order(self) -> list[int]:
        """The places of the moves in these lists, the best first."""
        if self.exact:
            return sorted(range(len(self.moves)), key=lambda i: (-round(self.wins[i] / EQUAL), -self.points[i]))
        return sorted(range(len(self.moves)), key=lambda i: (-self.visits[i], -self.values[i]))

    def share(self, i: int) -> float:
        """Return the part of the tries that went into a move; where it is known, the best ones share alike."""
        if not self.exact:
            return self.visits[i] / max(sum(self.visits), 1)
        best = [j for j in range(len(self.moves)) if self.as_good(j, self.order[0])]
        return 1 / len(best) if i in best else 0.0

    def as_good(self, i: int, j: int) -> bool:
        """Return whether two moves are worth the same."""
        return abs(self.wins[i] - self.wins[j]) < EQUAL and abs(self.points[i] - self.points[j]) < EQUAL

    @property
    def best(self) -> int:
        """The place of the best."""
        return self.order[0]

    def win_error(self, i: int) -> float:
        """Return how far the chance to win with a move may be off."""
        n = self.visits[i]
        likely = (self.wins[i] * n + 2) / (n + 4)
        return 0.0 if self.exact else SURE * sqrt(likely * (1 - likely) / (n + 4))

    def points_error(self, i: int) -> float:
        """Return how far the points may be off."""
        return 0.0 if self.exact else SURE * self.spreads[i] / sqrt(max(self.visits[i], 1))


class Tally(NamedTuple):
    """The sums of a search over its tries: for each of the seat's moves its number, the tries, what they were worth to the search, the
    victories, the points and their squares, and everybody's victories.

    `overall`: everybody's victories over all tries, and the number of tries.
    """

    moves: list[int]
    visits: list[int]
    values: list[float]
    wins: list[float]
    points: list[float]
    squares: list[float]
    everyone: list[list[float]]
    overall: list[float]


def thought_of(request: Any, tally: Tally) -> Thought:
    """Return what a search has learnt about the seat's own moves and everybody's chances."""
    seats = request.seats
    tried = int(tally.overall[seats])
    chances = [wins / max(tally.overall[seats], 1.0) for wins in tally.overall[:seats]]
    texts = dict(zip(request.moves, request.texts, strict=True))
    times = [max(visits, 1) for visits in tally.visits]
    points = mean(tally.points, times)
    return Thought(
        moves=tally.moves,
        texts=tuple(texts[move] for move in tally.moves),
        visits=tally.visits,
        wins=mean(tally.wins, times),
        points=points,
        values=mean(tally.values, times),
        everyone=[[wins / n for wins in row[:seats]] for row, n in zip(tally.everyone, times, strict=True)],
        spreads=[sqrt(max(squares / n - own * own, 0.0)) for squares, n, own in zip(tally.squares, times, points, strict=True)],
        chances=chances,
        tried=tried,
    )


def mean(sums: list[float], times: list[int]) -> list[float]:
    """Return each sum divided by how often it was added to."""
    return [total / n for total, n in zip(sums, times, strict=True)]


class Solved(msgspec.Struct, frozen=True):
    """A solved moment: for each of the seat's moves all players' chances and its own points; and all players' chances if each does what is
    best for them."""

    everyone: list[list[float]]
    points: list[float]
    chances: list[float]


def known(request: Any, solved: Solved) -> Thought:
    """Return a moment that was solved, as a thought: nothing was tried."""
    n = len(request.moves)
    wins = [chances[request.seat] for chances in solved.everyone]
    none, still = [0] * n, [0.0] * n
    return Thought(request.moves, tuple(request.texts), none, wins, solved.points, wins, solved.everyone, still, solved.chances, 0, True)
