"""Room for compiled searches: arrays that are made beforehand, since compiled code allocates nothing."""

from collections import namedtuple
from collections.abc import Mapping
from typing import Any

import numpy as np

from saqqara.core.arrays import dtype_of

Shapes = Mapping[str, tuple[tuple[int, ...], type]]
"""By the name of an array: its shape and the type of its numbers."""


def room_type(module: str, shapes: Shapes) -> Any:
    """Return the type of the arrays of a module, which calls it `Room`: a stack of states, their bytes as words, and these arrays."""
    return namedtuple("Room", ("states", "bytes_of", *shapes), module=module)


def make_room(kind: Any, state: Any, depth: int, shapes: Shapes) -> Any:
    """Return arrays of zeros: so many states of a game, and the others."""
    states = np.zeros(depth, dtype_of(state))
    return kind(states, states.view(np.uint64).reshape(depth, -1), *(np.zeros(shape, numbers) for shape, numbers in shapes.values()))


def copy_words(source: Any, target: Any) -> Any:
    """Copy the words of a state."""
    for i in range(len(source)):
        target[i] = source[i]
