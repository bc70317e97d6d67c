"""OpenSpiel's own simulation tests for every set-up; information states, resampling, serialization; its IS-MCTS bot."""

import io
import json
import pickle
import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation

from examples import spiel_bot
from saqqara import Table
from saqqara.bots.player_spec import enter, leave
from saqqara.core.arrays import array_of
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.envs.game_tree import OUTCOMES, Course
from saqqara.envs.openspiel import Playouts, from_look, load
from tests.envs.setups import LONG, OBSERVED, SOME, without
from tests.every_game.setups import Setup

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def loaded(setup: Setup, seed: int = 0) -> Any:
    options: dict[str, Any] = dict(setup.options)
    return load(setup.game, setup.seats, seed=seed, **options)


def course_of(game: Any, seed: int) -> Iterator[Any]:
    """Yield a state through a random game, after each action and outcome."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_the_simulation_tests_of_openspiel_pass(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup), num_sims=20 if LONG else 1, serialize=True, verbose=False)


def test_all_games_are_registered_and_say_what_they_are() -> None:
    known = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for kind in (find(game) for game in dict.fromkeys(setup.game for setup in OBSERVED)):
        assert (known[f"saqqara_{kind.name}"].min_num_players, known[f"saqqara_{kind.name}"].max_num_players) == (
            kind.seats[0],
            kind.seats[-1],
        )
    game = pyspiel.load_game("saqqara_objective(players=3,mode=fair,seed=5)")
    assert game == load("objective", 3, seed=5, mode="fair")
    assert pickle.loads(pickle.dumps(game)) == game
    assert game.max_chance_outcomes() == OUTCOMES
    for wrong in ({"seats": 9}, {"mode": "foul"}, {"seats": 4, "mode": "fair"}):
        with pytest.raises(BadSetup):
            load("objective", **wrong)
    with pytest.raises(BadSetup, match="draughts"):
        load("draughts")


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_history_and_a_kept_state_give_the_same_game(setup: Setup) -> None:
    game = loaded(setup)
    state = None
    for number, state in enumerate(course_of(game, 3)):
        if number == 20:
            kept, history = pickle.loads(pickle.dumps(state)), list(state.history())
    assert state is not None
    for action in state.history()[len(history) :]:
        kept.apply_action(action)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(kept) == str(again) == str(state)
    assert kept.information_state_string(1) == again.information_state_string(1) == state.information_state_string(1)
    assert kept.returns() == again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(0)


def test_what_chance_decides_differs_by_outcome_and_by_seed() -> None:
    deals = set()
    for seed in (0, 1):
        for outcome in range(OUTCOMES):
            state = load("objective", seed=seed).new_initial_state()
            for action in (1, 2, 3, outcome):
                state.apply_action(action)
            deals.add(str(state))
    assert len(deals) == 2 * OUTCOMES
    assert sum(chance for _, chance in load("objective").new_initial_state().chance_outcomes()) == pytest.approx(1)


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    state = next(state for state in course_of(load("objective"), 1) if not state.is_chance_node())
    before = str(state)
    wrong = next(action for action in range(144) if action not in state.legal_actions())
    for action in (wrong, 10**6):
        with pytest.raises(BadSetup, match="action_mask"):
            state.apply_action(action)
    assert str(state) == before


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_seat_cannot_tell_a_resampled_state_from_the_true_one(setup: Setup) -> None:
    """OpenSpiel's own test of resampling (which cannot be called from Python) would pass, and something is drawn again."""
    others = 0
    for number, state in enumerate(course_of(loaded(setup), 6)):
        if state.current_player() < 0 or number % (1 if LONG else 4):
            continue
        for seat in range(setup.seats):
            other = state.resample_from_infostate(seat, SAMPLER)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            assert seat != state.current_player() or other.legal_actions() == state.legal_actions()
            assert other.legal_actions()
            assert other.course.rng.tobytes() != state.course.rng.tobytes(), "it would know what is to come"
            others += other.course.states.tobytes() != state.course.states.tobytes()
    assert others


class Redealt(Course):
    """A course of which each state is seen with all that the seat must not know drawn anew."""

    changed = 0

    def sight(self, data: bytes, seat: int) -> bytes:
        """Return the observation there."""
        states = self.setting.read(data)
        record = self.setting.record(states)
        self.setting.kind.rules.redeal(record, self.setting.deck_tables, seat, generator(data))
        states[:] = array_of(record)
        Redealt.changed += states.tobytes() != data
        return super().sight(states.tobytes(), seat)


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_past_that_a_seat_cannot_tell_from_the_true_one_is_the_same_information_state(setup: Setup) -> None:
    *_, state = course_of(loaded(setup), 8)
    other = Redealt(state.course.setting, 0)
    other.events, Redealt.changed = state.course.events, 0
    for seat in range(setup.seats):
        assert other.recall(seat)._replace(sight=b"") == state.course.recall(seat)._replace(sight=b"")
    assert Redealt.changed


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_information_states_differ_by_what_a_seat_did_or_saw_and_by_no_veiled_move(setup: Setup) -> None:
    veiled, opened = 0, 0
    for state in course_of(loaded(setup), 12):
        seat = state.current_player()
        if seat < 0 or len(state.legal_actions()) < 2:
            continue
        course, view = state.course, find(setup.game).model
        one, two = random.Random(len(course.events)).sample(state.legal_actions(), 2)
        record = course.setting.record(course.states)
        moves = [int(course.setting.code.meaning(course.states, course.setting.tables, seat, action)) for action in (one, two)]
        hidden = all(view.veiled(record, seat, move) for move in moves)
        ends = [state.child(action) for action in (one, two)]
        closed = any(view.step(end.course.setting.record(end.course.states)) != view.step(record) for end in ends)
        awaited = [end.course.setting.members(int(end.course.setting.code.acting(end.course.states))) for end in ends]
        for other in range(setup.seats):
            told = [end.information_state_string(other) for end in ends]
            if other == seat or not hidden:
                assert told[0] != told[1]
                opened += 1
            elif not closed and awaited[0] == awaited[1]:
                assert told[0] == told[1], f"seat {other} can tell {moves} of seat {seat} apart"
                veiled += 1
    assert opened
    assert bool(veiled) == find(setup.game).simultaneous


def test_a_seat_remembers_how_it_came_to_what_it_sees() -> None:
    """The same pieces on the same spots, placed in another order: nothing differs now, but the past does."""
    state = next(state for state in course_of(load("objective"), 5) if not state.is_chance_node())
    first = state.legal_actions()[0]
    last = next(action for action in state.legal_actions() if action // 6 != first // 6)
    between = next(action for action in state.child(first).legal_actions() if action // 6 not in (first // 6, last // 6))
    ends = []
    for order in ((first, between, last), (last, between, first)):
        end = state.clone()
        for action in order:
            assert action in end.legal_actions()
            end.apply_action(action)
        ends.append(end)
    for seat in range(2):
        assert ends[0].observation_string(seat) == ends[1].observation_string(seat)
        assert ends[0].information_state_string(seat) != ends[1].information_state_string(seat)


def test_what_others_hide_never_shows_in_a_seat_s_information_state() -> None:
    """In this game nothing is drawn after the deal: the same moves in a resampled world look the same to the very end."""
    for seat in range(3):
        chance, state = random.Random(seat), load("objective", 3).new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.randrange(OUTCOMES))
        worlds = [state.resample_from_infostate(seat, SAMPLER) for _ in range(6)]
        assert len({world.course.states.tobytes() for world in worlds}) > 1
        while not state.is_terminal():
            for one in (state, *worlds):
                assert one.information_state_string(seat) == state.information_state_string(seat)
            action = chance.choice(state.legal_actions())
            for one in (state, *worlds):
                one.apply_action(action)
        assert len({world.information_state_string(seat) for world in worlds}) > 1, "at the end all colours are shown"


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_its_search_plays(setup: Setup) -> None:
    game, decisions = loaded(setup), 0
    for number, state in enumerate(course_of(game, 2)):
        if state.current_player() >= 0 and len(state.legal_actions()) > 1 and number % 12 == 0:
            before = str(state)
            bot = ISMCTSBot(game, Playouts(generator(b"bot")), 1.4, 12, random_state=np.random.RandomState(1))
            assert bot.step(state) in state.legal_actions()
            assert sum(Playouts(generator(b"once")).evaluate(state)) == pytest.approx(0)
            assert str(state) == before
            decisions += 1
    assert decisions


def test_its_search_beats_chance() -> None:
    """Until one of the two is four victories ahead: its worlds are drawn by a generator of OpenSpiel's own, which has no seed."""
    game, won, number = load("objective"), 0.0, 0
    while abs(won) < 4:
        number += 1
        chance, state = random.Random(number), game.new_initial_state()
        bot = ISMCTSBot(game, Playouts(generator(b"%d" % number)), 1.4, 60, random_state=np.random.RandomState(number))
        while not state.is_terminal():
            seat = state.current_player()
            action = int(bot.step(state)) if seat == number % 2 else chance.choice(state.legal_actions())
            state.apply_action(action)
        won += state.returns()[number % 2]
    assert won > 0


def test_what_a_seat_knows_is_observed_as_a_whole() -> None:
    game = load("objective")
    whole = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    part = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(game, whole) is not None
    assert make_observation(game, part) is None


# At our tables


@pytest.mark.parametrize("game", dict.fromkeys(setup.game for setup in SOME))
def test_its_search_decides_from_a_look(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table, asked = Table(game, seed=b"spiel"), [{"type": "hello", "protocol": 1, "deck": None}]
    looks = []
    for _ in range(3):
        seat = table.to_act[0]
        looks.append(table.look(seat))
        table.play(seat, table.sample(seat, generator(b"some")))
    asked += [{"type": "look", "look": msgspec.to_builtins(look), "waited": 0.0} for look in looks]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(json.dumps(one) + "\n" for one in asked)))
    spiel_bot.main(0.0)
    for look, said in zip(looks, capsys.readouterr().out.splitlines(), strict=True):
        assert any(json.loads(said)["move"].startswith(move.removesuffix("...")) for move in look.moves)


def test_who_only_looks_on_decides_nothing() -> None:
    with pytest.raises(BadSetup, match="turn"):
        from_look(Table("objective", seed=b"1").look(None), generator(b"1"))


if LONG:  # it starts another Python

    def test_as_a_program_it_plays_a_game() -> None:
        table = Table("objective", seed=b"program")
        bot = enter(f"exec:{sys.executable} {spiel_bot.__file__} 0.01", b"")
        try:
            while not table.over:
                seat = table.to_act[0]
                table.play(seat, bot.choose(table.look(seat)).move)
        finally:
            leave(bot)


def test_who_lacks_the_package_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "pip install 'saqqara[envs]'" in without("pyspiel", "saqqara.envs.openspiel", monkeypatch)
