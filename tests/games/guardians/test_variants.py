"""Variants of Guardians: another goal, what doubles score, other numbers of backs and guardians, from the deck file alone."""

from typing import Any

import pytest

from saqqara import BadDeck, Table
from saqqara.core.game import find
from saqqara.core.parsing import plain
from tests.games.guardians.recount import scores_after
from tests.games.helping import played


def variant(**fields: Any) -> dict[str, Any]:
    """Return our own deck with other numbers."""
    return {**plain(find("guardians").deck()), **fields}


def rebacked() -> list[dict[str, Any]]:
    """Return our cards, with the backs of some yellow ones without a guardian turned red, and one guardian gone."""
    cards = plain(find("guardians").deck())["card"]
    quiet = [card for card in cards if card["back"] == "yellow" and card["centre"] == "none"][:4]
    for card in quiet:
        card["back"] = "red"
    next(card for card in cards if card["back"] == "green" and card["centre"] == "mummy")["centre"] = "none"
    return cards  # type: ignore[no-any-return]


OTHER = variant(card=rebacked(), goal=21, goal_of_six=12, double=3, backs={"yellow": 14, "red": 16}, guardians={"green": 5})


@pytest.mark.parametrize(("seats", "goal"), [(2, 21), (6, 12)])
def test_goal_doubles_and_backs_are_the_decks(seats: int, goal: int) -> None:
    kind, before = find("guardians"), None
    for table in played("guardians", seats, OTHER):
        assert table.look(None).view.goal == goal
        if before is not None:
            assert table.position()["scores"] == scores_after(before, table.moves[-1].text, kind.deck(OTHER))
        before = table.position()
        assert table.over == (max(before["scores"]) >= goal)
    assert table.record()["deck"] == OTHER


def test_what_is_left_out_is_as_printed() -> None:
    kind = find("guardians")
    numbers = {"green": 6, "yellow": 6, "red": 6}
    printed = variant(goal=35, goal_of_six=30, double=2, backs={"green": 24, "yellow": 18, "red": 12}, guardians=numbers)
    assert bytes(kind.tables(kind.deck(printed))) == bytes(kind.tables(kind.deck()))
    assert set(plain(kind.deck())) == {"card"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"goal": 0}, "goal"),
        ({"goal_of_six": 201}, "goal_of_six"),
        ({"double": 6}, "double"),
        ({"backs": {"green": 25}}, "backs"),
        ({"backs": {"green": 23, "red": 13}}, "green cards in the deck: 24"),
        ({"guardians": {"red": 7}}, "must be 7, not 6"),
    ],
)
def test_numbers_that_cannot_be_are_refused_in_a_sentence(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        Table("guardians", deck=variant(**fields))
    assert said in caught.value.reason("en")
    assert caught.value.reason("fr") != caught.value.reason("en")
