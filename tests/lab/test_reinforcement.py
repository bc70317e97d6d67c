"""Networks learn by playing: a training that was left goes on as if it had not been, what it plays are the games of a table, and it gets
better."""

from pathlib import Path

import numpy as np
import pytest

from saqqara.core.arrays import record_of
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.core.network import size
from saqqara.lab.reinforcement.games import Games
from saqqara.lab.reinforcement.imitation import imitate, watch
from saqqara.lab.reinforcement.learner import OUTPUTS, Learner, Plan

PLAN = Plan("guardians", seats=2, games=48, steps=4, rounds=4, keep=2, parts=2)


def learned(plan: Plan, rounds: int) -> Learner:
    learner = Learner(plan, "cpu")
    while learner.rounds < rounds:
        learner.round()
    return learner


def test_a_training_that_was_left_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    learned(PLAN, 2).keep(file)
    on = Learner.resumed(file, PLAN, "cpu")
    while on.rounds < PLAN.rounds:
        on.round()
    through = learned(PLAN, PLAN.rounds)
    assert on.weights().tobytes() == through.weights().tobytes()
    assert on.curve == through.curve
    with pytest.raises(BadSetup, match="different settings"):
        Learner.resumed(file, PLAN._replace(seed=2), "cpu")
    file.write_bytes(b"no")
    with pytest.raises(BadSetup):
        Learner.resumed(file, PLAN, "cpu")


def test_rows_hold_the_rules_and_every_game_ends_with_one_victory() -> None:
    games = Games("guardians", 40, "cpu")
    part, rules = find("guardians").part("bots.network"), find("guardians").rules
    columns, seats = games.arrays, games.seats
    assert set(columns["seats"].tolist()) == {2, 3, 4, 5, 6}
    sides, inputs = np.zeros((40, seats, part.SIDE), np.float32), np.zeros((40, games.most, part.MOVE), np.float32)
    chance, ended = np.random.default_rng(1), 0
    games.deal("rows")
    for _ in range(150):
        games.describe(sides, inputs)
        for row in range(40):
            state = record_of(find("guardians"), columns["states"][row : row + 1])
            assert rules.to_act(state) >> int(columns["actor"][row]) & 1
            room, seat = [0] * rules.MAX_LEGAL, int(columns["actor"][row])
            many = rules.legal(state, None, seat, room)
            assert room[:many] == columns["moves"][row, : columns["many"][row]].tolist()
        games.play((chance.random(40) * columns["many"]).astype(np.int64))
        for row in np.flatnonzero(columns["ended"]).tolist():
            ended += 1
            assert columns["won"][row, : columns["seats"][row]].sum() == pytest.approx(1)
    assert ended > 10


def test_the_value_network_learns_who_wins_and_the_policy_decides() -> None:
    plan = Plan("guardians", seats=2, games=128, steps=16, rounds=20, keep=4)
    learner = learned(plan, plan.rounds)
    first, last = learner.curve[0], learner.curve[-1]
    assert last["value"] < first["value"] - 0.03
    assert last["entropy"] < first["entropy"] - 0.1
    part = find("guardians").part("bots.network")
    wanted = size(part.SIDE, part.SIDE_HIDDEN, OUTPUTS) + size(part.MOVE, part.MOVE_HIDDEN, 1)
    assert learner.weights().shape == (wanted,)


def test_a_level_is_imitated_and_its_imitation_plays_beside_the_learner() -> None:
    seen = watch("guardians", "apprentice", 30, 2, "imitated", range(6))
    rival, curve = imitate("guardians", [seen], 1, 8, "cpu")
    assert curve[-1]["loss"] < curve[0]["loss"] - 0.1
    learner = Learner(PLAN._replace(beside=0.5), "cpu", rival)
    learner.games.deal("beside")
    played = learner.play(np.random.default_rng(1))
    own = np.concatenate(played["own"])
    assert 0.6 < own.mean() < 0.9, "a rival has one seat of two in half of the games"
    before = learner.weights()
    learner.round()
    assert not np.array_equal(before, learner.weights())
