"""Moves as text: `2 5`, at least two dice show a five; `doubt`."""

from collections.abc import Iterable
from typing import Any

from saqqara.core.errors import Unreadable
from saqqara.games.cups.rules import FACES, SEATS

FORMS = ("2 5", "doubt")
BIDS = tuple(f"{count} {face}" for count in range(1, SEATS + 1) for face in range(1, FACES + 1))
TEXTS = (*BIDS, "doubt")
MOVES = {text: move for move, text in enumerate(TEXTS)}


def write(s: Any, deck: Any, seat: int, move: int) -> str:
    """Return the canonical text of a move."""
    return TEXTS[move]


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """Return the move that a text means; raises `Unreadable` where it means none."""
    written = " ".join(text.lower().split())
    if written not in MOVES:
        raise Unreadable("unreadable", "cups", text=text[:60], forms=FORMS)
    return MOVES[written]


def texts(s: Any, deck: Any, seat: int, moves: Iterable[int]) -> tuple[str, ...]:
    """Return what a look lists."""
    return tuple(TEXTS[move] for move in moves)
