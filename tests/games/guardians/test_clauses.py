"""Guardians, clause by clause: the cards, the actions, the end. The guardians' bonuses and the piles have files of their own."""

from collections import Counter

import pytest

from saqqara import Refused, Table
from tests.games.guardians.positions import DECK, back, position, rooms
from tests.games.helping import after, refused, seeds


def test_G1_fifty_four_rooms_of_three_backs_with_six_guardians_each() -> None:
    assert Counter(card.back for card in DECK.card) == {"green": 24, "yellow": 18, "red": 12}
    assert Counter(card.back for card in DECK.card if card.centre in ("mummy", "werewolf", "frank")) == {"green": 6, "yellow": 6, "red": 6}
    assert {card.count for card in DECK.card} == {1, 2, 3}
    assert len({card.treasure for card in DECK.card}) == 6
    average = [sum(card.count for card in DECK.card if card.back == b) / n for b, n in (("green", 24), ("yellow", 18), ("red", 12))]
    assert average == sorted(average), "riskier rooms hold more"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_G2_two_equal_piles_show_the_backs_of_their_tops(seats: int) -> None:
    tops = set()
    for seed in seeds(60):
        table = Table("guardians", seats, seed)
        p = table.position()
        assert [pile["count"] for pile in p["piles"]] == [27, 27]
        assert (p["hands"], p["discard"]) == ([[]] * seats, [])
        for seat in (None, *range(seats)):
            assert [pile.top for pile in table.look(seat).view.piles] == [pile["top"] for pile in p["piles"]]
        tops.add(tuple(pile["top"] for pile in p["piles"]))
    assert len(tops) == 9


@pytest.mark.parametrize(("seats", "goal"), [(2, 35), (3, 35), (4, 35), (5, 35), (6, 30)])
def test_G3_the_goal(seats: int, goal: int) -> None:
    assert Table("guardians", seats).look(None).view.goal == goal
    hands = [rooms("1 chest"), *([] for _ in range(seats - 1))]
    for score, over in ((goal - 2, False), (goal - 1, True)):
        scores = [score] + [0] * (seats - 1)
        assert after(position(*hands, scores=scores), (0, "secure")).over == over


def test_G3_the_first_player_is_drawn_by_lot_then_clockwise() -> None:
    turns = Counter(Table("guardians", 3, seed).position()["turn"] for seed in seeds(300))
    assert min(turns[seat] for seat in range(3)) > 60
    table = after(position([], [], [], turn=2), (2, "explore 1"))
    assert table.to_act == (0,)
    assert refused(table, 2, "explore 1") == "G3"


def test_G4_explore_takes_the_top_card_face_down() -> None:
    for seed in seeds(20):
        table = after(position([], rooms("1 cup"), tops=("red", "yellow")), (0, "explore 2"), seed=seed)
        p = table.position()
        assert [pile["count"] for pile in p["piles"]] == [27, 25]
        assert p["piles"][0]["top"] == "red"
        (card,) = p["hands"][0]
        assert back(card) == "yellow"
        own, others = table.look(0).view.hands[0][0], table.look(1).view.hands[0][0]
        assert (own.back, own.face.number) == ("yellow", card)
        assert (others.back, others.face) == ("yellow", None), "its back stays visible, its face is for its owner"
        assert table.look(None).view.hands[0][0].face is None


def test_G4_any_card_of_the_back_can_be_the_top() -> None:
    start = position([], rooms("3 chest yellow amulet"), tops=("red", "yellow"))
    found = {after(start, (0, "explore 2"), seed=seed).position()["hands"][0][0] for seed in seeds(400)}
    assert found == {card.number for card in DECK.card if card.back == "yellow"} - set(start["hands"][1])


def test_G4_without_a_face_down_card_it_is_the_only_action() -> None:
    table = Table.from_position(position([], rooms("1 cup"), rooms("2 chest")))
    assert table.look(0).moves == ("explore 1", "explore 2")
    assert refused(table, 0, "secure") == "G4"
    assert refused(table, 0, "awaken 1") == "G7"
    assert refused(table, 0, "explore 3") == "G4"


def test_G5_secure_discards_all_cards_and_scores_whatever_guards_them() -> None:
    cards = rooms("2 vase frank", "3 cup werewolf", "1 crown")
    table = after(position(cards, [], discard=rooms("1 mask"), scores=[4, 0]), (0, "secure"))
    p = table.position()
    assert p["scores"] == [10, 0]
    assert (p["hands"], p["discard"]) == ([[], []], [*rooms("1 mask"), *cards])
    assert p["turn"] == 1


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["3 vase"], 3),
        (["2 chest", "1 chest"], 6),
        (["2 chest", "1 chest", "3 vase", "1 crown"], 10),
        (["2 chest", "1 chest", "3 vase", "1 crown", "2 chest"], 14),
        (["1 chest", "2 chest", "1 vase", "3 vase"], 14),
        (["1 cup", "1 cup", "2 cup", "2 cup"], 12),
    ],
)
def test_G6_a_type_on_two_or_more_cards_scores_double_never_triple(cards: list[str], points: int) -> None:
    start = position(rooms(*cards), [])
    assert Table.from_position(start).look(0).view.secure == points
    assert after(start, (0, "secure")).position()["scores"] == [points, 0]


def test_G6_the_whole_deck_can_be_counted() -> None:
    every = [card.number for card in DECK.card]
    assert Table.from_position(position(every, [])).look(0).view.secure == 2 * sum(card.count for card in DECK.card)


def test_G7_awaken_needs_a_card_of_ones_own_and_reveals_all_of_the_other() -> None:
    theirs = rooms("2 vase", "3 cup werewolf", "1 crown amulet")
    table = Table.from_position(position(rooms("1 chest"), theirs, []))
    assert table.look(0).moves == ("explore 1", "explore 2", "secure", "awaken 1")
    table.play(0, "awaken 1")
    p = table.position()
    assert (p["hands"][1], p["discard"]) == ([], theirs)
    assert p["hands"][0] == rooms("1 chest"), "one's own cards stay"
    assert refused(Table.from_position(position([], theirs, [])), 0, "awaken 1") == "G7"


@pytest.mark.parametrize(
    "cards",
    [
        ["2 vase", "2 chest"],
        ["2 vase mummy", "1 chest", "1 crown amulet"],
        ["2 vase mummy", "1 chest frank", "1 crown amulet", "1 cup amulet"],
        ["1 crown amulet", "1 cup amulet"],
    ],
)
def test_G8_enough_amulets_and_the_awakened_explorer_scores(cards: list[str]) -> None:
    theirs = rooms(*cards)
    alone = after(position(theirs, []), (0, "secure")).position()["scores"][0]
    table = after(position(rooms("3 chest amulet"), theirs, [], scores=[5, 7, 0]), (0, "awaken 1"))
    p = table.position()
    assert p["scores"] == [5, 7 + alone, 0]
    assert (p["hands"], p["discard"]) == ([rooms("3 chest amulet"), [], []], theirs)
    assert (p["turn"], p["drawn"], p["extra_turns"]) == (1, None, 0)


def test_G8_the_awakened_explorer_can_reach_the_goal() -> None:
    start = position(rooms("1 chest", "3 chest amulet"), rooms("3 vase"), rooms("2 mask"), scores=[30, 32, 30])
    table = after(start, (0, "awaken 1"))
    assert table.outcome is not None
    assert table.outcome.scores == (38, 35, 32)
    assert table.outcome.places == (1, 2, 3)
    assert table.outcome.detail.reached == 1
    assert table.outcome.detail.before == (30, 35, 30)
    assert table.outcome.detail.revealed == (8, 0, 2)


def test_G11_the_others_score_their_cards_and_the_highest_wins() -> None:
    start = position(rooms("3 vase"), rooms("2 chest", "1 chest"), rooms("1 scarab mummy"), scores=[32, 30, 10])
    table = after(start, (0, "secure"))
    assert table.over
    assert table.to_act == ()
    assert table.outcome is not None
    assert table.outcome.scores == (35, 36, 11)
    assert table.outcome.places == (2, 1, 3)
    assert table.outcome.detail.reached == 0
    assert all(room.face for hand in table.look(None).view.hands for room in hand), "revealed"
    assert [refused(table, seat, "explore 1") for seat in range(3)] == ["G11"] * 3


def test_G11_ties_share_the_victory() -> None:
    table = after(position(rooms("3 vase"), rooms("2 chest", "1 chest"), [], scores=[33, 30, 0]), (0, "secure"))
    assert table.outcome is not None
    assert table.outcome.scores == (36, 36, 0)
    assert table.outcome.places == (1, 1, 3)


def test_G12_two_players_awaken_without_a_card() -> None:
    table = Table.from_position(position([], rooms("1 cup mummy")))
    assert table.look(0).moves == ("explore 1", "explore 2", "awaken 1")
    assert refused(table, 0, "secure") == "G4"
    table.play(0, "awaken 1")
    assert table.position()["scores"] == [1, 0]


def test_GR1_awaken_another_explorer_who_has_a_card() -> None:
    table = Table.from_position(position(rooms("1 cup"), [], rooms("1 mask")))
    assert table.look(0).moves == ("explore 1", "explore 2", "secure", "awaken 2")
    for text in ("awaken 0", "awaken 1", "awaken 3"):
        assert refused(table, 0, text) == "GR1"
    assert refused(Table.from_position(position([], [])), 0, "awaken 1") == "GR1"


def test_GR5_one_reads_ones_own_cards_and_everybody_the_discards() -> None:
    start = position(rooms("1 cup", "2 vase"), rooms("1 mask"), [], discard=rooms("3 vase", "1 crown werewolf"))
    table = Table.from_position(start)
    for seat in (None, 0, 1, 2):
        seen = table.look(seat).view
        assert [room.face.number for room in seen.discard] == start["discard"]
        for other, hand in enumerate(start["hands"]):
            known = [card if other == seat else None for card in hand]
            assert [room.face and room.face.number for room in seen.hands[other]] == known
            assert [room.back for room in seen.hands[other]] == [back(card) for card in hand]
    face = table.look(0).view.hands[0][1].face
    assert (face.treasure, face.count, face.centre) == ("vase", 2, "none")


def test_GR7_whoever_can_do_nothing_passes() -> None:
    every = [card.number for card in DECK.card]
    start = position([], every[:30], every[30:], turn=0)
    table = Table.from_position(start)
    assert table.look(0).moves == ("pass",)
    table.play(0, "pass")
    assert table.position() == {**start, "turn": 1}
    assert table.undo(0) == "pass"


@pytest.mark.parametrize("hands", [([], [1], []), ([1], [], []), ([], [*range(1, 55)])])
def test_GR7_whoever_can_act_does_not_pass(hands: tuple[list[int], ...]) -> None:
    assert refused(Table.from_position(position(*hands)), 0, "pass") == "GR7"


def test_GR7_with_cards_alone_one_secures() -> None:
    every = [card.number for card in DECK.card]
    assert Table.from_position(position(every, [], [])).look(0).moves == ("secure",)


def test_every_refusal_says_why_in_both_languages() -> None:
    table = Table.from_position(position(rooms("1 cup"), [], rooms("1 mask")))
    with pytest.raises(Refused, match="Player 2 has no rooms") as caught:
        table.play(0, "awaken 1")
    assert caught.value.reason("fr") == "Le joueur 2 n'a aucune salle à éveiller."
