"""Steps of many games as CUDA kernels, a thread for each environment. A template: `step_rows` and `refused` are those of `batching.py`."""

from typing import Any

from numba import cuda as numba_cuda

cuda: Any = numba_cuda
step_rows: Any
refused: Any


@cuda.jit  # type: ignore[untyped-decorator]
def step_kernel(b: Any, actions: Any) -> None:
    """One action in every environment."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        step_rows(b, actions, i, i + 1)


@cuda.jit  # type: ignore[untyped-decorator]
def refused_kernel(masks: Any, actions: Any, first: Any) -> None:
    """The lowest row whose action is not allowed, unless `first` is lower."""
    i = cuda.grid(1)
    if i < actions.shape[0] and refused(masks, actions, i, i + 1) >= 0:
        cuda.atomic.min(first, 0, i)
