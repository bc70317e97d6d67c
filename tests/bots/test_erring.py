"""Lower levels err as people do: they are tempted by what comes at once, and overlook what lies aside, by what they can know alone."""

import numpy as np
import pytest

from saqqara import Table
from saqqara.bots.search_setup import SearchSetup, search_setup
from saqqara.core import arrays
from saqqara.core.arrays import array_of
from saqqara.core.game import games
from saqqara.core.rng import generator

ERRING = [name for name, game in games().items() if game.has("bots.evaluation") and hasattr(game.part("bots.evaluation"), "tempting")]
DRAWS = 25


def tables(game: str) -> list[Table]:
    """Yield some moments of a random game."""
    table, rng = Table(game, 2, b"err"), generator(b"err")
    found: list[Table] = []
    while not table.over and len(found) < 9:
        seat = table.to_act[0]
        table.play(seat, table.sample(seat, rng))
        if table.length % 3 == 0 and not table.over:
            found.append(table.branched())
    return found


def means(thinks: SearchSetup, moments: list[Table], noise: float, overlooked: float, greed: float, habit: float) -> tuple[float, float]:
    """Return how tempting the choices of such a player are on average, and how much they overlook."""
    rng, out = arrays.generator(b"means"), np.zeros(thinks.kind.rules.MAX_LEGAL, np.int64)
    tempting = aside = 0.0
    for table in moments:
        s, deck, seat = table._state.record, table._deck, table.to_act[0]
        state, tables = array_of(s)[0], array_of(deck)[0]
        for _ in range(DRAWS):
            move = int(thinks.code.err(state, tables, thinks.w, seat, noise, overlooked, greed, habit, out, rng))
            tempting += thinks.evaluation.tempting(s, deck, thinks.w, seat, move)
            aside += thinks.evaluation.aside(s, deck, thinks.w, seat, move)
    return tempting / len(moments) / DRAWS, aside / len(moments) / DRAWS


@pytest.mark.parametrize("game", ERRING)
def test_greed_takes_what_comes_at_once_and_habit_overlooks_what_lies_aside(game: str) -> None:
    thinks, moments = search_setup(game), tables(game)
    plain, greedy = means(thinks, moments, 2.0, 0.0, 0.0, 0.0), means(thinks, moments, 2.0, 0.0, 3.0, 0.0)
    assert greedy[0] > 1.15 * plain[0]
    blind, by_habit = means(thinks, moments, 20.0, 0.5, 0.0, 0.0), means(thinks, moments, 20.0, 0.5, 0.0, 1.0)
    assert by_habit[1] < 0.85 * blind[1]


@pytest.mark.parametrize("game", ERRING)
def test_neither_depends_on_what_the_seat_cannot_know(game: str) -> None:
    thinks = search_setup(game)
    for table in tables(game)[::3]:
        seat, deck = table.to_act[0], table._deck
        other = table.redeal(seat, b"other")
        for move in table._state.legal(seat):
            for judge in (thinks.evaluation.tempting, thinks.evaluation.aside):
                assert judge(table._state.record, deck, thinks.w, seat, move) == judge(other._state.record, deck, thinks.w, seat, move)
