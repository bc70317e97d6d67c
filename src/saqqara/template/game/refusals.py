"""Why a move is not legal: written from the rules once more, so that a law can hold it against `rules.legal`."""

from typing import Any

from saqqara.core.errors import Refused
from saqqara.games.quarry import rules


def refusal(s: Any, deck: Any, seat: int, move: int) -> Refused | None:
    """The first clause that a move breaks, or None when it is legal. Its sentence is in the messages; it tells nothing that is hidden."""
    stone, heap = divmod(move, rules.HEAPS)
    if not any(s.hand):
        return Refused("Q9", "refused-over", "quarry")
    if seat != s.turn:
        return Refused("Q3", "refused-turn", "quarry", turn=s.turn)
    if not s.hand[seat] >> stone & 1:
        return Refused("Q4", "refused-stone", "quarry", stone=stone + 1)
    if heap == s.last:
        return Refused("Q5", "refused-last", "quarry", heap=heap + 1)
    return None
