"""The deck of rooms is what its designer makes, which takes seconds."""

import pytest

from saqqara.core.game import find
from saqqara.games.guardians.lab import deck_designer

FILE = find("guardians").folder / "deck.toml"


def test_the_generator_makes_just_our_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["deck_designer", "--seed", "1"])
    deck_designer.main()
    assert capsys.readouterr().out == FILE.read_text(encoding="utf-8")
