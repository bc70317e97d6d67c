"""Players that are programs. A bot is given looks and nothing else."""

from saqqara.bots.interface import Advice, Bot, Choice, Hint
from saqqara.bots.levels import DEEP, is_strength, levels, make, no_level
from saqqara.bots.strength import title

__all__ = ["DEEP", "Advice", "Bot", "Choice", "Hint", "is_strength", "levels", "make", "no_level", "title"]
