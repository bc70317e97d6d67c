"""Moves as text: `17 2`, stone 17 on heap 2."""

import re
from collections.abc import Iterable
from typing import Any

from saqqara.core.errors import Unreadable
from saqqara.games.quarry import rules

FORMS = ("17 2",)
"""Examples, one for each kind of move."""
MOVE = re.compile(r"\s*([0-9]{1,2})\s+([0-9])\s*")


def write(s: Any, deck: Any, seat: int, move: int) -> str:
    """The canonical text. It says nothing that not all may read, unless `view.veiled` hides the move."""
    stone, heap = divmod(move, rules.HEAPS)
    return f"{stone + 1} {heap + 1}"


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """A text as a move; upper case and more spaces make no difference."""
    match = MOVE.fullmatch(text)
    if not match or not 1 <= int(match[1]) <= rules.STONES or not 1 <= int(match[2]) <= rules.HEAPS:
        raise Unreadable("unreadable", "quarry", text=text[:60], forms=FORMS)
    return (int(match[1]) - 1) * rules.HEAPS + int(match[2]) - 1


def texts(s: Any, deck: Any, seat: int, moves: Iterable[int]) -> tuple[str, ...]:
    """What a look lists."""
    return tuple(write(s, deck, seat, move) for move in moves)
