"""Records: ordinary attributes, and the bytes of a C structure, which NumPy and pickles see alike."""

import pickle
from typing import Any

import pytest

from saqqara.core.arrays import array_of, dtype_of, new_states, record_of
from saqqara.core.cstruct import Cube, Grid, Row, copy_of, cstruct, field, fill, rebuild
from saqqara.core.game import games
from tests.every_game.setups import SETUPS, random_game


@cstruct
class Every:
    """A record with all types and shapes, with gaps between them."""

    a: int = field("i1")
    b: Grid = field("i4", 2, 3)
    c: int = field("i8")
    d: Row = field("i2", 1)
    e: Grid = field("i2", 1, 2)
    f: int = field("i8")
    g: Row = field("i1", 3)
    h: Cube = field("i2", 2, 1, 2)
    i: Any = field("f4", 2)


def filled() -> Any:
    record = Every()
    record.a, record.c, record.f = -3, 1 << 40, -1
    record.b[1][2] = 1 << 30
    record.d[0] = record.e[0][1] = -7
    record.g[:] = [1, 2, 3]
    record.h[1][0][1] = 300
    record.i[1] = 0.5
    return record


def check(record: Any) -> None:
    """Check that NumPy reads the same from a record's bytes."""
    array = array_of(record)[0]
    for name in type(record).__slots__:
        assert repr(getattr(record, name)) == repr(array[name].tolist()), name


def test_fields_are_ordinary_numbers_and_lists() -> None:
    record = filled()
    values = (record.a, record.b[1][2], record.c, record.d[0], record.e[0][1], record.f, record.g[2], record.h[1][0][1])
    assert values == (-3, 1 << 30, 1 << 40, -7, -7, -1, 3, 300)
    assert {type(value) for value in values} == {int}
    assert 1 << record.g[2] + 60 == 1 << 63, "nothing overflows that is computed with them"
    with pytest.raises(AttributeError):
        record.aa = 1


def test_a_number_that_its_field_cannot_hold_is_an_error() -> None:
    record = filled()
    record.a = 128
    with pytest.raises(OverflowError, match="Every"):
        bytes(record)


def test_compiled_code_works_on_the_same_bytes() -> None:
    record = filled()
    check(record)
    array = array_of(record)
    array["e"][0, 0, 0] = 9
    assert record.e[0][0] == 0, "an array is a copy"
    fill(record, array.tobytes())
    assert record.e[0][0] == 9
    assert bytes(record) == array.tobytes()


def test_all_bytes_are_read() -> None:
    kind: Any = Every
    assert kind.SIZE % 8 == 0
    check(rebuild(Every, bytes(number * 37 % 63 for number in range(kind.SIZE))))


@pytest.mark.parametrize("game", games())
def test_every_field_of_a_state_is_what_numpy_says(game: str) -> None:
    for table in random_game([setup for setup in SETUPS if setup.game == game][-1], 21):
        check(table._state.record)


def test_a_copy_is_equal_and_apart_and_so_is_what_was_pickled() -> None:
    record = filled()
    copies = (copy_of(record), pickle.loads(pickle.dumps(record)))
    assert [bytes(one) for one in copies] == 2 * [bytes(record)]
    for one in copies:
        one.g[0] = one.b[0][0] = one.h[0][0][0] = 9
    assert (record.g[0], record.b[0][0], record.h[0][0][0]) == (1, 0, 0)


@pytest.mark.parametrize("name", games())
def test_a_state_has_one_layout(name: str) -> None:
    kind = games()[name]
    states = new_states(kind, 2)
    states["seats"] = [3, 4]
    assert [record_of(kind, states[n:]).seats for n in range(2)] == [3, 4]
    for record in (kind.rules.State(), kind.tables(kind.deck())):
        record_type: Any = type(record)
        layout: Any = dtype_of(record_type)
        assert layout.itemsize == record_type.SIZE
        assert record_type.SIZE % 8 == 0
        assert [layout.fields[name][1] for name in layout.names] == [one.offset for one in record_type.FIELDS.values()]
        assert sum(layout.fields[name][0].itemsize for name in layout.names) == record_type.SIZE, "padding is explicit"
