"""Counts of a seat's choices in a game of Expedition, and the habits that show in it (see `core/habits.py`)."""

from collections.abc import Sequence
from typing import Any

from saqqara.core.habit_declaration import Habit

COUNTS = ("patterns", "squares", "from_display", "from_pile", "skulls", "gems", "torches")
HABITS = (
    Habit("single-squares", "squares", "patterns", True),
    Habit("whole-patterns", "squares", "patterns", False),
    Habit("trusts-the-pile", "from_pile", None, True),
    Habit("disturbs-skulls", "skulls", None, True),
    Habit("avoids-skulls", "skulls", None, False),
    Habit("loves-gems", "gems", None, True),
    Habit("carries-torches", "torches", None, True),
)


def count(seats: int, moves: Sequence[tuple[int | None, str]], outcome: Any) -> list[list[int]]:
    """Return how often each seat marked patterns and single squares, took cards from where, and its points for gems, torches and skulls."""
    rows = [[0] * len(COUNTS) for _ in range(seats)]
    for seat, text in moves:
        if seat is None:
            continue
        if ": " in text:
            rows[seat][0 if len(text.split()) > 2 else 1] += 1
        elif text.startswith("take "):
            rows[seat][3 if text == "take pile" else 2] += 1
    for seat in range(seats):
        detail = outcome.detail
        rows[seat][4:] = [-detail.skulls[seat], detail.gems[seat], detail.torches[seat]]
    return rows
