"""Rows of numbers in plain Python, indexed as code does that is also compiled."""

from typing import Any


class Rows(list[list[Any]]):
    """Rows of numbers: `rows[i]` is a row, `rows[i, j]` a number, as in an array of NumPy."""

    def __getitem__(self, place: Any) -> Any:
        return super().__getitem__(place[0])[place[1]] if isinstance(place, tuple) else super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, tuple):
            super().__getitem__(place[0])[place[1]] = value
        else:
            super().__setitem__(place, value)


def copy_row(source: Any, target: Any) -> None:
    """Write all numbers of a row into another of that length."""
    target[:] = source


def zeros(rows: int, columns: int) -> Rows:
    """Return so many rows of zeros."""
    return Rows([0.0] * columns for _ in range(rows))
