"""Cups, clause by clause."""

from typing import Any

import pytest

from saqqara import BadPosition, Table
from tests.games import helping


def given(dice: list[int], bid: str | None = None, **fields: Any) -> Table:
    """A table in its first round, seat 0 to act."""
    seats = len(dice)
    start = {"seats": seats, "turn": 0, "over": False, "round": 0, "bid": bid, "dice": dice, "marks": [0] * seats}
    return Table.from_position({"game": "cups", **start, **fields}, b"test")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C1_C2_everybody_rolls_a_die_that_nobody_else_sees(seats: int) -> None:
    table = Table("cups", seats, b"roll")
    dice = table.position()["dice"]
    for seat in (None, *range(seats)):
        assert table.look(seat).view.dice == [die if other == seat else None for other, die in enumerate(dice)]
    assert {Table("cups", seats, seed).position()["dice"][1] for seed in helping.seeds(100)} == {1, 2, 3, 4, 5, 6}


def test_C3_the_turn_passes_clockwise() -> None:
    assert {Table("cups", 3, seed).position()["turn"] for seed in helping.seeds(40)} == {0, 1, 2}
    table = given([1, 2, 3])
    assert helping.refused(table, 1, "1 1") == "C3"
    table.play(0, "1 1")
    assert table.to_act == (1,)


def test_C4_C5_a_bid_is_higher_than_the_last() -> None:
    table = given([1, 2, 3], bid="2 4")
    assert table.look(0).moves == ("2 5", "2 6", "3 1", "3 2", "3 3", "3 4", "3 5", "3 6", "doubt")
    assert [helping.refused(table, 0, text) for text in ("2 4", "1 6", "4 1")] == ["C5", "C5", "C5"]


def test_C6_only_a_bid_can_be_doubted_and_every_cup_is_lifted() -> None:
    assert helping.refused(given([1, 2]), 0, "doubt") == "C6"
    table = given([5, 1, 5], bid="2 5")
    table.play(0, "doubt")
    assert [table.look(seat).revealed[0].what.dice for seat in (0, 1, 2, None)] == [[5, 1, 5]] * 4


@pytest.mark.parametrize(("bid", "loser"), [("2 5", 0), ("1 5", 0), ("3 5", 2)])
def test_C7_whoever_was_wrong_loses_the_round_and_begins_the_next(bid: str, loser: int) -> None:
    table = given([5, 1, 5], bid=bid)
    table.play(0, "doubt")
    assert table.position()["marks"] == [int(seat == loser) for seat in range(3)]
    assert (table.to_act, table.position()["bid"], table.position()["round"]) == ((loser,), None, 1)


def test_C8_CR1_after_five_rounds_most_points_win_and_who_is_level_shares() -> None:
    table = given([5, 1, 5], bid="3 5", round=4, marks=[1, 2, 1])
    table.play(0, "doubt")
    assert helping.refused(table, 0, "doubt") == "C8"
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.places) == ((4, 3, 3), (1, 2, 2))


@pytest.mark.parametrize("field", ["dice", "marks", "round", "over", "bid", "turn"])
def test_a_bad_position_names_its_field(field: str) -> None:
    wrong: dict[str, Any] = {"dice": [7, 1], "marks": [1, 0], "round": 6, "over": True, "bid": "3 1", "turn": 2}
    with pytest.raises(BadPosition, match=field):
        given(**{"dice": [1, 2], field: wrong[field]})
