"""Chance: the published sequence, the same in plain Python and in compiled code, and nothing global."""

from typing import Any

import numpy as np
import pytest

from saqqara.core import arrays, rng
from saqqara.core.compile import twins
from saqqara.core.rng import begin, bytes_of, draw, draw_two, generator, generator_of, next64, shuffle, spread

# The first values of xoshiro256** from the state 1, 2, 3, 4, as its authors' reference code gives them.
PUBLISHED = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600, 16172922978634559625]
COMPILED = twins(rng)


@pytest.mark.parametrize("next_number", [next64, COMPILED.next64], ids=["plain", "compiled"])
def test_the_generator_is_xoshiro256_starstar(next_number: Any) -> None:
    words = np.array([1, 2, 3, 4], np.uint64)
    assert [int(next_number(words)) for _ in PUBLISHED] == PUBLISHED


def test_plain_and_compiled_draw_the_same_from_one_generator_whoever_is_asked() -> None:
    plain, other = generator(b"both"), arrays.generator(b"both")
    for number in range(3000):
        n, m = 1 + number % 54, 1 + number % 7
        shared = np.array(plain, np.uint64)
        if number % 3 == 0:
            assert draw(plain, n) == COMPILED.draw(other, n)
        elif number % 3 == 1:
            assert COMPILED.draw_two(shared, n, m) == draw_two(other, n, m)
            plain = shared.tolist()
        else:
            assert next64(plain) == int(COMPILED.next64(other))
        assert bytes_of(plain) == bytes_of(other) == other.tobytes()
        assert generator_of(bytes_of(plain)) == plain
    assert all(isinstance(word, int) for word in plain)


def test_plain_and_compiled_mix_and_shuffle_alike() -> None:
    seed, seed_array = generator(b"many"), arrays.generator(b"many")
    plain, compiled = [0] * 4, np.zeros(4, np.uint64)
    for number in (0, 1, 1999, (1 << 63) - 1):
        begin(plain, seed, number)
        COMPILED.begin(compiled, seed_array, number)
        assert plain == compiled.tolist()
        begin(compiled, seed_array, number)
        assert plain == compiled.tolist()
        assert spread(plain[0]) == int(COMPILED.spread(compiled[0]))
    items, shuffled = list(range(30)), np.arange(30)
    shuffle(plain, items, 30)
    COMPILED.shuffle(compiled, shuffled, 30)
    assert items == shuffled.tolist()


def test_seeds_are_hashed() -> None:
    assert generator(b"a") != generator(b"b")
    assert generator(b"") == [1449310910991872227, 2646268962349054874, 5517924826087534119, 6176777564751238564]
    assert arrays.generator(b"").tolist() == generator(b"")


def test_draws_are_in_range_and_even() -> None:
    rng = generator(b"draws")
    counts = [0] * 6
    for _ in range(6000):
        counts[draw(rng, 6)] += 1
        a, b = draw_two(rng, 3, 5)
        assert 0 <= a < 3
        assert 0 <= b < 5
    assert min(counts) > 850
    assert {draw(rng, 1) for _ in range(10)} == {0}


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng = generator(b"shuffle")
    orders = set()
    for _ in range(300):
        items = [0, 1, 2, 3]
        shuffle(rng, items, 4)
        assert sorted(items) == [0, 1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 24


def test_games_that_share_a_seed_have_generators_of_their_own() -> None:
    seed = generator(b"many")
    one, again = generator(b"1"), generator(b"2")
    seen = set()
    for number in range(2000):
        begin(one, seed, number)
        begin(again, seed, number)
        assert one == again
        seen.update(one)
    assert len(seen) == 8000  # no word twice: neither within a game nor from one to the next
    begin(again, generator(b"other"), 1999)
    assert not set(again) & seen
