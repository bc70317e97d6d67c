"""A vector environment of many games: `reset` and `step` over a whole batch in one compiled call, on the CPU or on a GPU.

    env = saqqara.envs.vector.make("objective", num_envs=1024, seats=2, opponents="novice")
    observations, info = env.reset(seed=1)
    while True:
        actions = choose(observations, info["action_mask"])
        observations, rewards, terminated, truncated, info = env.step(actions)

It is a `gymnasium.vector.VectorEnv` with `AutoresetMode.SAME_STEP` (where a game ends, its rewards and the first observation of the next
one come with the same step), so that Gymnasium's wrappers take it. Without Gymnasium all but the spaces works.

- With `opponents`, one seat (`learner`; None: the seats in turn) is played from outside, the others by chance or by a level that plays by
  its heuristic, such as `novice`. Without, all seats are: the observation and the mask of a row are those of the seat that acts next in
  that game (`info["seat"]`), and its reward is that of the seat that has just acted.
- `info["returns"]` has what a game that has ended brings each seat, `info["scores"]` the points. They are 0 until then.
- There is no `final_obs`: when a game is over nobody acts.
- `encode="planes"`: bytes of 0 and 1 (`saqqara.envs.planes`); `"integers"`: the numbers of `lab/observation.py`.
- `canonical`: what only tells seats apart, such as one's own colour in Objective, always looks like the first one, and so in actions.

The arrays are made once and written anew by each step: copy what you keep. They are handed over without a copy by DLPack
(`torch.from_dlpack(env.observations)`, `jax.dlpack.from_dlpack(env.observations)`). Only read them, the masks above all: they are what
actions are held against.
"""

from typing import Any

from saqqara.core.errors import BadSetup
from saqqara.envs.vector_cpu import LIMIT, Vector, Wish

__all__ = ["Vector", "Wish", "make"]
DEVICES = ("cpu", "cuda")


def make(
    game: str,
    num_envs: int = 1,
    seats: int | None = None,
    *,
    encode: str = "planes",
    canonical: bool = True,
    opponents: str | None = None,
    learner: int | None = 0,
    device: str = "cpu",
    deck: Any = None,
    limit: int = LIMIT,
    render_mode: str | None = None,
    autoreset: bool = True,
    **options: str | bool,
) -> Vector:
    """Return a vector environment of a game: its seats, options and deck as at a table, on the CPU or with `device="cuda"`."""
    if device not in DEVICES:
        raise BadSetup("vector-device", device=str(device)[:40], known=DEVICES)
    wish = Wish(game, num_envs, seats, encode, canonical, opponents, learner, deck, limit, render_mode, autoreset, options)
    if device == "cpu":
        return Vector(wish)
    from saqqara.envs.vector_cuda import CudaVector

    return CudaVector(wish)
