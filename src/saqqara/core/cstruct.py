"""Records of numbers in one block of memory, declared as a class.

    @cstruct
    class State:
        turn: int = field("i1")
        stock: Grid = field("i1", SEATS, COLOURS)

`State()` is a record of zeros. Plain Python reads and writes its fields as ordinary attributes and gets ordinary integers (`s.turn`,
`s.stock[seat][colour]`); a field of two dimensions is indexed twice. `bytes(s)` is the whole record, `State.from_buffer_copy(data)` makes
one of such bytes. Compiled code works on the same memory through NumPy (`saqqara.core.arrays`).

Padding is made explicit, so that equal records have equal bytes, and every record has a multiple of eight bytes.
"""

import ctypes
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

Row = MutableSequence[int]
"""A field of one dimension."""
Grid = Sequence[Row]
"""A field of two dimensions."""
Cube = Sequence[Grid]
"""A field of three dimensions."""

CTYPES: dict[str, Any] = {"f4": ctypes.c_float, "i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}
ALIGNMENT = 8
Class = TypeVar("Class")


@dataclass(frozen=True)
class Field:
    """The type of one number of a field, as NumPy writes it, and the field's shape (() for a single number)."""

    type: str
    shape: tuple[int, ...]

    @property
    def ctype(self) -> Any:
        """The field as a type of ctypes."""
        made = CTYPES[self.type]
        for length in reversed(self.shape):
            made *= length
        return made


def field(type: str, *shape: int) -> Any:
    """Declare a field of a record: a number ("i1", "i2", "i4" or "i8": signed, so many bytes; or "f4"), or an array of that shape."""
    return Field(type, shape)


def cstruct(declared: type[Class]) -> type[Class]:
    """Make the record type of a class whose attributes are fields."""
    fields: list[tuple[str, Field]] = []
    size = 0

    def pad(alignment: int) -> None:
        nonlocal size
        if gap := -size % alignment:
            fields.append((f"padding{len(fields)}", Field("i1", (gap,))))
            size += gap

    for name, value in vars(declared).items():
        if isinstance(value, Field):
            pad(ctypes.alignment(value.ctype))
            fields.append((name, value))
            size += ctypes.sizeof(value.ctype)
    pad(ALIGNMENT)
    members = {
        "__doc__": declared.__doc__,
        "__module__": declared.__module__,
        "_fields_": [(name, one.ctype) for name, one in fields],
        "FIELDS": dict(fields),
        "__reduce__": lambda record: (rebuild, (type(record), bytes(record))),
    }
    made = type(declared.__name__, (ctypes.Structure,), members)
    assert ctypes.sizeof(made) == size, f"{declared.__name__} has padding that is not declared"
    return cast("type[Class]", made)


def rebuild(kind: Any, data: bytes) -> Any:
    """A record from its bytes: how records are pickled."""
    return kind.from_buffer_copy(data)


def copy_of(record: Class) -> Class:
    """A copy of a record."""
    made: Class = cast(Any, type(record)).from_buffer_copy(record)
    return made
