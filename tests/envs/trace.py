"""A few steps of vector environments as text, to be held against other targets: python -m tests.envs.trace [cpu|cuda]

With NUMBA_DISABLE_JIT=1 all of it is plain Python; with NUMBA_ENABLE_CUDASIM=1 too, `cuda` runs the kernels in Numba's simulator, in which
the simulator's own arrays stand in for those of CuPy.
"""

import hashlib
import sys
import types
from typing import Any

import numpy as np

from saqqara.envs import vector, vector_cuda
from tests.every_game.setups import smallest_and_largest

ROWS, STEPS = 2, 30
SEEN = ("observations", "masks", "seat", "rewards", "terminated", "truncated", "scores")


def simulate_cupy() -> None:
    """Let the simulator's arrays pass for CuPy's."""
    from numba import cuda
    from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, to_device

    def on_device(array: Any, dtype: Any = None) -> Any:
        return array if isinstance(array, FakeCUDAArray) else to_device(np.ascontiguousarray(array, dtype))

    stand_in: Any = types.ModuleType("cupy")
    stand_in.zeros = lambda shape, dtype: to_device(np.zeros(shape, dtype))
    stand_in.asarray = stand_in.ascontiguousarray = on_device
    stand_in.ndarray = FakeCUDAArray
    sys.modules["cupy"] = stand_in
    vars(cuda)["as_cuda_array"] = lambda array: array
    vars(vector_cuda)["BLOCK"] = ROWS  # the simulator starts as many threads as there are in a block


def plain(array: Any) -> Any:
    """An array as NumPy has it."""
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def main(device: str) -> None:
    """A line for each step of each game's smallest and largest table."""
    if device == "cuda":
        simulate_cupy()
    for setup in smallest_and_largest(4)[:: 1 if device == "cpu" else 2]:
        env = vector.make(setup.game, ROWS, setup.seats, device=device, limit=STEPS - 10, **dict(setup.options))
        env.reset(5)
        for n in range(STEPS):
            allowed = [np.flatnonzero(mask) for mask in plain(env.masks)]
            env.step(np.array([some[7 * n % len(some)] for some in allowed]) if n % 3 else None)
            digest = hashlib.sha256(b"".join(plain(getattr(env, name)).tobytes() for name in SEEN)).hexdigest()[:16]
            sys.stdout.write(f"{setup} {n} {digest}\n")


if __name__ == "__main__":
    main(sys.argv[1])
