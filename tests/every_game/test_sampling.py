"""`sample` draws each legal move, and only those, equally often."""

from typing import Any

import numpy as np
import pytest

from saqqara.core.arrays import array_of, generator
from tests.every_game.setups import SETUPS, Setup, actors, legal, random_game, rules_seat


def surprise(counts: Any) -> float:
    """Return the chi-square statistic against equal shares, as standard deviations of a normal variable (Wilson and Hilferty)."""
    freedom = len(counts) - 1
    statistic = float(((counts - counts.mean()) ** 2 / counts.mean()).sum())
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


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
            s, deck, rng = array_of(table._state.record)[0], array_of(table._deck)[0], generator(b"%d" % number)
            table.kind.loops.samples(s, deck, rules_seat(seat), rng, counts, draws)
            assert counts.sum() == counts[moves].sum() == draws, "only legal moves"
            assert counts[moves].min() > 0
            if len(moves) > 1:
                values.append(surprise(counts[moves]))
            tested += 1
    assert tested
    assert max(values, default=0) < 4.5, f"the most surprising of {len(values)} draws: {max(values)} standard deviations"
