"""The rows of games as CUDA kernels, a thread for each. A template."""

from typing import Any, Protocol

from numba import cuda as numba_cuda

from saqqara.core.templates import needed


class Played(Protocol):
    """The rows of a game (`rows.py`)."""

    deal_rows: Any
    describe_rows: Any
    play_rows: Any


cuda: Any = numba_cuda
game: Played = needed(Played)


def deal_kernel(b: Any, seed: Any) -> None:
    """Deal a game in every row."""
    i = cuda.grid(1)
    if i < b.seats.shape[0]:
        game.deal_rows(b, seed, i, i + 1)


def describe_kernel(b: Any, sides: Any, inputs: Any) -> None:
    """Write the inputs of both networks for every row."""
    i = cuda.grid(1)
    if i < b.seats.shape[0]:
        game.describe_rows(b, sides, inputs, i, i + 1)


def play_kernel(b: Any, chosen: Any) -> None:
    """Make the chosen move in every row."""
    i = cuda.grid(1)
    if i < b.seats.shape[0]:
        game.play_rows(b, chosen, i, i + 1)
