"""Positions as data: everything on the table, secrets included."""

from typing import Any

import numpy as np

from saqqara.core.compile import compiled
from saqqara.core.fields import Fields, fields
from saqqara.games.objective import rules
from saqqara.games.objective.position_check import check
from saqqara.games.objective.position_types import Colour, Position, Spot
from saqqara.games.objective.words import COLOURS


def spots(f: Fields) -> list[Spot]:
    """The board."""
    names: Any = COLOURS
    colour, below = f["colour"], f["below"]
    found = []
    for base, top in zip(f["base"][: f["spots"]], f["top"], strict=False):
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
    return [{COLOURS[colour]: n for colour, n in enumerate(held) if n} for held in f["stock"][: f["seats"]]]


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    names: Any = COLOURS
    f = fields(s)
    return Position(
        game="objective",
        mode="fair" if f["mode"] == rules.FAIR else "random",
        seats=f["seats"],
        turn=f["turn"],
        over=f["left"] == 0,
        spots=spots(f),
        stocks=stocks(f),
        objectives=[names[colour] for colour in f["objective"][: f["seats"]]],
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p)
    return laid_out(p, deck)


def laid_out(p: Position, deck: Any) -> Any:
    """The state of a position that is known to be right."""
    made = np.zeros(1, rules.STATE)
    s = made[0]
    s["seats"], s["turn"], s["mode"], s["spots"] = p.seats, p.turn, int(p.mode == "fair"), len(p.spots)
    pieces = [(number, COLOURS.index(colour)) for number, spot in enumerate(p.spots) for colour in spot.stack]
    bases = np.array([COLOURS.index(spot.base) for spot in p.spots], np.int64)
    lay_board(made, bases, np.array(pieces, np.int64).reshape(-1, 2))
    for seat, held in enumerate(p.stocks):
        s["objective"][seat] = COLOURS.index(p.objectives[seat])
        for name, n in held.items():
            s["stock"][seat, COLOURS.index(name)] = n
            s["held"][seat] |= (n > 0) << COLOURS.index(name)
            s["left"] += n
    return made


@compiled
def lay_board(states: Any, bases: Any, pieces: Any) -> Any:
    """Spots of these colours, and each piece (spot, colour) on top of what lies there: one call, where one for each piece takes longer."""
    s = states[0]
    for spot in range(len(bases)):
        base = bases[spot]
        s["base"][spot] = base
        s["top"][spot] = -1
        s["colours"] = np.int64(s["colours"]) | 1 << base
        s["bare"][base] = np.int64(s["bare"][base]) | 1 << spot
    for i in range(len(pieces)):
        spot = pieces[i, 0]
        rules.cover(s, spot, np.int64(s["top"][spot]), pieces[i, 1])
