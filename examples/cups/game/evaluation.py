"""How a sensible player sees the table: how likely a bid is, knowing one die."""

from typing import Any

import numpy as np

from saqqara.core.look import Look
from saqqara.core.mix import mix
from saqqara.games.cups.rules import DOUBT, FACES

NAMES = ("truth", "doubt", "height")
"""The weights: a bid that is likely, a last bid that is not, and how little room is left above a bid."""
TRUTH, WRONG, HEIGHT = range(3)


def chance(s: Any, seat: Any, bid: Any) -> Any:
    """How likely a bid is true, for whoever knows this seat's die."""
    others = s.seats - 1
    missing = bid // FACES + 1 - (s.die[seat] == bid % FACES)
    total, ways = 0.0, 1.0
    for n in range(others + 1):  # n of the others show the face
        if n >= missing:
            total += ways * (1.0 / FACES) ** n * (1.0 - 1.0 / FACES) ** (others - n)
        ways = ways * (others - n) / (n + 1)
    return total


def worth(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """How good a move looks at first sight."""
    if move == DOUBT:
        return w[WRONG] * (1.0 - chance(s, seat, s.bid))
    return w[TRUTH] * chance(s, seat, move) - w[HEIGHT] * move / (s.seats * FACES)


def seen(s: Any, deck: Any, seat: Any) -> Any:
    """A number for all that the seat knows."""
    return mix(mix(s.die[seat], seat), mix(s.bid, s.round))


def likely(s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
    """Bids are not believed here."""
    return 0.0


def remember(look: Look, state: Any, deck: Any, w: Any) -> Any:
    """So nothing is remembered."""
    return np.zeros((1, 1))


def reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Why one might make a move."""
    bid = int(s.bid) if move == DOUBT else move
    return "hint-doubt" if move == DOUBT else "hint-bid", {"chance": round(100 * float(chance(s, seat, bid)))}
