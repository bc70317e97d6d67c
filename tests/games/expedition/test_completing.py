"""Expedition, clause by clause: completed cards, their replacements, and pyramid points."""

from typing import Any

from saqqara import Table
from tests.games.expedition.positions import exhausted, given, moves, nearly, play, player
from tests.games.helping import refused, seeds


def numbers(table: Table, seat: int = 0) -> list[int | None]:
    """Return the cards before a player, by places."""
    return [card and card["number"] for card in player(table, seat)["cards"]]


def closed(cards: list[list[str | None]], *marks: tuple[int, str], **fields: Any) -> Table:
    """Return a table after a whole marking step."""
    return play(given(cards, "I3", **fields), *marks)


def test_E17_a_completed_card_is_set_aside_in_sight_and_replaced_from_the_display() -> None:
    table = closed([["1", nearly(7)], ["3", "4"]], (0, "7: c5"), (1, "3: c1"))
    assert table.position()["phase"] == "replace"
    assert (table.to_act, numbers(table)) == ((0,), [1, None])
    assert all([face.number for face in table.look(seat).view.players[0].completed] == [7] for seat in (0, 1, None))
    assert moves(table) == ["take 45", "take 46", "take 47", "take 48", "take pile"]
    table.play(0, "take 46")
    assert numbers(table) == [1, 46], "the place that was emptied"
    assert player(table)["cards"][1]["marked"] == []
    assert (table.position()["phase"], table.position()["turn"]) == ("mark", 2)


def test_E17_or_from_the_unseen_top_of_the_pile() -> None:
    drawn = set()
    for seed in seeds(60):
        table = closed([[nearly(7), "1"], ["3", "4"]], (0, "7: c5"), (1, "3: c1"), (0, "take pile"), seed=seed)
        drawn.add(numbers(table)[0])
        assert table.position()["display"] == [45, 46, 47, 48]
        assert table.position()["pile"] == 39
    assert drawn <= set(range(1, 45)) - {1, 3, 4, 7}
    assert len(drawn) > 25


def test_E17_only_what_is_there() -> None:
    table = closed([[nearly(7), "1"], ["3", "4"]], (0, "7: c5"), (1, "3: c1"))
    assert refused(table, 0, "take 7") == "E17"
    assert refused(table, 0, "take 0") == "E17"
    assert refused(table, 0, "1: c1") == "E17"
    assert refused(table, 0, "pass") == "E17"


def test_E18_the_lowest_completed_card_is_replaced_first_over_all_players() -> None:
    cards: list[list[str | None]] = [[nearly(30), "1"], [nearly(19), "4"], [nearly(8), "6"]]
    table = closed(cards, (0, "30: c5"), (1, "19: c5"), (2, "8: c5"))
    assert [(due["seat"], due["card"]) for due in table.position()["to_replace"]] == [(2, 8), (1, 19), (0, 30)]
    assert table.to_act == (2,)
    assert refused(table, 0, "take 45") == "E18"
    assert moves(table, 0) == []
    play(table, (2, "take 45"), (1, "take 46"), (0, "take 47"))
    assert [numbers(table, seat)[0] for seat in range(3)] == [47, 46, 45]
    assert list(table.to_act) == [0, 1, 2]


def test_E18_the_display_is_refilled_only_after_both_choices_of_one_player() -> None:
    table = given([["8: c1 c2 c3", nearly(12)], [nearly(19), "4"]], "I2", grids={8: "..S.. ..... ..... ..x.. ..T.."})
    play(table, (0, "8: c4 c5"), (0, "12: c5"), (1, "19: c5"))
    assert [due["card"] for due in table.position()["to_replace"]] == [8, 12, 19]
    table.play(0, "take 46")
    assert table.position()["display"] == [45, None, 47, 48], "the same player goes on"
    assert moves(table) == ["take 45", "take 47", "take 48", "take pile"]
    assert refused(table, 0, "take 46") == "E17"
    table.play(0, "take 45")
    display = table.position()["display"]
    assert display[2:] == [47, 48]
    assert None not in display
    assert table.to_act == (1,)
    assert table.position()["pile"] == 38, "44 without the cards of both players and the two refilled"


def test_E18_a_refilled_place_is_the_place_that_was_emptied() -> None:
    table = closed([[nearly(7), "1"], ["3", "4"]], (0, "7: c5"), (1, "3: c1"), (0, "take 47"))
    display = table.position()["display"]
    assert (display[:2], display[3]) == ([45, 46], 48)
    assert display[2] not in (1, 3, 4, 7, 47)


def test_E19_when_the_pile_is_empty_play_goes_on_without_refilling() -> None:
    cards: list[list[str | None]] = [[nearly(7), "1"], [nearly(8), "4"]]
    done = [n for n in range(2, 45) if n not in (4, 7, 8)]
    table = closed(cards, (0, "7: c5"), (1, "8: c5"), completed=[done, []])
    assert table.position()["pile"] == 0
    assert refused(table, 0, "take pile") == "E19"
    assert moves(table) == ["take 45", "take 46", "take 47", "take 48"]
    table.play(0, "take 45")
    assert table.position()["display"] == [None, 46, 47, 48]
    table.play(1, "take 48")
    assert table.position()["display"] == [None, 46, 47, None]
    assert table.position()["turn"] == 2


def test_E20_the_second_fourth_and_sixth_card_of_a_colour_bring_the_first_box_left() -> None:
    for before, own in (([3], [10]), ([3, 6, 9], [6, 10]), ([3, 6, 9, 12, 15], [3, 6, 10])):
        table = closed([[nearly(18), "1"], ["2", "4"]], (0, "18: c5"), (1, "2: c1"), completed=[before, []])
        assert player(table)["boxes"]["purple"] == own
        assert table.position()["boxes_left"]["purple"] == [points for points in (10, 6, 3) if points not in own]
        assert player(table, 1)["boxes"]["purple"] == []


def test_E20_not_the_first_third_fifth_seventh_or_eighth() -> None:
    for before in ([], [3, 6], [3, 6, 9, 12], [3, 6, 9, 12, 15, 21], [3, 6, 9, 12, 15, 21, 24]):
        table = given([[nearly(18), "1"], ["2", "4"]], completed=[before, []])
        boxes = table.position()["boxes_left"]
        assert play(table, (0, "18: c5"), (1, "2: c1")).position()["boxes_left"] == boxes


def test_E20_other_colours_do_not_help_and_three_boxes_are_all() -> None:
    table = closed([[nearly(18), "1"], ["2", "4"]], (0, "18: c5"), (1, "2: c1"), completed=[[7, 8], []])
    assert player(table)["boxes"] == {"green": [], "orange": [], "purple": []}
    table = closed([[nearly(18), "1"], ["2", "4"]], (0, "18: c5"), (1, "2: c1"), completed=[[3], [6, 9, 12, 15, 21, 24]])
    assert player(table)["boxes"]["purple"] == []
    assert player(table, 1)["boxes"]["purple"] == [3, 6, 10]


def test_E21_several_players_at_once_the_worked_example() -> None:
    cards: list[list[str | None]] = [[nearly(33), "1"], [nearly(15), "4"], ["2", "5"]]
    table = given(cards, completed=[[3], [6, 9, 12], []], boxes=[{}, {"purple": [10]}, {}])
    play(table, (0, "33: c5"), (1, "15: c5"), (2, "2: c1"))
    assert player(table, 1)["boxes"]["purple"] == [6, 10], "Tom, with 15"
    assert player(table, 0)["boxes"]["purple"] == [3], "Sarah, with 33"
    assert table.position()["boxes_left"]["purple"] == []


def test_E21_the_card_that_completes_the_pair_counts_not_the_lowest_completed() -> None:
    cards: list[list[str | None]] = [[nearly(33), nearly(1)], [nearly(15), "4"]]
    table = given(cards, "I2", grids={1: "..S.. ..... ..... ..... .xT.."}, completed=[[3], [48]], display=[2, 5, 8, 11])
    play(table, (0, "1: b5 c5"), (0, "33: c5"), (1, "15: c5"))
    assert [due["card"] for due in table.position()["to_replace"]] == [1, 15, 33]
    assert player(table, 1)["boxes"]["purple"] == [10]
    assert player(table, 0)["boxes"]["purple"] == [6]


def two_at_once(completed: list[list[int]], one: int, other: int, **fields: Any) -> Table:
    """Return the first seat completes two cards in one turn by means of a red cross; the second completes 21."""
    grids = {one: "..S.. ..... ..... ..... .xT.."}
    cards: list[list[str | None]] = [[nearly(one), nearly(other)], [nearly(21), "4"]]
    table = given(cards, "I2", grids=grids, completed=completed, **fields)
    return play(table, (0, f"{one}: b5 c5"), (0, f"{other}: c5"), (1, "21: c5"))


def test_ER7_two_of_a_colour_in_one_turn_count_in_ascending_number() -> None:
    table = two_at_once([[3], [6]], 27, 9)
    assert player(table)["boxes"]["purple"] == [10], "9 is the second, before 21"
    assert player(table, 1)["boxes"]["purple"] == [6]
    table = two_at_once([[], [6]], 27, 9)
    assert player(table, 1)["boxes"]["purple"] == [10], "21 comes before 27, the second"
    assert player(table)["boxes"]["purple"] == [6]
    table = two_at_once([[3], [6]], 27, 24)
    assert player(table, 1)["boxes"]["purple"] == [10], "24 is the second, after 21"
    assert player(table)["boxes"]["purple"] == [6], "1 to 3 passes the second"


def test_ER8_pyramid_points_are_written_before_the_replacements() -> None:
    table = closed([[nearly(18), "1"], ["2", "4"]], (0, "18: c5"), (1, "2: c1"), completed=[[3], []])
    assert table.position()["phase"] == "replace"
    assert player(table)["boxes"]["purple"] == [10]
    assert table.look(1).view.players[0].points == 30


def test_ER8_after_the_very_last_turn_nothing_is_replaced() -> None:
    table = closed([[nearly(18), "1"], ["2", "4"]], (0, "18: c5"), (1, "2: c1"), completed=[[3], []], round=4, turn=7)
    assert table.over
    assert table.position()["to_replace"] == []
    assert (player(table)["completed"], numbers(table)) == ([3, 18], [None, 1])
    assert table.outcome is not None
    assert table.outcome.scores == (30, 0)


def test_ER9_the_display_is_refilled_after_each_run_of_choices() -> None:
    table = two_at_once([[], []], 8, 30)
    assert [due["card"] for due in table.position()["to_replace"]] == [8, 21, 30]
    table.play(0, "take 45")
    assert None not in table.position()["display"]
    assert table.to_act == (1,)
    table.play(1, "take 46")
    assert None not in table.position()["display"]
    assert table.to_act == (0,)
    table.play(0, "take 47")
    assert numbers(table) == [45, 47]


def test_ER9_the_same_player_twice_chooses_from_what_is_left() -> None:
    table = two_at_once([[], []], 8, 12)
    table.play(0, "take 45")
    assert table.position()["display"] == [None, 46, 47, 48]
    assert table.to_act == (0,)


def test_ER9_a_replacement_that_nothing_can_give_is_dropped() -> None:
    cards: list[list[str | None]] = [[nearly(7), "1"], [nearly(8), "4"]]
    fields = exhausted(cards)
    fields["completed"][0].remove(48)
    table = play(given(cards, "I3", **{**fields, "display": [None, 48, None, None]}), (0, "7: c5"), (1, "8: c5"))
    assert moves(table) == ["take 48"]
    table.play(0, "take 48")
    assert (table.position()["phase"], table.position()["to_replace"]) == ("mark", [])
    assert (numbers(table), numbers(table, 1)) == ([48, 1], [None, 4])
    assert table.to_act == (0, 1)


def test_ER9_with_nothing_left_at_all_the_next_turn_begins_at_once() -> None:
    cards: list[list[str | None]] = [[nearly(7), "1"], ["3", "4"]]
    table = play(given(cards, "I3", **exhausted(cards)), (0, "7: c5"), (1, "3: c1"))
    assert (table.position()["phase"], table.position()["turn"]) == ("mark", 2)
    assert numbers(table) == [None, 1]
