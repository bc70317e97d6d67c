"""A seat at a table with our bots passes Gymnasium's own tests, and further ones."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.envs.planes import decoded
from tests.envs.setups import LONG, OBSERVED, SOME

gymnasium = pytest.importorskip("gymnasium")
checker = pytest.importorskip("gymnasium.utils.env_checker")
gym = pytest.importorskip("saqqara.envs.gym")
GAMES = list(dict.fromkeys(setup.game for setup in OBSERVED)) if LONG else [SOME[0].game]


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_gymnasium_pass(game: str) -> None:
    for seats in find(game).seats if LONG else find(game).seats[-1:]:
        env = gymnasium.make(f"saqqara/{game.capitalize()}-v0", seats=seats, render_mode="ansi")
        checker.check_env(env.unwrapped)


def test_gymnasium_finds_the_games_by_itself() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    assert project["project"]["entry-points"]["gymnasium.envs"] == {"__root__": "saqqara.envs.registration:register_games"}


def test_a_game_is_played_to_its_end_and_told_at_the_end() -> None:
    env, chance = gymnasium.make("saqqara/Objective-v0", learner=1), np.random.default_rng(1)
    ends = []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["seat"] == 1
            action = int(chance.choice(np.flatnonzero(info["action_mask"])))
            assert env.unwrapped.action_text(action)
            observation, reward, over, _, info = env.step(action)
        assert decoded("objective", observation)[4:6].all(), "the last observation is of a game that is not over: a colour is hidden"
        assert min(info["scores"]) > 0
        ends.append(reward)
    assert set(ends) <= {-1.0, 0.0, 1.0}
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(~info["action_mask"])[0]))
    assert (reward, over, info["refused"]) == (-1.0, True, True)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="whole number"):
        env.unwrapped.step(0.7)
    with pytest.raises(BadSetup, match="no options"):
        env.reset(options={"mode": "fair"})


@pytest.mark.skipif(not LONG, reason="slow; SAQQARA_ENVS=all, with sb3-contrib")
def test_maskable_ppo_learns_from_it_unchanged() -> None:
    contrib = pytest.importorskip("sb3_contrib")
    model = contrib.MaskablePPO("MlpPolicy", gymnasium.make("saqqara/Objective-v0", opponents="novice"), n_steps=128, device="cpu")
    assert model.learn(256).num_timesteps == 256
