"""The cards are what their designer makes, which takes seconds."""

import subprocess
import sys

from saqqara.core.game import find


def test_our_deck_is_what_its_designer_makes() -> None:
    made = subprocess.run([sys.executable, "-m", "saqqara.games.expedition.lab.deck_designer"], capture_output=True, check=True).stdout
    assert made == (find("expedition").folder / "deck.toml").read_bytes()
