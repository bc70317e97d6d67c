"""A record as plain numbers is the record."""

from typing import Any

import numpy as np
import pytest

from saqqara.core.fields import fields
from saqqara.core.game import games
from tests.every_game.setups import SETUPS, random_game


def as_tuples(value: Any) -> Any:
    return tuple(map(as_tuples, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("game", games())
def test_every_field_of_a_state_is_what_numpy_says(game: str) -> None:
    for table in random_game([setup for setup in SETUPS if setup.game == game][-1], 21):
        s = table._state[0]
        assert fields(s) == {name: as_tuples(s[name].tolist()) for name in s.dtype.names}


def test_all_sizes_and_shapes_and_what_lies_between_them() -> None:
    kind = np.dtype(
        [("a", "i1"), ("b", "u4", (2, 3)), ("c", "i8"), ("d", "u2", 1), ("e", "i2", (1, 2)), ("f", "u8"), ("g", "u1", 3)], align=True
    )
    record = np.frombuffer(bytes(range(200, 200 + kind.itemsize % 56)) + bytes(kind.itemsize - kind.itemsize % 56), kind)[0]
    assert fields(record) == {name: as_tuples(record[name].tolist()) for name in kind.names or ()}
