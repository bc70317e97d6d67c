"""`sample` draws each legal move, and only those, equally often."""

import numpy as np
import pytest
from scipy.stats import chisquare

from saqqara.core.rng import generator
from tests.every_game.setups import SETUPS, Setup, actors, legal, random_game, rules_seat


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_sample_is_uniform_over_legal(setup: Setup) -> None:
    tested = 0
    values = []
    for number, table in enumerate(random_game(setup, 10)):
        if number % 13 or table.over:
            continue
        for seat in actors(table):
            moves = legal(table, seat)
            counts = np.zeros(table.kind.rules.MOVES, np.int64)
            draws = 60 * len(moves)
            table.kind.loops.samples(table._state[0], table._deck[0], rules_seat(seat), generator(b"%d" % number), counts, draws)
            assert counts.sum() == counts[moves].sum() == draws, "only legal moves"
            assert counts[moves].min() > 0
            if len(moves) > 1:
                values.append(float(chisquare(counts[moves]).pvalue))
            tested += 1
    assert tested
    assert not values or min(values) > 0.001 / len(values), f"least p {min(values)} of {len(values)}"
