"""Games on a GPU, one per thread. A template whose functions `saqqara.core.gpu.kernel` makes kernels of: the games are those of
`core/random_games.py`, function by function.

The state of a game lies in the memory that the threads of a block share: of the three memories that a thread can write to it was the
fastest in all four games (benchmarks/README.md has the figures). `STATE_TYPE` is the rules' record, stretched so that the same field of
neighbouring threads lies in different banks.
"""

from typing import Any, Protocol

import numba
from numba import cuda as numba_cuda

from saqqara.core.rng import begin
from saqqara.core.templates import needed


class Games(Protocol):
    """The parts that the kernels need: the loops of a game, and the type of a state in shared memory."""

    STATE_TYPE: Any
    numbered: Any
    one_game: Any


BLOCK = 128
"""Threads that share a memory: measured, see benchmarks/README.md. A constant of this module, because CUDA wants a literal size."""

cuda: Any = numba_cuda
game: Games = needed(Games)


def whole_games(
    decks: Any, seats: Any, options: Any, seed: Any, first: Any, games: Any, moves: Any, sums: Any, states: Any, rngs: Any
) -> None:
    """Play so many games in turn in each thread; keep its moves and results, and its last state and generator if asked."""
    i = cuda.grid(1)
    block = cuda.shared.array(BLOCK, game.STATE_TYPE)
    if i >= moves.shape[0]:
        return
    rng = cuda.local.array(4, numba.uint64)
    scores = cuda.local.array(8, numba.int64)
    places = cuda.local.array(8, numba.int64)
    at = cuda.threadIdx.x
    moves[i], sums[i] = game.numbered(block[at], decks[0], seats, options, seed, first + i * games, games, rng, scores, places)
    if i < states.shape[0]:
        states[i] = block[at]
        for word in range(4):
            rngs[i, word] = rng[word]


def rows(decks: Any, seats: Any, options: Any, seed: Any, first: Any, out: Any) -> None:
    """Play one game in each thread, which becomes a row (see `row_loop.py`)."""
    i = cuda.grid(1)
    block = cuda.shared.array(BLOCK, game.STATE_TYPE)
    if i >= out.shape[0]:
        return
    rng = cuda.local.array(4, numba.uint64)
    begin(rng, seed, first + i)
    game.one_game(block[cuda.threadIdx.x], decks[0], seats, options, rng, out[i])
