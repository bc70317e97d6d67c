"""Objective's moves as text."""

import pytest

from saqqara import Table, Unreadable
from tests.games.helping import refused


@pytest.mark.parametrize("text", ["red 7", " RED   7 ", "Red7", "red 07"])
def test_reading_is_lenient_about_case_and_spaces(text: str) -> None:
    table = Table("objective", 4, b"lenient")
    seat = table.to_act[0]
    spelt = text if "red 7" in table.look(seat).moves else text.lower().replace("red", "blue")
    assert table.play(seat, spelt) in ("red 7", "blue 7")


@pytest.mark.parametrize("text", ["", "red", "7 red", "purple 7", "red 7 8", "red -7", "red 7.5", "red \u0667", "x" * 1000])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    table = Table("objective", 2, b"unreadable")
    with pytest.raises(Unreadable, match="red 7"):
        table.play(table.to_act[0], text)


def test_a_spot_that_is_not_there_is_refused() -> None:
    table = Table("objective", 2, b"refused")
    assert refused(table, table.to_act[0], "red 0") == "O4"
    assert refused(table, table.to_act[0], "red 17") == "O4"
