"""Steps of many games as CUDA kernels, a thread for each environment, and what is seen of them. A template.

A step writes observations and masks with the games side by side (`Batch.numbers`, `Batch.masks`: a column for each environment), since
neighbouring threads then write to neighbouring places. `show_kernel` turns them into rows, and numbers into planes.
"""

from typing import Any, Protocol

import numpy as np
from numba import cuda as numba_cuda

from saqqara.core.templates import needed
from saqqara.envs.planes import plane_set


class Batching(Protocol):
    """The steps of a batch (`batch_step.py`)."""

    step_rows: Any
    refused: Any


cuda: Any = numba_cuda
game: Batching = needed(Batching)
TILE, THREADS, ROOM = 16, 256, 8192
"""So many environments are shown by one block of so many threads, from a copy of their numbers in the block's own memory."""
SHORT: Any = np.int16


def step_kernel(b: Any, actions: Any) -> None:
    """One action in every environment."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        game.step_rows(b, actions, i, i + 1)


def show_kernel(b: Any, planes: Any, masks: Any) -> None:
    """Write observations and masks as callers see them; `planes` is empty where numbers are observed as they are."""
    near = cuda.shared.array(ROOM, SHORT)
    numbers, begins, thread = b.numbers.shape[1], cuda.blockIdx.x * TILE, cuda.threadIdx.x
    rows = min(TILE, b.numbers.shape[0] - begins)
    for k in range(thread, numbers * TILE, THREADS):
        if k % TILE < rows:
            near[k] = b.numbers[begins + k % TILE, k // TILE]
    for action in range(thread, masks.shape[1], THREADS):
        for row in range(rows):
            masks[begins + row, action] = b.masks[begins + row, action]
    cuda.syncthreads()
    for column in range(thread, b.observations.shape[1], THREADS):
        if planes.shape[0] == 0:
            for row in range(rows):
                b.observations[begins + row, column] = near[column * TILE + row]
        else:
            number = planes[column, 0] * TILE
            for row in range(rows):
                b.observations[begins + row, column] = plane_set(near[number + row], planes[column, 1], planes[column, 2])


def refused_kernel(masks: Any, actions: Any, first: Any) -> None:
    """The lowest row whose action is not allowed, unless `first` is lower."""
    i = cuda.grid(1)
    if i < actions.shape[0] and game.refused(masks, actions, i, i + 1) >= 0:
        cuda.atomic.min(first, 0, i)
