"""Positions as data: everything on the table, secrets included."""

from typing import Any

from saqqara.games.cups import rules
from saqqara.games.cups.notation import bid_of, spell
from saqqara.games.cups.position_check import check
from saqqara.games.cups.position_types import Position


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    seats, rounds = s.seats, s.round
    return Position(
        game="cups",
        seats=seats,
        turn=s.turn,
        over=rounds == rules.ROUNDS,
        round=rounds,
        bid=None if s.bid == rules.NONE else spell(s.bid),
        dice=[die + 1 for die in s.die[:seats]],
        marks=s.marks[:seats],
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    s = rules.State()
    s.seats, s.turn, s.round = p.seats, p.turn, p.round
    s.bid = rules.NONE if p.bid is None else bid_of(p.bid)
    s.die[: p.seats], s.marks[: p.seats] = [die - 1 for die in p.dice], p.marks
    return s
