"""Chance: xoshiro256**, seeded by SHA-256, the same bit for bit on every target. A generator is four 64-bit words.

`draw` maps the upper 32 bits to 0..n-1 by multiplication; its bias is below n / 2**32, far under what any game could show. Compiled code
has its own version of these functions (`compiled_replacements`), since a Python integer does not wrap around; `tests/core/test_rng.py`
compares the two.
"""

import hashlib
import sys
from array import array
from typing import Any

Rng = Any
"""Four words: a list, or an array of NumPy (`arrays.generator`), on which compiled code works, too."""

ALL = 0xFFFFFFFF_FFFFFFFF
LOW = 0xFFFFFFFF
GOLDEN, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def generator(seed: bytes) -> list[int]:
    """Return a generator seeded by any bytes."""
    words = array("Q", hashlib.sha256(seed).digest())
    if sys.byteorder == "big":
        words.byteswap()
    return words.tolist()


def generator_of(data: bytes) -> list[int]:
    """Return a generator from its bytes (`bytes_of`)."""
    return array("Q", data).tolist()


def bytes_of(rng: Rng) -> bytes:
    """Return a generator as bytes."""
    return array("Q", rng).tobytes()


def words_of(rng: Rng) -> list[int]:
    """Return the words of a generator as Python's own numbers."""
    words: list[int] = rng if type(rng) is list else rng.tolist()
    return words


def spread(x: int) -> int:
    """Mix all bits of a number into all others, one to one (the last steps of splitmix64)."""
    x = (x ^ (x >> 30)) * MIX_1 & ALL
    x = (x ^ (x >> 27)) * MIX_2 & ALL
    return x ^ (x >> 31)


def begin(rng: Rng, seed: Rng, number: int) -> None:
    """Make `rng` the generator of game `number` among many games that share a seed (four words)."""
    words = words_of(seed)
    x = spread(words[0] + number * GOLDEN & ALL)
    for word in range(4):
        x = x + GOLDEN & ALL
        rng[word] = spread(x) ^ words[word]


# A step of the generator stands in each of the next functions: most of the time of a plain move is spent there.


def next64(rng: Rng) -> int:
    """Return the next 64 random bits."""
    words: list[int] = rng if type(rng) is list else rng.tolist()
    a, b, c, d = words
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = (c ^ b << 17) & ALL
    rng[3] = (d << 45 | d >> 19) & ALL
    b = b * 5 & ALL
    return (b << 7 | b >> 57) * 9 & ALL


def draw(rng: Rng, n: int) -> int:
    """Return a random whole number from 0 to n - 1."""
    words: list[int] = rng if type(rng) is list else rng.tolist()
    a, b, c, d = words
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = (c ^ b << 17) & ALL
    rng[3] = (d << 45 | d >> 19) & ALL
    b = b * 5 & ALL
    return ((b << 7 | b >> 57) * 9 >> 32 & LOW) * n >> 32


def draw_two(rng: Rng, n: int, m: int) -> tuple[int, int]:
    """Return two independent numbers, below n and below m, from one step of the generator."""
    words: list[int] = rng if type(rng) is list else rng.tolist()
    a, b, c, d = words
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = (c ^ b << 17) & ALL
    rng[3] = (d << 45 | d >> 19) & ALL
    b = b * 5 & ALL
    b = (b << 7 | b >> 57) * 9
    return (b >> 32 & LOW) * n >> 32, (b & LOW) * m >> 32


def shuffle(rng: Rng, items: Any, n: int) -> None:
    """Shuffle the first n items in place."""
    a, b, c, d = words_of(rng)
    for i in range(n - 1, 0, -1):
        x = b * 5 & ALL
        j = (((x << 7 | x >> 57) * 9 & ALL) >> 32) * (i + 1) >> 32  # a draw, and the step of `next64`
        item = items[i]
        items[i] = items[j]
        items[j] = item
        c ^= a
        d ^= b
        a, b, c, d = a ^ d, b ^ c, (c ^ b << 17) & ALL, (d << 45 | d >> 19) & ALL
    rng[:] = a, b, c, d
