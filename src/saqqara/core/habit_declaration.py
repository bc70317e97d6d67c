"""The declaration of a game's habits, in its `extras/habits.py`: choices that tell players apart.

It has `COUNTS`, names of what is counted of a seat in a finished game; `count(seats, moves, outcome)`, a row of these numbers for each
seat, from what all have seen by then; and `HABITS`, each with a sentence `habit-<name>` in the game's texts.
"""

from typing import NamedTuple


class Habit(NamedTuple):
    """A choice that a player makes more often than others (`more`), or less often, for each time that something else is done (None: in
    each game)."""

    name: str
    of: str
    per: str | None
    more: bool
