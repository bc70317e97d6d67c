"""The table drawn in a terminal, from a look alone."""

import random

import pytest
from rich.console import Console

from saqqara import Table
from saqqara.core.rng import generator
from saqqara.games.expedition.terminal import board
from tests.games.expedition.positions import EXAMPLE, given, nearly, play


def drawn(table: Table, seat: int | None, language: str = "en") -> str:
    """The board without colours."""
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as captured:
        console.print(board(table.look(seat), language))
    return captured.get()


def test_a_card_shows_walls_symbols_and_marks() -> None:
    table = given([["7: c1 c2", "2"], ["3", "4"]], "L4", grids={7: EXAMPLE}, sheets=[{"red": 2, "skulls": 5}])
    shown = drawn(table, 0)
    for line in (
        "1  · ▒▒▒[S] ·  g",
        "2  ·  · [x] · ▒▒▒",
        "5  r  ·  T  ·  ·",
        "Pattern L4: ■ ■ ■",
        "skulls 5 (−6)",
        "gems r2 g0",
        "-4 points",
    ):
        assert line in shown
    assert "Motif L4 :" in drawn(table, 0, "fr")


def test_others_marks_are_not_drawn_before_the_step_closes() -> None:
    table = given([["7: c1", "2"], ["3", "4"]])
    before = drawn(table, 1)
    play(table, (0, "7: c2"))
    assert drawn(table, 1).replace(" ◀ to act", "") != drawn(table, 0)
    assert drawn(table, 1).count("[") == before.count("[")
    assert drawn(table, 0).count("[") == before.count("[") + 1


def test_dealt_cards_are_drawn_for_their_owner_alone() -> None:
    table = Table("expedition", 2, b"draw")
    own = table.position()["players"][0]["dealt"]
    assert all(f" {number} " in drawn(table, 0) for number in own)
    assert "╭─ 0 ◀ to act" in drawn(table, None)
    assert "▒" not in drawn(table, None).rpartition("╯")[0]


def test_replacements_and_empty_places() -> None:
    table = play(given([[nearly(7), "2"], ["3", "4"]]), (0, "7: c5"), (1, "3: c1"))
    assert "seat 0 replaces card 7" in drawn(table, None)
    assert "empty" in drawn(table, 1)
    assert "completed ▲7" in drawn(table, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_of_a_game_can_be_drawn_for_everybody(seats: int) -> None:
    chance = random.Random(seats)
    table = Table("expedition", seats, b"steps")
    while not table.over:
        if chance.random() < 0.1:
            for seat in (None, *range(seats)):
                assert len(drawn(table, seat, chance.choice(["en", "fr"]))) > 100
        seat = chance.choice(table.to_act)
        table.play(seat, table.sample(seat, generator(chance.randbytes(8))))
    assert drawn(table, None)
