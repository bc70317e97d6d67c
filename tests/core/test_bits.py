"""Sets as bit masks, plain and compiled."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core import bits
from saqqara.core.compile import twins


@pytest.mark.parametrize("code", [bits, twins(bits)], ids=["plain", "compiled"])
@settings(deadline=None)  # the first call compiles
@given(members=st.sets(st.integers(0, 61)))
def test_a_mask_is_a_set(code: Any, members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert code.count(mask) == len(members)
    assert [code.nth(mask, n) for n in range(len(members))] == sorted(members)
    if members:
        assert code.first(mask) == min(members)
