"""Sets as bit masks: small non-negative whole numbers, kept in 64 bits.

A NumPy scalar stays narrow in plain Python (`uint8 << 3` loses bits) while Numba widens it: load a mask with `np.int64(...)`, work on
that, and store the result.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from saqqara.core.compile import PLAIN, compiled


@intrinsic  # type: ignore[untyped-decorator]
def ones(typing_context: Any, mask: Any) -> Any:
    """The instruction that counts bits, which every target has: compilers for GPUs do not see it in arithmetic that does the same."""

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), code


@compiled
def count(mask: Any) -> Any:
    """How many are in the set."""
    return np.int64(int(mask).bit_count()) if PLAIN else ones(np.int64(mask))


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
