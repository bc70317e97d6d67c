"""An observation has what its seat may know, all of it and nothing else (see also `tests/every_game/secrecy_laws.py`); a mask has its legal
moves."""

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from saqqara.core.game import find
from saqqara.core.observation import Part, declared, each_seat, places, written
from saqqara.core.observation_source import observe_source
from saqqara.core.secrecy import Secret
from tests.envs.changes import neighbours
from tests.envs.seen import moments, some
from tests.envs.setups import OBSERVED, SMALLEST_AND_LARGEST
from tests.every_game.setups import Setup

at_the_edges = pytest.mark.parametrize("setup", SMALLEST_AND_LARGEST, ids=str)


@at_the_edges
def test_masks_are_the_legal_moves(setup: Setup) -> None:
    for at in some(moments(setup, 2), 4):
        for seat in range(setup.seats):
            legal, mask = at.legal(seat), at.mask(seat)
            actions = [at.action_of(seat, move) for move in legal]
            assert sorted(action for action in actions if action >= 0) == mask.nonzero()[0].tolist()
            for action in range(0, len(mask), 1 if len(mask) < 100 else 7):
                move = at.move_of(seat, action)
                assert (move in legal) == bool(mask[action])
                assert move not in legal or at.action_of(seat, move) == action


@at_the_edges
def test_an_observation_tells_what_a_view_tells_and_no_more(setup: Setup) -> None:
    """At tables that differ in a little: who sees a difference observes one, and who sees none observes none."""
    chance = random.Random(str(setup))
    different = 0
    for moment in moments(setup, 3):
        if different < 60 and chance.random() < 0.25:
            at, *others = neighbours(moment, chance, 15)
            for other in others:
                for seat in range(setup.seats):
                    differs = at.view(seat) != other.view(seat)
                    assert (at.observation(seat) != other.observation(seat)).any() == differs, (at.view(seat), other.view(seat))
                    different += differs
    assert different > 4


@pytest.mark.parametrize("game", list(dict.fromkeys(setup.game for setup in OBSERVED)))
def test_every_part_of_a_layout_is_used(game: str) -> None:
    part = find(game).part("lab.observation")
    smallest, *_, largest = (setup for setup in OBSERVED if setup.game == game)
    values = np.array([at.observation(seat) for setup in (smallest, largest) for at in moments(setup, 4) for seat in range(setup.seats)])
    for one, begins in zip(part.LAYOUT, places(part.LAYOUT).values(), strict=True):
        assert len(np.unique(values[:, begins : begins + one.size])) > 1, one.name
    assert sum(one.size for one in part.CHOICES) == part.ACTIONS


@at_the_edges
def test_records_and_positions_agree_on_when_a_secret_lies_open(setup: Setup) -> None:
    model = find(setup.game).model
    secrets = [secret for secret in model.secrets if isinstance(secret, Secret) and secret.opened]
    assert secrets
    for at in some(moments(setup, 5), 3):
        position = model.position(at.state, at.deck)
        for secret in secrets:
            assert secret.opened is not None
            assert bool(secret.opened(at.state)) == bool(secret.until(position)), secret.part


@pytest.mark.parametrize("game", list(dict.fromkeys(setup.game for setup in OBSERVED)))
def test_the_source_of_observations_is_fresh(game: str) -> None:
    assert (find(game).folder / "build/observe.py").read_text(encoding="utf-8") == observe_source(find(game))


def objective_of(s: Any, seat: Any) -> Any:
    return s.objective[seat]


def tell_next(s: Any, deck: Any, seat: Any, out: Any) -> Any:
    """Planted: the neighbour's objective, by way of another function."""
    out[0] = objective_of(s, seat - 1)


def tell_every(s: Any, deck: Any, other: Any, row: Any, out: Any) -> Any:
    """Planted: every seat's objective."""
    out[row] = s.objective[other]


def tell_first(s: Any, deck: Any) -> Any:
    """Planted: the first seat's objective."""
    return s.objective[0]


@pytest.mark.parametrize("source", [written(tell_next), each_seat(tell_every), declared("objective"), declared("seats", tell_first)])
def test_a_part_that_reads_where_secrets_are_stored_cannot_be_written(source: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("objective")
    monkeypatch.setattr(game.part("lab.observation"), "LAYOUT", (Part("planted", (4,), "", source),))
    with pytest.raises(TypeError, match="stores secrets"):
        observe_source(game)


def test_a_secret_that_does_not_say_when_it_lies_open_is_not_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("objective")
    secrets = [one if not isinstance(one, Secret) else replace(one, opened=None) for one in game.part("declaration").SECRETS]
    monkeypatch.setattr(game.part("declaration"), "SECRETS", secrets)
    with pytest.raises(TypeError, match="opened"):
        observe_source(game)
