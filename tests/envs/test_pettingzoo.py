"""PettingZoo's own tests for every set-up, and what they do not ask for."""

import copy
import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from saqqara import Table
from saqqara.core import arrays
from saqqara.core.arrays import array_of
from saqqara.core.errors import BadSetup
from saqqara.core.game import CLOCK, find
from saqqara.core.parsing import plain
from saqqara.core.rng import generator
from saqqara.envs.env_setup import Setting
from saqqara.envs.pettingzoo import env, parallel_env, raw_env
from saqqara.envs.single_step import DRAWN
from tests.envs.setups import EDGES_OF_SOME, LONG, SIMULTANEOUS, SOME, keywords, without
from tests.every_game.setups import Setup

CYCLES = 1000 if LONG else 40
usual = pytest.mark.filterwarnings(  # of its own classic games, whose observations are such dictionaries too, it knows the names
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play(game: Any, seed: int) -> list[Any]:
    """Return a random game; all that was seen on the way."""
    chance, seen = random.Random(seed), []
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observed, reward, over, _, _ = game.last()
        seen.append((agent, observed["observation"].tobytes(), reward))
        game.step(None if over else chance.choice(observed["action_mask"].nonzero()[0]))
    return seen


@usual
@pytest.mark.parametrize("setup", EDGES_OF_SOME, ids=str)
def test_the_tests_of_pettingzoo_pass(setup: Setup) -> None:
    api_test(env(**keywords(setup)), CYCLES)
    seed_test(lambda: env(**keywords(setup)), CYCLES)
    if LONG:
        api_test(raw_env(**keywords(setup)), CYCLES)


@pytest.mark.parametrize("setup", SIMULTANEOUS, ids=str)
def test_those_of_parallel_environments_pass_where_steps_are_simultaneous(setup: Setup) -> None:
    parallel_api_test(parallel_env(**keywords(setup)), CYCLES)
    parallel_seed_test(lambda: parallel_env(**keywords(setup)), CYCLES)


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_game_ends_with_the_shares_of_the_victory(setup: Setup) -> None:
    game = env(**keywords(setup))
    rewards = {agent: reward for agent, _, reward in play(game, 5)[-setup.seats :]}
    scores, places = [0] * setup.seats, [0] * setup.seats
    find(setup.game).rules.result(game.setting.record(game._states), game.setting.deck_tables, scores, places)
    for seat, place in enumerate(places):
        share = 1 / places.count(1) if place == 1 else 0
        assert rewards[f"player_{seat}"] == pytest.approx((share * setup.seats - 1) / (setup.seats - 1))
    assert sum(rewards.values()) == pytest.approx(0)


def test_the_same_seed_is_the_same_game_and_another_is_another_also_for_a_copy() -> None:
    game = env("objective", 3)
    first = play(game, 7)
    assert play(pickle.loads(pickle.dumps(game)), 7) == first
    assert play(game, 8) != first
    game.reset(seed=7)
    dealt = [game._states.tobytes()]
    for _ in range(2):
        game.reset()
        dealt.append(game._states.tobytes())
    assert len(set(dealt)) == 3, "without a seed resets deal the same"


def test_an_action_that_is_not_allowed_ends_the_guarded_game_and_leaves_the_raw_one_as_it_is() -> None:
    guarded, raw = env("objective"), raw_env("objective")
    for game in (guarded, raw):
        game.reset(seed=3)
    wrong = int(np.flatnonzero(guarded.last()[0]["action_mask"] == 0)[0])
    loser, before = guarded.agent_selection, raw._states.tobytes()
    for game, action in ((raw, wrong), *((game, action) for game in (raw, guarded) for action in (-1, 10**6, None))):
        with pytest.raises(BadSetup, match="action_mask"):
            game.step(action)
    assert raw._states.tobytes() == before
    guarded.step(wrong)
    assert guarded.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in guarded.agents}
    assert all(guarded.terminations.values())
    while guarded.agents:
        guarded.step(None)


def test_a_copy_goes_on_with_the_game() -> None:
    game = env("objective", mode="fair")
    game.reset(seed=3)
    for _ in range(5):
        game.step(int(np.flatnonzero(game.last()[0]["action_mask"])[0]))
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        for _ in range(3):
            action = int(np.flatnonzero(other.last()[0]["action_mask"])[-1])
            other.step(action)
        assert other._states.tobytes() != game._states.tobytes()
        assert other.setting.options == {"mode": "fair"}
    again = copy.deepcopy(game)
    for one in (game, again):
        one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[-1]))
    assert again._states.tobytes() == game._states.tobytes()


def test_a_state_is_what_all_seats_know() -> None:
    game = env("objective", 3)
    game.reset(seed=1)
    assert game.state_space.contains(game.state())
    seen = [game.observe(agent)["observation"] for agent in game.agents]
    assert (game.state() == np.concatenate(seen)).all()
    assert sorted(int(one[4]) for one in seen) != [0, 0, 0], "nobody's colour is there"


def test_drawing_passes_their_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env("objective", render_mode=render_mode))
    assert capsys.readouterr().out


def test_what_is_no_action_and_no_option_is_refused_in_a_sentence() -> None:
    game = env("objective")
    game.reset(seed=1)
    for wrong in (0.7, float("nan"), "x", True, [1, 2]):
        with pytest.raises(BadSetup, match="whole number"):
            game.step(wrong)
    with pytest.raises(BadSetup, match="seed"):
        game.reset(seed=0.5)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="colour"):
        env("objective", colour="red")
    for clock in (float("nan"), "x", 2):
        with pytest.raises(BadSetup, match="from 0 to 1"):
            parallel_env("hourglass", clock=clock)
    action = int(np.flatnonzero(game.last()[0]["action_mask"])[0])
    text = game.action_text(game.agent_selection, action)
    assert text in Table.from_position(plain(game.setting.kind.model.position(game.setting.record(game._states), None))).look(0).moves
    with pytest.raises(BadSetup, match="cannot take action"):
        game.action_text(game.agent_selection, 10**6)


def test_nothing_can_be_asked_of_a_guarded_game_before_it_is_dealt() -> None:
    game = env("objective", render_mode="ansi")
    for ask in (lambda: game.step(0), lambda: game.observe("player_0"), game.render):
        with pytest.raises(AssertionError, match="reset"):
            ask()


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_what_is_drawn_is_what_an_onlooker_sees(setup: Setup) -> None:
    game = raw_env(**keywords(setup), render_mode="ansi")
    game.reset(seed=1)
    chance, hidden = random.Random(1), 0
    for number in range(60):
        if game.terminations[game.agent_selection]:
            break
        if number % 6 == 5:
            drawn, states = game.render(), game._states.copy()
            record = game.setting.record(states)
            game.setting.kind.rules.redeal(record, game.setting.deck_tables, -1, generator(b"%d" % number))
            game._states[:] = array_of(record)
            hidden += game._states.tobytes() != states.tobytes()
            assert drawn
            assert game.render() == drawn
            game._states[:] = states
        game.step(chance.choice(game.last()[0]["action_mask"].nonzero()[0]))
    assert hidden, "nothing was hidden, so nothing was tested"


def test_ways_to_draw_and_games_that_there_are_not() -> None:
    with pytest.raises(BadSetup, match="ansi"):
        env("objective", render_mode="rgb_array")
    with pytest.raises(BadSetup, match="parallel"):
        parallel_env("objective")
    simultaneous = SIMULTANEOUS[0].game
    with pytest.raises(BadSetup, match="clock"):
        parallel_env(simultaneous, clock=1.5)
    with pytest.raises(BadSetup, match="draughts"):
        env("draughts")


def test_who_acts_next_is_drawn_evenly_where_the_clock_may_act() -> None:
    setting = Setting("hourglass", 3)
    states, rng, counted = setting.empty(), arrays.generator(b"turns"), Counter[int]()
    setting.code.set_up(states, setting.tables, 3, setting.codes, rng)
    for _ in range(4000):
        counted[int(setting.code.turn(states.copy(), setting.tables, rng))] += 1
    assert counted.keys() == {0, 1, 2, CLOCK}
    assert all(900 < n < 1100 for n in counted.values())


class Recorded:
    """Compiled code of which every action is noted that was played."""

    def __init__(self, code: Any) -> None:
        self.code = code
        self.played: list[tuple[int, int]] = []
        self.drawn: list[bool] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.code, name)

    def act(self, states: Any, decks: Any, seat: int, action: int, rng: Any, allowed: Any) -> int:
        """Make the action, and note it."""
        became = int(self.code.act(states, decks, seat, action, rng, allowed))
        if became:
            self.played.append((seat, action))
            self.drawn.append(became == DRAWN)
        return became


@pytest.mark.parametrize("setup", SIMULTANEOUS if LONG else SIMULTANEOUS[:: len(SIMULTANEOUS) - 1], ids=str)
def test_in_a_parallel_step_each_who_may_act_acts_once_as_it_chose(setup: Setup) -> None:
    game, chance = parallel_env(**keywords(setup)), random.Random(4)
    game.setting.code = code = Recorded(game.setting.code)
    observed, _ = game.reset(seed=9)
    together = 0
    while game.agents:
        able = {agent for agent in game.agents if observed[agent]["action_mask"].any()}
        chosen = {
            agent: int(chance.choice(np.flatnonzero(observed[agent]["action_mask"]))) if agent in able else 0 for agent in game.agents
        }
        code.played.clear()
        code.drawn.clear()
        observed, _, _, _, infos = game.step(chosen)
        seats = [seat for seat, _ in code.played]
        assert len(seats) == len(set(seats)), "a seat acted twice in one step"
        assert {f"player_{seat}" for seat in seats} == {agent for agent in infos if infos[agent]["played"]}
        assert {f"player_{seat}" for seat in seats} <= able
        assert all(chosen[f"player_{seat}"] == action for seat, action in code.played)
        assert seats, "nobody acted"
        assert not any(code.drawn[:-1]), "somebody chose before something new was drawn, and it was played after"
        together += len(seats) > 1
    assert together


def test_of_two_who_take_the_same_tile_one_gets_it_and_each_is_as_likely() -> None:
    game, quicker = parallel_env("hourglass", 2, clock=0.0), Counter[str]()
    for seed in range(120):
        game.reset(seed=seed)
        infos = game.step({"player_0": 3, "player_1": 3})[-1]
        quicker.update(agent for agent in infos if infos[agent]["played"])
        assert int(game._states[0]["taken"]) == 1
    assert quicker.total() == 120
    assert min(quicker["player_0"], quicker["player_1"]) > 30


def test_what_was_chosen_before_the_dice_were_rolled_anew_is_dropped() -> None:
    """Two have said that they see nothing. Once the third does too, there are new dice: a tile chosen for the old ones is not taken."""
    game, nothing, late = parallel_env("hourglass", 3, clock=0.0), 10, 0
    for seed in range(12):
        game.reset(seed=seed)
        game.step({"player_0": nothing, "player_1": nothing})
        infos = game.step({"player_0": 3, "player_2": nothing})[-1]
        assert int(game._states[0]["taken"]) == infos["player_0"]["played"]
        late += not infos["player_0"]["played"]
    assert 0 < late < 12


def test_the_clock_acts_after_a_step_with_the_chance_it_is_given() -> None:
    for clock in (0.0, 1.0):
        game = parallel_env("hourglass", 2, clock=clock)
        game.reset(seed=2)
        game.step({"player_0": 3})
        assert (int(game._states[0]["phase"]) == 2) == (clock == 1.0), "2 is the check, which begins when the sand has run out"


def test_who_lacks_the_package_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "pip install 'saqqara[envs]'" in without("pettingzoo", "saqqara.envs.pettingzoo", monkeypatch)
