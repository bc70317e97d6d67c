"""Expedition, clause by clause: the end, and the score."""

from typing import Any

import pytest

from saqqara import Table
from saqqara.core.rng import generator
from tests.games.expedition.positions import given, play
from tests.games.helping import refused

UNTOUCHED: list[list[str | None]] = [["41", "42"], ["43", "44"], ["31", "32"]]


def finished(completed: list[list[int]], sheets: list[dict[str, Any]], boxes: list[dict[str, list[int]]] | None = None) -> Table:
    """Return the end of a game."""
    seats = len(completed)
    ended = [{"finished": True, **sheet} for sheet in sheets]
    return given(UNTOUCHED[:seats], completed=completed, sheets=ended, boxes=boxes, over=True, round=4, turn=7)


def outcome(*args: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and places of a finished game."""
    ended = finished(*args).outcome
    assert ended is not None
    return ended.scores, ended.places


def test_E22_after_seven_cards_all_eight_are_shuffled_for_the_next_round() -> None:
    table = given([["1", "2"], ["3", "4"]], "I3", turn=7)
    assert len(table.position()["expeditions_left"]) == 1
    play(table, (0, "1: c1"), (1, "3: c1"))
    p = table.position()
    assert (p["round"], p["turn"], len(p["expeditions_left"])) == (2, 1, 7)
    assert p["players"][0]["cards"][0]["marked"] == ["c1"], "cards stay as they are"


def test_E22_the_game_ends_after_round_four() -> None:
    table = given([["1", "2"], ["3", "4"]], "I3", round=4, turn=7)
    play(table, (0, "1: c1"))
    assert not table.over
    play(table, (1, "3: c1"))
    assert table.over
    assert table.to_act == ()
    assert refused(table, 0, "1: c2") == "E22"
    assert refused(table, 0, "take pile") == "E22"
    assert refused(table, 0, "9: c2") == "E22"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E22_everybody_marks_twenty_eight_times(seats: int) -> None:
    table = Table("expedition", seats, b"long")
    first_marks = [0] * seats
    while not table.over:
        seat = table.to_act[-1]
        before = table.position()
        if before["phase"] == "mark" and before["players"][seat]["owed"] == 0:
            first_marks[seat] += 1
        table.play(seat, table.sample(seat, generator(b"%d" % len(table.moves))))
    assert first_marks == [28] * seats


def test_E23_the_worked_example() -> None:
    leon = {"torches": [True, False, False, True], "red": 6, "green": 3, "skulls": 5}
    four_green_two_orange_one_purple, two_green = [1, 2, 3, 4, 5, 7, 10], [13, 16]
    boxes = [{"green": [3, 6], "orange": [10]}, {"green": [10]}]
    completed = [four_green_two_orange_one_purple, two_green]
    table = given(UNTOUCHED[:2], completed=completed, boxes=boxes, sheets=[leon, {}], round=4, turn=7)
    play(table, (0, "41: c1"), (1, "43: c1"))
    assert table.outcome is not None
    assert table.outcome.scores[0] == 111
    detail = table.outcome.detail
    assert (detail.cards[0], detail.torches[0], detail.boxes[0], detail.gems[0], detail.skulls[0]) == (70, 10, 19, 18, -6)


@pytest.mark.parametrize(
    ("completed", "sheet", "score"),
    [
        ([], {}, 0),
        ([5], {}, 10),
        ([], {"torches": [True] * 4}, 20),
        ([], {"red": 10, "green": 10}, 50),
        ([], {"red": 1, "green": 4}, 8),
        ([], {"red": 7}, 7),
        ([], {"skulls": 1}, -1),
        ([], {"skulls": 10}, -18),
        ([3, 6], {"skulls": 3}, 27),
    ],
)
def test_E23_each_part_of_the_score(completed: list[int], sheet: dict[str, Any], score: int) -> None:
    assert outcome([completed, []], [sheet, {}])[0] == (score, 0)


def test_E23_unfinished_cards_score_nothing() -> None:
    table = given([["1: c1 c2 c3 c4", "2"], ["3", "4"]], "I3", round=4, turn=7)
    play(table, (0, "1: b4"), (1, "3: c1"))
    assert table.outcome is not None
    assert table.outcome.scores == (0, 0)


def test_E24_most_points_wins() -> None:
    assert outcome([[5], [7], []], [{}, {"red": 1}, {"green": 3}]) == ((10, 11, 3), (2, 1, 3))


def test_E24_a_tie_goes_to_the_lowest_completed_card() -> None:
    assert outcome([[9, 10], [8, 40]], [{}, {}]) == ((20, 20), (2, 1))
    assert outcome([[9], [10], [8]], [{}, {}, {}]) == ((10, 10, 10), (2, 3, 1))
    assert outcome([[9], [1], []], [{}, {"skulls": 1}, {"red": 10}]) == ((10, 9, 10), (1, 3, 2)), "only among those who are tied"


def test_ER6_a_tie_among_players_without_a_completed_card_is_shared() -> None:
    assert outcome([[], []], [{"red": 2}, {"green": 2}]) == ((2, 2), (1, 1))
    assert outcome([[], [], [3]], [{"red": 10}, {"green": 10}, {}]) == ((10, 10, 10), (2, 2, 1))
