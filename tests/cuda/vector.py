"""Vector environments on the CPU and on a GPU: the same steps, handed over to PyTorch and JAX where they lie, and how fast.

Needs a GPU, numba-cuda and CuPy; PyTorch and JAX where they are installed.

python -m tests.cuda.vector [GAME …]
"""

import sys
import time
from typing import Any

import numpy as np

from saqqara.core.errors import SaqqaraError
from saqqara.envs import vector
from tests.envs.setups import OBSERVED
from tests.every_game.setups import Setup

SEEN = ("observations", "masks", "seat", "rewards", "returns", "terminated", "truncated", "scores")
MANY = 1 << 16


def made(setup: Setup, num_envs: int, device: str) -> vector.Vector:
    """Return an environment of a set-up."""
    options: dict[str, Any] = dict(setup.options)
    return vector.make(setup.game, num_envs, setup.seats, device=device, **options)


def differences(setup: Setup, num_envs: int, steps: int) -> list[str]:
    """Return the differences after each step of the same actions, chosen and at random."""
    chance = np.random.default_rng(1)
    cpu, gpu = made(setup, num_envs, "cpu"), made(setup, num_envs, "cuda")
    cpu.reset(seed=3), gpu.reset(seed=3)
    found = []
    for n in range(steps):
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in cpu.masks]) if n % 2 else None
        cpu.step(actions), gpu.step(actions)
        found += [f"step {n}: {name}" for name in SEEN if (getattr(cpu, name) != getattr(gpu, name).get()).any()]
    return found + refusals(gpu)


def refusals(gpu: vector.Vector) -> list[str]:
    """Return the faults of a GPU's answers to forbidden actions."""
    actions = np.array([np.flatnonzero(mask)[0] for mask in gpu.masks.get()])
    actions[gpu.num_envs // 2] = -1
    before = gpu.observations.copy()
    try:
        gpu.step(actions)
    except SaqqaraError as problem:
        right = str(gpu.num_envs // 2) in str(problem) and bool((gpu.observations == before).all())
        return [] if right else [f"refused otherwise: {problem}"]
    return ["an action that is not allowed was taken"]


def handed_over(setup: Setup) -> list[str]:
    """Return the arrays that PyTorch and JAX, if installed, do not find at the same address."""
    env = made(setup, 64, "cuda")
    env.reset(seed=1)
    found = []
    for name in SEEN:
        array = getattr(env, name)
        found += [f"{name} is copied for {library}" for library, at in addresses(array) if at != array.data.ptr]
    return found


def addresses(array: Any) -> list[tuple[str, int]]:
    """Return each library's address of an array that it takes over by DLPack."""
    found = []
    try:
        import torch

        found.append(("PyTorch", int(torch.from_dlpack(array).data_ptr())))
    except ModuleNotFoundError:
        sys.stdout.write("PyTorch is not installed here\n")
    try:
        import jax

        jax.config.update("jax_enable_x64", True)
        found.append(("JAX", int(jax.dlpack.from_dlpack(array).unsafe_buffer_pointer())))
    except ModuleNotFoundError:
        sys.stdout.write("JAX is not installed here\n")
    return found


def speed(setup: Setup, num_envs: int, steps: int) -> float:
    """Steps a second, random actions, observations and masks after each."""
    env = made(setup, num_envs, "cuda")
    env.reset(seed=1)
    for _ in range(3):
        env.step()
    began = time.perf_counter()
    for _ in range(steps):
        env.step()
    return num_envs * steps / (time.perf_counter() - began)


def main() -> int:
    """Return every set-up, or those of the games named; 1 where something is wrong."""
    wrong = 0
    for setup in OBSERVED:
        if len(sys.argv) < 2 or setup.game in sys.argv[1:]:
            problems = differences(setup, 64, 150) + handed_over(setup)
            wrong += bool(problems)
            word = "the same steps as on the CPU" if not problems else f"WRONG: {problems[:5]}"
            sys.stdout.write(f"{setup}: {speed(setup, MANY, 200) / 1e6:,.1f} M steps/s, {word}\n")
            sys.stdout.flush()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
