"""Sets as bit masks: small non-negative whole numbers, kept in 64 bits.

A NumPy scalar stays narrow in plain Python (`uint8 << 3` loses bits) while Numba widens it: load a mask with `np.int64(...)`, work on
that, and store the result.
"""

from typing import Any

import numpy as np

from saqqara.core.compile import compiled, compiled_wrapping

M1, M2, M4 = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333), np.uint64(0x0F0F0F0F0F0F0F0F)
H1 = np.uint64(0x0101010101010101)
B1, B2, B4, B56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@compiled_wrapping
def count(mask: Any) -> Any:
    """How many are in the set."""
    x = np.uint64(mask)
    x = x - ((x >> B1) & M1)
    x = (x & M2) + ((x >> B2) & M2)
    x = (x + (x >> B4)) & M4
    return np.int64((x * H1) >> B56)


@compiled
def first(mask: Any) -> Any:
    """The lowest member of a set that has one."""
    return count((mask & -mask) - 1)


@compiled
def nth(mask: Any, n: Any) -> Any:
    """The n-th member from below, counting from 0."""
    for _ in range(n):
        mask &= mask - 1
    return first(mask)
