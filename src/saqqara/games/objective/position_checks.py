"""Checks of a position across its fields. Each error names the field that is wrong."""

from collections import Counter
from itertools import pairwise
from typing import Any

from saqqara.core.errors import BadPosition
from saqqara.games.objective.declaration import Position
from saqqara.games.objective.rules import BASES, PER_COLOUR


def bad(key: str, field: str, /, **args: object) -> BadPosition:
    """Return an error about a field."""
    return BadPosition(key, "objective", field=field, **args)


def check(p: Position, deck: Any) -> None:
    """Check all that no field can state for itself; raise `BadPosition` at the first thing that does not hold."""
    for colour, n in Counter(spot.base for spot in p.spots).items():
        if n != BASES:
            raise bad("position-bases", "spots", colour=colour, wanted=BASES, got=n)
    if len(set(p.objectives)) < p.seats:
        raise bad("position-objective-twice", "objectives", colour=next(c for c, n in Counter(p.objectives).items() if n > 1))
    check_stacks(p)
    check_stocks(p)
    check_pieces(p)
    check_turn(p)


def check_stacks(p: Position) -> None:
    """O8, O10: what cannot lie on what."""
    for number, spot in enumerate(p.spots):
        field = f"spots[{number}].stack"
        if spot.stack[:1] == [spot.base]:
            raise bad("position-stack-base", field, colour=spot.base)
        for below, above in pairwise(spot.stack):
            if below == above:
                raise bad("position-stack-same", field, colour=above)


def check_stocks(p: Position) -> None:
    """O5: how many of a colour somebody can have."""
    most = PER_COLOUR // p.seats
    for seat, held in enumerate(p.stocks):
        for colour, n in held.items():
            if p.mode == "fair" and n > most:
                raise bad("position-fair-share", f"stocks[{seat}].{colour}", got=n, most=most)


def check_pieces(p: Position) -> None:
    """O2, O10: colours in play alone, and of each as many pieces as can be left."""
    in_play = {spot.base for spot in p.spots}
    named = [(f"spots[{number}].stack", colour) for number, spot in enumerate(p.spots) for colour in spot.stack]
    named += [(f"stocks[{seat}]", colour) for seat, held in enumerate(p.stocks) for colour in held]
    named += [(f"objectives[{seat}]", colour) for seat, colour in enumerate(p.objectives)]
    for field, colour in named:
        if colour not in in_play:
            raise bad("position-colour", field, colour=colour)
    pieces = Counter(colour for spot in p.spots for colour in spot.stack)
    for held in p.stocks:
        pieces.update(held)
    for colour, n in pieces.items():
        if n > PER_COLOUR or (PER_COLOUR - n) % 2:
            raise bad("position-pieces", "stocks", colour=colour, most=PER_COLOUR, got=n)


def check_turn(p: Position) -> None:
    """O6, O13: the seats just before the one to act have placed one more; over when nobody has any left."""
    left: list[int] = [sum(held.values()) for held in p.stocks]
    most = PER_COLOUR * (p.seats + 2) // p.seats
    round_from_turn = left[p.turn :] + left[: p.turn]
    if round_from_turn != sorted(left, reverse=True) or max(left) - min(left) > 1 or max(left) > most:
        raise bad("position-stocks", "stocks", got=", ".join(map(str, left)), turn=p.turn, most=most)
    pieces = sum(left)
    if p.over and pieces:
        raise bad("position-over-early", "over", left=pieces)
    if not p.over and not pieces:
        raise bad("position-over-late", "over")
