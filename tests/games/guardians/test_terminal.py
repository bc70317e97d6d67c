"""The table drawn in a terminal: all that a look shows, and nothing of what it hides."""

import random
from io import StringIO

import pytest
from rich.console import Console

from saqqara import Table
from saqqara.games.guardians.terminal import board
from tests.games.guardians.positions import position, rooms


def drawn(table: Table, seat: int | None, language: str) -> str:
    """The board as plain text."""
    paper = StringIO()
    Console(width=100, file=paper).print(board(table.look(seat), language))
    return paper.getvalue()


def test_a_seat_reads_its_own_cards_only() -> None:
    start = position(rooms("3 cup werewolf"), rooms("3 crown amulet"), scores=[12, 34], discard=rooms("2 mask frank"))
    table = Table.from_position(start)
    own, other, onlooker = drawn(table, 0, "en"), drawn(table, 1, "fr"), drawn(table, None, "en")
    assert "3 cups  ☠ werewolf" in own
    assert "secure now: 3 points" in own
    assert "crown" not in own
    assert "3 couronnes  ☥ amulette" in other
    assert "coupe" not in other
    assert "cups" not in onlooker
    assert "crowns" not in onlooker
    for text in (own, onlooker):
        assert "2 masks  ☠ Frank" in text
        assert "to act" in text
    assert " 12 " in own
    assert " 34 " in own


def test_drawn_cards_are_read_by_the_one_who_chooses() -> None:
    table = Table.from_position(position(rooms("1 cup"), [], drawn=rooms("3 crown", "1 mask amulet"), extra_turns=1))
    assert "1: ▌Y 36  3 crowns" in drawn(table, 0, "en")
    assert "and one more turn" in drawn(table, 0, "en")
    assert "1: ▐J▌" in drawn(table, 1, "fr")
    assert "couronne" not in drawn(table, 1, "fr")


def test_an_empty_pile_and_a_missing_card_are_said() -> None:
    table = Table.from_position(position([*range(1, 54)], [], drawn=[54, None]))
    text = drawn(table, 0, "en")
    assert "empty" in text
    assert "2: no card" in text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_board_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    table, chance = Table("guardians", seats, b"draw"), random.Random(1)
    while not table.over:
        seat = table.to_act[0]
        assert drawn(table, seat, language)
        table.play(seat, chance.choice(table.look(seat).moves))
    assert drawn(table, None, language)
