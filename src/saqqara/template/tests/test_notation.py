"""Quarry's moves as text."""

import pytest

from saqqara import Table, Unreadable
from tests.games.quarry.positions import position


def table() -> Table:
    return Table.from_position(position([[], [], []], [[2, 12, 20], [4, 14, 22]]))


@pytest.mark.parametrize("text", ["12 3", "  12   3 "])
def test_reading_is_lenient_about_spaces(text: str) -> None:
    assert table().play(0, text) == "12 3"


@pytest.mark.parametrize("text", ["", "12", "123", "12 4", "12 0", "0 1", "25 1", "-2 1", "12 1 1", "twelve 1", "x" * 1000])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="17 2"):
        table().play(0, text)
