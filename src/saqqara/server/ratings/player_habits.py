"""A player's habits: how their choices differ from those of the others at the same tables."""

import math
from collections.abc import Sequence

from saqqara.core.habit_declaration import Habit

GAMES = 5
"""The number of games a player needs before habits are shown."""
LEAST = math.log(1.2)
"""The least difference that is shown, as a logarithm: a fifth."""
SURE = 2.0
"""The least difference that is shown, in standard errors: less may be chance."""
MOST = 3
"""The number of habits shown."""


def find_habits(
    habits: Sequence[Habit], counts: Sequence[str], mine: Sequence[int], games: int, others: Sequence[int], seats: int
) -> list[str]:
    """Return the habits that somebody has, the most marked first: by sums over their games, and over the other seats at the same tables."""
    if games < GAMES or seats == 0 or len(mine) != len(counts) or len(others) != len(counts):
        return []
    found = []
    for habit in habits:
        of = counts.index(habit.of)
        per = (games, seats) if habit.per is None else (mine[counts.index(habit.per)], others[counts.index(habit.per)])
        own, theirs = mine[of] + 0.5, others[of] + 0.5
        apart = math.log(own / (per[0] + 0.5)) - math.log(theirs / (per[1] + 0.5))
        by_chance = math.sqrt(1 / own + 1 / theirs + (0.0 if habit.per is None else 1 / (per[0] + 0.5) + 1 / (per[1] + 0.5)))
        marked = apart if habit.more else -apart
        if marked >= LEAST and marked >= SURE * by_chance:
            found.append((-marked / by_chance, habit.name))
    return [name for _, name in sorted(found)[:MOST]]
