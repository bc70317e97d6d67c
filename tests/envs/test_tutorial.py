"""PettingZoo's own tutorial for agents that take turns, unchanged but for the environment's name: slow, with SAQQARA_ENVS=all."""

import pytest

from tests.envs.setups import LONG

pettingzoo = pytest.importorskip("saqqara.envs.pettingzoo")


@pytest.mark.parametrize("game", ["objective", "guardians", "hourglass", "expedition"])
@pytest.mark.skipif(not LONG, reason="slow; SAQQARA_ENVS=all")
def test_the_basic_loop_of_the_tutorial_plays_a_game(game: str) -> None:
    env = pettingzoo.env(game, render_mode=None)
    env.reset(seed=42)
    finished = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()  # noqa: RUF059 - as the tutorial has it
        if termination or truncation:
            action, finished = None, finished + 1
        else:
            mask = observation["action_mask"]
            action = env.action_space(agent).sample(mask)  # this is where you would insert your policy
        env.step(action)
    env.close()
    assert finished == len(env.possible_agents)


@pytest.mark.skipif(not LONG, reason="slow; SAQQARA_ENVS=all")
def test_the_parallel_loop_of_the_tutorial_plays_a_game() -> None:
    parallel_env = pettingzoo.parallel_env("expedition", render_mode=None)
    observations, infos = parallel_env.reset(seed=42)
    while parallel_env.agents:
        actions = {agent: parallel_env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in parallel_env.agents}
        observations, rewards, terminations, truncations, infos = parallel_env.step(actions)  # noqa: RUF059 - likewise
    parallel_env.close()
    assert len(rewards) == len(parallel_env.possible_agents)
