"""A few steps of vector environments as text, to be held against other targets.

NUMBA_ENABLE_CUDASIM=1 python -m tests.envs.trace: by plain functions, and by the CUDA kernels in Numba's simulator, whose own arrays stand
in for those of CuPy. Both work on plain records.
"""

import hashlib
import sys
import types
from collections.abc import Iterator
from typing import Any

import numpy as np

from saqqara.core import compile as compiling
from saqqara.envs import batch_step_cuda, vector, vector_cuda
from tests.envs.setups import COMPILED, LONG, Plain, plain_records
from tests.every_game.setups import smallest_and_largest

ROWS, STEPS = 2, 25
PLANES = "objective"
"""The game that is observed by planes and has opponents; the others' planes take plain Python too long."""
SEEN = ("observations", "masks", "seat", "rewards", "returns", "terminated", "truncated", "scores")


def simulate() -> None:
    """Let the simulator's arrays pass for CuPy's, and its kernels run the plain functions."""
    from numba import cuda
    from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, to_device

    def on_device(array: Any, dtype: Any = None) -> Any:
        return array if isinstance(array, FakeCUDAArray) else to_device(np.ascontiguousarray(array, dtype))

    def own(env: Any, array: Any) -> Any:
        records = plain_records(env, array)
        return records if isinstance(records, list) else on_device(records)

    def step_all(env: Any, actions: Any) -> None:
        env._actions.copy_to_device(plain(env._as_array(actions)))
        env._launch(0, env._actions, env._words, env.masks)

    stand_in: Any = types.ModuleType("cupy")
    stand_in.zeros = lambda shape, dtype: to_device(np.zeros(shape, dtype))
    stand_in.asarray = stand_in.ascontiguousarray = on_device
    stand_in.ndarray = FakeCUDAArray
    sys.modules["cupy"] = stand_in
    vars(cuda)["as_cuda_array"] = lambda array: array
    vars(vector_cuda).update(BLOCK=ROWS, THREADS=2)  # the simulator starts as many threads as there are in a block
    vars(batch_step_cuda)["THREADS"] = 2
    vars(compiling)["over_twins"] = lambda function: function
    stand_in.cuda = types.SimpleNamespace(Stream=lambda: None)
    vector_cuda.CudaVector._step_all = step_all  # type: ignore[method-assign, assignment]
    vector_cuda.CudaVector._own = own  # type: ignore[method-assign, assignment]


def plain(array: Any) -> Any:
    """Return an array as NumPy has it."""
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def made(setup: Any, device: str) -> Any:
    """Return an environment of a set-up."""
    encode, opponents = ("planes", "chance") if setup.game == PLANES else ("integers", None)
    if device == "plain":
        return Plain(setup, ROWS, encode, opponents, STEPS - 5)
    wish = {"encode": encode, "opponents": opponents, "learner": None, "limit": STEPS - 5, **dict(setup.options)}
    return vector.make(setup.game, ROWS, setup.seats, device=device, **wish)


def steps(device: str) -> Iterator[str]:
    """Yield a line for each step of each game's smallest table; compiled, of two games, unless all are asked for."""
    for setup in smallest_and_largest(4)[::2]:
        if device == "cpu" and not LONG and setup.game not in COMPILED:
            continue
        env = made(setup, device)
        env.reset(seed=5)
        for n in range(STEPS):
            allowed = [np.flatnonzero(mask) for mask in plain(env.masks)]
            env.step(np.array([some[7 * n % len(some)] for some in allowed]) if n % 3 else None)
            digest = hashlib.sha256(b"".join(plain(getattr(env, name)).tobytes() for name in SEEN)).hexdigest()
            yield f"{setup} {n} {digest}"


if __name__ == "__main__":
    simulate()
    for target in ("plain", "cuda"):
        for line in steps(target):
            sys.stdout.write(f"{line}\n")
