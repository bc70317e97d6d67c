"""Records over the memory of an array: plain functions on the very states that compiled code works on."""

import ctypes
from functools import cache
from typing import Any

TYPES: dict[str, Any] = {"f4": ctypes.c_float, "i1": ctypes.c_int8, "i2": ctypes.c_int16, "i4": ctypes.c_int32, "i8": ctypes.c_int64}


@cache
def structure(kind: Any) -> Any:
    """Return a record type as a structure of C."""
    fields = []
    for name, one in kind.FIELDS.items():
        made = TYPES[one.type]
        for length in reversed(one.shape):
            made *= length
        fields.append((name, made))
    return type(kind.__name__, (ctypes.Structure,), {"_fields_": fields})


def shared(kind: Any, states: Any) -> Any:
    """Return the first of an array of records, in the same memory."""
    return structure(kind).from_buffer(states)
