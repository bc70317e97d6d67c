"""Judgements are learned: the same seed gives the same, a training that was left goes on as if it had not been, and the loss falls."""

from pathlib import Path

import numpy as np
import pytest

from saqqara.core.errors import BadSetup
from saqqara.core.texts import LANGUAGES
from saqqara.lab.network_gradients import train_moves, train_sides
from saqqara.lab.self_play import Noted, some_games
from saqqara.lab.train import Plan, keep, learn, resume

PLAN = Plan("objective", 1, games=3, simulations=6, epochs=2, ahead=0, learned=1.0, sight=False, matches=0)


def test_a_training_that_was_left_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    learn(PLAN, rounds=1, kept_in=file)
    on = learn(PLAN, rounds=2, begin=resume(file, PLAN))
    through = learn(PLAN, rounds=2)
    assert on.weights.tobytes() == through.weights.tobytes()
    assert [row["ends"] for row in on.curve] == [row["ends"] for row in through.curve]
    assert learn(PLAN._replace(seed=2), rounds=1).weights.tobytes() != learn(PLAN, rounds=1).weights.tobytes()
    with pytest.raises(BadSetup, match="different settings"):
        resume(file, PLAN._replace(seed=2))


def test_what_is_no_training_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "no.npz"
    file.write_bytes(b"no")
    with pytest.raises(BadSetup) as unreadable:
        resume(file, PLAN)
    with pytest.raises(BadSetup) as none:
        learn(PLAN._replace(game="hourglass"), 1)
    for refused in (unreadable, none):
        assert len({refused.value.reason(language) for language in LANGUAGES}) == len(LANGUAGES)
    keep(file, PLAN, learn(PLAN, rounds=1))
    assert resume(file, PLAN).rounds == 1


@pytest.fixture(scope="module")
def noted() -> Noted:
    return some_games("guardians", "loss", 0, 100, 0, b"", ())


def fallen(noted: Noted) -> float:
    """Return how much lower the loss over held-out games is at the end than the first time round."""
    _, curve = train_sides(noted, 16, 1, 6, "cpu", batch=256)
    return curve[0]["held_out"] - curve[-1]["held_out"]


def test_the_loss_falls_and_only_because_tables_tell_how_games_end(noted: Noted) -> None:
    other = np.random.default_rng(1).permutation(len(noted.sides))
    assert fallen(noted) > 0.02
    assert fallen(noted._replace(sides=noted.sides[other])) < 0.01


def test_moves_that_were_tried_often_are_learned() -> None:
    chance = np.random.default_rng(3)
    moves = chance.standard_normal((600, 4)).astype(np.float32)
    best = moves[:, 1].reshape(100, 6).argmax(1)
    shares = np.eye(6, dtype=np.float32)[best].ravel()
    nothing = np.zeros((1, 2, 1), np.float32)
    noted = Noted(nothing, np.ones(1, np.int8), nothing, nothing, nothing, moves, np.full(100, 6, np.int32), shares)
    _, curve = train_moves(noted, 8, 1, 60, "cpu", batch=10)
    assert curve[-1]["held_out"] < 0.8 < np.log(6)
