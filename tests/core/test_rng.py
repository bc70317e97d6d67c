"""Chance: the published sequence, the same on both targets, and nothing global."""

import os
import subprocess
import sys

import numpy as np

from saqqara.core.rng import begin, draw, draw_two, generator, next64, shuffle

# The first values of xoshiro256** from the state 1, 2, 3, 4, as its authors' reference code gives them.
PUBLISHED = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600, 16172922978634559625]


def test_the_generator_is_xoshiro256_starstar() -> None:
    rng = np.array([1, 2, 3, 4], np.uint64)
    assert [int(next64(rng)) for _ in PUBLISHED] == PUBLISHED


def test_the_generator_is_the_same_as_plain_python() -> None:
    setting = "import numpy as np; from saqqara.core.rng import next64; r = np.array([1, 2, 3, 4], np.uint64)"
    code = f"{setting}; print(*[next64(r) for _ in range(7)])"
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [int(word) for word in ran.stdout.split()] == PUBLISHED


def test_seeds_are_hashed() -> None:
    assert generator(b"a").tolist() != generator(b"b").tolist()
    assert generator(b"").tolist() == [1449310910991872227, 2646268962349054874, 5517924826087534119, 6176777564751238564]


def test_draws_are_in_range_and_even() -> None:
    rng = generator(b"draws")
    counts = np.zeros(6, int)
    for _ in range(6000):
        counts[draw(rng, 6)] += 1
        a, b = draw_two(rng, 3, 5)
        assert 0 <= a < 3
        assert 0 <= b < 5
    assert counts.min() > 850
    assert {int(draw(rng, 1)) for _ in range(10)} == {0}


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng = generator(b"shuffle")
    orders = set()
    for _ in range(300):
        items = np.arange(4)
        shuffle(rng, items, 4)
        assert sorted(items.tolist()) == [0, 1, 2, 3]
        orders.add(tuple(items.tolist()))
    assert len(orders) == 24


def test_games_that_share_a_seed_have_generators_of_their_own() -> None:
    seed = generator(b"many")
    one, again = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    seen = set()
    for number in range(2000):
        begin(one, seed, number)
        begin(again, seed, number)
        assert one.tolist() == again.tolist()
        seen.update(one.tolist())
    assert len(seen) == 8000  # no word twice: neither within a game nor from one to the next
    begin(again, generator(b"other"), 1999)
    assert not set(again.tolist()) & seen
