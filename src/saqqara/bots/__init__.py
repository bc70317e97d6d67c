"""Players that are programs. A bot is given looks and nothing else; one module a level, discovered."""

from saqqara.bots.interface import Bot, Choice, levels, make

__all__ = ["Bot", "Choice", "levels", "make"]
