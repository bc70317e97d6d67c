"""The table drawn in a terminal: all that a look shows, and nothing of what it hides."""

import msgspec
from rich.console import Console

from saqqara import Table
from saqqara.core.texts import say
from saqqara.games.quarry.terminal import board
from saqqara.games.quarry.view import Detail
from tests.games.quarry.positions import position


def drawn(table: Table, seat: int | None, language: str = "en") -> str:
    """The board without colours."""
    console = Console(width=80, no_color=True, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(board(table.look(seat), language))
    return captured.get()


def test_heaps_points_and_ones_own_hand() -> None:
    table = Table.from_position(position([[1, 5], [3, 8, 15], []], [[2, 12, 20], [4, 14, 22]], scores=[1, 7]))
    lines = [" ".join(line.split()) for line in drawn(table, 0).splitlines()]
    assert lines == [
        "Heap 1 1 5 (closed)",
        "Heap 2 3 8 15",
        "Heap 3 ·",
        "",
        "▶ Player 1 (you) 1 point 3 stones",
        "Player 2 7 points 3 stones",
        "In the bag 13 stones",
        "Your hand: 2 · 12 · 20",
    ]
    assert say("board-hand", "fr", "quarry", stones="4 · 14 · 22") in drawn(table, 1, "fr")
    assert "22" not in drawn(table, None)


def test_the_breakdown_has_a_name_for_each_of_its_fields() -> None:
    for field in msgspec.structs.fields(Detail):
        for language in ("en", "fr"):
            assert say(f"detail-{field.name}", language, "quarry")
