"""How far it is to the tomb, counted in turns: what a pattern can do for a card depends on its walls, so squares alone do not tell.

The way is looked at as if only its foremost square were marked: from there each pattern is laid as well as possible, and what is expected
over the eight expedition cards is solved by going over it until nothing changes. The other marks, which may help or be in the way, are
left out: that is what makes a table of 25 numbers a card of it.
"""

from functools import lru_cache

import numpy as np

from saqqara.games.expedition.patterns import PATTERNS, PLACED, PLACEMENTS, RANGES, SIDE, SQUARES, squares

FAR = 20.0
"""Where no way leads."""
UNTOUCHED = SQUARES
"""The entry of a card that has no mark yet."""
ROUNDABOUT = 40
LARGEST = 4

SHAPES = np.vstack([np.eye(SQUARES, dtype=bool), np.array([[mask >> i & 1 for i in range(SQUARES)] for mask in PLACEMENTS], bool)])
"""All that can be marked at once: the single squares, then the placements."""
NEXT = np.array([[abs(a % SIDE - b % SIDE) + abs(a // SIDE - b // SIDE) == 1 for a in range(SQUARES)] for b in range(SQUARES)])
TOUCHED = SHAPES @ NEXT
"""The squares side by side with a shape."""
MEMBERS = np.array([(squares(int(mask)) * LARGEST)[:LARGEST] for mask in (*(1 << i for i in range(SQUARES)), *PLACEMENTS)])
BOUNDS = [0, *(SQUARES + int(bound) for bound in RANGES)]


@lru_cache(1024)
def turns(free: int, start: int, tomb: int, cross: int, patterns: tuple[int, ...]) -> tuple[float, ...]:
    """The turns that it takes from each square to the tomb, and from an untouched card; red crosses take one square further."""
    is_free, is_cross = (np.array([mask >> i & 1 for i in range(SQUARES)], bool) for mask in (free, cross))
    fits = ~(SHAPES & ~is_free).any(axis=1)
    again = (SHAPES & is_cross).any(axis=1)
    # What may be laid from each square: beside it and not upon it; from the untouched card: upon the start.
    allowed = np.vstack([TOUCHED.T & ~SHAPES.T, SHAPES[:, squares(start)[0]]]) & fits
    shares = np.array(patterns) / sum(patterns)
    found = np.full(SQUARES + 1, FAR)
    found[squares(tomb)[0]] = 0.0
    goal = found == 0.0
    for _ in range(ROUNDABOUT):
        then = found[MEMBERS].min(axis=1)
        onwards = np.where(TOUCHED & is_free, found[:SQUARES], FAR).min(axis=1)
        then = np.where(again, np.minimum(then, onwards), then)
        after = np.minimum(np.where(allowed, then, FAR), found[:, None])
        single = after[:, :SQUARES].min(axis=1)
        expected = np.ones(SQUARES + 1)
        for pattern in range(len(PATTERNS)):
            expected += shares[pattern] * np.minimum(single, after[:, BOUNDS[pattern + 1] : BOUNDS[pattern + 2]].min(axis=1))
        better = np.where(goal, 0.0, np.minimum(expected, FAR))
        if np.abs(better - found).max() < 1e-3:
            break
        found = better
    return tuple(found.tolist())


assert SHAPES.shape[0] == SQUARES + PLACED
