"""An observation has what its seat may know, all of it and nothing else; a mask has its legal moves."""

import pytest

from saqqara.core.rng import generator
from tests.envs.seen import OBSERVED, UNTOUCHED, moments
from tests.every_game.setups import Setup

every_setup = pytest.mark.parametrize("setup", OBSERVED, ids=str)


@every_setup
def test_observations_and_masks_tell_no_secret(setup: Setup) -> None:
    rng = generator(b"redeal")
    for at in moments(setup, 1):
        for seat in range(setup.seats):
            observed, mask = at.observation(seat), at.mask(seat)
            assert UNTOUCHED not in observed, "a part is not written"
            other = at.redealt(seat, rng)
            assert (other.observation(seat) == observed).all()
            assert (other.mask(seat) == mask).all()


@every_setup
def test_masks_are_the_legal_moves(setup: Setup) -> None:
    for at in moments(setup, 2):
        for seat in range(setup.seats):
            legal = at.legal(seat)
            mask = at.mask(seat)
            assert set(mask) <= {0, 1}
            actions = [int(at.part.action_of(at.state[0], at.deck[0], seat, move)) for move in legal]
            assert sorted(action for action in actions if action >= 0) == mask.nonzero()[0].tolist()
            for action, allowed in enumerate(mask):
                move = int(at.part.move_of(at.state[0], at.deck[0], seat, action))
                assert (move in legal) == bool(allowed)
                assert not allowed or at.part.action_of(at.state[0], at.deck[0], seat, move) == action
