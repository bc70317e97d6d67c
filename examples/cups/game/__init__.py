"""Cups: a die under every cup, and bids about all of them that somebody will doubt."""

from saqqara.core.game import Game

GAME = Game(name="cups", rules_version=1, seats=(2, 3, 4), minutes=5)
