"""What is secret in Guardians: the faces of others' rooms, and of what another has drawn for a werewolf. Backs are open to all."""

from typing import Any

from saqqara.core.secrecy import Chances, Open, Place, Position, Secret, evenly
from saqqara.games.guardians.deck import BACKS, CARDS


def back(card: Any, deck: Any) -> str | None:
    """G4: a room's back stays in sight; where a pile gave nothing, that is seen too (GR3)."""
    return None if card is None else BACKS[deck.back[card - 1]]


def rooms_with_that_back(known: Position, deck: Any, place: Place) -> Chances:
    """Any room with that back of which nobody knows where it lies."""
    if place.shows is None:
        return evenly([None])
    places = (*known["hands"], known["discard"], known["drawn"] or [])
    seen = {card for cards in places for card in cards if isinstance(card, int)}
    return evenly(card for card in range(1, CARDS + 1) if card not in seen and back(card, deck) == place.shows)


def whoever_drew(position: Position, place: Place) -> int:
    """G9b: whoever woke the werewolf looks at the two rooms alone."""
    return int(position["turn"])


SECRETS = (
    Open("game seats turn over", "G3"),
    Open("scores", "G5 G11"),
    Open("discard", "GR5"),
    Open("piles", "G2"),  # how many rooms, and the back on top
    Open("extra_turns extra", "G9c"),
    Secret("hands[seat][each]", "G4 GR5", rooms_with_that_back, shows=back),
    Secret("drawn[each]", "G9b", rooms_with_that_back, owner=whoever_drew, shows=back),
)
