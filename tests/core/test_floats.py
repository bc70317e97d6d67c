"""Our own `exp` and `log`: right, and the same to the last bit wherever they run."""

import math
import random

import pytest

from saqqara.core import floats
from saqqara.core.compile import twins
from saqqara.core.floats import exp, log

BELOW = 3e-15


def numbers() -> list[float]:
    """Numbers above 0: everyday ones, very large and very small ones, and ones near 1, where a logarithm is nearly nothing."""
    chance = random.Random(1)
    near = [1 + side * 10 ** -chance.uniform(1, 15) for side in (-1, 1) for _ in range(500)]
    return [chance.random() for _ in range(2000)] + [10 ** chance.uniform(-300, 300) for _ in range(2000)] + near


def test_log_is_right_to_the_last_digits() -> None:
    assert log(1.0) == 0.0
    for x in numbers():
        assert log(x) == pytest.approx(math.log(x), rel=BELOW), x


def test_exp_is_right_to_the_last_digits() -> None:
    assert exp(0.0) == 1.0
    for x in [math.log(number) for number in numbers()]:
        assert exp(x) == pytest.approx(math.exp(x), rel=BELOW), x


def test_exp_of_far_too_much_is_large_and_of_far_too_little_nothing() -> None:
    assert exp(-1e6) == 0.0
    assert 1e307 < exp(1e6) < math.inf


def test_plain_python_and_compiled_code_give_the_same_bits() -> None:
    compiled = twins(floats)
    for x in [*numbers(), *(n / 7 for n in range(1, 400))]:
        assert compiled.log(x).hex() == log(x).hex()
        for power in (x, -x, math.log(x)):
            assert compiled.exp(power).hex() == exp(power).hex()
