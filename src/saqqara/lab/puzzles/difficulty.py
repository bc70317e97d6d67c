"""The difficulty of a puzzle, on the scale of ratings: it is rated as an opponent of the bots, by how often each level finds the answer."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log2

from saqqara.bots.level_ratings import stand
from saqqara.bots.levels import make
from saqqara.bots.rating_scale import MIDDLE, shown
from saqqara.bots.strength import STRENGTHS
from saqqara.core.look import Look

ASKED = {"novice": 8, "apprentice": 8, "adept": 3, "master": 2}
"""The number of times each level is asked: fewer for those that search, since they repeat themselves more often."""
CHANCE, STEP = 400.0, 10.0
"""The scale of the odds: so many points more are odds of ten to one, as in chess (`bots/rating_scale.py`)."""
LEAST, MOST = 600.0, 2400.0
USUAL_MOVES, BY_MOVES = 8, 30.0
"""A puzzle with twice as many moves to choose from is so many points harder than its answers alone say,"""
USUAL_LEAD, BY_LEAD = 0.2, 200.0
"""and one whose best leads by a hundredth of the games less is a hundredth of that harder."""
MOST_SHIFT = 80.0


def answers(look: Look, seed: str, levels: Iterable[str]) -> dict[str, Counter[str]]:
    """Return each level's answers, with their counts."""
    return {level: Counter(make(level, f"{seed} {level} {n}".encode()).choose(look).move for n in range(ASKED[level])) for level in levels}


def rating(game: str, seats: int, found: Mapping[str, tuple[float, float]]) -> float:
    """Return the rating of an opponent against whom each level wins that part of so many games; one game more is won and one lost against
    somebody unknown, so that it is never without bounds."""
    known = {level: stand(game, seats, level) for level in STRENGTHS}
    played = [(float(shown(known[level][0])), *one) for level, one in found.items() if known.get(level) is not None]  # type: ignore[index]
    played.append((float(MIDDLE), 0.5, 2.0))
    low, high = LEAST, MOST
    while high - low > 0.5:
        middle = (low + high) / 2
        expected = sum(n / (1.0 + STEP ** ((middle - other) / CHANCE)) for other, _, n in played)
        if expected > sum(part * n for _, part, n in played):  # they would win more often than they did: it is harder
            low = middle
        else:
            high = middle
    return low


def difficulty(game: str, seats: int, found: Mapping[str, tuple[float, float]], moves: int, lead: float) -> float:
    """Return the same, and what many moves and a small lead add to it."""
    by = BY_MOVES * log2(max(moves, 1) / USUAL_MOVES) + BY_LEAD * (USUAL_LEAD - lead)
    return float(round(rating(game, seats, found) + max(-MOST_SHIFT, min(MOST_SHIFT, by))))
