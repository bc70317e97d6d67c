"""The view of a seat as JSON, written by compiled code: the same text as that of `view`."""

from typing import Any

import numpy as np

from saqqara.core.compile import compiled
from saqqara.core.json_text import Pieces, Texts, put, put_byte, put_number
from saqqara.games.objective import rules
from saqqara.games.objective.notation import TEXTS as MOVE_TEXTS
from saqqara.games.objective.words import COLOURS

MOST = 8192
COMMA, CLOSE, BRACE, END = b",]{}"

TEXTS = Texts()
COLOUR = TEXTS.add_values(COLOURS)
SPOT = TEXTS.add(*(f'{{"base":"{colour}","stack":[' for colour in COLOURS))
HELD = TEXTS.add(*(f'"{colour}":' for colour in COLOURS))
"""A colour, of which there are so many."""
MODE = TEXTS.add('{"mode":"random","turn":', '{"mode":"fair","turn":')  # as `rules.RANDOM` and `rules.FAIR` count them
SETS = [[f'"{name}"' for colour, name in enumerate(COLOURS) if some >> colour & 1] for some in range(1 << rules.COLOURS)]
IN_PLAY = TEXTS.add(*(f',"colours":[{",".join(names)}],"spots":[' for names in SETS))
STOCKS = TEXTS.add('],"stocks":[')
OBJECTIVES = TEXTS.add('],"objectives":[')
NONE = TEXTS.add("null")
COUNTS = TEXTS.add('],"counts":{')
COVERED = TEXTS.add('},"covered":{')
MOVES = TEXTS.add_values(MOVE_TEXTS)
PIECES = TEXTS.pieces()


def pieces(deck: Any) -> Pieces:
    """What `write` writes of: there are no cards."""
    return PIECES


@compiled
def write(states: Any, decks: Any, text: Any, begins: Any, seat: Any, out: Any) -> Any:
    """The view of a seat, or of an onlooker; how long it is."""
    s = states[0]
    at = put(out, 0, text, begins, MODE + np.int64(s["mode"]))
    at = put_number(out, at, s["turn"])
    at = put(out, at, text, begins, IN_PLAY + np.int64(s["colours"]))
    for spot in range(s["spots"]):
        if spot:
            at = put_byte(out, at, COMMA)
        at = put(out, at, text, begins, SPOT + np.int64(s["base"][spot]))
        at = write_stack(s, spot, text, begins, out, at)
    at = put(out, at, text, begins, STOCKS)
    for other in range(s["seats"]):
        if other:
            at = put_byte(out, at, COMMA)
        at = put_byte(out, at, BRACE)
        first = True
        for colour in range(rules.COLOURS):
            if s["stock"][other, colour] > 0:
                if not first:
                    at = put_byte(out, at, COMMA)
                first = False
                at = put(out, at, text, begins, HELD + colour)
                at = put_number(out, at, s["stock"][other, colour])
        at = put_byte(out, at, END)
    at = put(out, at, text, begins, OBJECTIVES)
    for other in range(s["seats"]):
        if other:
            at = put_byte(out, at, COMMA)
        at = put(out, at, text, begins, COLOUR + np.int64(s["objective"][other]) if s["left"] == 0 or other == seat else NONE)  # O3
    at = put(out, at, text, begins, COUNTS)
    at = write_standings(s, 16, text, begins, out, at)
    at = put(out, at, text, begins, COVERED)
    at = write_standings(s, 8, text, begins, out, at)
    at = put_byte(out, at, END)
    return put_byte(out, at, END)


@compiled
def write_stack(s: Any, spot: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """The pieces on a spot, the lowest first."""
    height, piece = 0, s["top"][spot]
    while piece >= 0:
        height += 1
        piece = s["below"][piece]
    for above in range(height - 1, -1, -1):
        piece = s["top"][spot]
        for _ in range(above):
            piece = s["below"][piece]
        at = put(out, at, text, begins, COLOUR + np.int64(s["colour"][piece]))
        at = put_byte(out, at, COMMA if above else CLOSE)
    if height == 0:
        at = put_byte(out, at, CLOSE)
    return put_byte(out, at, END)


@compiled
def write_standings(s: Any, shift: Any, text: Any, begins: Any, out: Any, at: Any) -> Any:
    """A number of each colour in play, by its place in `rules.standing`."""
    first = True
    for colour in range(rules.COLOURS):
        if s["colours"] >> colour & 1:
            if not first:
                at = put_byte(out, at, COMMA)
            first = False
            at = put(out, at, text, begins, HELD + colour)
            at = put_number(out, at, rules.standing(s, colour) >> shift & 255)
    return at
