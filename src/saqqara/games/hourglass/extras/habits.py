"""Counts of a seat's choices in a game of Hourglass, and the habits that show in it (see `core/habits.py`)."""

from collections.abc import Sequence
from typing import Any

from saqqara.core.habit_declaration import Habit

COUNTS = ("took", "said_nothing", "right", "wrong")
HABITS = (
    Habit("grabs", "took", None, True),
    Habit("picks-few", "took", None, False),
    Habit("waits", "said_nothing", None, True),
    Habit("miscounts", "wrong", "took", True),
    Habit("counts-well", "wrong", "took", False),
)


def count(seats: int, moves: Sequence[tuple[int | None, str]], outcome: Any) -> list[list[int]]:
    """Return how often each seat took a tile or said that it would take none; scarabs of right and of wrong tiles."""
    rows = [[0] * len(COUNTS) for _ in range(seats)]
    for seat, text in moves:
        if seat is not None:
            rows[seat][0] += text.startswith("take ")
            rows[seat][1] += text == "nothing"
    for seat in range(seats):
        right, wrong = int(outcome.detail.right[seat]), int(outcome.detail.wrong[seat])
        rows[seat][2:] = [right, wrong]
    return rows
