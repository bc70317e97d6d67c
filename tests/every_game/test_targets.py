"""Plain functions and their compiled twins agree, state by state, also where a game changes from one to the other and back."""

import numpy as np
import pytest

from saqqara.core import compile as compiling
from saqqara.core.arrays import array_of
from saqqara.core.game import find
from tests.every_game.setups import EDGES, SETUPS, Setup, legal, random_game
from tests.every_game.trace import compiled, plain, trace

OBSERVED = {setup.game: setup for setup in SETUPS[::-1] if find(setup.game).has("lab.observation")}.values()
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


@pytest.mark.parametrize("setup", OBSERVED, ids=str)
def test_plain_and_compiled_observe_alike(setup: Setup) -> None:
    kind = find(setup.game)
    part, observe = kind.part("lab.observation"), kind.part("build.observe").observe
    twin, twin_of_observe, seen = compiling.twins(part), compiling.compiled(observe), 0
    for number, table in enumerate(random_game(setup, 41)):
        if number % 7:
            continue
        s, deck = table._state.record, table._deck
        state, tables = array_of(s)[0], array_of(deck)[0]
        for seat in range(setup.seats):
            numbers, masks = np.zeros((2, part.SIZE), np.int16), np.zeros((2, part.ACTIONS), np.bool_)
            observe(s, deck, seat, numbers[0])
            twin_of_observe(state, tables, seat, numbers[1])
            part.mask(s, deck, seat, masks[0])
            twin.mask(state, tables, seat, masks[1])
            assert (numbers[0] == numbers[1]).all()
            assert (masks[0] == masks[1]).all()
            for move in legal(table, seat)[:20]:
                action = int(part.action_of(s, deck, seat, move))
                assert int(twin.action_of(state, tables, seat, move)) == action
                assert action < 0 or int(twin.move_of(state, tables, seat, action)) == part.move_of(s, deck, seat, action)
                seen += 1
    assert seen > 10
