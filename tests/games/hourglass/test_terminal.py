"""The board in a terminal shows what the look shows, in both languages."""

import random
from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

from saqqara import Table
from saqqara.core.game import find
from saqqara.core.rng import generator
from saqqara.core.texts import say
from saqqara.games.hourglass.declaration import Detail
from tests.games.helping import after
from tests.games.hourglass.positions import ended, position


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 100) -> str:
    """Return the board as plain text."""
    console = Console(width=width, color_system=None, file=StringIO())
    with console.capture() as capture:
        console.print(find("hourglass").drawing(table.look(seat), language))
    return capture.get()


def test_numbers_stand_beside_the_letters_of_their_colours() -> None:
    text = drawn(Table.from_position(position()), 0)
    for tile in ("3 Y", "9 Y", "17 Y", "40 Y", "19 B", "25 B", "72 B", "33 R", "80 R", "64 K"):
        assert tile in text
    assert "4Y ×18" in text
    assert text.index("64 K") < text.index("33 R") < text.index("19 B") < text.index("3 Y "), "the tip is above"


def test_HR5_hidden_operations_are_not_drawn() -> None:
    table = after(position(taken=[()] * 3), (0, "take 33"), (0, "show 33 = (5 - 2) * 11"), (1, "nothing"))
    assert "33R = (5 - 2) * 11" in drawn(table, 0)
    for seat in (1, 2, None):
        text = drawn(table, seat)
        assert "(5 - 2)" not in text
        assert "→ 33R operation hidden" in text
        assert "“nothing”" in text
    assert "33 R" not in drawn(table, 0)


def test_HR7_the_last_check_is_drawn() -> None:
    table = after(position(), (0, "take 33"), (1, "take 9"), (0, "show 33 = (5 - 2) * 11"), (1, "done"))
    text = drawn(table, None)
    assert "Last check, with 2, 5, 11:" in text
    assert "1 › 33R = (5 - 2) * 11 ✔" in text
    assert "2 › 9Y = no operation ✘" in text
    assert "17Y = 2 * 11 - 5" in text
    made, impossible = (next(line for line in text.splitlines() if line.startswith(word)) for word in ("Possible", "Not possible"))
    assert "33R" not in made, "what was shown is not said again"
    assert "64K" in impossible
    assert "✔ 33R" in text
    assert "Dernière vérification, avec 2, 5, 11\u00a0:" in drawn(table, None, "fr")


@pytest.mark.parametrize("start", [position(), position(taken=[(33,), (9,)], phase="check"), ended([[3]], [[33]])])
def test_every_phase_is_drawn_in_both_languages(start: dict[str, Any]) -> None:
    table = Table.from_position(start)
    for seat in (None, 0):
        french, english = drawn(table, seat, "fr"), drawn(table, seat, "en")
        assert french != english
        assert "point" in french
        assert "J" in french, "jaune"
        assert "Y" in english, "yellow"
    assert ("Partie terminée" in drawn(table, 0, "fr")) == start["over"]


@pytest.mark.parametrize(("seats", "advanced", "width"), [(2, False, 100), (2, True, 80), (5, False, 80), (5, True, 100)])
def test_any_step_of_a_game_fits_on_the_screen(seats: int, advanced: bool, width: int) -> None:
    chance = random.Random(seats)
    table = Table("hourglass", seats, b"steps", times={"first": 60}, advanced=advanced)
    while True:
        if table.over or chance.random() < 0.2:
            lines = drawn(table, chance.choice([None, *range(seats)]), chance.choice(["en", "fr"]), width).splitlines()
            assert 15 <= len(lines) <= 24
            assert max(map(len, lines)) <= width
        if table.over:
            break
        assert table.clock is not None
        seat = None if chance.random() < 0.2 else chance.choice(table.to_act)
        table.play(seat, table.clock.move if seat is None else table.sample(seat, generator(chance.randbytes(8))))


def test_a_narrow_screen_has_the_players_below_the_pyramid() -> None:
    lines = drawn(Table.from_position(position()), 0, width=60).splitlines()
    assert max(map(len, lines)) <= 60
    dice = next(number for number, line in enumerate(lines) if "d12" in line)
    assert any("1 (you)" in line for line in lines[dice + 3 :])


def test_the_breakdown_has_a_name_for_each_of_its_fields() -> None:
    for field in msgspec.structs.fields(Detail):
        for language in ("en", "fr"):
            assert say(f"detail-{field.name}", language, "hourglass")
