"""Records of numbers, declared as a class, whose bytes have the layout of a C structure.

    @cstruct
    class State:
        turn: int = field("i1")
        stock: Grid = field("i1", SEATS, COLOURS)

`State()` is a record of zeros. Its fields are ordinary attributes: whole numbers, lists of them, and lists of lists, indexed twice
(`s.stock[seat][colour]`). `bytes(s)` is the whole record as compiled code knows it (`saqqara.core.arrays`), `rebuild(State, data)` makes a
record of such bytes. A number that its field cannot hold is an OverflowError there.

Padding is made explicit, so that equal records have equal bytes, and every record has a multiple of eight bytes.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod
from struct import Struct, calcsize, error
from typing import Any, ClassVar, TypeVar, cast

Row = MutableSequence[int]
"""A field of one dimension."""
Grid = Sequence[Row]
"""A field of two dimensions."""
Cube = Sequence[Grid]
"""A field of three dimensions."""

LETTERS = {"f4": "f", "i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""Types of numbers as `struct` writes them."""
ALIGNMENT = 8
Class = TypeVar("Class")


@dataclass(frozen=True)
class Field:
    """The type of one number of a field, as NumPy writes it, the field's shape (() for a single number) and its first byte."""

    type: str
    shape: tuple[int, ...]
    offset: int = 0

    @property
    def count(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)


def field(type: str, *shape: int) -> Any:
    """Declare a field of a record: a number ("i1", "i2", "i4" or "i8": signed, so many bytes; or "f4"), or an array of that shape."""
    return Field(type, shape)


class Record:
    """A record of numbers: see `cstruct`."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Field]]
    """All fields in the order of their bytes, padding included."""
    SIZE: ClassVar[int]
    """The number of bytes."""
    LAYOUT: ClassVar[Struct]
    NUMBERS: ClassVar[tuple[str, ...]]
    ROWS: ClassVar[tuple[str, ...]]
    GRIDS: ClassVar[tuple[str, ...]]
    """The names of fields by their dimensions; cubes are among the grids."""

    def __init__(self) -> None:
        fill(self, bytes(self.SIZE))

    def __bytes__(self) -> bytes:
        numbers: list[Any] = []
        for name, one in self.FIELDS.items():
            if not name.startswith(PADDING):
                value: Any = getattr(self, name)
                for _ in one.shape[1:]:
                    value = chain.from_iterable(value)
                numbers += value if one.shape else (value,)
        try:
            return self.LAYOUT.pack(*numbers)
        except error as problem:
            raise OverflowError(f"{type(self).__name__}: {problem}") from None

    def __reduce__(self) -> Any:
        return rebuild, (type(self), bytes(self))


PADDING = "padding"


def cstruct(declared: type[Class]) -> type[Class]:
    """Make the record type of a class whose attributes are fields."""
    fields: dict[str, Field] = {}
    size = 0

    def pad(alignment: int) -> None:
        nonlocal size
        if gap := -size % alignment:
            fields[f"{PADDING}{len(fields)}"] = Field("i1", (gap,), size)
            size += gap

    for name, value in vars(declared).items():
        if isinstance(value, Field):
            length = calcsize(LETTERS[value.type])
            pad(length)
            fields[name] = Field(value.type, value.shape, size)
            size += length * value.count
    pad(ALIGNMENT)
    names = tuple(name for name in fields if not name.startswith(PADDING))
    letters = (f"{one.count}{'x' if name.startswith(PADDING) else LETTERS[one.type]}" for name, one in fields.items())
    members = {
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "__slots__": names,
        "FIELDS": fields,
        "SIZE": size,
        "LAYOUT": Struct("<" + "".join(letters)),
        "NUMBERS": tuple(name for name in names if not fields[name].shape),
        "ROWS": tuple(name for name in names if len(fields[name].shape) == 1),
        "GRIDS": tuple(name for name in names if len(fields[name].shape) > 1),
    }
    return cast("type[Class]", type(declared.__name__, (Record,), members))


def fill(record: Any, data: bytes) -> None:
    """Give a record what lies in these bytes."""
    numbers, first = record.LAYOUT.unpack(data), 0
    for name, one in record.FIELDS.items():
        if not name.startswith(PADDING):
            found = numbers[first : first + one.count]
            setattr(record, name, in_rows(found, one.shape) if one.shape else found[0])
            first += one.count


def in_rows(numbers: Sequence[Any], shape: tuple[int, ...]) -> list[Any]:
    """Return numbers as lists of that shape."""
    if len(shape) == 1:
        return list(numbers)
    step = prod(shape[1:])
    return [in_rows(numbers[first : first + step], shape[1:]) for first in range(0, len(numbers), step)]


def rebuild(kind: type[Class], data: bytes) -> Class:
    """Return a record of its bytes."""
    made = kind.__new__(kind)
    fill(made, data)
    return made


def copy_of(record: Class) -> Class:
    """Return a copy of a record."""
    kind: Any = type(record)
    made: Class = kind.__new__(kind)
    for name in kind.NUMBERS:
        setattr(made, name, getattr(record, name))
    for name in kind.ROWS:
        setattr(made, name, getattr(record, name)[:])
    for name in kind.GRIDS:
        setattr(made, name, copies(getattr(record, name)))
    return made


def copies(rows: Iterable[Any]) -> list[Any]:
    """Return rows of numbers, or rows of those, once more."""
    return [copies(row) if isinstance(row[0], list) else row[:] for row in rows]
