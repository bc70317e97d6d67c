"""What a seat may know, as an array (see `core/observation.py`), and its choices as actions: here an action is a move."""

from typing import Any

from saqqara.core.observation import Part, as_it_is, places, size
from saqqara.games.objective import rules
from saqqara.games.objective.rules import COLOURS, SEATS, SPOTS

LAYERS = 6
LAYOUT = (
    Part(
        "table",
        (4,),
        "seats; equal shares (1) or blindly from the bag (0); pieces still to be placed in all; whose turn it is (0: this seat's, 1: the "
        "seat's to its left …)",
    ),
    Part("objectives", (SEATS,), "this seat's colour, and at the end that of the others"),
    Part("colours", (COLOURS,), "whether each colour is in play"),
    Part("stocks", (SEATS, COLOURS), "each seat's pieces, by colour"),
    Part(
        "spots",
        (SPOTS, LAYERS),
        f"the colours that lie on each spot, from the top down to its base; what lies deeper than {LAYERS} is not told",
    ),
    Part("shown", (COLOURS,), "how many spots show each colour"),
    Part("heights", (SPOTS,), "how many pieces lie on each spot"),
)
SIZE = size(LAYOUT)
CHOICES = (Part("place", (SPOTS, COLOURS), "place a piece of a colour on a spot: all colours on the first spot, then on the second …"),)
ACTIONS = rules.MOVES
TABLE, OBJECTIVES, IN_PLAY, STOCKS, LAID, SHOWN, HEIGHTS = places(LAYOUT).values()


def observe(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write what this seat may know: all but the others' objectives (O3), which come into the open at the end (O14)."""
    seats = s.seats
    out[TABLE] = seats
    out[TABLE + 1] = s.mode
    out[TABLE + 2] = s.left
    turn = s.turn - seat
    out[TABLE + 3] = turn if turn >= 0 else turn + seats
    for colour in range(COLOURS):
        out[IN_PLAY + colour] = s.colours >> colour & 1
    for row in range(SEATS):
        other = seat + row if seat + row < seats else seat + row - seats
        out[OBJECTIVES + row] = s.objective[other] + 1 if row == 0 or (row < seats and s.left == 0) else 0
        for colour in range(COLOURS):
            out[STOCKS + row * COLOURS + colour] = s.stock[other][colour] if row < seats else 0
    for i in range(LAID, SIZE):
        out[i] = 0
    spots = s.spots
    for spot in range(SPOTS):
        if spot < spots:
            lay_out(s, spot, LAID + spot * LAYERS, out)


def lay_out(s: Any, spot: Any, at: Any, out: Any) -> Any:
    """One spot from the top down to its base."""
    layer, height = 0, 0
    piece = s.top[spot]
    base = s.base[spot]
    out[SHOWN + (base if piece < 0 else s.colour[piece])] += 1
    while piece >= 0:
        if layer < LAYERS:
            out[at + layer] = s.colour[piece] + 1
            layer += 1
        height += 1
        piece = s.below[piece]
    if layer < LAYERS:
        out[at + layer] = base + 1
    out[HEIGHTS + spot] = height


def mask(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write 1 for each action that this seat may take now, 0 for the others."""
    mine = s.left > 0 and seat == s.turn
    spots = (1 << s.spots) - 1
    for colour in range(COLOURS):
        allowed = spots & ~s.bare[colour] if mine and s.stock[seat][colour] > 0 else 0
        for spot in range(SPOTS):
            out[spot * COLOURS + colour] = allowed >> spot & 1


move_of = action_of = as_it_is
