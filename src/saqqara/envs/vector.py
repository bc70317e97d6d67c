"""Many games at once: `reset` and `step` over a whole batch in one compiled call, on the CPU or on a GPU.

    env = saqqara.envs.vector.make("objective", num_envs=1024, seats=2)
    observations, info = env.reset(seed=1)
    while True:
        actions = choose(observations, info["action_mask"], info["seat"])
        observations, rewards, terminated, truncated, info = env.step(actions)

What fits Gymnasium's conventions for vector environments is as there: names, the order of what `step` gives back, `AutoresetMode.SAME_STEP`
(where a game ends, its rewards and the first observation of the next one come with the same step), spaces. What does not fit, because
several seats share a table:

- The observation and the mask of a row are those of the seat that acts next in that game: `info["seat"]`.
- Rewards have a column for each seat, and not one for the seat that acted: the end of a game concerns all of them. They are 0 until then.
- There is no `final_obs`: when a game is over nobody acts. `info["scores"]` has the points of the games that ended with this step.
- This is no subclass of `gymnasium.vector.VectorEnv`, and Gymnasium need not be installed; only the spaces are made by it.

The arrays are made once and written anew by each step: copy what you keep. They are handed over without a copy by DLPack
(`torch.from_dlpack(env.observations)`, `jax.dlpack.from_dlpack(env.observations)`). Only read them, the masks above all: they are what
actions are held against.
"""

from typing import Any

from saqqara.core.errors import BadSetup
from saqqara.envs.vector_cpu import LIMIT, Vector

__all__ = ["Vector", "make"]
DEVICES = ("cpu", "cuda")


def make(
    game: str,
    num_envs: int = 1,
    seats: int | None = None,
    *,
    device: str = "cpu",
    deck: Any = None,
    limit: int = LIMIT,
    **options: str | bool,
) -> Vector:
    """A vector environment of a game: its seats, options and deck as at a table, on the CPU or with `device="cuda"`."""
    if device not in DEVICES:
        raise BadSetup("vector-device", device=device, known=DEVICES)
    if device == "cpu":
        return Vector(game, num_envs, seats, deck, limit, options)
    from saqqara.envs.vector_cuda import CudaVector

    return CudaVector(game, num_envs, seats, deck, limit, options)
