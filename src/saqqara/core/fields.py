"""A record's fields as plain numbers and tuples, read all at once."""

from collections import namedtuple
from collections.abc import Callable
from functools import cache, lru_cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar

Fields = Any
"""The fields of a record by name: numbers, tuples of numbers, and tuples of those. They are read as the record itself would be."""
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""Types of NumPy as `struct` writes them."""


class Reader:
    """Reads records of one kind: their numbers one after another, these in rows, and each field one row, or several."""

    def __init__(self, kind: Any) -> None:
        layout, numbers = "<", 0
        rows: list[int | slice] = []
        self.places: list[int | slice] = []
        for part in kind.FIELDS.values():
            shape, count = part.shape, prod(part.shape)
            layout += f"{count}{LETTERS[part.type]}"
            if len(shape) == 2:
                self.places.append(slice(len(rows), len(rows) + shape[0]))
                rows += [slice(numbers + row * shape[1], numbers + (row + 1) * shape[1]) for row in range(shape[0])]
            else:
                self.places.append(len(rows))
                rows.append(slice(numbers, numbers + count) if shape else numbers)
            numbers += count
        self.unpack = Struct(layout).unpack
        self.in_rows = itemgetter(*rows)
        made: Any = namedtuple(kind.__name__, kind.FIELDS)  # type: ignore[misc]
        self.make = made._make

    @lru_cache(maxsize=256)  # noqa: B019 - there is one reader for each kind, for good; a state is read for everybody at its table
    def read(self, data: bytes) -> Fields:
        """The fields by name."""
        rows = self.in_rows(self.unpack(data))
        return self.make([rows[place] for place in self.places])


reader = cache(Reader)


def fields(s: Any) -> Fields:
    """A record as plain numbers."""
    kind: Any = type(s)
    return reader(kind).read(bytes(s))


DECKS = 64
"""The number of decks kept."""
T = TypeVar("T")


def once_a_deck(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """Cache the result of a function of a deck alone, once for each. A deck is known by its identity: to
    compare thousands of bytes takes longer than the look for which it is asked."""
    made: dict[int, tuple[Any, T]] = {}

    def found(deck: Any) -> T:
        known = made.get(id(deck))
        if known is None:
            if len(made) >= DECKS:
                made.clear()
            known = made[id(deck)] = deck, make(deck)  # the deck is held, so that nothing else can come to have its id
        return known[1]

    return found
