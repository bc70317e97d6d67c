"""Expedition: mark patterns through pyramids to their golden tombs, all at the same time."""

from saqqara.core.game import Game

GAME = Game(
    name="expedition",
    rules_version=2,
    seats=(2, 3, 4),
    minutes=20,
    simultaneous=True,
    earlier={1: "decks/1.toml"},  # card 37 was too weak (see `design`)
)
