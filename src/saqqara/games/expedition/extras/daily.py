"""The challenge of a day: the same draws for everybody, against two masters. What is drawn never depends on what is marked."""

from saqqara.core.daily_declaration import Challenge

CHALLENGE = Challenge(bots=("master", "master"), parts=("cards", "torches", "boxes", "gems", "skulls"))
