"""Guardians: what happens when guardians outnumber amulets (G9 and its rulings)."""

import pytest

from saqqara import Table
from tests.games.guardians.positions import back, position, rooms
from tests.games.helping import after, refused, seeds

OWN = rooms("1 cup")


def test_G9_more_guardians_and_the_cards_go_without_scoring() -> None:
    theirs = rooms("3 vase", "2 mask frank", "1 crown amulet", "1 chest frank")
    p = after(position(OWN, theirs, [], scores=[1, 2, 3]), (0, "awaken 1")).position()
    assert p["scores"] == [1, 2, 3]
    assert (p["hands"][1], p["discard"]) == ([], theirs)


def test_G9_amulets_that_are_too_few_have_no_effect_at_all() -> None:
    theirs = rooms("2 vase mummy", "2 crown mummy", "1 mask amulet")
    p = after(position(OWN, theirs, []), (0, "awaken 1")).position()
    assert p["scores"] == [5, 0, 0], "one amulet against two mummies: the mummy's bonus is whole, the amulet's treasure counts in it"


def test_G9_the_worked_example_draw_two_then_one_extra_turn_only() -> None:
    theirs = rooms("1 mask amulet", "2 scarab werewolf", "2 mask frank", "1 chest frank")
    table = after(position(OWN, theirs, []), (0, "awaken 1"))
    assert table.look(0).moves == ("keep none", "keep 1", "keep 2", "keep 1 2")
    table.play(0, "keep 1 2")
    assert len(table.position()["hands"][0]) == 3
    assert table.to_act == (0,), "the extra turn"
    table.play(0, "explore 1")
    assert table.to_act == (1,), "a single one"


def test_G9_mummy_then_werewolf_then_frank() -> None:
    theirs = rooms("1 chest frank", "2 vase mummy", "3 cup werewolf")
    table = after(position(OWN, theirs, []), (0, "awaken 1"))
    p = table.position()
    assert p["scores"] == [6, 0, 0]
    assert p["drawn"] is not None
    assert (p["turn"], p["extra_turns"]) == (0, 1)
    p = after(p, (0, "keep none")).position()
    assert (p["turn"], p["extra_turns"]) == (0, 0)


def test_G9a_mummy_scores_what_they_would_have_scored_doubles_included() -> None:
    theirs = rooms("2 vase mummy", "3 vase", "1 crown")
    p = after(position(rooms("1 cup", "1 cup"), theirs, [], scores=[10, 20, 0]), (0, "awaken 1")).position()
    assert p["scores"] == [10 + 11, 20, 0]
    assert p["turn"] == 1


def test_G9a_two_mummies_score_once() -> None:
    p = after(position(OWN, rooms("2 vase mummy", "3 mask mummy"), []), (0, "awaken 1")).position()
    assert p["scores"] == [5, 0, 0]


@pytest.mark.parametrize(("choice", "kept", "thrown"), [("none", [], [0, 1]), ("1", [0], [1]), ("2", [1], [0]), ("1 2", [0, 1], [])])
def test_G9b_werewolf_draws_the_top_of_each_pile_and_keeps_any(choice: str, kept: list[int], thrown: list[int]) -> None:
    theirs = rooms("2 vase werewolf")
    table = after(position(OWN, theirs, [], tops=("red", "yellow")), (0, "awaken 1"))
    p = table.position()
    assert [back(card) for card in p["drawn"]] == ["red", "yellow"]
    assert [pile["count"] for pile in p["piles"]] == [25, 25]
    for text in ("explore 1", "secure", "pass", "awaken 2"):
        assert refused(table, 0, text) == "G9b"
    assert refused(table, 1, "keep none") == "G3"
    table.play(0, f"keep {choice}")
    q = table.position()
    assert q["hands"][0] == OWN + [p["drawn"][n] for n in kept]
    assert q["discard"] == theirs + [p["drawn"][n] for n in thrown]
    assert (q["drawn"], q["turn"]) == (None, 1)


def test_G9b_the_drawn_cards_are_for_the_eyes_of_the_one_who_chooses() -> None:
    table = after(position(OWN, rooms("2 vase werewolf"), [], tops=("red", "yellow")), (0, "awaken 1"))
    numbers = table.position()["drawn"]
    assert [room.face.number for room in table.look(0).view.drawn] == numbers
    for seat in (1, 2, None):
        assert [(room.back, room.face) for room in table.look(seat).view.drawn] == [("red", None), ("yellow", None)]
    table.play(0, "keep 1")
    assert table.look(1).view.discard[-1].face.number == numbers[1], "what is not kept lies face up"
    assert table.look(1).view.hands[0][-1].face is None


def test_G9b_two_werewolves_draw_once() -> None:
    table = after(position(OWN, rooms("2 vase werewolf", "3 cup werewolf"), []), (0, "awaken 1"), (0, "keep 1 2"))
    assert len(table.position()["hands"][0]) == 3
    assert table.to_act == (1,)


def test_G9b_there_is_nothing_to_keep_without_a_werewolf() -> None:
    assert refused(Table.from_position(position(OWN, [])), 0, "keep 1") == "G9b"


def test_G9c_frank_gives_one_more_turn_however_many_there_are() -> None:
    table = after(position(OWN, rooms("1 chest frank", "2 mask frank"), []), (0, "awaken 1"))
    assert table.to_act == (0,)
    table.play(0, "secure")
    assert table.to_act == (1,)


def test_GR2_a_mummy_that_reaches_the_goal_ends_the_game_at_once() -> None:
    theirs = rooms("2 vase mummy", "1 chest frank", "3 cup werewolf", "1 mask")
    table = after(position(rooms("3 scarab"), theirs, rooms("3 mask mummy", "3 vase"), scores=[29, 34, 31]), (0, "awaken 1"))
    assert table.outcome is not None
    assert table.outcome.scores == (36, 34, 37), "the one who reached it does not score the three scarabs"
    assert table.outcome.places == (2, 3, 1)
    assert table.outcome.detail.reached == 0
    assert (table.position()["drawn"], table.position()["extra_turns"]) == (None, 0)


def test_GR2_who_reached_the_goal_is_clear_even_when_cards_are_left() -> None:
    start = position(rooms("3 scarab", "3 mask mummy"), rooms("2 vase mummy"), rooms("3 vase"), scores=[34, 0, 33])
    outcome = after(start, (0, "awaken 1")).outcome
    assert outcome is not None
    assert outcome.scores == (36, 0, 36)
    assert outcome.detail.reached == 0
    assert outcome.detail.revealed == (0, 0, 3)


def test_GR3_both_cards_are_drawn_then_empty_piles_are_formed_then_the_choice_is_made() -> None:
    theirs = rooms("2 vase werewolf", "3 cup werewolf")
    loose = [card for card in range(1, 55) if card not in theirs + OWN][: 54 - 3 - 2]
    for seed in seeds(10):
        table = after(position(OWN, theirs, [], discard=loose, counts=(1, 1), tops=("red", "red")), (0, "awaken 1"), seed=seed)
        p = table.position()
        assert sorted(p["drawn"]) == sorted(set(range(1, 55)) - set(loose + theirs + OWN))
        assert ([pile["count"] for pile in p["piles"]], p["discard"]) == ([26, 25], []), "the victim's cards are in the new piles"
        table.play(0, "keep 2")
        assert table.position()["discard"] == [p["drawn"][0]]
        assert [pile["count"] for pile in table.position()["piles"]] == [26, 25]


def test_GR3_an_empty_pile_gives_no_card() -> None:
    """The piles are empty and one card is awakened: it makes pile 1, and is drawn."""
    theirs = rooms("2 vase werewolf")
    rest = [card for card in range(1, 55) if card not in theirs]
    table = after(position(rest, theirs, []), (0, "awaken 1"))
    assert table.position()["drawn"] == [theirs[0], None]
    assert table.look(0).moves == ("keep none", "keep 1")
    assert refused(table, 0, "keep 2") == "GR3"
    assert refused(table, 0, "keep 1 2") == "GR3"
    kept, left = after(table.position(), (0, "keep 1")), after(table.position(), (0, "keep none"))
    assert kept.position()["hands"][0] == rest + theirs
    assert [pile["count"] for pile in kept.position()["piles"]] == [0, 0]
    assert [pile["count"] for pile in left.position()["piles"]] == [1, 0]
    assert left.position()["discard"] == []


def test_GR6_an_extra_turn_won_in_an_extra_turn_is_another_one() -> None:
    table = after(position(OWN, rooms("1 chest frank"), rooms("2 vase frank"), []), (0, "awaken 1"), (0, "awaken 2"))
    assert table.to_act == (0,)
    table.play(0, "explore 1")
    assert table.to_act == (1,)


def test_GR6_turns_that_a_position_still_owes_are_played() -> None:
    table = after(position(OWN, rooms("1 chest frank"), [], extra_turns=1), (0, "awaken 1"))
    assert (table.to_act, table.position()["extra_turns"]) == ((0,), 1)
    table.play(0, "explore 1")
    table.play(0, "explore 1")
    assert table.to_act == (1,)


def test_undo_is_for_moves_that_show_nothing() -> None:
    table = after(position(OWN, rooms("2 vase werewolf"), []), (0, "awaken 1"))
    before = table.position()
    assert table.why_no_undo(0) is not None
    table.play(0, "keep 1 2")
    assert table.undo(0) == "keep 1 2"
    assert table.position() == before
    table.play(0, "keep 1")
    assert table.why_no_undo(0) is not None
