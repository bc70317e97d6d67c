"""A template for CUDA (see `Game.template`): the rules functions as they are, one game a thread."""

from typing import Any

from numba import cuda as numba_cuda

from saqqara.core.bits import count, nth
from saqqara.core.rng import draw

cuda: Any = numba_cuda
deal: Any
to_act: Any
sample: Any
play: Any


@cuda.jit  # type: ignore[untyped-decorator]
def whole_games(states: Any, deck: Any, seats: Any, options: Any, rngs: Any, moves: Any, games: Any) -> None:
    """Each thread deals and plays random games to their ends, one after the other, in its own record with its own generator."""
    i = cuda.grid(1)
    if i >= states.shape[0]:
        return
    s, rng = states[i], rngs[i]
    n = 0
    for _ in range(games):
        deal(s, deck[0], seats, options, rng)
        mask = to_act(s)
        while mask != 0:
            seat = nth(mask, 0) if mask & (mask - 1) == 0 else nth(mask, draw(rng, count(mask)))
            play(s, deck[0], seat, sample(s, deck[0], seat, rng), rng)
            mask = to_act(s)
            n += 1
    moves[i] = n
