"""What is secret: the others' hands. The laws hold views, `redeal`, `imagine`, bots and all that is sent against this list."""

from typing import Any

from saqqara.core.secrecy import Chances, Open, Place, Position, Secret, evenly
from saqqara.games.quarry.rules import STONES


def stones_out_of_sight(known: Position, deck: Any, place: Place) -> Chances:
    """Q2: any stone of which one does not know where it is; the bag has the others."""
    seen = {stone for stones in (known["gone"], *known["heaps"], *known["hands"]) for stone in stones if isinstance(stone, int)}
    return evenly(stone for stone in range(1, STONES + 1) if stone not in seen)


# Every field of a position is named here, with the clause that opens it or hides it: what is not named is secret to all.
SECRETS = (
    Open("game seats turn over", "Q3 Q9"),
    Open("heaps last gone", "Q4 QR2"),
    Open("scores best", "QR2"),
    Secret("hands[seat][each]", "Q2", stones_out_of_sight, ordered=False),
)
