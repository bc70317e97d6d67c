"""Counts of a seat's choices in a game of Objective, and the habits that show in it (see `core/habits.py`)."""

from collections.abc import Sequence
from typing import Any

from saqqara.core.habit_declaration import Habit

COUNTS = ("placed", "own", "on_base", "on_piece", "annihilated")
HABITS = (
    Habit("shows-colour", "own", "placed", True),
    Habit("hides-colour", "own", "placed", False),
    Habit("stacks", "on_piece", "placed", True),
    Habit("spreads", "on_base", "placed", True),
    Habit("annihilates", "annihilated", "placed", True),
)


def count(seats: int, moves: Sequence[tuple[int | None, str]], outcome: Any) -> list[list[int]]:
    """Return how often each seat placed its own colour, and on what: a bare base, a piece of another colour, or of the same (O10)."""
    rows = [[0] * len(COUNTS) for _ in range(seats)]
    stacks: dict[str, list[str]] = {}
    for seat, text in moves:
        if seat is None:
            continue
        colour, spot = text.split()
        stack = stacks.setdefault(spot, [])
        row = rows[seat]
        row[0] += 1
        row[1] += colour == outcome.detail.objectives[seat]
        if not stack:
            row[2] += 1
            stack.append(colour)
        elif stack[-1] == colour:
            row[4] += 1
            stack.pop()
        else:
            row[3] += 1
            stack.append(colour)
    return rows
