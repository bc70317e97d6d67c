"""Variants of Hourglass: what wrong tiles cost, and other numbers of tiles of a colour, from the deck file alone."""

from typing import Any

import pytest

from saqqara import BadDeck, Table
from saqqara.core.game import find
from saqqara.core.parsing import plain
from tests.games.helping import played
from tests.games.hourglass.recount import recount


def variant(**fields: Any) -> dict[str, Any]:
    """Return our own deck with other numbers."""
    return {**plain(find("hourglass").deck()), **fields}


def recoloured() -> list[dict[str, Any]]:
    """Return our tiles, half of the yellow ones blue."""
    cards = plain(find("hourglass").deck())["card"]
    for card in [card for card in cards if card["colour"] == "yellow"][:11]:
        card["colour"] = "blue"
    return cards  # type: ignore[no-any-return]


def test_penalty_and_colours_are_the_decks() -> None:
    own = variant(card=recoloured(), penalty=3, colours={"yellow": 11, "blue": 24})
    for table in played("hourglass", 3, own):
        view = table.look(None).view
        scores, _ = recount(table.position(), find("hourglass").deck(own))
        assert list(view.scores) == scores
    assert any(wrong for wrong in view.wrong), "nobody was wrong: another seed"
    assert table.outcome is not None
    assert list(table.outcome.scores) == scores
    detail = table.outcome.detail
    assert [right - wrong for right, wrong in zip(detail.right, detail.wrong, strict=True)] == scores


def test_what_is_left_out_is_as_printed() -> None:
    kind = find("hourglass")
    printed = variant(penalty=1, colours={"yellow": 22, "blue": 13, "red": 9, "black": 4})
    assert bytes(kind.tables(kind.deck(printed))) == bytes(kind.tables(kind.deck()))
    assert set(plain(kind.deck())) == {"card"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"penalty": 6}, "penalty"),
        ({"colours": {"yellow": 3}}, "colours.yellow"),
        ({"colours": {"yellow": 21}}, "colours"),
        ({"colours": {"yellow": 21, "black": 5}}, "yellow cards in the deck: 22"),
    ],
)
def test_numbers_that_cannot_be_are_refused_in_a_sentence(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        Table("hourglass", deck=variant(**fields))
    assert said in caught.value.reason("en")
    assert caught.value.reason("fr") != caught.value.reason("en")
