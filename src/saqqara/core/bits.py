"""Sets as bit masks: whole numbers from 0 to 2**62 - 1. Compiled code uses the processor's own instructions (`compiled_replacements`)."""

from collections.abc import Iterable

count = int.bit_count
"""Return how many members a set has."""
BITS = 10
LOW = (1 << BITS) - 1
PLACES = [[place for place in range(BITS) if mask >> place & 1] for mask in range(LOW + 1)]
"""The members of every set of numbers below ten."""


def first(mask: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return ((mask & -mask) - 1).bit_count()


def nth(mask: int, n: int) -> int:
    """Return the n-th member from below, counting from 0."""
    found = PLACES[mask & LOW]
    before = 0
    while n >= len(found):
        n -= len(found)
        mask >>= BITS
        before += BITS
        found = PLACES[mask & LOW]
    return before + found[n]


def members(mask: int) -> list[int]:
    """Return all members of a set, ascending. Plain code only."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def set_of(numbers: Iterable[int]) -> int:
    """Return the set of different numbers. Plain code only."""
    return sum(1 << number for number in numbers)
