"""A first learner: a linear policy that learns to play Guardians for two against chance, by REINFORCE over whole games.

    pip install 'saqqara[lab]'
    python examples/learner.py [--rounds 300] [--games 512] [--picture curve.svg]

It sees what its seat may know and nothing else (docs/research/observations.md), and is told at the end whether it won. No framework:
NumPy alone.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from saqqara.envs import vector

GAME = "guardians"
RATE, MEMORY, SPREAD = 0.05, 0.9, 0.99


class Policy:
    """Each action's worth is a sum over the observation; the better it is, the likelier the action."""

    def __init__(self, env: Any) -> None:
        env.reset(seed=b"how large the numbers are")
        largest = np.max([np.abs(env.step()[0]).max(0) for _ in range(200)], 0)
        self.scale = np.maximum(largest, 1).astype(np.float32)
        self.weights, self.mean, self.square = np.zeros((3, env.size + 1, env.actions), np.float32)
        self.steps = 0

    def features(self, observations: Any) -> Any:
        """The observation with numbers of one size, and a 1 for what does not depend on it."""
        return np.concatenate([observations / self.scale, np.ones((len(observations), 1))], 1, dtype=np.float32)

    def chances(self, features: Any, masks: Any) -> Any:
        """Return the probability of each legal action."""
        worth = np.where(masks, features @ self.weights, -np.inf)
        worth = np.exp(worth - worth.max(1, keepdims=True))
        return worth / worth.sum(1, keepdims=True)

    def learn(self, gradient: Any) -> None:
        """Make one step uphill, of about the same length for every weight (Adam)."""
        self.steps += 1
        self.mean = MEMORY * self.mean + (1 - MEMORY) * gradient
        self.square = SPREAD * self.square + (1 - SPREAD) * gradient**2
        self.weights += RATE * self.mean / (np.sqrt(self.square / (1 - SPREAD**self.steps)) + 1e-6)


def one_round(env: Any, policy: Policy, chance: Any, seed: bytes) -> tuple[float, Any]:
    """A game in every row of the batch; the part won, and which way the weights should go."""
    observations, info = env.reset(seed=seed)
    rows = np.arange(env.num_envs)
    running, reward, steps = np.ones(len(rows), bool), np.zeros(len(rows), np.float32), []
    while running.any():
        features = policy.features(observations)
        chances = policy.chances(features, info["action_mask"])
        actions = (chances.cumsum(1) > chance.random((len(rows), 1)) * chances.sum(1, keepdims=True)).argmax(1)
        kept = rows[running]
        missed = -chances[kept]
        missed[np.arange(len(kept)), actions[kept]] += 1
        steps.append((kept, features[kept], missed))
        observations, rewards, terminated, truncated, info = env.step(actions)
        ended = running & (terminated | truncated)
        reward[ended] = rewards[ended]
        running &= ~ended
    better = (reward - reward.mean())[:, None]
    gradient = sum(features.T @ (missed * better[kept]) for kept, features, missed in steps)
    return float((1 + reward.mean()) / 2), gradient / len(rows)


def learn(rounds: int, games: int, seed: int = 1) -> list[float]:
    """The part of its games that the learner won, round by round."""
    env, chance = vector.make(GAME, games, seats=2, encode="integers", opponents="chance"), np.random.default_rng(seed)
    policy, curve = Policy(env), []
    for number in range(rounds):
        won, gradient = one_round(env, policy, chance, f"{seed} {number}".encode())
        policy.learn(gradient)
        curve.append(won)
        print(f"\rround {number + 1} of {rounds}: won {won:.0%}", end="", flush=True)
    print()
    return curve


def draw(curve: list[float], file: Path) -> None:
    """The curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.2), layout="constrained")
    axes.plot(range(1, len(curve) + 1), curve, color="#b5651d", linewidth=1.5)
    axes.axhline(0.5, color="#888888", linewidth=1, linestyle=":")
    axes.set(xlabel="round", ylabel="part of games won against chance", ylim=(0.4, 1))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    pyplot.close(figure)


def main() -> None:
    """The command of the docstring above."""
    parser = argparse.ArgumentParser(prog="python examples/learner.py")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    curve = learn(asked.rounds, asked.games)
    if asked.picture:
        draw(curve, asked.picture)


if __name__ == "__main__":
    main()
