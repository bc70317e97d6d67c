"""The table as a sensible player of Objective sees it: the worth of a move, what a seat knows, and how likely hidden colours are."""

from typing import Any

from saqqara.core.hash_keys import mix
from saqqara.games.objective.bots.colour_inference import remember
from saqqara.games.objective.bots.placement import NAMES, after, worth
from saqqara.games.objective.declaration import COLOUR_NAMES
from saqqara.games.objective.rules import COLOURS, spot_colour, spots_of

__all__ = ["NAMES", "aside", "likely", "reason", "remember", "seen", "tempting", "worth"]


def tempting(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """A spot in one's own colour now, whoever may guess it from that."""
    spot = move // COLOURS
    mine = s.objective[seat]
    return 1.0 if after(s, spot, move - spot * COLOURS) == mine and spot_colour(s, spot) != mine else 0.0


def aside(s: Any, deck: Any, w: Any, seat: Any, move: Any) -> Any:
    """Return how long ago anything happened on the spot: eyes are where the last pieces went."""
    placed, top = s.placed, s.top[move // COLOURS]
    return 1.0 if top < 0 or placed == 0 else (placed - 1 - top) / placed


def seen(s: Any, deck: Any, seat: Any) -> Any:
    """All but the others' objectives."""
    key = mix(s.objective[seat], seat)
    for spot in range(s.spots):
        stack = s.base[spot]
        piece = s.top[spot]
        while piece >= 0:
            stack = stack * 7 + s.colour[piece] + 1
            piece = s.below[piece]
        key = mix(key, stack)
    for other in range(s.seats):
        for colour in range(COLOURS):
            key = mix(key, s.stock[other][colour])
    return key


def likely(s: Any, deck: Any, w: Any, memory: Any, seat: Any, own: Any) -> Any:
    """Return how well these objectives explain what everybody has done; what the thinking seat did only where even its own is imagined."""
    total = 0.0
    for other in range(s.seats):
        if other != own:
            total += memory[other, s.objective[other]]
    return total


def reason(s: Any, deck: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    """Why one might place that piece: a message of ours."""
    spot, colour = divmod(move, COLOURS)
    mine, was, becomes = int(s.objective[seat]), int(spot_colour(s, spot)), int(after(s, spot, colour))
    if becomes == mine and was != mine:
        key = "hint-gain"
    elif becomes == colour:
        key = "hint-cover-mine" if was == mine else "hint-cover"
    else:
        key = "hint-annihilate"
    shown = COLOUR_NAMES[becomes if key == "hint-annihilate" else was]
    return key, {"colour": shown, "value": shown, "spots": int(spots_of(s, was))}
