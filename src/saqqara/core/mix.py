"""Hashes of what somebody knows: numbers mixed into one of 64 bits."""

from typing import Any

import numpy as np

from saqqara.core.compile import compiled_wrapping

ODD = np.uint64(0x9E3779B97F4A7C15)
R29 = np.uint64(29)


@compiled_wrapping
def mix(key: Any, value: Any) -> Any:
    """A key with one more number in it."""
    x = (np.uint64(key) ^ np.uint64(value)) * ODD
    return np.int64(x ^ x >> R29)
