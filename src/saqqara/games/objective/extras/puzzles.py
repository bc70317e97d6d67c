"""The themes of Objective's puzzles, by the reason for the best placement, and by its place."""

from typing import Any

from saqqara.games.objective.rules import COLOURS, height

THEMES = {
    "hint-gain": "gain",
    "hint-gain-bare": "bare",
    "hint-gain-high": "high",
    "hint-cover": "block",
    "hint-cover-mine": "hide",
    "hint-annihilate": "vanish",
}
"""The theme by the message of `evaluation.reason`, and by where a piece goes that gains a spot."""
HIGH = 3
"""Pieces of a stack that is high: it may decide when all else is level (O16)."""
SINCE = 0.5
"""The part of the game before which no single placement is clearly best."""
TRIES, MARGIN = 20_000, 0.06
"""Games in the head that confirm a puzzle; and by how much the best must lead, in chances to win."""


def closer(s: Any, deck: Any, seat: int, move: int, key: str) -> str:
    """A message of `evaluation.reason`, with where the piece goes."""
    pieces = int(height(s, move // COLOURS))
    if key != "hint-gain" or 0 < pieces < HIGH:
        return key
    return "hint-gain-high" if pieces else "hint-gain-bare"
