"""Moves as text: `explore 1`, `secure`, `awaken 2`, `keep 1 2`, `pass`."""

import re
from typing import Any

from saqqara.core.errors import Unreadable
from saqqara.core.notation import listed
from saqqara.games.guardians import rules
from saqqara.games.guardians.deck import GAME
from saqqara.games.guardians.refusals import no_drawn_card, no_explorer, no_pile

FORMS = ("explore 1", "secure", "awaken 2", "keep none", "keep 1 2", "pass")
MOVE = re.compile(
    r"\s*(?:(explore|awaken)\s*([0-9]{1,3})|(secure|pass)|keep\s*(?:none|([0-9]{1,3})(?:\s+([0-9]{1,3}))?))\s*", re.IGNORECASE
)
TEXTS = (
    *("explore 1", "explore 2", "secure"),
    *(f"awaken {seat}" for seat in range(rules.SEATS)),
    *("keep none", "keep 1", "keep 2", "keep 1 2", "pass"),
)
write, _, texts = listed(GAME, TEXTS, FORMS)


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """A text as a move."""
    match = MOVE.fullmatch(text)
    if not match or (match[5] and int(match[4]) == int(match[5])):
        raise Unreadable("unreadable", GAME, text=text[:60], forms=tuple(FORMS))
    verb, number, word = (match[1] or "").lower(), int(match[2] or 0), (match[3] or "").lower()
    if word:
        return TEXTS.index(word)
    if verb == "explore":
        if number not in (1, 2):
            raise no_pile(number)
        return rules.EXPLORE + number - 1
    if verb == "awaken":
        if number >= s.seats:
            raise no_explorer(s, number)
        return rules.AWAKEN + number
    kept = 0
    for one in (int(digits) for digits in match.group(4, 5) if digits):
        if one not in (1, 2):
            raise no_drawn_card(one)
        kept |= one
    return rules.KEEP + kept
