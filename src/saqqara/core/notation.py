"""The notation of a game whose moves are a fixed list of texts: a move's number is its place in the list."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from saqqara.core.errors import Unreadable


class Notation(NamedTuple):
    """The functions that a game's `notation` offers (src/saqqara/games/README.md)."""

    write: Callable[[Any, Any, int, int], str]
    read: Callable[[Any, Any, int, str], int]
    texts: Callable[[Any, Any, int, Iterable[int]], tuple[str, ...]]


def listed(game: str, all_moves: Sequence[str], forms: tuple[str, ...]) -> Notation:
    """Return the notation of these texts, all in lower case. `forms` are the examples that any other text is answered with."""
    numbers = {text: move for move, text in enumerate(all_moves)}

    def write(s: Any, deck: Any, seat: int, move: int) -> str:
        return all_moves[move]

    def read(s: Any, deck: Any, seat: int, text: str) -> int:
        written = " ".join(text.lower().split())
        if written not in numbers:
            raise Unreadable("unreadable", game, text=text[:60], forms=forms)
        return numbers[written]

    def texts(s: Any, deck: Any, seat: int, moves: Iterable[int]) -> tuple[str, ...]:
        return tuple(all_moves[move] for move in moves)

    return Notation(write, read, texts)
