"""A state's record as plain numbers, all at once: NumPy hands out one field at a time, and each takes as long as all of them do here."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar

import numpy as np

Fields = Mapping[str, Any]
"""The fields of a record by name: numbers, tuples of numbers, and tuples of those. They are read as the record itself would be."""
LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
"""Types of NumPy as `struct` writes them."""


class Reader:
    """Reads records of one kind: their numbers one after another, these in rows, and each field one row, or several."""

    def __init__(self, kind: np.dtype[Any]) -> None:
        layout, at, numbers = "<", 0, 0
        rows: list[int | slice] = []
        self.fields: list[tuple[str, int | slice]] = []
        for name in kind.names or ():
            part, offset = kind.fields[name][:2]  # type: ignore[index]
            number, shape = part.subdtype or (part, ())
            count = int(np.prod(shape, dtype=int))
            layout += "x" * (offset - at) + f"{count}{LETTERS[number.str[1:]]}"
            if len(shape) == 2:
                self.fields.append((name, slice(len(rows), len(rows) + shape[0])))
                rows += [slice(numbers + row * shape[1], numbers + (row + 1) * shape[1]) for row in range(shape[0])]
            else:
                self.fields.append((name, len(rows)))
                rows.append(slice(numbers, numbers + count) if shape else numbers)
            at, numbers = offset + part.itemsize, numbers + count
        self.unpack = Struct(layout + "x" * (kind.itemsize - at)).unpack
        self.in_rows = itemgetter(*rows)

    @lru_cache(maxsize=256)  # noqa: B019 - there is one reader for each kind, for good; a state is read for everybody at its table
    def read(self, data: bytes) -> Fields:
        """The fields by name."""
        rows = self.in_rows(self.unpack(data))
        return {name: rows[place] for name, place in self.fields}


reader = cache(Reader)


def fields(s: Any) -> Fields:
    """A record as plain numbers."""
    return reader(s.dtype).read(s.tobytes())


DECKS = 64
"""So many decks are kept."""
T = TypeVar("T")


def once_a_deck(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """What follows from a deck alone, found once for each. A table's deck is a record in an array of one, and is known by that array: to
    compare thousands of bytes takes longer than the look for which it is asked."""
    made: dict[int, tuple[Any, T]] = {}

    def found(deck: Any) -> T:
        lies_in = deck.base
        if lies_in is None or lies_in.size != 1:
            return make(deck)
        known = made.get(id(lies_in))
        if known is None:
            if len(made) >= DECKS:
                made.clear()
            known = made[id(lies_in)] = lies_in, make(deck)  # the array is held, so that nothing else can come to have its id
        return known[1]

    return found
