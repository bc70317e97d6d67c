"""A few steps of vector environments as text, to be held against other targets.

NUMBA_DISABLE_JIT=1 NUMBA_ENABLE_CUDASIM=1 python -m tests.envs.trace: first in plain Python, then by the CUDA kernels in Numba's simulator,
whose own arrays stand in for those of CuPy.
"""

import hashlib
import sys
import types
from collections.abc import Iterator
from typing import Any

import numpy as np

from saqqara.envs import vector, vector_cuda
from tests.every_game.setups import smallest_and_largest

ROWS, STEPS = 2, 25
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


def steps(device: str) -> Iterator[str]:
    """A line for each step of each game's smallest table."""
    for setup in smallest_and_largest(4)[::2]:
        options: dict[str, Any] = dict(setup.options)
        env = vector.make(setup.game, ROWS, setup.seats, device=device, limit=STEPS - 5, **options)
        env.reset(5)
        for n in range(STEPS):
            allowed = [np.flatnonzero(mask) for mask in plain(env.masks)]
            env.step(np.array([some[7 * n % len(some)] for some in allowed]) if n % 3 else None)
            digest = hashlib.sha256(b"".join(plain(getattr(env, name)).tobytes() for name in SEEN)).hexdigest()
            yield f"{setup} {n} {digest}"


if __name__ == "__main__":
    simulate_cupy()
    for target in ("cpu", "cuda"):
        for line in steps(target):
            sys.stdout.write(f"{line}\n")
