"""A game that people end before its rules do: it stops as it stands, its looks tell no more than before, and its record replays."""

import random
from itertools import islice
from typing import Any

import pytest

from saqqara.core.errors import BadRecord, Refused
from saqqara.core.record_replay import replay, scores, steps
from saqqara.core.table import Table
from tests.every_game.setups import Setup, random_game, random_move, smallest_and_largest

every_setup = pytest.mark.parametrize("setup", smallest_and_largest(4), ids=str)


def some_moment(setup: Setup) -> Table:
    """Return a table somewhere in a game."""
    return next(islice(random_game(setup, 5), random.Random(str(setup)).randrange(12), None))


@every_setup
def test_ended_by_agreement_it_stands_as_it_is_and_nobody_wins(setup: Setup) -> None:
    table = some_moment(setup)
    viewers = (None, *range(setup.seats))
    before = [table.look(viewer).data() for viewer in viewers]
    sealed = table.record()
    assert "seed" not in sealed
    table.end("agreement")
    for viewer, was in zip(viewers, before, strict=True):
        gone: dict[str, Any] = {
            "to_act": [],
            "moves": [],
            "clock": None,
            "outcome": {"places": [], "scores": [], "detail": None, "ended": "agreement"},
        }
        assert table.look(viewer).data() == was | gone
        assert table.awaited(viewer) == ()
    for seat in range(setup.seats):
        with pytest.raises(Refused, match="over"):
            table.play(seat, next((move for was in before for move in was["moves"]), "pass"))
        with pytest.raises(Refused):
            table.undo(seat)
    record = table.record()
    assert (record["format"], record["seed"] is not None) == (2, True)
    again = replay(record)
    assert again.record() == record
    assert [look.outcome is not None for look in (one.look(None) for one in steps(record))] == [False] * len(table.moves) + [True]
    assert scores(record) == []


@every_setup
def test_who_resigned_is_told_at_the_end_whoever_ends_it(setup: Setup) -> None:
    table = some_moment(setup)
    table.resign(1)
    assert table.look(0).outcome is None
    assert table.to_act
    chance = random.Random(str(setup))
    while not table.over:
        table.play(*random_move(table, chance))
    record = table.record()
    assert (record["format"], record["outcome"]["resigned"]) == (2, [1])
    assert len(record["outcome"]["places"]) == setup.seats  # the rules ended it
    assert replay(record).record() == record
    with pytest.raises(Refused):
        table.resign(0)
    with pytest.raises(Refused):
        table.end("agreement")


def test_a_record_cannot_make_up_an_end() -> None:
    table = some_moment(smallest_and_largest(4)[0])
    table.resign(0)
    table.end("resigned")
    record = table.record()
    assert record["outcome"]["places"][:2] == [2, 1]
    for wrong in (
        {"outcome": record["outcome"] | {"places": [1, 2]}},  # who resigned has not won
        {"outcome": record["outcome"] | {"ended": "boredom"}},
        {"outcome": record["outcome"] | {"resigned": []}},
        {"outcome": record["outcome"] | {"resigned": [7]}},
        {"outcome": record["outcome"] | {"resigned": "0"}},
        {"format": 1},
        {"format": 3},
        {"format": 2, "outcome": None},
    ):
        with pytest.raises(BadRecord):
            replay(record | wrong)
