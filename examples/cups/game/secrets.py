"""What is secret: the dice under the others' cups."""

from typing import Any

from saqqara.core.secrecy import Chances, Open, Place, Position, Secret, evenly
from saqqara.games.cups.rules import FACES


def any_face(known: Position, deck: Any, place: Place) -> Chances:
    """C2: a die shows anything."""
    return evenly(range(1, FACES + 1))


SECRETS = (
    Open("game seats turn over round", "C3 C8"),
    Open("bid marks", "C4 C7"),
    Secret("dice[seat]", "C2 C6", any_face),
)
