"""The knowledge of a seat as an array (see `core/observation.py`), and its choices as actions: here an action is a move."""

from typing import Any

from saqqara.core.observation import Part, amount, as_it_is, declared, members, places, size, thing, written
from saqqara.games.objective import rules
from saqqara.games.objective.rules import COLOURS, PER_COLOUR, PIECES, SEATS, SPOTS

LAYERS = 6


def lay_spots(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Each spot from the top down to its base."""
    for spot in range(s.spots):
        at, layer = LAID + spot * LAYERS, 0
        piece = s.top[spot]
        out[SHOWN + rules.spot_colour(s, spot)] += 1
        out[HEIGHTS + spot] = rules.height(s, spot)
        while piece >= 0 and layer < LAYERS:
            out[at + layer] = s.colour[piece] + 1
            layer += 1
            piece = s.below[piece]
        if layer < LAYERS:
            out[at + layer] = s.base[spot] + 1


LAYOUT = (
    Part(
        "table",
        (4,),
        "seats; equal shares (1) or blindly from the bag (0); pieces still to be placed in all; whose turn it is (0: this seat's, 1: the "
        "seat's to its left …)",
        declared("seats", "mode", "left", "turn"),
        holds=(thing(SEATS), thing(1), amount(PIECES), thing(SEATS - 1)),
    ),
    Part(
        "objectives",
        (SEATS,),
        "this seat's colour, and at the end that of the others",
        declared("objectives"),
        holds=thing(COLOURS),
        swaps="values",
    ),
    Part("colours", (COLOURS,), "whether each colour is in play", members("colours"), holds=thing(1), swaps="rows"),
    Part("stocks", (SEATS, COLOURS), "each seat's pieces, by colour", declared("stocks"), holds=amount(PER_COLOUR), swaps="rows"),
    Part(
        "spots",
        (SPOTS, LAYERS),
        f"the colours that lie on each spot, from the top down to its base; what lies deeper than {LAYERS} is not told",
        written(lay_spots),
        holds=thing(COLOURS),
        swaps="values",
    ),
    Part("shown", (COLOURS,), "how many spots show each colour", holds=amount(SPOTS), swaps="rows"),
    Part("heights", (SPOTS,), "how many pieces lie on each spot", holds=amount(PIECES)),
)
OWN = "objectives"
SIZE = size(LAYOUT)
CHOICES = (
    Part(
        "place", (SPOTS, COLOURS), "place a piece of a colour on a spot: all colours on the first spot, then on the second …", swaps="rows"
    ),
)
ACTIONS = rules.MOVES
_, _, _, _, LAID, SHOWN, HEIGHTS = places(LAYOUT).values()


def mask(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Write 1 for each action that this seat may take now, 0 for the others."""
    mine = s.left > 0 and seat == s.turn
    spots = (1 << s.spots) - 1
    for colour in range(COLOURS):
        allowed = spots & ~s.bare[colour] if mine and s.stock[seat][colour] > 0 else 0
        for spot in range(SPOTS):
            out[spot * COLOURS + colour] = allowed >> spot & 1


move_of = action_of = as_it_is
