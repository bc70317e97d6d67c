"""Compiled for the CPU and inside a CUDA kernel: the same games, bit for bit, and how fast. Needs a GPU and numba-cuda.

python -m tests.cuda.agreement [GAME …]
"""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.core.rng import generator
from tests.every_game.setups import SETUPS, Setup


def both(setup: Setup, threads: int, games: int) -> tuple[int, float, bool]:
    """Moves played on the GPU, seconds, and whether the CPU gives the same states, generators and counts (for some of the threads)."""
    if not hasattr(np, "row_stack"):  # gone from NumPy 2.5, and numba-cuda 0.30 still asks for it
        np.row_stack = np.vstack
    from numba import cuda

    table = setup.table(b"cuda")
    kind, rules = table.kind, table.kind.rules
    kernel: Any = kind.template(Path(__file__).with_name("kernel.py")).whole_games
    deck, options = kind.tables(kind.deck()), kind.codes(dict(setup.options))
    rngs = np.array([generator(b"%d" % i) for i in range(threads)])
    start = rngs.copy()
    on_gpu = [cuda.to_device(a) for a in (np.zeros(threads, rules.STATE), deck, options, rngs, np.zeros(threads, np.int64))]
    states, decks, codes, generators, moves = on_gpu
    kernel[1, 32](
        cuda.device_array(32, rules.STATE), decks, setup.seats, codes, cuda.to_device(rngs[:32]), cuda.device_array(32, np.int64), 1
    )
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(threads + 127) // 128, 128](states, decks, setup.seats, codes, generators, moves, games)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    checked = min(threads, 64)
    equal = True
    for i in range(checked):
        state = np.zeros(1, rules.STATE)
        n = kind.loops.playouts(state[0], deck[0], setup.seats, options, start[i], games)
        same_state = kind.part("position").position(state[0], deck[0]) == kind.part("position").position(states.copy_to_host()[i], deck[0])
        equal &= same_state and n == moves.copy_to_host()[i] and bool((generators.copy_to_host()[i] == start[i]).all())
    return int(moves.copy_to_host().sum()), seconds, bool(equal)


def main() -> int:
    """Every set-up, or those of the games named; 1 where one differs."""
    differ = 0
    for setup in SETUPS:
        if len(sys.argv) < 2 or setup.game in sys.argv[1:]:
            moves, seconds, equal = both(setup, 1 << 17, 20)
            differ += not equal
            word = "the same games as on the CPU" if equal else "OTHER GAMES THAN ON THE CPU"
            sys.stdout.write(f"{setup}: {moves / seconds / 1e6:,.0f} M moves/s, {word}\n")
            sys.stdout.flush()
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
