"""The six patterns (E2) and every way to lay one on the 5×5 grid, turned and mirrored (E8).

A set of squares is a bit mask of 25: bit `column * 5 + row`, so that counting bits upwards reads a1, a2 … e5, the order of the notation.
The tables below are frozen into compiled code.
"""

from functools import lru_cache
from itertools import accumulate
from typing import Literal

from saqqara.core.bits import members, set_of

Pattern = Literal["I2", "I3", "V3", "T4", "L4", "O4"]
SIDE = 5
SQUARES = SIDE * SIDE
BELOW_TOP = sum(((1 << SIDE) - 2) << column * SIDE for column in range(SIDE))
ABOVE_BOTTOM = BELOW_TOP >> 1
"""All squares but those of the top row; all but those of the bottom row."""
SHAPES: dict[Pattern, tuple[str, ...]] = {  # in the order of the positions' `expeditions_left`
    "I2": ("##",),
    "I3": ("###",),
    "V3": ("##", "#."),
    "T4": ("###", ".#."),
    "L4": ("###", "#.."),
    "O4": ("##", "##"),
}
PATTERNS: tuple[Pattern, ...] = tuple(SHAPES)
SQUARE_NAMES = tuple(f"{column}{row}" for column in "abcde" for row in range(1, SIDE + 1))
SQUARE = {name: square for square, name in enumerate(SQUARE_NAMES)}


def beside(squares: int) -> int:
    """The squares side by side with these; some may lie outside the grid."""
    return (squares & BELOW_TOP) >> 1 | (squares & ABOVE_BOTTOM) << 1 | squares >> SIDE | squares << SIDE


Cells = frozenset[tuple[int, int]]


def turned(cells: Cells) -> Cells:
    """A quarter turn, pushed back into the corner."""
    width = max(column for column, _ in cells)
    return frozenset((row, width - column) for column, row in cells)


def mirrored(cells: Cells) -> Cells:
    """The mirror image, pushed back into the corner."""
    width = max(column for column, _ in cells)
    return frozenset((width - column, row) for column, row in cells)


def orientations(shape: tuple[str, ...]) -> set[Cells]:
    """All different ways to hold a pattern."""
    cells: Cells = frozenset((column, row) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "#")
    found: set[Cells] = set()
    for _ in range(4):
        found |= {cells, mirrored(cells)}
        cells = turned(cells)
    return found


def placements(pattern: Pattern) -> list[int]:
    """Every way to lay a pattern inside the grid, as masks in the order of their texts."""
    found = []
    for cells in orientations(SHAPES[pattern]):
        width, height = max(column for column, _ in cells), max(row for _, row in cells)
        for left in range(SIDE - width):
            for top in range(SIDE - height):
                found.append(sum(1 << (left + column) * SIDE + top + row for column, row in cells))
    return sorted(found, key=squares)


@lru_cache(maxsize=8192)
def squares(mask: int) -> tuple[int, ...]:
    """The squares of a mask, ascending."""
    return tuple(members(mask))


def names(mask: int) -> list[str]:
    """The squares of a mask as they are written."""
    return [SQUARE_NAMES[square] for square in squares(mask)]


def mask_of(written: list[str]) -> int:
    """The mask of squares as they are written."""
    return set_of(SQUARE[name] for name in written)


_BY_PATTERN = [placements(pattern) for pattern in PATTERNS]
PLACEMENTS = [mask for masks in _BY_PATTERN for mask in masks]
RANGES = [0, *accumulate(len(masks) for masks in _BY_PATTERN)]  # pattern p: RANGES[p] up to RANGES[p + 1]
PLACED = len(PLACEMENTS)
PLACEMENT = {mask: index for index, mask in enumerate(PLACEMENTS)}


# The same, to count: each way to hold a pattern as the distances of its squares from its lowest one, and where that one may lie. Both
# cards of a player are looked at together, in one number: the second from bit CARD on, where no distance reaches from it to the first.
MOST_FORMS, MOST_SQUARES = 8, 4
CARD = 37


def held(pattern: Pattern) -> list[list[int]]:
    """Every way to hold a pattern: the distances (0 once more where there are fewer), then where the lowest square may lie, as a mask."""
    ways: dict[tuple[int, ...], int] = {}
    for mask in placements(pattern):
        lowest, *others = squares(mask)
        distances = tuple([square - lowest for square in others] + [0] * (MOST_SQUARES - 1 - len(others)))
        ways[distances] = ways.get(distances, 0) | 1 << lowest
    return [[*distances, mask | mask << CARD] for distances, mask in ways.items()]


def laid(way: list[int], low: int) -> int:
    """The placement with its lowest square there, held in that way; -1 where it does not fit."""
    return PLACEMENT.get(sum({1 << low, *(1 << low + far for far in way[:-1])}), -1) if way[-1] >> low & 1 else -1


_HELD = [held(pattern) for pattern in PATTERNS]
FORMS = [len(ways) for ways in _HELD]
"""The number of ways to hold each pattern."""
FORM = [ways + [[0] * MOST_SQUARES] * (MOST_FORMS - len(ways)) for ways in _HELD]
"""These ways, by pattern. The rules read them in the deck's tables: on a GPU each thread wants another of them, and what is frozen into
compiled code lies there in a memory that serves one address at a time."""
LAID = [[[laid(way, low) for low in range(SQUARES)] for way in ways] for ways in FORM]
"""Which placement it is to lay a pattern in that way with its lowest square there."""
