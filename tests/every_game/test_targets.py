"""Plain functions and their compiled twins agree, state by state, also where a game changes from one to the other and back."""

import pytest

from saqqara.core.game import find
from tests.every_game.setups import EDGES, SETUPS, Setup
from tests.every_game.trace import compiled, plain, trace

MOVES = 160
"""A game is followed for so long."""

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
at_the_edges = pytest.mark.parametrize("setup", EDGES, ids=str)


@every_setup
def test_plain_and_compiled_agree_move_by_move(setup: Setup) -> None:
    kind = find(setup.game)
    wanted = list(trace(setup, b"trace", MOVES, [plain(kind)]))
    assert len(wanted) > 5
    assert list(trace(setup, b"trace", MOVES, [compiled(kind)])) == wanted


@at_the_edges
@pytest.mark.parametrize("every", [1, 4])
def test_a_game_may_change_from_plain_to_compiled_and_back(setup: Setup, every: int) -> None:
    """Every few moves, on the same memory."""
    kind = find(setup.game)
    wanted = list(trace(setup, b"change", MOVES, [plain(kind)]))
    for sides in ([plain(kind), compiled(kind)], [compiled(kind), plain(kind)]):
        assert list(trace(setup, b"change", MOVES, sides, every)) == wanted
