"""Moves as text: `red 7`."""

import re
from typing import Any

from saqqara.core.errors import Unreadable
from saqqara.core.notation import listed
from saqqara.games.objective import rules
from saqqara.games.objective.declaration import COLOUR_NAMES
from saqqara.games.objective.refusals import no_spot

FORMS = ("red 7",)
TEXTS = tuple(f"{colour} {spot}" for spot in range(1, rules.SPOTS + 1) for colour in COLOUR_NAMES)
MOVES = {text: move for move, text in enumerate(TEXTS)}
write, _, texts = listed("objective", TEXTS, FORMS)
MOVE = re.compile(rf"\s*({'|'.join(COLOUR_NAMES)})\s*([0-9]{{1,3}})\s*", re.IGNORECASE)


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """A text as a move."""
    if text in MOVES and MOVES[text] < int(s.spots) * rules.COLOURS:
        return MOVES[text]
    match = MOVE.fullmatch(text)
    if not match:
        raise Unreadable("unreadable", "objective", text=text[:60], forms=tuple(FORMS))
    spot = int(match[2])
    if not 1 <= spot <= s.spots:
        raise no_spot(s, spot)
    return (spot - 1) * rules.COLOURS + COLOUR_NAMES.index(match[1].lower())
