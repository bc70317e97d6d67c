"""The bots of a day's challenge: what they choose follows from the day's seed and from what they see, never from the clock.

They think by tries, not by seconds, and are made anew for each decision: whoever makes the same moves is answered the same, on any machine.
"""

import hashlib
from typing import TYPE_CHECKING

import msgspec

from saqqara.bots.interface import Choice
from saqqara.bots.levels import decide as decide_as_level
from saqqara.bots.levels import is_strength, make
from saqqara.core.game import find
from saqqara.core.look import Look

if TYPE_CHECKING:
    from saqqara.bots.decisions import SearchTask


def chance_of(secret: bytes, look: Look) -> bytes:
    """Return the bytes of a bot's chance, from the table's secret, its seat, and all that it knows to have happened."""
    return hashlib.sha256(b"saqqara bot of the day 1\0" + secret + msgspec.json.encode((look.seat, look.history))).digest()


def decide(secret: bytes, level: str, look: Look) -> Choice:
    """Return a bot's decision at a challenge: of a level, or as the game says for a seat of its own kind."""
    if not is_strength(level):
        return Choice(*find(look.game).part("extras.daily").choose(look))
    return make(level, chance_of(secret, look)).choose(look)


def decide_elsewhere(secret: bytes, level: str, look: Look) -> "Choice | SearchTask":
    """Return the same decision without compiled code: the move, or the search that it takes, to be run elsewhere."""
    if not is_strength(level):
        return decide(secret, level, look)
    return decide_as_level(level, look, chance_of(secret, look))


class DayBot:
    """The same as a player for the terminal."""

    def __init__(self, secret: bytes, level: str) -> None:
        self.secret, self.level = secret, level

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """Return the move for a look."""
        return decide(self.secret, self.level, look)
