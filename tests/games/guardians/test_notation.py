"""Guardians' moves as text."""

import pytest

from saqqara import Table, Unreadable
from saqqara.games.guardians import notation, rules
from tests.games.guardians.positions import position, rooms
from tests.games.helping import refused

CHOOSING = position(rooms("1 cup"), [], [], drawn=rooms("1 chest", "1 vase"))
ACTING = position(rooms("1 cup"), rooms("1 chest"), rooms("1 vase"))


def test_every_move_has_one_text_that_reads_as_that_move() -> None:
    assert len(set(notation.TEXTS)) == len(notation.TEXTS) == rules.MOVES
    table = Table("guardians", 6, b"texts")
    s, deck = table._state.record, table._deck
    for move, text in enumerate(notation.TEXTS):
        assert notation.write(s, deck, 0, move) == text
        assert notation.read(s, deck, 0, text) == move


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (" EXPLORE  1 ", "explore 1"),
        ("Explore2", "explore 2"),
        ("explore 02", "explore 2"),
        ("Secure", "secure"),
        ("AWAKEN\t1", "awaken 1"),
    ],
)
def test_reading_is_lenient_about_case_and_spaces(text: str, canonical: str) -> None:
    assert Table.from_position(ACTING).play(0, text) == canonical


@pytest.mark.parametrize(
    ("text", "canonical"), [("keep  NONE", "keep none"), ("Keep 2", "keep 2"), ("keep 1   2", "keep 1 2"), ("keep 2 1", "keep 1 2")]
)
def test_a_choice_is_read_in_any_order(text: str, canonical: str) -> None:
    assert Table.from_position(CHOOSING).play(0, text) == canonical


NO_MOVES = """
explore|explore one|explore 1 2|explore 1.5|explore \u0661|secure 1|awaken|awaken -1|awaken 1000|
keep|keep 1 1|keep 1 2 3|keep none 1|pass pass|take 1
""".replace("\n", "").split("|")


@pytest.mark.parametrize("text", ["", " ", "x" * 1000, *NO_MOVES])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="explore 1, secure, awaken 2"):
        Table.from_position(ACTING).play(0, text)


@pytest.mark.parametrize(("text", "clause"), [("explore 0", "G4"), ("explore 3", "G4"), ("awaken 3", "GR1"), ("awaken 99", "GR1")])
def test_what_is_not_there_is_refused(text: str, clause: str) -> None:
    assert refused(Table.from_position(ACTING), 0, text) == clause


@pytest.mark.parametrize("text", ["keep 0", "keep 3", "keep 1 3"])
def test_a_third_card_is_not_there(text: str) -> None:
    assert refused(Table.from_position(CHOOSING), 0, text) == "G9b"
