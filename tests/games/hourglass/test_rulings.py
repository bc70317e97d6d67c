"""The rulings of Hourglass."""

import json
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from pathlib import Path

import numpy as np
import pytest

from saqqara import Refused, Table, Unreadable, replay
from saqqara.core.game import find
from saqqara.games.hourglass import operations
from tests.games.helping import after, refused
from tests.games.hourglass.positions import PYRAMID, ended, position

SAND: tuple[None, str] = (None, "sand")
TIME: tuple[None, str] = (None, "time")
ROLLS = list(product(range(1, 9), range(1, 11), range(1, 13)))


def test_HR1_when_all_say_nothing_the_next_player_rolls() -> None:
    table = after(position(taken=[()] * 3), (0, "nothing"), (2, "nothing"))
    p = table.position()
    assert [own["nothing"] for own in p["round"]] == [True, False, True]
    assert (p["phase"], p["active"]) == ("search", 0)
    assert [own.nothing for own in table.look(1).view.round] == [True, False, True]
    assert refused(table, 0, "nothing") == "HR1"
    table.play(1, "nothing")
    p = table.position()
    assert (p["phase"], p["active"], p["pyramid"]) == ("search", 1, position()["pyramid"])
    assert not any(own["nothing"] for own in p["round"])


def test_HR1_some_rolls_allow_no_tile_at_all() -> None:
    deck = find("hourglass").tables(find("hourglass").deck())
    chance = np.random.default_rng(1)
    tiles = [[tile for tile in range(48) if deck.colour[tile] == colour] for colour in range(4)]
    pyramids = [
        sum(1 << int(t) for c, n in enumerate((4, 3, 2, 1)) for t in chance.choice(tiles[c], n, replace=False)) for _ in range(3000)
    ]
    makes = [sum(1 << tile for tile in range(48) if deck.number[tile] in operations.made(roll)) for roll in ROLLS]
    assert np.mean(np.array(makes)[:, None] & np.array(pyramids) == 0) == pytest.approx(0.031, abs=0.001)


def test_HR1_where_the_table_set_no_limit_the_clock_does_not_end_the_search() -> None:
    table = Table("hourglass", 2, b"limit")
    assert refused(table, None, "time") == "HR1"
    table = after(position(), (0, "take 33"))
    table.play(None, "sand")
    assert table.look(0).view.phase == "check"


def test_HR1_a_table_may_limit_the_first_take() -> None:
    assert Table("hourglass", 2).times["first"] is None
    table = Table("hourglass", 2, b"limit", times={"first": 120})
    assert table.clock is not None
    assert (table.clock.move, table.clock.seconds) == ("time", 120)
    before = table.position()
    table.play(None, "time")
    p = table.position()
    assert (p["phase"], p["active"], p["pyramid"]) == ("search", 1 - before["active"], before["pyramid"])
    assert table.clock.since == 1
    table.play(0, "nothing")
    assert table.clock.since == 1
    table.play(1, "nothing")
    assert table.clock.since == 3


def test_HR1_nothing_is_taken_back_by_taking() -> None:
    table = after(position(taken=[()] * 3), (0, "nothing"), (0, "take 33"))
    assert table.position()["phase"] == "sand"
    table.play(1, "nothing")
    table.play(1, "take 9")
    assert not table.position()["round"][1]["nothing"]


def test_HR1_the_first_take_clears_every_nothing() -> None:
    table = after(position(taken=[()] * 3), (1, "nothing"), (2, "nothing"), (0, "take 33"))
    p = table.position()
    assert p["phase"] == "sand"
    assert not any(own["nothing"] for own in p["round"])
    assert table.to_act == (0, 1, 2)


def test_HR2_the_round_ends_when_each_has_a_tile_or_has_said_nothing() -> None:
    assert after(position(), (0, "take 33"), (1, "take 9")).position()["phase"] == "check"
    table = after(position(taken=[()] * 3), (0, "take 33"), (2, "nothing"))
    assert table.position()["phase"] == "sand"
    assert refused(table, 0, "nothing") == "HR2"
    table.play(1, "nothing")
    assert table.position()["phase"] == "check"


def test_HR2_in_the_advanced_game_also_those_who_hold_tiles_say_nothing() -> None:
    table = after(position(advanced=True), (0, "take 33"), (1, "take 9"), (0, "nothing"))
    assert table.position()["phase"] == "sand"
    table.play(0, "take 3")
    table.play(1, "nothing")
    assert table.position()["phase"] == "sand"
    table.play(0, "nothing")
    assert table.position()["phase"] == "check"


def test_HR2_the_round_ends_when_no_tile_is_left() -> None:
    table = Table.from_position(position(advanced=True))
    for number in PYRAMID.replace("/", "").split():
        assert table.position()["phase"] != "check"
        table.play(0, f"take {number}")
    assert table.position()["phase"] == "check"
    assert table.to_act == (0,)


@pytest.mark.parametrize(
    ("dice", "number", "operation"),
    [((8, 10, 5), 4, "8 / (10 / 5)"), ((5, 3, 12), 20, "5 / 3 * 12"), ((5, 3, 12), 20, "5 / (3 / 12)"), ((2, 5, 11), 8, "2 - 5 + 11")],
)
def test_HR3_fractions_and_negatives_on_the_way_are_fine(dice: tuple[int, int, int], number: int, operation: str) -> None:
    start = position("4 8 20 40 / 19 25 72 / 33 80 / 64", dice=dice)
    assert after(start, (0, f"take {number}"), SAND, (0, f"show {number} = {operation}")).position()["right"][0] == [number]
    assert after(start, (0, "take 40"), SAND, (0, f"show 40 = {operation}")).position()["wrong"][0] == [40]


def test_HR3_division_by_zero_is_wrong() -> None:
    for operation in ("5 / (4 - 4)", "4 / (5 / 0)", "5 / 0"):
        table = after(position(dice=(4, 5, 4)), (0, "take 3"), SAND, (0, f"show 3 = {operation}"))
        assert table.position()["wrong"][0] == [3]


@cache
def made(dice: tuple[int, ...], strict: bool) -> set[int]:
    """Return all whole numbers above 0 that two or three dice make; `strict`: with whole numbers from 0 up all the way."""

    def joined(a: Fraction, b: Fraction) -> list[Fraction]:
        found = [a + b, a - b, a * b] + ([a / b] if b else [])
        return [x for x in found if not strict or (x >= 0 and x.denominator == 1)]

    found: set[Fraction] = set()
    for a, b, c in permutations(map(Fraction, dice)):
        for ab in joined(a, b):
            found |= {ab, *joined(ab, c), *joined(c, ab)}
    return {int(x) for x in found if x > 0 and x.denominator == 1}


def test_HR3_fractions_and_negatives_never_change_what_can_be_made() -> None:
    deck = find("hourglass").tables(find("hourglass").deck())
    numbers = set(deck.number)
    for roll in ROLLS:
        exact = made(tuple(sorted(roll)), strict=False) & numbers
        assert exact == operations.made(roll).keys() & numbers
        assert exact == made(tuple(sorted(roll)), strict=True) & numbers, roll


def test_HR4_the_take_that_came_first_has_the_tile() -> None:
    table = after(position(taken=[()] * 3), (1, "take 33"))
    with pytest.raises(Refused, match="player 2 has taken tile") as caught:
        table.play(0, "take 33")
    assert caught.value.clause == "HR4"
    assert "joueur 2" in caught.value.reason("fr")
    table.play(0, "take 9")
    assert [own["tiles"] for own in table.position()["round"]] == [[9], [33], []]


def test_HR5_an_operation_may_be_given_from_the_take_on_and_is_judged_at_the_end() -> None:
    table = after(position(taken=[()] * 3), (0, "take 33"), (0, "show 33 = 5 + 2"), (1, "take 9"))
    p = table.position()
    assert p["round"][0]["shown"] == {"33": "5 + 2"}
    assert p["wrong"] == [[], [], []]
    assert [own.shown for own in table.look(1).view.round] == [None, {}, {}]
    assert [own.shown for own in table.look(0).view.round] == [{"33": "5 + 2"}, None, {}]
    assert table.look(1).history == table.look(None).history == ((0, "take 33"), (1, "take 9"))
    table.play(None, "sand")
    assert [own.shown for own in table.look(1).view.round] == [{"33": "5 + 2"}, {}, {}]
    assert (0, "show 33 = 5 + 2") in table.look(None).history
    assert table.to_act == (1,)
    table.play(1, "show 9 = 11 - 2")
    p = table.position()
    assert (p["right"], p["wrong"], p["phase"]) == ([[], [9], []], [[33], [], []], "search")


def test_HR5_the_check_ends_at_once_when_all_has_been_shown() -> None:
    table = after(position(), (0, "take 33"), (0, "show 33 = (5 - 2) * 11"), (1, "nothing"))
    p = table.position()
    assert (p["phase"], p["active"], p["right"]) == ("search", 1, [[33], []])


def test_HR5_no_second_try() -> None:
    table = after(position(), (0, "take 33"), (0, "show 33 = 5 + 2"))
    assert refused(table, 0, "show 33 = (5 - 2) * 11") == "HR5"
    assert table.look(0).moves == ()


def test_HR5_an_unreadable_operation_costs_nothing() -> None:
    table = after(position(), (0, "take 33"), SAND)
    for operation in ("...", "33", "-2 + 5", "(5 - 2", "1 + 2 + 3 + 4", "5 ? 2", "100 + 2"):
        with pytest.raises(Unreadable):
            table.play(0, f"show 33 = {operation}")
    table.play(0, "show 33 = (5 - 2) * 11")
    assert table.position()["right"][0] == [33]


def test_HR5_done_gives_the_rest_up() -> None:
    table = after(position(advanced=True), (0, "take 33"), (0, "take 9"), (1, "take 3"))
    assert refused(table, 0, "done") == "HR5"
    table.play(None, "sand")
    table.play(0, "show 9 = 11 - 2")
    table.play(0, "done")
    assert table.position()["phase"] == "check"
    assert refused(table, 0, "show 33 = 11 * (5 - 2)") == "HR5"
    assert refused(table, 0, "done") == "HR5"
    assert table.to_act == (1,)
    table.play(1, "done")
    assert (table.position()["right"], table.position()["wrong"]) == ([[9], []], [[33], [3]])


def test_HR5_who_has_nothing_to_show_is_not_asked() -> None:
    table = after(position(taken=[()] * 3), (0, "take 33"), SAND)
    assert table.to_act == (0,)
    assert refused(table, 1, "done") == "HR5"


def test_HR5_sixty_seconds_and_what_is_missing_then_is_wrong() -> None:
    table = after(position(), (0, "take 33"), (1, "take 9"))
    assert table.clock is not None
    assert (table.clock.move, table.clock.seconds) == ("time", 60)
    table.play(1, "show 9 = 11 - 2")
    table.play(None, "time")
    assert (table.position()["right"], table.position()["wrong"]) == ([[], [9]], [[33], []])


def test_HR6_a_tie_that_H12_leaves_is_a_shared_victory() -> None:
    outcome = Table.from_position(ended([[], []], [[], [49, 64, 84, 90]])).outcome
    assert outcome is not None
    assert outcome.scores == (0, -28, 0)
    assert outcome.places == (1, 3, 1)


def test_HR6_a_tile_once_taken_is_never_put_back() -> None:
    table = after(position(), (0, "take 33"))
    with pytest.raises(Refused, match="is final"):
        table.undo(0)
    table.play(0, "show 33 = 5 + 2")
    with pytest.raises(Refused, match="one operation per tile"):
        table.undo(0)


def test_HR1_a_word_may_be_taken_back_until_it_ends_something() -> None:
    table = after(position(taken=[()] * 3), (0, "nothing"))
    assert table.undo(0) == "nothing"
    assert table.position() == position(taken=[()] * 3)
    table = after(position(), (0, "take 33"), (1, "nothing"))
    with pytest.raises(Refused, match="revealed"):
        table.undo(1)
    table = after(position(), (0, "nothing"), (1, "nothing"))
    assert table.why_no_undo(1) is not None


def test_HR7_after_the_check_the_table_shows_what_could_have_been_made() -> None:
    table = after(position(), (0, "take 33"), (0, "show 33 = (5 - 2) * 11"), (1, "take 9"))
    assert table.look(0).view.last is None
    table.play(1, "done")
    last = table.look(None).view.last
    assert last is not None
    assert last.dice == (2, 5, 11)
    found = {tile.number: (tile.seat, tile.shown, tile.right, tile.example) for tile in last.tiles}
    assert found == {
        3: (None, None, None, "5 - 2"),
        9: (1, None, False, "11 - 2"),
        17: (None, None, None, "2 * 11 - 5"),
        19: (None, None, None, None),
        25: (None, None, None, None),
        33: (0, "(5 - 2) * 11", True, "(5 - 2) * 11"),
        40: (None, None, None, None),
        64: (None, None, None, None),
        72: (None, None, None, None),
        80: (None, None, None, None),
    }
    assert table.look(0).view.last == table.look(1).view.last == last
    for seat in table.to_act:
        table.play(seat, "nothing")
    table.play(0, table.look(0).moves[0])
    assert table.look(None).view.last == last, "until the next check"
    again = Table.from_position(table.position())
    assert again.look(None).view.last == last
    assert replay(table.save()).look(None).view.last == last


def test_HR1_a_record_from_before_a_clock_without_a_time_was_refused_still_replays() -> None:
    """`early_record.json`: its clock ended searches though the table gave it no time for that."""
    record = json.loads(Path(__file__).with_name("early_record.json").read_text(encoding="utf-8"))
    table = replay(record)
    assert table.record() == record
    assert Table("hourglass", 2, b"now").times["first"] is None
    assert refused(Table("hourglass", 2, b"now"), None, "time") == "HR1"
