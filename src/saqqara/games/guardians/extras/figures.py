"""The figures of the rules page: each a position, and the moves that lead on from it."""

from collections.abc import Iterable
from typing import Any

from saqqara.core.rules_figure import Figure, changed


def rooms(hands: list[list[int]], discard: Iterable[int] = ()) -> dict[str, Any]:
    """A position with the first explorer to act; what lies nowhere else is in the piles."""
    unseen = 54 - sum(map(len, hands)) - len(list(discard))
    piles = [{"count": (unseen + 1) // 2, "top": "green"}, {"count": unseen // 2, "top": "red"}]
    return changed("guardians", len(hands), turn=0, hands=hands, discard=list(discard), piles=piles)


FIGURES = (
    Figure("G1", "rooms", rooms([[1, 27, 52], []]), seat=0),
    Figure("G2", "piles", rooms([[], []], [9])),
    Figure("G6", "double", rooms([[4, 1, 30, 13], []]), seat=0),
    Figure("G8", "saved", rooms([[13], [6, 29, 42]]), moves=((0, "awaken 1"),)),
    Figure("G9", "struck", rooms([[13], [31, 3, 8, 25]]), moves=((0, "awaken 1"),)),
)
