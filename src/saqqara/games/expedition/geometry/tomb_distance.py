"""The distance to the tomb in turns: what a pattern can do for a card depends on its walls, so squares alone do not tell.

The way is looked at as if only its foremost square were marked: from there each pattern is laid as well as possible, and what is expected
over the eight expedition cards is solved by going over it until nothing changes. The other marks, which may help or be in the way, are
left out: that is what makes a table of 25 numbers a card of it.
"""

from functools import lru_cache

from saqqara.games.expedition.geometry.patterns import PATTERNS, PLACEMENTS, RANGES, SQUARES, beside, squares

FAR = 20.0
"""The distance to a place to which no way leads."""
UNTOUCHED = SQUARES
"""The entry of a card that has no mark yet."""
ROUNDABOUT = 40

SHAPES = [*(1 << square for square in range(SQUARES)), *PLACEMENTS]
"""All that can be marked at once: the single squares, then the placements."""
MEMBERS = [squares(shape) for shape in SHAPES]
BOUNDS = [0, *(SQUARES + bound for bound in RANGES)]
"""The places where the single squares and the placements of each pattern begin."""
TOUCHED = [beside(shape) for shape in SHAPES]
"""The squares side by side with each shape, some of which may be its own."""


@lru_cache(1024)
def turns(free: int, start: int, tomb: int, cross: int, patterns: tuple[int, ...]) -> tuple[float, ...]:
    """The turns that it takes from each square to the tomb, and from an untouched card; red crosses take one square further."""
    shares = [count / sum(patterns) for count in patterns]
    fitting = [number for number, shape in enumerate(SHAPES) if shape & ~free == 0]
    again = {number: squares(TOUCHED[number] & free) for number in fitting if SHAPES[number] & cross}
    reached = [shapes_by_kind(fitting, square, start) for square in range(SQUARES + 1)]
    goal = squares(tomb)[0]
    found = [FAR] * (SQUARES + 1)
    found[goal] = 0.0
    for _ in range(ROUNDABOUT):
        then = {number: min(found[square] for square in MEMBERS[number]) for number in fitting}
        for number, onwards in again.items():
            then[number] = min(then[number], min((found[square] for square in onwards), default=FAR))
        better = []
        for square, (singles, *placed) in enumerate(reached):
            single = min([then[number] for number in singles], default=FAR)
            single = min(single, found[square])
            expected = 1.0
            for share, numbers in zip(shares, placed, strict=True):
                expected += share * min(single, min([then[number] for number in numbers], default=FAR))
            better.append(0.0 if square == goal else min(expected, FAR))
        if max(abs(new - old) for new, old in zip(better, found, strict=True)) < 1e-3:
            break
        found = better
    return tuple(found)


def shapes_by_kind(fitting: list[int], square: int, start: int) -> list[list[int]]:
    """Return all that may be laid beside a square and not upon it, or upon the start of the untouched card: singles, then each pattern."""
    if square == UNTOUCHED:
        can = [number for number in fitting if SHAPES[number] & start]
    else:
        can = [number for number in fitting if TOUCHED[number] >> square & 1 and not SHAPES[number] >> square & 1]
    return [[number for number in can if BOUNDS[kind] <= number < BOUNDS[kind + 1]] for kind in range(len(PATTERNS) + 1)]
