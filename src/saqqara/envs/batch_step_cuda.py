"""Steps of many games as CUDA kernels, a thread for each environment, and what is seen of them. A template.

A step writes observations and masks with the games side by side (`Batch.numbers`, `Batch.masks`: a column for each environment), since
neighbouring threads then write to neighbouring places. `show_kernel` turns them into rows, and numbers into planes.
"""

from typing import Any, Protocol

import numpy as np
from numba import cuda as numba_cuda

from saqqara.core.templates import needed
from saqqara.envs.planes import write_number


class Batching(Protocol):
    """The steps of a batch (`batch_step.py`)."""

    step_rows: Any
    refused: Any


cuda: Any = numba_cuda
game: Batching = needed(Batching)
TILE, THREADS, ROOM = 16, 256, 8192
"""Environments that one block shows from a copy of their numbers in its own memory, and the block's threads."""
SHORT: Any = np.int16


def step_kernel(b: Any, actions: Any) -> None:
    """Make one action in every environment."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        game.step_rows(b, actions, i, i + 1)


def show_kernel(b: Any, table: Any, words: Any, masks: Any) -> None:
    """Write observations and masks as callers see them; `table` tells of planes, and is empty where numbers are observed as they are.
    `words` are the observations as one row of eight bytes each."""
    near = cuda.shared.array(ROOM, SHORT)
    numbers, begins, thread = b.numbers.shape[1], cuda.blockIdx.x * TILE, cuda.threadIdx.x
    rows = min(TILE, b.numbers.shape[0] - begins)
    for action in range(thread, masks.shape[1], THREADS):
        for row in range(rows):
            masks[begins + row, action] = b.masks[begins + row, action]
    if table.shape[0] == 0:
        for k in range(thread, numbers * TILE, THREADS):
            if k % TILE < rows:
                near[k] = b.numbers[begins + k % TILE, k // TILE]
    else:
        size = b.observations.shape[1] * TILE // 8
        for k in range(thread, size, THREADS):
            words[cuda.blockIdx.x * size + k] = 0
    cuda.syncthreads()
    if table.shape[0] == 0:
        for column in range(thread, numbers, THREADS):
            for row in range(rows):
                b.observations[begins + row, column] = near[column * TILE + row]
    else:
        for k in range(thread, numbers * TILE, THREADS):
            if k % TILE < rows:
                value = int(b.numbers[begins + k % TILE, k // TILE])
                if value != 0:
                    write_number(value, table[k // TILE], b.observations[begins + k % TILE])


def refused_kernel(masks: Any, actions: Any, first: Any) -> None:
    """Lower `first` to the lowest row whose action is not allowed."""
    i = cuda.grid(1)
    if i < actions.shape[0] and game.refused(masks, actions, i, i + 1) >= 0:
        cuda.atomic.min(first, 0, i)
