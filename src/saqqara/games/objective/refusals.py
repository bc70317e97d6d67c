"""Why a move is not legal."""

from typing import Any

from saqqara.core.errors import Refused
from saqqara.games.objective import rules
from saqqara.games.objective.declaration import COLOUR_NAMES


def refusal(s: Any, deck: Any, seat: int, move: int) -> Refused | None:
    """The first clause that a move breaks, or None when it is legal."""
    spot, colour = divmod(move, rules.COLOURS)
    if s.left == 0:
        return Refused("O13", "refused-over", "objective")
    if seat != s.turn:
        return Refused("O6", "refused-turn", "objective", turn=int(s.turn))
    if spot >= s.spots:
        return no_spot(s, spot + 1)
    if s.stock[seat][colour] == 0:
        return Refused("O7", "refused-stock", "objective", colour=COLOUR_NAMES[colour])
    if int(s.bare[colour]) >> spot & 1:
        return Refused("O8", "refused-base", "objective", colour=COLOUR_NAMES[colour], spot=spot + 1)
    return None


def no_spot(s: Any, spot: int) -> Refused:
    """O4: the board has only so many spots."""
    return Refused("O4", "refused-spot", "objective", spot=spot, spots=int(s.spots))
