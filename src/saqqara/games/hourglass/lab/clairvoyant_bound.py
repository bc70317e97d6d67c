"""The points of a player of Hourglass who found everything at once: from each roll the most valuable tile of the pyramid that can be
made from the dice, before anybody else has moved; in the advanced game all that can be made.

The rolls and pyramids are those of the game that was played. Within each round the figure is exact: all operations are gone through. It
does not ask what the next rounds would have been had other tiles been taken."""

from typing import Any

from saqqara.core.bits import members
from saqqara.games.hourglass.bots.number_finding import ideas
from saqqara.games.hourglass.rules import SEARCH

EXACT = True
"""True if the result is the most that can be had, False if it is only a lower bound."""


def rounds(states: Any) -> list[Any]:
    """The states in which a round began."""
    began = []
    for before, s in zip([None, *states[:-1]], states, strict=True):
        new = before is None or before.phase != SEARCH or before.active != s.active
        if new and s.phase == SEARCH and not s.over:
            began.append(s)
    return began


def offered(s: Any, deck: Any) -> list[int]:
    """The scarabs of the tiles that can be made from the dice, the most valuable first."""
    d8, d10, d12 = (int(die) for die in s.dice)
    makeable = ideas((d8, d10, d12))
    return sorted((int(deck.scarabs[tile]) for tile in members(int(s.free)) if int(deck.number[tile]) in makeable), reverse=True)


def most(states: Any, deck: Any, w: Any, seat: int, effort: float = 1.0) -> float:
    """The points that a seat could have had in a game that went through these states."""
    several = bool(states[0].advanced)
    return float(sum(sum(offered(s, deck)[: None if several else 1]) for s in rounds(states)))


def together(states: Any, deck: Any) -> float:
    """The points that all seats together could have had: from each roll as many of the most valuable tiles as there are seats."""
    most_tiles = None if states[0].advanced else states[0].seats
    return float(sum(sum(offered(s, deck)[:most_tiles]) for s in rounds(states)))
