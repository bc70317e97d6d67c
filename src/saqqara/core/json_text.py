"""JSON written by compiled code: pieces of text and numbers, one after another, into an array of bytes.

A game may offer what its `view` gives as JSON so (`view_json`): the same text, in a tenth of the time, since no object is made for it.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np

from saqqara.core.compile import compiled

ZERO, MINUS = b"0-"


class Pieces(NamedTuple):
    """Texts one after another, and where each begins; the last number is where the last ends."""

    text: Any
    begins: Any


class Texts:
    """Pieces of text, gathered and numbered when a module is loaded."""

    def __init__(self) -> None:
        self._all: list[bytes] = []

    def add(self, *texts: str) -> int:
        """Some more, as they are: the number of the first."""
        first = len(self._all)
        self._all += [text.encode() for text in texts]
        return first

    def add_values(self, values: Iterable[Any]) -> int:
        """Some more that are the JSON of values: the number of the first."""
        return self.add(*(msgspec.json.encode(value).decode() for value in values))

    def pieces(self, more: Iterable[Any] = ()) -> Pieces:
        """All of them as compiled code reads them, and after them the JSON of more values, which a deck may have."""
        texts = [*self._all, *(msgspec.json.encode(value) for value in more)]
        begins = np.cumsum([0, *map(len, texts)]).astype(np.int64)
        return Pieces(np.frombuffer(b"".join(texts), np.uint8), begins)


# Places are unsigned here: of any other number compiled code asks each time whether it counts from the end, which takes four times as long.


@compiled
def put(out: Any, at: Any, text: Any, begins: Any, number: Any) -> Any:
    """Write a piece; where the next goes. What there is no room for is not written, only counted."""
    first, place, length = np.uint64(begins[number]), np.uint64(at), np.uint64(begins[number + 1] - begins[number])
    if place + length <= np.uint64(out.size):
        for i in range(length):
            out[place + np.uint64(i)] = text[first + np.uint64(i)]
    return at + np.int64(length)


@compiled
def put_number(out: Any, at: Any, number: Any) -> Any:
    """Write a number; where the next goes."""
    left = np.int64(number)
    if left < 0:
        at = put_byte(out, at, MINUS)
        left = -left
    digits, tenth = 1, left // 10
    while tenth > 0:
        digits += 1
        tenth //= 10
    if at + digits <= out.size:
        place = np.uint64(at + digits)
        for _ in range(digits):
            place -= np.uint64(1)
            out[place] = ZERO + left % 10
            left //= 10
    return at + digits


@compiled
def put_byte(out: Any, at: Any, byte: Any) -> Any:
    """Write one sign; where the next goes."""
    if at < out.size:
        out[np.uint64(at)] = byte
    return at + 1


class Writer:
    """Writes what a game shows as JSON: `part` is its `view_json`, `views` is `core/views.py` for that game.

    Arrays to write into are kept from one time to the next. Who writes has one for itself: there may be several threads.
    """

    def __init__(self, part: Any, views: Any, most_seats: int, most_moves: int) -> None:
        self.part, self._views, self._most_seats, self._most_moves = part, views, most_seats, most_moves
        self.knows_moves = hasattr(part, "MOVES")
        self._spare: list[tuple[Any, Any]] = []

    def _room(self) -> tuple[Any, Any]:
        """Room for what all seats see and may do, for the numbers of moves, and after them for where what is written ends."""
        try:
            return self._spare.pop()
        except IndexError:
            return np.empty(self.part.MOST * self._most_seats, np.uint8), np.empty(self._most_moves + 2 * self._most_seats, np.int64)

    def view(self, states: Any, decks: Any, seat: int) -> bytes | None:
        """What a seat sees of a state, or an onlooker; None: it is longer than the game has thought."""
        pieces, (out, moves) = self.part.pieces(decks[0]), self._room()
        length = self.part.write(states, decks, pieces.text, pieces.begins, seat, out)
        data = out[:length].tobytes() if length <= out.size else None
        self._spare.append((out, moves))
        return data

    def moves_and_views(self, states: Any, decks: Any, seats: int, acting: int) -> list[bytes] | None:
        """For each seat the moves that it has, where it is one of those who may act, and then what it sees. `part` has the texts of all
        moves, the first of them at `MOVES`."""
        pieces, (out, moves) = self.part.pieces(decks[0]), self._room()
        length = self._views.write_all(states, decks, pieces.text, pieces.begins, seats, acting, self.part.MOVES, moves, out)
        found: list[bytes] | None = None
        if length <= out.size:
            found, data, begin = [], out[:length].tobytes(), 0
            for end in moves[-2 * seats :].tolist():
                found.append(data[begin:end])
                begin = end
        self._spare.append((out, moves))
        return found
