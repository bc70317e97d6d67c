"""Chance: xoshiro256**, seeded by SHA-256, the same bit for bit on every target. A generator is an array of four 64-bit words.

`draw` maps the upper 32 bits to 0..n-1 by multiplication; its bias is below n / 2**32, far under what any game could show. Compiled code
has its own version of these functions (`machine`), since a Python integer does not wrap around; `tests/core/test_rng.py` compares the two.
"""

import hashlib
import sys
from array import array
from typing import Any

Rng = Any
"""Four words that can be listed: an `array`, or one of NumPy (`arrays.generator`), on which compiled code works, too."""

ALL = 0xFFFFFFFF_FFFFFFFF
LOW = 0xFFFFFFFF
GOLDEN, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def generator(seed: bytes) -> "array[int]":
    """Return a generator seeded by any bytes."""
    words = array("Q", hashlib.sha256(seed).digest())
    if sys.byteorder == "big":
        words.byteswap()
    return words


def spread(x: int) -> int:
    """Mix all bits of a number into all others, one to one (the last steps of splitmix64)."""
    x = (x ^ (x >> 30)) * MIX_1 & ALL
    x = (x ^ (x >> 27)) * MIX_2 & ALL
    return x ^ (x >> 31)


def begin(rng: Rng, seed: Rng, number: int) -> None:
    """Make `rng` the generator of game `number` among many games that share a seed (four words)."""
    words = seed.tolist()
    x = spread(words[0] + number * GOLDEN & ALL)
    for word in range(4):
        x = x + GOLDEN & ALL
        rng[word] = spread(x) ^ words[word]


def next64(rng: Rng) -> int:
    """Return the next 64 random bits."""
    words: list[int] = rng.tolist()
    a, b, c, d = words
    x = b * 5 & ALL
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ (b << 17 & ALL)
    rng[3] = (d << 45 & ALL) | d >> 19
    return ((x << 7 & ALL) | x >> 57) * 9 & ALL


def draw(rng: Rng, n: int) -> int:
    """Return a random whole number from 0 to n - 1."""
    return (next64(rng) >> 32) * n >> 32


def draw_two(rng: Rng, n: int, m: int) -> tuple[int, int]:
    """Return two independent numbers, below n and below m, from one step of the generator."""
    x = next64(rng)
    return (x >> 32) * n >> 32, (x & LOW) * m >> 32


def shuffle(rng: Rng, items: Any, n: int) -> None:
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = draw(rng, i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item
