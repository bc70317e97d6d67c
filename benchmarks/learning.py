"""Measure a learner on our environments with their defaults: MaskablePPO of sb3-contrib, with one thread, against chance.

    uv run --with sb3-contrib python -m benchmarks.learning --game objective --seeds 5

Neither sb3-contrib nor PyTorch is among the project's packages. Each seed learns by a fixed number of its seat's moves, in the seats in
turn, at the smallest table; then it plays 1,000 games without trying anything out. The part of the victory is given, and the seconds that
learning took.
"""

import time
from statistics import median
from typing import Any

import msgspec
import numpy as np
from typer import run as run_command

from benchmarks.report import bars, print_report
from saqqara.core.game import find, games
from saqqara.envs import vector

ROWS, ROUND, GAMES = 64, 128, 1000
PPO: dict[str, Any] = {"batch_size": 1024, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.01, "learning_rate": 5e-4}
LAYERS = [256, 256]


class Row(msgspec.Struct):
    """The result of one seed of a game: how many games it learned from, its part of the victories after that, how long it took."""

    game: str
    seed: int
    encode: str
    canonical: bool
    steps: int
    games: int
    won: float
    seconds: float


class Report(msgspec.Struct):
    """The results of all seeds."""

    rows: list[Row]
    median: dict[str, float] = {}


def stable_baselines(env: Any) -> Any:
    """Return a vector environment as Stable-Baselines3 has them."""
    from stable_baselines3.common.vec_env import VecEnv

    class Adapter(VecEnv):  # type: ignore[misc]
        """The same games. A game that has ended is counted."""

        ended = 0

        def reset(self) -> Any:
            """New games."""
            return env.reset(seed=self._seeds[0])[0].copy()

        def step_async(self, actions: Any) -> None:
            """Keep the actions for a moment."""
            self.actions = actions

        def step_wait(self) -> Any:
            """Take them."""
            observations, rewards, terminated, truncated, _ = env.step(self.actions)
            self.ended += int((terminated | truncated).sum())
            return observations.copy(), rewards.copy(), terminated | truncated, [{} for _ in range(env.num_envs)]

        def env_method(self, name: str, *given: Any, indices: Any = None, **named: Any) -> Any:
            """Return the masks, which are all that is asked for."""
            assert name == "action_masks"
            return list(env.masks.copy())

        def has_attr(self, name: str) -> bool:
            """Return whether there are masks."""
            return name == "action_masks"

        def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
            """Return that no environment is wrapped."""
            return [False] * env.num_envs

        def get_attr(self, name: str, indices: Any = None) -> list[Any]:
            """Return how the environments are drawn; they have no other attribute."""
            return [None] * env.num_envs

        def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
            """Do nothing."""

        def close(self) -> None:
            """Do nothing: there is nothing to close."""

    return Adapter(env.num_envs, env.single_observation_space, env.single_action_space)


def evaluate(model: Any, game: str, ways: dict[str, Any]) -> float:
    """Return the part of the victories in the first game of each of many rows."""
    env = vector.make(game, GAMES, opponents="chance", learner=None, **ways)
    observations, info = env.reset(seed="evaluation")
    running, won = np.ones(GAMES, bool), 0.0
    while running.any():
        actions, _ = model.predict(observations, action_masks=info["action_mask"], deterministic=True)
        observations, rewards, terminated, truncated, info = env.step(actions)
        ended = running & (terminated | truncated)
        won += float(((1 + rewards[ended] * (env.seats - 1)) / env.seats).sum())
        running &= ~ended
    return won / GAMES


def learn(game: str, seed: int, steps: int, ways: dict[str, Any], device: str = "cpu") -> Row:
    """Return what became of one seed."""
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)
    env = stable_baselines(vector.make(game, ROWS, opponents="chance", learner=None, **ways))
    env.seed(seed)
    began = time.perf_counter()
    model = MaskablePPO("MlpPolicy", env, n_steps=ROUND, seed=seed, policy_kwargs={"net_arch": LAYERS}, device=device, **PPO)
    model.learn(steps)
    seconds = time.perf_counter() - began
    return Row(game, seed, **ways, steps=steps, games=env.ended, won=evaluate(model, game, ways), seconds=round(seconds, 1))


def main(
    game: list[str] | None = None,
    steps: int = 500_000,
    seeds: int = 5,
    encode: str = "planes",
    canonical: bool = True,
    device: str = "cpu",
    json: bool = False,
) -> None:
    """Learn each game with each seed, and print."""
    names = [find(name).name for name in game or games()]
    report, ways = Report([]), {"encode": encode, "canonical": canonical}
    with bars() as progress:
        task = progress.add_task("learning", total=len(names) * seeds)
        for name in names:
            for seed in range(1, seeds + 1):
                report.rows.append(learn(name, seed, steps, ways, device))
                progress.advance(task)
            report.median[name] = median(row.won for row in report.rows if row.game == name)
    print_report(report, json)


if __name__ == "__main__":
    run_command(main)
