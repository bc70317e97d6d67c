"""Players that are programs. A bot is given looks and nothing else."""

from saqqara.bots.interface import Advice, Bot, Choice, Hint
from saqqara.bots.ladder import DEEP, levels, make, no_level

__all__ = ["DEEP", "Advice", "Bot", "Choice", "Hint", "levels", "make", "no_level"]
