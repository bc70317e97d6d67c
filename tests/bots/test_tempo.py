"""The times of bots at human speed: longer where there is more to decide, and telling nothing."""

from statistics import median

import pytest

from saqqara import Table
from saqqara.bots.thinking_time import FORCED, effective_choices, human_seconds
from saqqara.core.game import games
from saqqara.core.rng import generator

SEARCHED = [name for name, game in games().items() if game.has("bots.evaluation")]


def after(game: str, moves: int) -> Table:
    """Return a table after so many random moves."""
    table, rng = Table(game, 2, b"tempo"), generator(b"tempo")
    while table.length < moves:
        table.play(table.to_act[0], table.sample(table.to_act[0], rng))
    return table


@pytest.mark.parametrize("game", SEARCHED)
def test_the_time_depends_on_nothing_that_an_onlooker_cannot_know(game: str) -> None:
    for moves in (3, 8):
        table = after(game, moves)
        for seat in table.to_act:
            times = {human_seconds(table.redeal(None, bytes([n])).look(None), seat, None, b"one") for n in range(4)}
            assert times == {human_seconds(table.look(None), seat, None, b"one")}


def test_what_is_forced_is_quick_and_what_is_hard_is_slow() -> None:
    forced, open_to_all = after("guardians", 0), after("objective", 0)
    seat = forced.to_act[0]
    assert effective_choices(forced.look(None), 1 - seat, None) is None  # it may do nothing: less than a choice
    times = [
        median(human_seconds(table.look(None), one, None, bytes([n])) for n in range(40))
        for table, one in ((forced, 1 - seat), (forced, seat), (open_to_all, open_to_all.to_act[0]))
    ]
    assert times == sorted(times)
    assert times[0] < 1.3 * FORCED
    assert times[2] > 2 * times[1]
