"""Players that are programs. A bot is given looks and nothing else."""

from saqqara.bots.interface import Advice, Bot, Choice, Hint
from saqqara.bots.ladder import levels, make

__all__ = ["Advice", "Bot", "Choice", "Hint", "levels", "make"]
