"""Positions as data: everything on the table, secrets included."""

from functools import reduce
from operator import or_
from typing import Any

from saqqara.games.quarry import rules
from saqqara.games.quarry.position_check import check
from saqqara.games.quarry.position_types import Position


def stones(mask: Any) -> list[int]:
    """A set of stones, ascending."""
    return [stone + 1 for stone in range(rules.STONES) if mask >> stone & 1]


def mask_of(held: list[int]) -> int:
    """The same the other way round."""
    return sum(1 << stone - 1 for stone in held)


def gone(s: Any) -> list[int]:
    """The stones that have left the game (Q7)."""
    return stones(~reduce(or_, [s.bag, *s.heap, *s.hand]))


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    seats = s.seats
    return Position(
        game="quarry",
        seats=seats,
        turn=s.turn,
        over=not any(s.hand),
        heaps=[stones(heap) for heap in s.heap],
        last=None if s.last == rules.NONE else s.last + 1,
        gone=gone(s),
        hands=[stones(hand) for hand in s.hand[:seats]],
        scores=s.score[:seats],
        best=s.best[:seats],
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    s = rules.State()
    s.seats, s.turn, s.last = p.seats, p.turn, rules.NONE if p.last is None else p.last - 1
    s.bag = (1 << rules.STONES) - 1 - sum(mask_of(held) for held in (p.gone, *p.heaps, *p.hands))
    s.heap[:] = [mask_of(heap) for heap in p.heaps]
    s.hand[: p.seats] = [mask_of(hand) for hand in p.hands]
    s.score[: p.seats], s.best[: p.seats] = p.scores, p.best
    return s
