"""The NumPy side of records, decks and generators, which compiled code works on: copies, with the same bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from saqqara.core import rng
from saqqara.core.cstruct import rebuild
from saqqara.core.deck_memo import once_a_deck

if TYPE_CHECKING:
    from saqqara.core.game import Game

Generator = NDArray[np.uint64]


@cache
def dtype_of(record: Any) -> np.dtype[Any]:
    """Return the type of a record class (`cstruct`) for NumPy: the same fields at the same places."""
    made = np.dtype([(name, one.type, one.shape) for name, one in record.FIELDS.items()], align=True)
    assert made.itemsize == record.SIZE
    return made


def array_of(record: Any) -> Any:
    """Return what a record holds, as an array of one."""
    kind: Any = type(record)
    return np.frombuffer(bytearray(bytes(record)), dtype_of(kind))


def record_of(game: "Game", states: Any) -> Any:
    """Return the first of an array of states as a record."""
    return rebuild(game.rules.State, states[:1].tobytes())


def state_type(game: "Game") -> np.dtype[Any]:
    """Return the type of a game's states for NumPy."""
    return dtype_of(game.rules.State)


def new_states(game: "Game", number: int = 1) -> Any:
    """Return that many states of zeros."""
    return np.zeros(number, state_type(game))


def deck_array(game: "Game", deck: Any = None) -> Any:
    """Return the tables of a checked deck as an array of one; None for the game's own."""
    return tables_array(game.tables(game.deck() if deck is None else deck))


tables_array = once_a_deck(array_of)
"""The tables of a deck as an array of one, made once for each deck."""


def option_codes(game: "Game", chosen: Any) -> NDArray[np.int64]:
    """Return chosen options as compiled rules take them."""
    return np.array(game.codes(chosen), np.int64)


def generator(seed: bytes) -> Generator:
    """Return a generator seeded by any bytes."""
    return np.array(rng.generator(seed), np.uint64)


@contextmanager
def as_array(plain: rng.Rng) -> Iterator[Generator]:
    """Give a generator as an array, and note where compiled code has left it."""
    words = np.array(plain, np.uint64)
    yield words
    plain[:] = words.tolist()


def numbers(plain: Any) -> NDArray[np.float64]:
    """Return plain numbers, or rows of them, as an array."""
    return np.array(plain, np.float64)
