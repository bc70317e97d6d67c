"""Positions as data: everything on the table, secrets included."""

from typing import Any

from saqqara.core.fields import Fields, fields
from saqqara.games.objective import rules
from saqqara.games.objective.position_check import check
from saqqara.games.objective.position_types import Colour, Position, Spot
from saqqara.games.objective.words import COLOURS


def spots(f: Fields) -> list[Spot]:
    """The board."""
    names: Any = COLOURS
    colour, below = f.colour, f.below
    found = []
    for base, top in zip(f.base[: f.spots], f.top, strict=False):
        stack: list[Colour] = []
        while top >= 0:
            stack.append(names[colour[top]])
            top = below[top]  # noqa: PLW2901 - down the stack
        if len(stack) > 1:
            stack.reverse()
        found.append(Spot(names[base], stack))
    return found


def stocks(f: Fields) -> list[dict[Any, int]]:
    """Each seat's pieces by colour."""
    return [{COLOURS[colour]: n for colour, n in enumerate(held) if n} for held in f.stock[: f.seats]]


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    names: Any = COLOURS
    f = fields(s)
    return Position(
        game="objective",
        mode="fair" if f.mode == rules.FAIR else "random",
        seats=f.seats,
        turn=f.turn,
        over=f.left == 0,
        spots=spots(f),
        stocks=stocks(f),
        objectives=[names[colour] for colour in f.objective[: f.seats]],
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    return laid_out(p, deck)


def laid_out(p: Position, deck: Any) -> Any:
    """The state of a position that is known to be right."""
    s = rules.State()
    s.seats, s.turn, s.mode, s.spots = p.seats, p.turn, int(p.mode == "fair"), len(p.spots)
    for number, spot in enumerate(p.spots):
        base = COLOURS.index(spot.base)
        s.base[number], s.top[number] = base, -1
        s.colours |= 1 << base
        s.bare[base] |= 1 << number
    for number, spot in enumerate(p.spots):
        for colour in spot.stack:
            rules.cover(s, number, s.top[number], COLOURS.index(colour))
    for seat, held in enumerate(p.stocks):
        s.objective[seat] = COLOURS.index(p.objectives[seat])
        for name, n in held.items():
            s.stock[seat][COLOURS.index(name)] = n
            s.held[seat] |= (n > 0) << COLOURS.index(name)
            s.left += n
    return s
