"""What a bot is: looks in, moves out."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from saqqara.core.errors import BadSetup
from saqqara.core.look import Look


class Choice(NamedTuple):
    """A move, and the seconds this player takes for it where time matters (a property of the bot: the rules know nothing of it)."""

    move: str
    after: float


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of one move: the chance to win with it (shared victories in part), the points it expects in the end, the part of
    its thought that went into it, and a short reason by language."""

    move: str
    win: float
    points: float
    share: float
    reason: dict[str, str]


class Hint(msgspec.Struct, frozen=True):
    """The best moves, best first, as a bot of a level sees them after trying that many games in its head."""

    level: str
    tried: int
    moves: tuple[Advice, ...]


class Bot(Protocol):
    """A player. It keeps what it has seen to itself and is never given a state or a table."""

    def choose(self, look: Look) -> Choice:
        """The move for a look whose seat may act."""
        ...

    def hint(self, look: Look) -> Hint:
        """What it thinks of the moves of such a look."""
        ...


@cache
def levels() -> tuple[str, ...]:
    """All levels there are: the modules of this folder that offer `bot(seed, deck)`."""
    names = sorted(module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.name != "interface")
    return tuple(names)


def make(level: str, seed: bytes, deck: Any = None) -> Bot:
    """A bot of a level, with chance of its own; `deck` is the table's own deck, which everybody at it knows."""
    if level not in levels():
        raise BadSetup("unknown-level", level=level, known=", ".join(levels()))
    made: Bot = importlib.import_module(f"saqqara.bots.{level}").bot(seed, deck)
    return made
