"""Expedition's moves as text."""

import pytest

from saqqara import Table, Unreadable
from tests.games.expedition.positions import exhausted, given, moves, nearly, play
from tests.games.helping import refused


def test_keeping_is_written_with_the_lower_number_first() -> None:
    table = Table("expedition", 2, b"keep")
    own = table.position()["players"][0]["dealt"]
    assert table.play(0, f"  KEEP {own[3]},  {own[1]} ") == f"keep {own[1]} {own[3]}"


@pytest.mark.parametrize("text", ["7: c1 c2 c3", "7:c1c2c3", " 7 :  C3 C1 c2 ", "07: c1, c2, c3", "7: c 1 c 2 c 3"])
def test_squares_are_written_by_column_then_row(text: str) -> None:
    table = given([["7", "2"], ["3", "4"]], "I3")
    assert table.play(0, text) == "7: c1 c2 c3"


def test_taking_and_passing() -> None:
    table = play(given([[nearly(7), "1"], [nearly(8), "4"]]), (0, "7: c5"), (1, "8: c5"))
    assert table.play(0, "Take46") == "take 46"
    assert table.play(1, " TAKE  pile ") == "take pile"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "keep",
            "keep 1",
            "keep 1 2 3",
            "keep a b",
            "keep 12",
            "7",
            "7:",
            "7: ",
            "7: c",
            "7: 1c",
            "c1 c2",
            "7 c1",
            "7: c1 c2 +",
            "x: c1",
        ),
        *("take", "take all", "take 45 46", "take -1", "passe", "pass 1", "7: c\u0661", "\u0667: c1", "7: " + "c1 " * 40, "9" * 500),
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    table = given([["7", "2"], ["3", "4"]])
    with pytest.raises(Unreadable, match="12: a1 a2 b2"):
        table.play(0, text)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("9: c1", "E7"),
        ("99: c1", "E7"),
        ("0: c1", "E7"),
        ("7: f1", "E8"),
        ("7: c6", "E8"),
        ("7: c10", "E8"),
        ("7: c1 c1", "E8"),
        ("7: c1 e5", "E8"),
    ],
)
def test_what_names_a_thing_that_is_not_there_is_refused(text: str, clause: str) -> None:
    cards: list[list[str | None]] = [["7", None], ["3", "4"]]
    assert refused(given(cards, **exhausted(cards)), 0, text) == clause


def test_moves_are_listed_card_by_card_singles_first_in_the_order_of_their_texts() -> None:
    table = given([["7: c1", "2"], ["3", "4"]], "V3")
    listed = moves(table)
    assert listed[:3] == ["7: b1", "7: c2", "7: d1"]
    assert listed == sorted(listed, key=lambda text: (not text.startswith("7"), " " in text[3:], text))
