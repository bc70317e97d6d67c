"""The table drawn in a terminal, from a look alone."""

import random

import msgspec
import pytest
from rich.console import Console

from saqqara import Table
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.texts import say
from saqqara.games.expedition.declaration import Detail
from tests.games.expedition.positions import EXAMPLE, given, nearly, play

MOST_AT_80 = {2: 24, 4: 26}


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 100) -> str:
    """Return the board without colours."""
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as captured:
        console.print(find("expedition").drawing(table.look(seat), language))
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
        "−4 points",
    ):
        assert line in shown
    assert "Motif L4\u00a0:" in drawn(table, 0, "fr")


def test_others_marks_are_not_drawn_before_the_step_closes() -> None:
    table = given([["7: c1", "2"], ["3", "4"]])
    before = drawn(table, 1)
    play(table, (0, "7: c2"))
    assert drawn(table, 1).count("■") == before.count("■")
    assert drawn(table, 0).count("[") > before.count("[")
    assert " 1 ✓" in drawn(table, 1)
    play(table, (1, "3: c1"))
    assert drawn(table, 1).count("■") == before.count("■") + 1, "and then they are, filled"


def test_dealt_cards_are_drawn_for_their_owner_alone() -> None:
    table = Table("expedition", 2, b"draw")
    own = table.position()["players"][0]["dealt"]
    assert all(f"╭─ {number} " in drawn(table, 0) for number in own)
    assert " 1 ◀ to move" in drawn(table, None)
    assert drawn(table, None).count("▒") == 1, "the legend's"


def test_replacements_and_empty_places() -> None:
    table = play(given([[nearly(7), "2"], ["3", "4"]]), (0, "7: c5"), (1, "3: c1"))
    shown = drawn(table, None)
    assert "player 1 replaces card 7" in shown
    assert all(f"╭─ {face.number} " in shown for face in table.look(None).view.display if face), "large, to choose from"
    assert "empty" in drawn(table, 1)
    assert "✓ ▲7" in drawn(table, 1)


def test_what_one_acts_on_comes_last() -> None:
    table = given([["7: c1 c2", "2"], ["3", "4"]], "L4", grids={7: EXAMPLE})
    lines = drawn(table, 0).splitlines()
    cards = next(number for number, line in enumerate(lines) if line.startswith("╭─ 7 "))
    others = next(number for number, line in enumerate(lines) if line.startswith(" 2 "))
    assert others < cards
    assert lines[-2].startswith("Pattern L4: ■ ■ ■")


@pytest.mark.parametrize("seats", [2, 4])
def test_any_step_of_a_game_fits_on_the_screen_for_everybody(seats: int) -> None:
    chance = random.Random(seats)
    table = Table("expedition", seats, b"steps")
    while not table.over:
        if chance.random() < 0.03:
            for seat in (None, *range(seats)):
                for width, most in ((80, MOST_AT_80[seats]), (100, 26)):
                    lines = drawn(table, seat, chance.choice(["en", "fr"]), width).splitlines()
                    assert 3 < len(lines) <= most
        seat = chance.choice(table.to_act)
        table.play(seat, table.sample(seat, generator(chance.randbytes(8))))
    assert drawn(table, None)


def test_the_breakdown_has_a_name_for_each_of_its_fields() -> None:
    for field in msgspec.structs.fields(Detail):
        for language in ("en", "fr"):
            assert say(f"detail-{field.name}", language, "expedition")
