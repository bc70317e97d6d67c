"""The levels, from the weakest to the strongest, and how a player of one is made."""

from typing import Any

from saqqara.bots.chance import Chance
from saqqara.bots.interface import Bot
from saqqara.bots.thinker import Thinker
from saqqara.core.errors import BadSetup

LADDER = ("chance", "novice", "apprentice", "adept", "master")


def levels() -> tuple[str, ...]:
    """All levels there are, from the weakest to the strongest."""
    return LADDER


def make(level: str, seed: bytes, deck: Any = None) -> Bot:
    """A bot of a level, with chance of its own; `deck` is the table's own deck, which everybody at it knows."""
    if level not in LADDER:
        raise BadSetup("unknown-level", level=level, known=tuple(LADDER))
    return Chance(seed, deck) if level == "chance" else Thinker(level, seed, deck)
