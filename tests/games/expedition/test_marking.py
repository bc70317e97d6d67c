"""Expedition, clause by clause: a turn up to the end of marking."""

import pytest

from saqqara import Table
from saqqara.core.rng import generator
from tests.games.expedition.positions import EXAMPLE, EXPEDITIONS, exhausted, given, marked, moves, nearly, play, player
from tests.games.helping import refused

CLOSED = "##S## ##.## ##.## ##.## ##T##"  # nothing but the middle column


def test_E6_one_card_for_all_seven_a_round_and_the_eighth_is_never_seen() -> None:
    table = Table("expedition", 2, b"reveal")
    turns, revealed = [], []
    while not table.over:
        p = table.position()
        if p["phase"] == "mark" and (p["round"], p["turn"]) not in turns:
            turns.append((p["round"], p["turn"]))
            revealed.append(p["pattern"])
            assert len(p["expeditions_left"]) == 8 - p["turn"]
            assert sorted(revealed[-p["turn"] :] + p["expeditions_left"]) == sorted(EXPEDITIONS)
            assert table.look(0).view.pattern == table.look(1).view.pattern == p["pattern"]
        seat = table.to_act[0]
        table.play(seat, table.sample(seat, generator(b"%d" % len(table.moves))))
    assert turns == [(number, turn) for number in range(1, 5) for turn in range(1, 8)]


def test_E7_everybody_marks_at_the_same_time_the_pattern_or_one_square() -> None:
    table = given([["1: c1", "2"], ["3", "4"]], "I2")
    assert table.to_act == (0, 1)
    assert set(moves(table, card=1)) == {"b1", "c2", "d1", "a1 b1", "b1 b2", "c2 c3", "b2 c2", "c2 d2", "d1 e1", "d1 d2"}
    assert set(moves(table, card=2)) == {"c1", "b1 c1", "c1 c2", "c1 d1"}
    table.play(1, "3: c1")
    assert list(table.to_act) == [0]
    table.play(0, "1: c2 c3")
    assert (marked(table, 0), marked(table, 1)) == ("c1 c2 c3", "c1")
    assert table.position()["turn"] == 2


def test_E7_one_of_the_two_is_compulsory_and_once_is_enough() -> None:
    table = given([["1", "2"], ["3", "4"]], "I3")
    assert refused(table, 0, "pass") == "ER4"
    assert refused(table, 0, "3: c1") == "E7", "not one's own card"
    assert refused(table, 0, "1: b1 c1") == "E7", "I2 is not the pattern of this turn"
    assert refused(table, 0, "take pile") == "E7"
    assert refused(table, 0, "keep 1 2") == "E7"
    table.play(0, "1: c1 c2 c3")
    assert refused(table, 0, "2: c1") == "E7"


def test_E8_a_pattern_may_be_turned_and_mirrored() -> None:
    table = given([["1", "2"], ["3", "4"]], "L4")
    assert [squares for squares in moves(table, card=1) if len(squares) > 2] == [
        *("a1 a2 b1 c1", "a1 b1 c1 c2", "a2 b2 c1 c2"),
        *("b1 b2 b3 c1", "b1 b2 c1 d1", "b1 c1 c2 c3", "b1 c1 d1 d2", "b3 c1 c2 c3"),
        *("c1 c2 c3 d1", "c1 c2 c3 d3", "c1 c2 d1 e1", "c1 c2 d2 e2", "c1 d1 d2 d3", "c1 d1 e1 e2"),
    ]


def test_E8_all_of_it_inside_the_grid_no_wall_no_square_twice() -> None:
    table = given([["7: c1 c2 c3", "2"], ["3", "4"]], "I3", grids={7: EXAMPLE})
    assert refused(table, 0, "7: d1 e1 f1") == "E8"
    assert refused(table, 0, "7: a0 a1 a2") == "E8"
    assert refused(table, 0, "7: c4 d4 e4") == "E8", "d4 is a wall"
    assert refused(table, 0, "7: c3 d3 e3") == "E8", "c3 is marked"
    assert refused(table, 0, "7: c3") == "E8"
    assert refused(table, 0, "7: b1") == "E8"
    assert refused(table, 0, "7: d2 d2 d3") == "E8"
    assert refused(table, 0, "7: d2 d3 e4") == "E8", "no pattern at all"
    assert refused(table, 0, "7: d1 d2 d3 e3 c4") == "E8"


def test_E9_the_first_marks_include_the_start() -> None:
    table = given([["1", "2"], ["3", "4"]], "I3")
    assert refused(table, 0, "1: c2 c3 c4") == "E9"
    assert moves(table, card=1) == ["c1", "a1 b1 c1", "b1 c1 d1", "c1 c2 c3", "c1 d1 e1"]


def test_E9_later_ones_touch_a_marked_square_side_by_side() -> None:
    table = given([["1: c1 c2", "2"], ["3", "4"]], "I3")
    assert refused(table, 0, "1: c4 c5 d5") == "E7", "a V3"
    assert refused(table, 0, "1: d3 d4 d5") == "E9", "only a corner touches"
    assert refused(table, 0, "1: a3 a4 a5") == "E9"
    play(table, (0, "1: d2 d3 d4"))
    assert marked(table) == "c1 c2 d2 d3 d4"


def test_E10_a_single_square_obeys_too_and_may_be_the_tomb() -> None:
    table = given([[nearly(1), "2"], ["3", "4"]], "O4")
    assert refused(table, 0, "2: c2") == "E10"
    assert refused(table, 0, "1: a1") == "E10"
    assert refused(table, 0, "1: b5") == "E10", "beside the tomb, which is not marked"
    assert {"2: c1", "1: c5", "1: b4"} <= set(moves(table))
    table.play(0, "1: c5")
    assert marked(table) == "c1 c2 c3 c4 c5"


CROSSES = {7: EXAMPLE, 8: "..S.. .xxx. ..... ..... ..T.."}


def test_E11_a_red_cross_gives_one_more_square_on_either_card() -> None:
    table = given([["7", "2"], ["3", "4"]], "L4", grids=CROSSES)
    table.play(0, "7: c1 c2 c3 d3")
    assert player(table)["owed"] == 1
    assert not player(table)["finished"]
    assert table.to_act == (0, 1)
    assert moves(table) == ["7: b2", "7: b3", "7: c4", "7: d1", "7: d2", "7: e3", "2: c1"]
    assert refused(table, 0, "7: c4 c5") == "E11"
    assert refused(table, 0, "7: e4") == "E11"
    assert refused(table, 0, "2: c2") == "E11"
    table.play(0, "2: c1")
    assert player(table)["finished"]
    assert marked(table, place=1) == "c1"


def test_E11_each_of_several_and_a_cross_marked_so_gives_yet_another() -> None:
    table = given([["8: c1", "2"], ["3", "4"]], "I2", grids=CROSSES)
    table.play(0, "8: b2 c2")
    assert player(table)["owed"] == 2
    table.play(0, "8: d2")
    assert player(table)["owed"] == 2, "one marked, one more earned"
    play(table, (0, "8: b1"), (0, "2: c1"))
    assert player(table)["finished"]
    assert marked(table) == "b1 b2 c1 c2 d2"


def test_E12_gems_up_to_ten_of_a_colour() -> None:
    grids = {7: "..S.. .rrg. ..... ..... ..T.."}
    table = given([["7: c1", "2"], ["3", "4"]], "I3", grids=grids, sheets=[{"red": 3, "green": 10}])
    table.play(0, "7: b2 c2 d2")
    assert (player(table)["red"], player(table)["green"]) == (5, 10)
    table = given([["7: c1", "2"], ["3", "4"]], "I3", grids=grids, sheets=[{"red": 9}])
    table.play(0, "7: b2 c2 d2")
    assert (player(table)["red"], player(table)["green"]) == (10, 1)


def test_E13_one_torch_a_round() -> None:
    grids = {7: "..S.. .tt.. ..... ..... ..T.."}
    table = given([["7: c1", "2"], ["3", "4"]], "I2", grids=grids, round=2, sheets=[{"torches": [True, False, False, False]}])
    table.play(0, "7: b2 c2")
    assert player(table)["torches"] == [True, True, False, False]
    table = given([["7: c1", "2"], ["3", "4"]], "I2", grids=grids, round=3, sheets=[{"torches": [False, False, True, False]}])
    table.play(0, "7: c2")
    assert player(table)["torches"] == [False, False, True, False]


def test_E14_skulls_in_order_up_to_ten() -> None:
    grids = {7: "..S.. .sss. ..... ..... ..T.."}
    for before, after in ((0, 3), (6, 9), (8, 10), (10, 10)):
        table = given([["7: c1", "2"], ["3", "4"]], "I3", grids=grids, sheets=[{"skulls": before}])
        table.play(0, "7: b2 c2 d2")
        assert player(table)["skulls"] == after


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (5, 3), (10, 8)])
def test_E15_a_potion_erases_the_two_worst_skulls(before: int, after: int) -> None:
    table = given([["7: c1", "2"], ["3", "4"]], "I3", grids={7: "..S.. ..p.. ..... ..... ..T.."}, sheets=[{"skulls": before}])
    table.play(0, "7: c2")
    assert player(table)["skulls"] == after


def test_E16_marking_the_tomb_completes_the_card() -> None:
    table = given([[nearly(7), "2"], ["3", "4"]])
    play(table, (0, "7: c5"), (1, "3: c1"))
    assert player(table)["completed"] == [7]
    assert table.position()["to_replace"] == [{"seat": 0, "card": 7}]


def test_ER1_a_completed_card_takes_red_cross_squares_until_everybody_has_marked() -> None:
    table = given([["7: c1 c2 c3", "2"], ["3", "4"]], "I2", grids={7: "..S.. ..... ..... ..x.. ..T.."})
    table.play(0, "7: c4 c5")
    assert player(table)["completed"] == []
    assert marked(table) == "c1 c2 c3 c4 c5"
    assert "7: d5" in moves(table)
    table.play(0, "7: d5")
    assert marked(table) == "c1 c2 c3 c4 c5 d5"
    table.play(1, "3: c1")
    assert player(table)["completed"] == [7]
    assert player(table)["cards"][0] is None


def test_ER1_a_pattern_over_the_tomb_is_marked_whole_with_its_symbols() -> None:
    table = given([["7: c1 c2 c3", "2"], ["3", "4"]], "L4", grids={7: "..S.. ..... ..... .r... .gT.."})
    table.play(0, "7: a5 b5 c4 c5")
    assert (player(table)["red"], player(table)["green"]) == (0, 1)
    assert marked(table) == "a5 b5 c1 c2 c3 c4 c5"


def test_ER1_a_red_cross_without_any_square_has_no_effect() -> None:
    grids = {7: CLOSED, 2: "##S## ##.## ##.## ##x## ##T##"}
    table = given([[nearly(7), "2: c1 c2 c3"], ["3", "4"]], "I2", grids=grids)
    table.play(0, "2: c4 c5")
    assert player(table)["owed"] == 1, "the tomb of the other card is left"
    table.play(0, "7: c5")
    assert player(table)["finished"]
    cards: list[list[str | None]] = [["2: c1 c2 c3", None], ["3", "4"]]
    table = given(cards, "I2", grids=grids, **exhausted(cards))
    table.play(0, "2: c4 c5")
    assert (player(table)["owed"], player(table)["finished"]) == (0, True)


def test_ER2_skulls_come_before_potions() -> None:
    table = given([["7: c1", "2"], ["3", "4"]], "I2", grids={7: "..S.. .ps.. ..... ..... ..T.."}, sheets=[{"skulls": 3}])
    table.play(0, "7: b2 c2")
    assert player(table)["skulls"] == 2, "a fourth is marked, then the fourth and the third are erased"


def test_ER2_the_tenth_skull_is_passed_before_the_potion() -> None:
    table = given([["7: c1", "2"], ["3", "4"]], "I3", grids={7: "..S.. .sps. ..... ..... ..T.."}, sheets=[{"skulls": 9}])
    table.play(0, "7: b2 c2 d2")
    assert player(table)["skulls"] == 8


def test_ER2_red_crosses_come_last() -> None:
    table = given([["7: c1", "2"], ["3", "4"]], "I2", grids={7: "..S.. .xs.. .p... ..... ..T.."})
    table.play(0, "7: b2 c2")
    assert (player(table)["skulls"], player(table)["owed"]) == (1, 1)
    table.play(0, "7: b3")
    assert player(table)["skulls"] == 0


def test_ER3_marks_are_shown_when_everybody_has_finished() -> None:
    table = given([["7: c1", "2"], ["3", "4"], ["5", "6"]], "I2", grids={7: "..S.. .xr.. ..... ..... ..T.."})
    before = {seat: table.look(seat) for seat in (1, 2, None)}
    table.play(0, "7: b2 c2")
    for seat, look in before.items():
        assert table.look(seat) == look, "nobody sees that a mark was made while its cross is owed"
    table.play(0, "7: d2")
    for seat, look in before.items():
        now = table.look(seat)
        assert now.history == ()
        assert now.to_act == (1, 2), "that somebody has finished is seen"
        assert now.view.players[0].cards == look.view.players[0].cards
        assert now.view.players[0].red == 0
    assert table.look(0).view.players[0].red == 1
    assert table.look(0).view.players[0].cards[0].marked == ("b2", "c1", "c2", "d2")
    assert table.look(0).view.players[0].before.marked == [["c1"], []]
    play(table, (2, "5: c1"), (1, "3: c1"))
    assert table.look(1).view.players[0].cards[0].marked == ("b2", "c1", "c2", "d2")
    assert table.look(1).view.players[0].red == 1
    assert table.look(None).history == ((0, "7: b2 c2"), (0, "7: d2"), (2, "5: c1"), (1, "3: c1"))


def test_ER4_without_any_card_one_passes() -> None:
    cards: list[list[str | None]] = [[None, None], ["3", "4"]]
    table = given(cards, **exhausted(cards))
    assert moves(table) == ["pass"]
    play(table, (0, "pass"), (1, "3: c1"))
    assert (table.position()["turn"], table.to_act) == (2, (0, 1))
    assert refused(table, 1, "pass") == "ER4"


def test_ER4_with_one_card_one_marks_it() -> None:
    cards: list[list[str | None]] = [[None, "2"], ["3", "4"]]
    table = given(cards, **exhausted(cards))
    assert moves(table) == ["2: c1", "2: a1 b1 c1", "2: b1 c1 d1", "2: c1 c2 c3", "2: c1 d1 e1"]
    assert refused(table, 0, "pass") == "ER4"
    assert refused(table, 0, "1: c1") == "E7"


def test_E8_E9_E11_the_worked_example_of_a_first_pattern() -> None:
    table = given([["7", "2"], ["3", "4"]], "L4", grids={7: EXAMPLE})
    assert refused(table, 0, "7: b2 c2 c3 c4") == "E9"
    assert refused(table, 0, "7: b1 c1 c2 c3") == "E8"
    play(table, (0, "7: c1 c2 c3 d3"))
    assert (player(table)["skulls"], player(table)["owed"]) == (1, 1)
    table.play(0, "7: c4")
    assert marked(table) == "c1 c2 c3 c4 d3"
    assert player(table)["finished"]


@pytest.mark.parametrize(("pattern", "fits"), [("O4", False), ("I2", True)])
def test_E10_E16_ER1_the_worked_example_of_the_tomb(pattern: str, fits: bool) -> None:
    cards: list[list[str | None]] = [["7: c1 c2 c3 c4 d3", "2"], ["3", "4"]]
    table = given(cards, pattern, grids={7: EXAMPLE})
    assert ("c5 d5" in moves(table, card=7)) == fits
    assert any(len(squares) > 2 for squares in moves(table, card=7)) == fits
    table.play(0, "7: c5")
    assert player(table)["completed"] == []
    table.play(1, "3: c1")
    assert player(table)["completed"] == [7]
