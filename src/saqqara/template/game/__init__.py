"""Quarry: lay your stones on three heaps, ever higher."""

from saqqara.core.game import Game

# What the game says of itself before any rule. Options and times of its own: see `Game` and `Option`.
GAME = Game(
    name="quarry",
    rules_version=1,
    seats=(2, 3, 4),
    minutes=5,
)
