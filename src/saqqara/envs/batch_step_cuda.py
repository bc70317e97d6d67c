"""Steps of many games as CUDA kernels, a thread for each environment. A template."""

from typing import Any, Protocol

from numba import cuda as numba_cuda

from saqqara.core.templates import needed


class Batching(Protocol):
    """The steps of a batch (`batching.py`)."""

    step_rows: Any
    refused: Any


cuda: Any = numba_cuda
game: Batching = needed(Batching)


def step_kernel(b: Any, actions: Any) -> None:
    """One action in every environment."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        game.step_rows(b, actions, i, i + 1)


def refused_kernel(masks: Any, actions: Any, first: Any) -> None:
    """The lowest row whose action is not allowed, unless `first` is lower."""
    i = cuda.grid(1)
    if i < actions.shape[0] and game.refused(masks, actions, i, i + 1) >= 0:
        cuda.atomic.min(first, 0, i)
