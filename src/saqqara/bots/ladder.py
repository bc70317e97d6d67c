"""The levels, from the weakest to the strongest, and how a player of one is made."""

from typing import Any

from saqqara.bots.chance import Chance
from saqqara.bots.interface import Bot
from saqqara.bots.thinker import Thinker
from saqqara.core.errors import BadSetup

LADDER = ("chance", "novice", "apprentice", "adept", "master")
DEEP = "deep"
"""A bot that thinks in the page of the one person it plays with (`server/tables/deep.py`): no program here can be one."""


def levels() -> tuple[str, ...]:
    """All levels there are, from the weakest to the strongest."""
    return LADDER


def no_level(level: str, known: tuple[str, ...] = LADDER) -> BadSetup:
    """There is no such level, or none to be had here."""
    return BadSetup("bot-deep-here") if level == DEEP else BadSetup("unknown-level", level=level[:40], known=known)


def make(level: str, seed: bytes, deck: Any = None) -> Bot:
    """A bot of a level, with chance of its own; `deck` is the table's own deck, which everybody at it knows."""
    if level not in LADDER:
        raise no_level(level)
    return Chance(seed, deck) if level == "chance" else Thinker(level, seed, deck)
