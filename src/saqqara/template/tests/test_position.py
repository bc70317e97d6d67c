"""Positions of Quarry that cannot be."""

from typing import Any

import pytest

from saqqara import BadPosition
from tests.games import helping
from tests.games.quarry.positions import all_but, position

GOOD = position([[1], [3, 8], []], [[2, 12, 20], [4, 14, 22]])
LATE = position([[9], [], []], [[2], [4]], gone=all_but(2, 4, 9))


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ({**GOOD, "seats": 5}, "seats"),
        ({**GOOD, "seats": 3}, "hands"),
        ({**GOOD, "turn": 2}, "turn"),
        ({**GOOD, "over": True}, "over"),
        ({**GOOD, "extra": 1}, "extra"),
        ({**GOOD, "heaps": [[1], [3]]}, "heaps"),
        ({**GOOD, "heaps": [[1], [8, 3], []]}, "heaps[1]"),
        ({**GOOD, "heaps": [[1], [3, 25], []]}, "heaps[1]"),
        ({**GOOD, "gone": [8]}, "heaps[1]"),
        ({**GOOD, "last": 3}, "last"),
        ({**GOOD, "last": None}, "last"),
        ({**GOOD, "hands": [[2, 12], [4, 14, 22]]}, "hands"),
        ({**GOOD, "scores": [1]}, "scores"),
        ({**GOOD, "best": [1, 0]}, "best[0]"),
        ({**LATE, "hands": [[], [4]], "gone": all_but(4, 9)}, "hands"),
        ({"game": "quarry"}, "seats"),
    ],
)
def test_a_bad_position_is_refused_in_a_sentence_that_names_the_field(broken: dict[str, Any], field: str) -> None:
    helping.bad(BadPosition, broken, field)


def test_these_positions_are_good_but_for_that() -> None:
    assert helping.after(GOOD).position() == GOOD
    assert helping.after(LATE).position() == LATE
