"""The levels, from the weakest to the strongest, and how a player of one is made."""

from typing import TYPE_CHECKING, Any

from saqqara.bots.interface import Bot, Choice
from saqqara.bots.strength import STRENGTHS, placed
from saqqara.core.errors import BadSetup
from saqqara.core.look import Look
from saqqara.core.rng import generator

if TYPE_CHECKING:
    from saqqara.bots.decisions import SearchTask

CHANCE = "chance"
LADDER = (CHANCE, *STRENGTHS)
DEEP = "deep"
"""A bot that thinks in the page of the one person it plays with (`server/analysis/browser_thinking.py`): no program here can be one."""


def levels() -> tuple[str, ...]:
    """Return all levels, from the weakest to the strongest."""
    return LADDER


def is_strength(name: str) -> bool:
    """Return whether a bot of that name can be made: a level, or a strength between two (`6.5/10`)."""
    return name == CHANCE or placed(name) is not None


def no_level(level: str, known: tuple[str, ...] = LADDER) -> BadSetup:
    """Return the error that there is no such level, or not here."""
    return BadSetup("bot-deep-here") if level == DEEP else BadSetup("unknown-level", level=level[:40], known=known)


def make(level: str, seed: bytes, deck: Any = None) -> Bot:
    """Return a bot of a level or a strength, with chance of its own; `deck` is the table's own deck, which everybody at it knows."""
    if not is_strength(level):
        raise no_level(level)
    from saqqara.bots.random_player import Chance
    from saqqara.bots.thinker import Thinker

    return Chance(seed, deck) if level == CHANCE else Thinker(level, seed, deck)


def decide(level: str, look: Look, seed: bytes, deck: Any = None, waited: float = 0.0) -> "Choice | SearchTask":
    """Return what `make(level, seed, deck).choose(look, waited)` does, without the search: the move, or the search that it takes, to be
    run elsewhere."""
    if not is_strength(level):
        raise no_level(level)
    from saqqara.bots.decisions import HeuristicTask, next_step
    from saqqara.bots.random_player import Chance

    if level == CHANCE:
        return Chance(seed, deck).choose(look)
    step = next_step(level, look, generator(seed), deck, waited)
    return step.choice() if isinstance(step, HeuristicTask) else step
