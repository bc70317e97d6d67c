"""Moves as text: `2 5`, at least two dice show a five; `doubt`."""

import re
from collections.abc import Iterable
from typing import Any

from saqqara.core.errors import Unreadable
from saqqara.games.cups import rules

FORMS = ("2 5", "doubt")
BID = re.compile(r"\s*([1-4])\s+([1-6])\s*")


def spell(bid: int) -> str:
    """A bid as text."""
    return f"{bid // rules.FACES + 1} {bid % rules.FACES + 1}"


def bid_of(text: str) -> int:
    """The same the other way round; -1 for what is no bid."""
    match = BID.fullmatch(text)
    return (int(match[1]) - 1) * rules.FACES + int(match[2]) - 1 if match else rules.NONE


def write(s: Any, deck: Any, seat: int, move: int) -> str:
    """The canonical text."""
    return "doubt" if move == rules.DOUBT else spell(move)


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """A text as a move."""
    move = rules.DOUBT if text.strip().lower() == "doubt" else bid_of(text)
    if move == rules.NONE:
        raise Unreadable("unreadable", "cups", text=text[:60], forms=", ".join(FORMS))
    return move


def texts(s: Any, deck: Any, seat: int, moves: Iterable[int]) -> tuple[str, ...]:
    """What a look lists."""
    return tuple(write(s, deck, seat, move) for move in moves)
