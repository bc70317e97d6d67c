"""Records: ordinary attributes over one block of memory, which NumPy and pickles see alike."""

import pickle
from typing import Any

import pytest

from saqqara.core.arrays import array_of, dtype_of, new_states, record_of
from saqqara.core.cstruct import copy_of
from saqqara.core.game import games
from tests.core.test_fields import Every


def filled() -> Any:
    record = Every()
    record.a, record.c, record.f = -3, 1 << 40, -1
    record.b[1][2] = 1 << 30
    record.d[0] = record.e[0][1] = -7
    record.g[:] = [1, 2, 3]
    return record


def test_fields_are_ordinary_numbers() -> None:
    record = filled()
    values = (record.a, record.b[1][2], record.c, record.d[0], record.e[0][1], record.f, record.g[2])
    assert values == (-3, 1 << 30, 1 << 40, -7, -7, -1, 3)
    assert {type(value) for value in values} == {int}
    assert 1 << record.g[2] + 60 == 1 << 63, "nothing overflows that is computed with them"


def test_compiled_code_sees_the_same_memory() -> None:
    record = filled()
    array = array_of(record)
    assert array["b"][0, 1, 2] == 1 << 30
    array["e"][0, 0, 0] = 9
    assert record.e[0][0] == 9
    record.a = 5
    assert array["a"][0] == 5


def test_a_copy_is_equal_and_apart_and_so_is_what_was_pickled() -> None:
    record = filled()
    copies = (copy_of(record), pickle.loads(pickle.dumps(record)))
    assert [bytes(one) for one in copies] == 2 * [bytes(record)]
    for one in copies:
        one.g[0] = 9
    assert record.g[0] == 1


@pytest.mark.parametrize("name", games())
def test_a_state_has_one_layout(name: str) -> None:
    kind = games()[name]
    states = new_states(kind, 2)
    first = record_of(kind, states)
    first.seats = 3
    assert states["seats"].tolist() == [3, 0]
    for record in (kind.rules.State(), kind.tables(kind.deck())):
        record_type: Any = type(record)
        layout: Any = dtype_of(record_type)
        assert layout.itemsize % 8 == 0
        assert [layout.fields[field][1] for field in layout.names] == [getattr(record_type, field).offset for field in layout.names]
