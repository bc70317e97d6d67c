"""The compiled versions of `bits`, `rng`, `mix`, `rows` and the bit patterns of `floats`, where integers have 64 bits and wrap around.

`REPLACEMENTS` maps each plain function to the one that compiled code calls in its place. These are the only functions of the project that
are written twice.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from saqqara.core import bits, floats, hash_keys, plain_rows, rng

R5, R7, R9, R11 = np.uint64(5), np.uint64(7), np.uint64(9), np.uint64(11)
R17, R19, R20, R32, R45, R57 = np.uint64(17), np.uint64(19), np.uint64(20), np.uint64(32), np.uint64(45), np.uint64(57)
R27, R29, R30, R31 = np.uint64(27), np.uint64(29), np.uint64(30), np.uint64(31)
LOW = np.uint64(rng.LOW)
GOLDEN, MIX_1, MIX_2 = np.uint64(rng.GOLDEN), np.uint64(rng.MIX_1), np.uint64(rng.MIX_2)


def count_code(typing_context: Any, mask: Any) -> Any:
    """The instruction that counts bits, which every target has: compilers for GPUs do not see it in arithmetic that does the same."""

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), code


def to_bits_code(typing_context: Any, number: Any) -> Any:
    """The 64 bits of a floating-point number, as an integer."""

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.bitcast(values[0], context.get_value_type(types.int64))

    return types.int64(types.float64), code


def of_bits_code(typing_context: Any, bits: Any) -> Any:
    """The floating-point number of 64 bits."""

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.bitcast(values[0], context.get_value_type(types.float64))

    return types.float64(types.int64), code


ones: Any = intrinsic(count_code)
to_bits: Any = intrinsic(to_bits_code)
of_bits: Any = intrinsic(of_bits_code)


def count(mask: Any) -> Any:
    """Return how many members a set has."""
    return ones(np.int64(mask))


def first(mask: Any) -> Any:
    """Return the lowest member of a set that is not empty."""
    return ones(np.int64((mask & -mask) - 1))


def nth(mask: Any, n: Any) -> Any:
    """Return the n-th member from below, counting from 0."""
    for _ in range(n):
        mask &= mask - 1
    return first(mask)


def spread(x: Any) -> Any:
    """Mix all bits of a number into all others, one to one (the last steps of splitmix64)."""
    x = (x ^ (x >> R30)) * MIX_1
    x = (x ^ (x >> R27)) * MIX_2
    return x ^ (x >> R31)


def begin(rng: Any, seed: Any, number: Any) -> Any:
    """Make `rng` the generator of game `number` among many games that share a seed (four words)."""
    x = spread(seed[0] + np.uint64(number) * GOLDEN)
    for word in range(4):
        x += GOLDEN
        rng[word] = spread(x) ^ seed[word]


def next64(rng: Any) -> Any:
    """Return the next 64 random bits."""
    x = rng[1] * R5
    out = ((x << R7) | (x >> R57)) * R9
    t = rng[1] << R17
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= t
    rng[3] = (rng[3] << R45) | (rng[3] >> R19)
    return out


def draw(rng: Any, n: Any) -> Any:
    """Return a random whole number from 0 to n - 1."""
    return np.int64(((next64(rng) >> R32) * np.uint64(n)) >> R32)


def draw_two(rng: Any, n: Any, m: Any) -> Any:
    """Return two independent numbers, below n and below m, from one step of the generator."""
    x = next64(rng)
    return np.int64(((x >> R32) * np.uint64(n)) >> R32), np.int64(((x & LOW) * np.uint64(m)) >> R32)


def shuffle(rng: Any, items: Any, n: Any) -> Any:
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = draw(rng, i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item


def copy_row(source: Any, target: Any) -> Any:
    """Write all numbers of a row into another of that length."""
    for place in range(len(source)):
        target[place] = source[place]


def mixed(key: Any, value: Any) -> Any:
    """Return a key with one more number in it."""
    x = (np.uint64(key) ^ np.uint64(value)) * GOLDEN
    return np.int64(x ^ x >> R29)


def slot(key: Any, size: Any) -> Any:
    """Return where to look for a key in a hash table of that size."""
    return np.int64((np.uint64(key) * GOLDEN) >> R20) % size


REPLACEMENTS: dict[Any, Any] = {
    bits.count: count,
    bits.first: first,
    bits.nth: nth,
    rng.spread: spread,
    rng.begin: begin,
    rng.next64: next64,
    rng.draw: draw,
    rng.draw_two: draw_two,
    rng.shuffle: shuffle,
    plain_rows.copy_row: copy_row,
    hash_keys.mix: mixed,
    hash_keys.slot: slot,
    floats.to_bits: to_bits,
    floats.of_bits: of_bits,
}
