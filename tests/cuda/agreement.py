"""Compiled for the CPU and inside a CUDA kernel: the same games, bit for bit. Needs a GPU and numba-cuda.

python -m tests.cuda.agreement [GAME …]
"""

import sys

from saqqara.core.arrays import new_states, record_of
from saqqara.core.game import find
from saqqara.lab.simulation import cuda
from saqqara.lab.simulation.plan import make_plan
from saqqara.lab.simulation.row_sources import maker
from tests.every_game.setups import SETUPS, Setup


def agree(setup: Setup, threads: int, games: int) -> bool:
    """Return whether the GPU and the CPU play the same games: moves, results and generators, and the last positions."""
    chosen, kind, kept = dict(setup.options), find(setup.game), min(threads, 64)
    deck, write = kind.tables(kind.deck()), kind.model.position
    played = cuda.play(setup.game, setup.seats, chosen, b"cuda", games, threads, keep=kept)
    for there, (*_, here) in zip(played.states, cuda.on_cpu(setup.game, setup.seats, chosen, b"cuda", games, kept), strict=True):
        state = new_states(kind)
        for name in state.dtype.names or ():
            state[name] = there[name]
        if write(record_of(kind, state), deck) != write(record_of(kind, here), deck):
            return False
    return cuda.agrees(setup.game, setup.seats, chosen, b"cuda", games, played) and rows_agree(setup, threads)


def rows_agree(setup: Setup, games: int) -> bool:
    """Return whether a simulation gives the same rows."""
    plan = make_plan(setup.game, setup.seats, games, seed="cuda", options=dict(setup.options))
    on_cpu, block = maker(plan)
    on_gpu, _ = maker(plan, "cuda")
    return all((on_cpu(some) == on_gpu(some)).all() for some in (range(at, min(games, at + block)) for at in range(0, games, block)))


def main() -> int:
    """Return every set-up, or those of the games named; 1 where one differs."""
    differ = 0
    for setup in SETUPS:
        if len(sys.argv) < 2 or setup.game in sys.argv[1:]:
            equal = agree(setup, 1 << 14, 20)
            differ += not equal
            sys.stdout.write(f"{setup}: {'the same games as on the CPU' if equal else 'OTHER GAMES THAN ON THE CPU'}\n")
            sys.stdout.flush()
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
