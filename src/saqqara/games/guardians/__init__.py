"""Guardians: pile up treasure face down, and wake what guards the treasure of others."""

from saqqara.core.game import Game

GAME = Game(name="guardians", rules_version=1, seats=(2, 3, 4, 5, 6), minutes=25)
