"""A record as plain numbers is the record."""

from typing import Any

import numpy as np
import pytest

from saqqara.core.fields import DECKS, fields, once_a_deck
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


def test_what_follows_from_a_deck_is_found_once_for_each_and_never_for_another() -> None:
    asked: list[int] = []

    def worth(deck: Any) -> int:
        asked.append(int(deck["a"]))
        return 10 * int(deck["a"])

    found = once_a_deck(worth)
    kind = np.dtype([("a", "i4")])
    decks = [np.array([(number,)], kind) for number in range(2 * DECKS)]
    assert [found(deck[0]) for deck in decks for _ in range(2)] == [10 * number for number in range(2 * DECKS) for _ in range(2)]
    assert asked == list(range(2 * DECKS)), "once for each, and no more are kept than it says"
    many = np.array([(7,), (8,)], kind)
    assert [found(many[0]), found(many[1]), found(many[0].copy())] == [70, 80, 70], "records that lie together are not taken for each other"
