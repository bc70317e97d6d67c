"""Counts of a seat's choices in a game of Guardians, and the habits that show in it (see `core/habits.py`)."""

from collections.abc import Sequence
from typing import Any

from saqqara.core.habit_declaration import Habit

COUNTS = ("explored", "secured", "awakened", "was_awakened")
HABITS = (
    Habit("explores-on", "explored", "secured", True),
    Habit("secures-early", "explored", "secured", False),
    Habit("awakens", "awakened", None, True),
    Habit("lets-sleep", "awakened", None, False),
    Habit("is-awakened", "was_awakened", None, True),
)


def count(seats: int, moves: Sequence[tuple[int | None, str]], outcome: Any) -> list[list[int]]:
    """Return how often each seat explored, secured and awakened, and was awakened by others."""
    rows = [[0] * len(COUNTS) for _ in range(seats)]
    for seat, text in moves:
        if seat is None:
            continue
        what, _, which = text.partition(" ")
        if what == "explore":
            rows[seat][0] += 1
        elif what == "secure":
            rows[seat][1] += 1
        elif what == "awaken":
            rows[seat][2] += 1
            rows[int(which)][3] += 1
    return rows
