"""Quarry, clause by clause: every clause of the rules has a test named after it."""

from collections import Counter

import pytest

from saqqara import Table
from tests.games import helping
from tests.games.quarry.positions import all_but, position

HANDS = [[2, 12, 20], [4, 14, 22]]


def test_Q1_there_are_24_stones_each_once() -> None:
    table = Table("quarry", 2, b"whole")
    while not table.over:
        table.play(table.to_act[0], table.look(table.to_act[0]).moves[0])
    laid = [int(text.split()[0]) for _, text in table.look(None).history]
    assert sorted(laid) == list(range(1, 25))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_Q2_everybody_draws_three_stones_that_nobody_else_sees(seats: int) -> None:
    table = Table("quarry", seats, b"deal")
    hands = table.position()["hands"]
    assert [len(hand) for hand in hands] == [3] * seats
    assert len({tuple(Table("quarry", seats, seed).position()["hands"][0]) for seed in helping.seeds(30)}) > 25
    for seat in range(seats):
        assert table.look(seat).view.hands == tuple(tuple(hands[seat]) if other == seat else None for other in range(seats))
    assert table.look(None).view.hands == (None,) * seats


def test_Q3_the_first_player_is_drawn_by_lot_then_clockwise() -> None:
    turns = Counter(Table("quarry", 3, seed).position()["turn"] for seed in helping.seeds(300))
    assert min(turns[seat] for seat in range(3)) > 60
    table = Table.from_position(position([[], [], []], [*HANDS, [1, 5, 6]], turn=2))
    assert helping.refused(table, 0, "2 1") == "Q3"
    table.play(2, "1 1")
    assert table.to_act == (0,)


def test_Q4_a_stone_of_ones_own_hand_is_laid_face_up() -> None:
    table = Table.from_position(position([[], [], []], HANDS))
    assert helping.refused(table, 0, "4 1") == "Q4"
    table.play(0, "12 3")
    assert table.look(None).view.heaps == ((), (), (12,))
    assert 12 not in table.position()["hands"][0]


def test_Q5_not_on_the_heap_that_was_laid_on_last() -> None:
    table = Table.from_position(position([[], [], []], HANDS))
    assert len(table.look(0).moves) == 9
    table.play(0, "12 3")
    assert helping.refused(table, 1, "14 3") == "Q5"
    assert table.look(1).moves == ("4 1", "4 2", "14 1", "14 2", "22 1", "22 2")


def test_Q6_a_higher_stone_scores_a_point_for_each_stone_below() -> None:
    table = helping.after(position([[1], [3, 8, 15], []], HANDS), (0, "20 2"))
    assert table.position()["heaps"][1] == [3, 8, 15, 20]
    assert table.position()["scores"] == [3, 0]
    table.play(1, "4 3")
    assert table.position()["scores"] == [3, 0], "the first stone of a heap scores nothing"


def test_Q7_a_lower_stone_topples_the_heap() -> None:
    table = helping.after(position([[1], [3, 8, 15], []], HANDS), (0, "12 2"))
    assert table.position()["heaps"][1] == [12]
    assert table.position()["gone"] == [3, 8, 15]
    assert table.position()["scores"] == [0, 0]


def test_Q8_then_a_stone_is_drawn_while_there_is_one() -> None:
    table = helping.after(position([[], [], []], HANDS), (0, "12 1"))
    assert len(table.position()["hands"][0]) == 3
    last = position([[9], [], []], HANDS, gone=all_but(9, *HANDS[0], *HANDS[1]))
    assert helping.after(last, (0, "12 2")).position()["hands"][0] == [2, 20]


def outcome(scores: list[int], best: list[int]) -> tuple[int, ...]:
    """The places at the end."""
    ended = Table.from_position(position([[1], [], []], [[], []], gone=all_but(1), scores=scores, best=best)).outcome
    assert ended is not None
    assert ended.scores == tuple(scores)
    return ended.places


def test_Q9_it_is_over_when_all_stones_are_laid_and_most_points_win() -> None:
    table = Table.from_position(position([[9], [], []], [[], [14]], turn=1, gone=all_but(9, 14)))
    table.play(1, "14 2")
    assert table.over
    assert helping.refused(table, 0, "14 1") == "Q9"
    assert outcome([5, 7], [3, 2]) == (2, 1)


def test_Q10_then_the_best_turn() -> None:
    assert outcome([7, 7], [3, 2]) == (1, 2)


def test_QR1_who_is_level_still_shares_the_victory() -> None:
    assert outcome([7, 7], [3, 3]) == (1, 1)


def test_QR2_all_but_hands_and_bag_is_open() -> None:
    table = helping.after(position([[1], [3, 8, 15], []], HANDS), (0, "12 2"))
    for seat in (0, 1, None):
        seen = table.look(seat).view
        assert (seen.heaps, seen.gone, seen.scores) == (((1,), (12,), ()), (3, 8, 15), (0, 0))
        assert (seen.held, seen.bag) == ((3, 3), 13)
