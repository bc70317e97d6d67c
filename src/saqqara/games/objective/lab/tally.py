"""Counts of a game of Objective (see `core/tally_declaration.py`)."""

from typing import Any

from saqqara.core.tally_declaration import Column, Thing, places
from saqqara.games.objective import rules
from saqqara.games.objective.declaration import COLOUR_NAMES
from saqqara.games.objective.rules import COLOURS, SEATS

LIST = ", ".join(f"{number} {name}" for number, name in enumerate(COLOUR_NAMES))
COLUMNS = (
    Column("colours", False, "u1", "set", f"the colours in play, by bits: {LIST}"),
    Column("objective", True, "u1", "number", f"the seat's secret colour: {LIST}"),
    Column("covered", True, "u1", "number", "how many of the spots of its colour have a piece on them"),
    Column("tallest", True, "u1", "number", "how many pieces the tallest stack of its colour has"),
    Column("own_placed", True, "u1", "count", "how often the seat placed a piece of its own colour"),
    Column("on_base", True, "u1", "count", "how often it placed a piece on a bare base"),
    Column("on_piece", True, "u1", "count", "how often it placed a piece on one of another colour"),
    Column("annihilated", True, "u1", "count", "how often it placed a piece on one of the same colour, and both went"),
)
AT = places(COLUMNS, SEATS)


def standing(s: Any, deck: Any, seat: Any) -> Any:
    """O14: the spots of the seat's colour; nobody at the table knows all of these."""
    return rules.spots_of(s, s.objective[seat])


def note(s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
    """Count the placement that is about to be made."""
    spot = move // COLOURS
    colour = move - spot * COLOURS
    if colour == s.objective[seat]:
        row[AT.own_placed + seat] += 1
    top = s.top[spot]
    if top < 0:
        row[AT.on_base + seat] += 1
    elif s.colour[top] == colour:
        row[AT.annihilated + seat] += 1
    else:
        row[AT.on_piece + seat] += 1


def total(s: Any, deck: Any, row: Any) -> Any:
    """Count what the end shows."""
    row[AT.colours] = s.colours
    for seat in range(s.seats):
        colour = s.objective[seat]
        stands = rules.standing(s, colour)  # O15, O16
        row[AT.objective + seat] = colour
        row[AT.covered + seat] = stands >> 8 & 255
        row[AT.tallest + seat] = stands & 255


def things(deck: None) -> dict[str, list[Thing]]:
    """By the name of the column, number by number."""
    return {"objective": [Thing(("colour", {"colour": name})) for name in COLOUR_NAMES]}
