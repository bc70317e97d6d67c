"""Hourglass, clause by clause. The rulings are in `test_rulings.py`."""

from collections import Counter

import pytest

from saqqara import Table
from saqqara.core.game import find
from tests.games.helping import after, refused, seeds
from tests.games.hourglass.positions import COLOURS, NUMBERS, ended, position

SAND: tuple[None, str] = (None, "sand")
TIME: tuple[None, str] = (None, "time")


def test_H1_three_dice_of_8_10_and_12() -> None:
    table = Table("hourglass", 2, b"dice", times={"first": 60})
    rolls = [table.position()["dice"]]
    for _ in range(1500):
        table.play(None, "time")
        rolls.append(table.position()["dice"])
    for die, faces in enumerate((8, 10, 12)):
        seen = Counter(roll[die] for roll in rolls)
        assert set(seen) == set(range(1, faces + 1))
        assert min(seen.values()) > 0.6 * len(rolls) / faces


def test_H2_48_tiles_with_their_scarabs() -> None:
    deck = find("hourglass").deck()
    assert {colour: tuple(card.number for card in deck.card if card.colour == colour) for colour in COLOURS} == NUMBERS
    scarabs = {card.number: card.scarabs for card in deck.card}
    assert [n for n in NUMBERS["yellow"] if scarabs[n] == 2] == [17, 21, 30, 36, 40]
    assert [n for n in NUMBERS["blue"] if scarabs[n] == 4] == [25, 45]
    assert [n for n in NUMBERS["red"] if scarabs[n] == 6] == [44, 63]
    assert Counter(scarabs.values()) == {1: 17, 2: 5, 3: 11, 4: 2, 5: 7, 6: 2, 7: 4}


def test_H3_a_pyramid_of_4_3_2_1_and_four_heaps_with_their_tops_in_sight() -> None:
    tops: dict[str, set[int]] = {colour: set() for colour in COLOURS}
    firsts: dict[str, set[int]] = {colour: set() for colour in COLOURS}
    for seed in seeds(300):
        p = Table("hourglass", 3, seed).position()
        for colour, row in zip(COLOURS, (4, 3, 2, 1), strict=True):
            lying, heap = p["pyramid"][colour], p["heaps"][colour]
            assert len(set(lying) & set(NUMBERS[colour])) == row
            assert heap["count"] == len(NUMBERS[colour]) - row
            assert heap["top"] in set(NUMBERS[colour]) - set(lying)
            tops[colour].add(heap["top"])
            firsts[colour].add(lying[0])
    assert tops == firsts == {colour: set(NUMBERS[colour]) for colour in COLOURS}
    table = Table("hourglass", 2, b"open")
    assert {table.look(seat).view.heaps.black.top for seat in (None, 0, 1)} == {table.position()["heaps"]["black"]["top"]}


def test_H4_the_first_active_player_is_drawn_by_lot_and_then_the_next() -> None:
    lots = Counter(Table("hourglass", 3, seed).position()["active"] for seed in seeds(300))
    assert set(lots) == {0, 1, 2}
    assert min(lots.values()) > 60
    table = Table.from_position(position(taken=[()] * 3, active=1), times={"first": 60})
    rolled = []
    for _ in range(4):
        table.play(None, "time")
        rolled.append(table.position()["active"])
    assert rolled == [2, 0, 1, 2]


def test_H5_all_players_at_once() -> None:
    table = Table.from_position(position(taken=[()] * 4, active=2))
    assert table.to_act == (0, 1, 2, 3)
    assert len({table.look(seat).moves for seat in range(4)}) == 1
    assert table.look(0).moves == (*(f"take {n}" for n in (3, 9, 17, 19, 25, 33, 40, 64, 72, 80)), "nothing")


@pytest.mark.parametrize(
    ("number", "operation", "right"),
    [
        (33, "(5 - 2) * 11", True),
        (3, "5 - 2", True),
        (9, "11 - 2", True),
        (17, "11 * 2 - 5", True),
        (17, "2 * 11 - 5", True),
        (33, "11 * (5 - 2)", True),
        (33, "5 - 2 * 11", False),
        (9, "5 + 2 + 2", False),
        (25, "5 * 5", False),
        (40, "5 * 8", False),
        (72, "70 + 2", False),
        (3, "9 / 3", False),
    ],
)
def test_H5_H9_a_number_from_two_or_three_dice_each_at_most_once(number: int, operation: str, right: bool) -> None:
    table = after(position(), (0, f"take {number}"), SAND, (0, f"show {number} = {operation}"))
    p = table.position()
    assert (p["right"][0], p["wrong"][0]) == (([number], []) if right else ([], [number]))


def test_H5_only_numbers_of_the_pyramid_can_be_taken() -> None:
    table = Table.from_position(position())
    assert refused(table, 0, "take 4") == "H5"
    assert refused(table, 0, "take 34") == "H5"


@pytest.mark.parametrize(("dice", "texts"), [((2, 5, 11), 192), ((5, 5, 11), 96), ((5, 2, 5), 96), ((2, 5, 5), 96), ((5, 5, 5), 32)])
def test_H5_equal_dice_make_equal_operations_listed_once(dice: tuple[int, int, int], texts: int) -> None:
    rules, refusal = find("hourglass").rules, find("hourglass").part("refusals").refusal
    table = after(position(dice=dice), (0, "take 25"))
    s, deck = table._state.record, table._deck
    first = rules.SHOW + rules.OPERATIONS * deck.number[:].index(25)
    told = [refusal(s, deck, 0, first + operation) for operation in range(rules.OPERATIONS)]
    assert told.count(None) == texts
    assert {why.clause for why in told if why is not None} == ({"H5"} if texts < 192 else set())


def test_H6_a_take_is_at_once_and_the_first_turns_the_hourglass() -> None:
    table = Table.from_position(position())
    table.play(1, "take 33")
    p = table.position()
    assert p["phase"] == "sand"
    assert p["pyramid"]["red"] == [None, 80]
    assert p["round"][1]["tiles"] == [33]
    assert table.clock is not None
    assert (table.clock.move, table.clock.seconds) == ("sand", 30)
    slow = Table("hourglass", 2, times={"sand": 90})
    slow.play(0, slow.look(0).moves[0])
    assert slow.clock is not None
    assert slow.clock.seconds == 90


def test_H7_each_of_the_others_takes_one_of_the_tiles_still_there() -> None:
    table = after(position(taken=[()] * 3), (1, "take 33"))
    assert refused(table, 1, "take 9") == "H7"
    table.play(0, "take 9")
    assert table.position()["phase"] == "sand"
    assert "take 33" not in table.look(2).moves
    assert table.look(1).moves == ("show 33 = ...",)


def test_H8_the_round_ends_when_the_sand_has_run_out() -> None:
    table = after(position(), (0, "take 33"), SAND)
    assert table.position()["phase"] == "check"
    assert refused(table, 1, "take 9") == "H8"
    assert refused(table, 1, "nothing") == "H8"


def test_H6_no_sand_runs_before_the_first_take() -> None:
    assert refused(Table.from_position(position()), None, "sand") == "H6"


def test_H8_the_clock_alone_says_so_and_once() -> None:
    table = after(position(), (0, "take 33"))
    assert refused(table, 0, "sand") == "H8"
    assert refused(table, None, "take 9") == "H5"
    assert refused(table, None, "nothing") == "H5"
    table.play(*SAND)
    assert refused(table, None, "sand") == "H8"


def test_HR1_HR5_time_is_the_limit_on_the_first_take_or_that_of_the_check_and_the_clock_alone_says_it() -> None:
    table = Table.from_position(position())
    assert refused(table, 0, "time") == "HR1"
    table.play(0, "take 33")
    assert refused(table, None, "time") == "HR1"  # the first take ended the one, and the check has not begun
    assert refused(table, 0, "time") == "HR1"
    table.play(*SAND)
    assert refused(table, 0, "time") == "HR5"
    table.play(*TIME)


def test_H9_right_tiles_score_and_wrong_ones_count_against() -> None:
    table = after(position(taken=[()] * 3), (0, "take 33"), (1, "take 9"), (2, "take 64"))
    table.play(0, "show 33 = (5 - 2) * 11")
    table.play(1, "show 9 = 11 - 5")
    table.play(2, "done")
    p = table.position()
    assert (p["right"], p["wrong"]) == ([[33], [], []], [[], [9], [64]])
    assert table.look(None).view.scores == (5, -1, -7)


def test_H9_one_shows_operations_for_ones_own_tiles() -> None:
    table = after(position(), (0, "take 33"))
    assert refused(table, 1, "show 33 = 11 * (5 - 2)") == "H9"
    assert refused(table, 0, "show 9 = 11 - 2") == "H9"
    assert refused(table, 0, "show 34 = 11 - 2") == "H9"


def test_H10_empty_spots_are_refilled_from_their_heaps_and_the_next_player_rolls() -> None:
    start = position(taken=[()] * 3, active=2)
    tops = {colour: start["heaps"][colour]["top"] for colour in COLOURS}
    table = after(start, (0, "take 33"), (1, "take 9"), SAND, TIME)
    p = table.position()
    assert p["pyramid"]["red"] == [tops["red"], 80]
    assert p["pyramid"]["yellow"] == [3, tops["yellow"], 17, 40]
    assert p["pyramid"]["blue"] == [19, 25, 72]
    assert p["heaps"]["red"]["count"] == start["heaps"]["red"]["count"] - 1
    assert p["heaps"]["red"]["top"] not in (None, tops["red"], 33, 80)
    assert p["heaps"]["blue"] == start["heaps"]["blue"]
    assert (p["active"], p["phase"]) == (0, "search")
    assert all(own == {"tiles": [], "shown": {}, "nothing": False, "done": False} for own in p["round"])


def test_H10_the_last_tile_of_a_heap_still_refills() -> None:
    table = after(position(right=[[49, 84], []]), (0, "take 64"), SAND, TIME)
    p = table.position()
    assert not p["over"]
    assert p["pyramid"]["black"] == [90]
    assert p["heaps"]["black"] == {"count": 0, "top": None}


def test_H11_the_game_ends_when_a_heap_cannot_refill_its_row() -> None:
    start = position(right=[[49, 84, 90], []])
    assert after(start, (0, "take 33"), SAND, TIME).position()["over"] is False
    table = after(start, (0, "take 64"), (1, "take 33"), TIME)
    p = table.position()
    assert p["over"]
    assert (p["wrong"], p["pyramid"]["black"], p["pyramid"]["red"]) == ([[64], [33]], [None], [None, 80])
    assert table.to_act == ()
    assert table.clock is None
    assert refused(table, 0, "take 3") == "H11"
    assert refused(table, None, "sand") == "H11"


def test_H11_one_tile_for_two_spots_is_not_enough() -> None:
    red = [23, 26, 44, 50, 54, 63]
    start = position(right=[red, []])
    assert start["heaps"]["red"] == {"count": 1, "top": 70}
    assert not after(start, (0, "take 33"), SAND, TIME).over
    assert after(start, (0, "take 33"), (1, "take 80"), TIME).over


def outcome(right: list[list[int]], wrong: list[list[int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and places of a finished game, without the last seat, which holds the rest of the black tiles."""
    found = Table.from_position(ended(right, wrong)).outcome
    assert found is not None
    return found.scores[:-1], found.places[:-1]


def test_H12_scarabs_of_right_tiles_minus_those_of_wrong_ones() -> None:
    scores, _ = outcome([[3, 4, 5, 17, 21, 23, 26, 49]], [[33]])  # the booklet's example
    assert scores == (19,)
    detail = Table.from_position(ended([[3, 4, 5, 17, 21, 23, 26, 49]], [[33]])).outcome.detail  # type: ignore[union-attr]
    assert (detail.right[0], detail.wrong[0], detail.tiles[0], detail.highest[0]) == (24, 5, 9, 49)


def test_H12_a_tie_goes_to_most_tiles_wrong_ones_included() -> None:
    assert outcome([[23], [3, 26]], [[], [4]]) == ((5, 5), (3, 2))
    assert outcome([[3, 4, 5, 6, 7], [23]], [[], []]) == ((5, 5), (2, 3))


def test_H12_then_to_the_highest_number_held_wrong_ones_included() -> None:
    assert outcome([[23], [80]], [[], []]) == ((5, 5), (3, 2))
    assert outcome([[23, 3], [26, 4]], [[40], [36]]) == ((4, 4), (2, 3))


def test_H13_in_the_advanced_game_everybody_takes_as_many_as_they_can() -> None:
    table = after(position(advanced=True), (0, "take 33"), (0, "take 9"), (1, "take 3"), (0, "take 17"))
    assert table.position()["round"][0]["tiles"] == [33, 9, 17]
    assert refused(table, 0, "take 9") == "H13"
    assert table.look(0).moves[-4:] == ("nothing", "show 9 = ...", "show 17 = ...", "show 33 = ...")
    table.play(None, "sand")
    table.play(0, "show 9 = 11 - 2")
    table.play(0, "show 33 = 11 * (5 - 2)")
    table.play(0, "done")
    table.play(1, "show 3 = 5 - 2")
    p = table.position()
    assert (p["right"], p["wrong"]) == ([[9, 33], [3]], [[17], []])
    assert None not in p["pyramid"]["yellow"] + p["pyramid"]["red"]
