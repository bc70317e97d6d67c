"""Sets as bit masks."""

from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.core.bits import count, first, nth


@settings(deadline=None)  # the first call compiles
@given(st.sets(st.integers(0, 61)))
def test_a_mask_is_a_set(members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert count(mask) == len(members)
    assert [nth(mask, n) for n in range(len(members))] == sorted(members)
    if members:
        assert first(mask) == min(members)
