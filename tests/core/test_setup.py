"""Opening a table: what is asked for is checked, and what is wrong is said in a sentence that names the field."""

import subprocess
import sys
from typing import Any

import pytest

import saqqara
from saqqara import BadDeck, BadSetup, Table
from saqqara.core.game import games


def test_the_exported_names() -> None:
    assert sorted(saqqara.__all__) == saqqara.__all__
    for name in saqqara.__all__:
        assert getattr(saqqara, name).__name__.rpartition(".")[2] == name
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = saqqara.nothing_of_the_kind


def test_importing_loads_no_numba() -> None:
    code = "import sys, saqqara; from saqqara.core.game import games; list(games()); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "objective", "seats": 1}, "seats"),
        ({"game": "objective", "seats": 5}, "seats"),
        ({"game": "objective", "seats": "2"}, "seats"),
        ({"game": "objective", "seats": True}, "seats"),
        ({"game": "objective", "mood": "fair"}, "mood"),
        ({"game": "objective", "mode": "unfair"}, "unfair"),
        ({"game": "objective", "mode": True}, "mode"),
        ({"game": "objective", "seats": 4, "mode": "fair"}, "fair"),
        ({"game": "objective", "deck": {}}, "deck"),
        ({"game": "objective", "times": {"sand": 30}}, "sand"),
        ({"game": "hourglass", "times": {"sand": 0}}, "sand"),
        ({"game": "hourglass", "times": {"sand": "long"}}, "sand"),
        ({"game": "hourglass", "times": {"sand": float("nan")}}, "sand"),
        ({"game": "hourglass", "advanced": "yes"}, "advanced"),
        ({"game": "hourglass", "advanced": 1}, "advanced"),
        ({"game": "objective", "names": ["Ann"]}, "names"),
        ({"game": "objective", "names": ["Ann", ""]}, "names"),
        ({"game": "objective", "nonces": [b"1"]}, "nonces"),
        ({"game": "objective", "nonces": [b"1", b""]}, "nonces"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence_that_names_it(asked: dict[str, Any], named: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Table(**asked)
    for language in ("en", "fr"):
        assert named in caught.value.reason(language)
    assert isinstance(caught.value, ValueError)


def test_a_deck_that_is_not_there() -> None:
    with pytest.raises(BadDeck, match=r"nowhere\.toml"):
        Table("guardians", deck="nowhere.toml")


def test_defaults_are_the_smallest_table_and_the_first_options() -> None:
    for game in games().values():
        table = Table(game.name)
        assert table.seats == game.seats[0]
        assert table.options == {name: option.default for name, option in game.options.items()}
        assert table.times == dict(game.times)


def test_without_a_seed_every_table_differs() -> None:
    assert len({Table("objective").commitment for _ in range(20)}) == 20


def test_games_that_have_no_clock_take_no_move_of_it() -> None:
    with pytest.raises(BadSetup, match="clock"):
        Table("objective").play(None, "sand")
