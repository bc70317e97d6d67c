"""Expedition, clause by clause: components and set-up."""

from collections import Counter
from itertools import combinations

import pytest

from saqqara import Table
from saqqara.core.game import find
from saqqara.games.expedition.geometry.patterns import PATTERNS, SHAPES, placements
from tests.games.expedition.positions import moves, play
from tests.games.helping import refused, seeds


def test_E1_forty_eight_cards_sixteen_a_colour_with_start_above_and_tomb_below() -> None:
    cards = find("expedition").deck().card
    assert [card.number for card in cards] == list(range(1, 49))
    assert Counter(card.colour for card in cards) == {"green": 16, "orange": 16, "purple": 16}
    for card in cards:
        letters = "".join(card.grid)
        assert letters.count("S") == card.grid[0].count("S") == 1
        assert letters.count("T") == card.grid[4].count("T") == 1
        assert set(letters) <= set("ST#.xrgtsp")


def test_E2_eight_expedition_cards_show_six_patterns() -> None:
    shown = Counter(find("expedition").deck().patterns)
    assert shown == {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    assert {pattern: "".join(SHAPES[pattern]).count("#") for pattern in PATTERNS} == {"I2": 2, "I3": 3, "V3": 3, "T4": 4, "L4": 4, "O4": 4}
    assert [len(placements(pattern)) for pattern in PATTERNS] == [40, 30, 64, 48, 96, 16]


def test_E3_the_score_card_begins_empty_with_three_boxes_a_colour() -> None:
    table = Table("expedition", 3, b"sheet")
    p = table.position()
    assert p["boxes_left"] == {"green": [10, 6, 3], "orange": [10, 6, 3], "purple": [10, 6, 3]}
    for player in p["players"]:
        assert (player["red"], player["green"], player["skulls"], player["torches"]) == (0, 0, 0, [False] * 4)
        assert player["boxes"] == {"green": [], "orange": [], "purple": []}
    penalties = table.look(0).view.penalties
    assert len(penalties) == 10
    assert list(penalties) == sorted(set(penalties))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E4_four_cards_each_of_which_two_are_kept_then_four_are_turned_up(seats: int) -> None:
    table = Table("expedition", seats, b"deal")
    p = table.position()
    dealt = [player["dealt"] for player in p["players"]]
    assert all(len(cards) == 4 and cards == sorted(cards) for cards in dealt)
    assert len(set().union(*dealt)) == 4 * seats
    assert p["pile"] == 48 - 4 * seats
    assert (p["phase"], p["display"], p["turn"], p["pattern"]) == ("keep", [], 0, None)
    for seat in range(seats):
        assert moves(table, seat) == [f"keep {one} {other}" for one, other in combinations(dealt[seat], 2)]
        table.play(seat, f"keep {dealt[seat][2]} {dealt[seat][0]}")
    p = table.position()
    assert [[card["number"] for card in player["cards"]] for player in p["players"]] == [[cards[0], cards[2]] for cards in dealt]
    assert (p["phase"], p["pile"], len(p["display"])) == ("mark", 48 - 2 * seats - 4, 4)
    assert not set(p["display"]) & {number for cards in dealt for number in (cards[0], cards[2])}


def test_E4_only_two_different_cards_of_ones_own_and_only_once() -> None:
    table = Table("expedition", 2, b"own")
    own, others = (player["dealt"] for player in table.position()["players"])
    assert refused(table, 0, f"keep {own[0]} {others[0]}") == "E4"
    assert refused(table, 0, f"keep {own[0]} {own[0]}") == "E4"
    assert refused(table, 0, "keep 0 49") == "E4"
    assert refused(table, 0, f"{own[0]}: a1") == "E4"
    assert refused(table, 0, "take pile") == "E4"
    table.play(0, f"keep {own[0]} {own[1]}")
    assert refused(table, 0, f"keep {own[0]} {own[2]}") == "E4"
    assert table.to_act == (1,)


def test_E4_returned_cards_can_come_up_again() -> None:
    shown = 0
    for seed in seeds(40):
        table = Table("expedition", 2, seed)
        returned = {number for seat in (0, 1) for number in table.position()["players"][seat]["dealt"][2:]}
        play(table, (0, moves(table, 0)[0]), (1, moves(table, 1)[0]))
        shown += bool(returned & set(table.position()["display"]))
    assert 5 < shown < 30  # about 1 in 3


def test_E5_the_expedition_cards_are_shuffled() -> None:
    revealed: Counter[str] = Counter()
    for seed in seeds(400):
        table = Table("expedition", 2, seed)
        assert table.position()["expeditions_left"] == ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
        revealed[play(table, (0, moves(table, 0)[0]), (1, moves(table, 1)[0])).position()["pattern"]] += 1
    assert set(revealed) == set(PATTERNS)
    assert all(25 < revealed[pattern] < 80 for pattern in ("I2", "T4", "L4", "O4"))
    assert all(70 < revealed[pattern] < 135 for pattern in ("I3", "V3"))


def test_ER5_the_choice_is_simultaneous_and_what_is_returned_is_never_shown() -> None:
    table = Table("expedition", 3, b"choice")
    assert table.to_act == (0, 1, 2)
    before = [table.look(seat) for seat in (1, 2, None)]
    own = table.position()["players"][0]["dealt"]
    table.play(0, f"keep {own[0]} {own[3]}")
    for look, seat in zip(before, (1, 2, None), strict=True):
        now = table.look(seat)
        assert now.history == look.history == ()
        assert now.view.players[0].cards == []
        assert now.view.players[0].dealt == []
        assert now.view.players[0].finished
        assert now.view.players[1:] == look.view.players[1:]
    assert [face.number for face in table.look(0).view.players[0].cards] == [own[0], own[3]]
    play(table, (2, moves(table, 2)[0]), (1, moves(table, 1)[0]))
    for seat in (0, 1, 2, None):
        seen = table.look(seat).view.players
        assert [face.number for face in seen[0].cards] == [own[0], own[3]]
        assert all(player.dealt == [] for player in seen)
