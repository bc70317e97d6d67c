"""Why a move is not legal."""

from typing import Any

from saqqara.core.errors import Refused
from saqqara.games.cups import rules


def refusal(s: rules.State, deck: Any, seat: int, move: int) -> Refused | None:
    """Return the first clause that a move breaks, or None when it is legal."""
    if rules.is_over(s):
        return Refused("C8", "refused-over", "cups")
    if seat != s.turn:
        return Refused("C3", "refused-turn", "cups", turn=s.turn)
    if move == rules.DOUBT:
        return Refused("C6", "refused-doubt", "cups") if s.bid == rules.NONE else None
    fits = s.bid < move < s.seats * rules.FACES
    return None if fits else Refused("C5", "refused-bid", "cups", dice=s.seats)
