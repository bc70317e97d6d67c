"""The answer of a bot that is asked why it placed a piece: the effect on the board, and its colour only when the game is over."""

from typing import Any

from saqqara.games.objective import notation
from saqqara.games.objective.bots.evaluation import reason
from saqqara.games.objective.bots.placement import after
from saqqara.games.objective.declaration import COLOUR_NAMES
from saqqara.games.objective.rules import COLOURS, spot_colour, spots_of

Told = tuple[str, dict[str, Any]]


def why(s: Any, deck: Any, seat: int, text: str) -> Told:
    """By what everybody sees."""
    spot, colour = divmod(notation.read(s, deck, seat, text), COLOURS)
    was, becomes = int(spot_colour(s, spot)), int(after(s, spot, colour))
    if becomes != colour:
        return "why-annihilate", {"value": COLOUR_NAMES[becomes]}
    return "why-cover", {"colour": COLOUR_NAMES[was], "spots": int(spots_of(s, was))}


def truly(s: Any, deck: Any, seat: int, text: str) -> Told:
    """By the colour it wanted: the reason why one might do it, as what it was done for."""
    key, details = reason(s, deck, seat, notation.read(s, deck, seat, text))
    return f"why-{key.removeprefix('hint-')}", details
