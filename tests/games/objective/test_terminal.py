"""The table drawn in a terminal: all that a look shows, nothing of what it hides, and never more than a small screen holds."""

import random

import msgspec
import pytest
from rich.console import Console

from saqqara import Table
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.texts import say
from saqqara.games.objective.declaration import Detail
from tests.games.objective.positions import position

MOST = {80: 16, 100: 19}
"""Lines, so that on a screen of 24 there is room for a heading, what the others did, and a prompt."""


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 80) -> str:
    """Return the board without colours."""
    console = Console(width=width, no_color=True, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(find("objective").drawing(table.look(seat), language))
    return captured.get()


BARE = "R R R R O O O O Y Y Y Y G G G G"


def test_a_spot_shows_its_colour_its_base_its_stack_and_its_height() -> None:
    shown = drawn(Table.from_position(position("R O:rg Y:rgogrg R R R O O O Y Y Y G G G G", ["r", "o"], "rg")), None)
    assert "╭ 1 ──────────────╮" in shown
    assert "│ R  (R)          │" in shown
    assert "╭ 2 ────────── ×2 ╮" in shown
    assert "│ G  (O)▲R▲G      │" in shown
    assert "╭ 3 ────────── ×6 ╮" in shown
    assert "│ G  (Y)…▲O▲G▲R▲G │" in shown, "of a tall stack the upper pieces"
    assert "├ 5 ──────────────┤" in shown


def test_every_stock_is_counted_and_ones_own_comes_last() -> None:
    table = Table.from_position(position("O:r Y:o R R R R O O O Y Y Y G G G G", ["rro", "ggr"], "rg", turn=1))
    lines = [" ".join(line.split()) for line in drawn(table, 0).splitlines()[9:]]
    assert lines == [
        "R red O orange Y yellow G green",
        "Spots (covered) 5 (1) 4 (1) 3 (0) 4 (0)",
        "Stock 2 ◀ to move 1 · · 2",
        "Stock 1 (you) 2 1 · ·",
        "◆ your secret colour: R red",
    ]
    assert "votre couleur secrète\u00a0:  G verte" in drawn(table, 1, "fr")


def test_objectives_are_secret_until_the_end() -> None:
    table = Table.from_position(position(BARE, ["rr", "gg"], "rg"))
    assert "◆" not in drawn(table, None)
    assert drawn(table, 0).count("◆") == 1
    ended = drawn(Table.from_position(position(BARE, ["", ""], "rg")), None, "fr")
    assert "Stock 1 ◆ rouge" in ended
    assert "Stock 2 ◆ verte" in ended


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_of_a_game_fits_on_a_small_screen(seats: int) -> None:
    chance = random.Random(seats)
    table = Table("objective", seats, b"steps")
    while True:
        width = chance.choice([80, 100])
        lines = drawn(table, chance.choice([None, *range(seats)]), chance.choice(["en", "fr"]), width).splitlines()
        assert 12 < len(lines) <= MOST[width]
        assert lines[0].startswith("╭ 1 ")
        if table.over:
            break
        seat = table.to_act[0]
        table.play(seat, table.sample(seat, generator(chance.randbytes(8))))


def test_the_breakdown_has_a_name_for_each_of_its_fields() -> None:
    for field in msgspec.structs.fields(Detail):
        for language in ("en", "fr"):
            assert say(f"detail-{field.name}", language, "objective")
