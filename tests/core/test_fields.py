"""A record read all at once is the record."""

from ctypes import sizeof
from typing import Any

import pytest

from saqqara.core.arrays import array_of
from saqqara.core.cstruct import Grid, Row, cstruct, field
from saqqara.core.fields import DECKS, fields, once_a_deck
from saqqara.core.game import games
from tests.every_game.setups import SETUPS, random_game


@cstruct
class Every:
    """All types and shapes, with gaps between them."""

    a: int = field("i1")
    b: Grid = field("i4", 2, 3)
    c: int = field("i8")
    d: Row = field("i2", 1)
    e: Grid = field("i2", 1, 2)
    f: int = field("i8")
    g: Row = field("i1", 3)


@cstruct
class Deck:
    """A deck with one number."""

    a: int = field("i4")


def as_tuples(value: Any) -> Any:
    return tuple(map(as_tuples, value)) if isinstance(value, list) else value


def check(record: Any) -> None:
    """Check that NumPy reads the same from the same memory."""
    read, array = fields(record), array_of(record)[0]
    for name in type(record).FIELDS:
        assert getattr(read, name) == as_tuples(array[name].tolist())


@pytest.mark.parametrize("game", games())
def test_every_field_of_a_state_is_what_numpy_says(game: str) -> None:
    for table in random_game([setup for setup in SETUPS if setup.game == game][-1], 21):
        check(table._state.record)


def test_all_sizes_and_shapes_and_what_lies_between_them() -> None:
    kind: Any = Every
    size = sizeof(kind)
    assert size % 8 == 0
    check(kind.from_buffer_copy(bytes(number * 37 % 256 for number in range(size))))


def test_what_follows_from_a_deck_is_found_once_for_each_and_never_for_another() -> None:
    asked: list[int] = []

    def worth(deck: Any) -> int:
        asked.append(deck.a)
        return 10 * int(deck.a)

    def deck(number: int) -> Deck:
        made = Deck()
        made.a = number
        return made

    found = once_a_deck(worth)
    decks = [deck(number) for number in range(2 * DECKS)]
    assert [found(one) for one in decks for _ in range(2)] == [10 * number for number in range(2 * DECKS) for _ in range(2)]
    assert asked == list(range(2 * DECKS)), "once for each, and no more are kept than it says"
    assert [found(deck(7)), found(deck(8)), found(deck(7))] == [70, 80, 70], "a deck that is gone is not taken for another"
