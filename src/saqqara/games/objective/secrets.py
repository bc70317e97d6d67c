"""What is secret in Objective: the others' colours, until the end."""

from typing import Any

from saqqara.core.secrecy import Chances, Open, Place, Position, Secret, evenly


def other_colours(known: Position, deck: Any, place: Place) -> Chances:
    """O3: any colour in play that is nobody else's."""
    in_play = {spot["base"] for spot in known["spots"]}
    return evenly(sorted(in_play - {colour for colour in known["objectives"] if isinstance(colour, str)}))


SECRETS = (
    Open("game mode seats turn over", "O1 O5 O6"),
    Open("spots", "O4 O9"),  # bases and stacks lie in sight
    Open("stocks", "O5 O7"),
    Secret("objectives[seat]", "O3 O14", other_colours),
)
