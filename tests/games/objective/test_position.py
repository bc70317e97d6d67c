"""Positions of Objective that cannot be."""

from typing import Any

import pytest

from saqqara import BadPosition
from tests.games.helping import bad
from tests.games.objective.positions import position

BARE = "R R R R O O O O Y Y Y Y G G G G"
FULL = ["rrroooyyyggg", "rrroooyyyggg"]


def changed(**fields: Any) -> dict[str, Any]:
    """Return a good position with some fields changed."""
    return {**position(BARE, FULL, "rg", mode="fair"), **fields}


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        (changed(mode="odd"), "mode"),
        (changed(seats=5), "seats"),
        (changed(seats=3), "spots"),
        (changed(turn=2), "turn"),
        (changed(turn=-1), "turn"),
        (changed(turn="0"), "turn"),
        (changed(over=True), "over"),
        (changed(objectives=["red", "red"]), "objectives"),
        (changed(objectives=["red"]), "objectives"),
        (changed(objectives=["red", "blue"]), "objectives[1]"),
        (changed(stocks=[{"red": 4}, {"red": 4}]), "stocks"),
        (changed(stocks=[{"red": -1}, {"red": 1}]), "stocks[0]"),
        (changed(stocks=[{"red": 3, "orange": 3}, {"red": 3, "orange": 1}], mode="random"), "stocks"),
        (changed(extra=1), "extra"),
        (position("R:r R R R O O O O Y Y Y Y G G G G", FULL, "rg"), "spots[0].stack"),
        (position("R:oo R R R O O O O Y Y Y Y G G G G", FULL, "rg"), "spots[0].stack"),
        (position("R R R R R O O O Y Y Y Y G G G G", FULL, "rg"), "spots"),
        (position("R:o R:o R R O O O O Y Y Y Y G G G G", FULL, "rg"), "orange"),
        ({"game": "objective"}, "mode"),
    ],
)
def test_a_bad_position_is_refused_in_a_sentence_that_names_the_field(broken: dict[str, Any], field: str) -> None:
    bad(BadPosition, broken, field)
