"""Chance: xoshiro256**, seeded by SHA-256, the same bit for bit on every target. A generator is an array of four 64-bit words.

`draw` maps the upper 32 bits to 0..n-1 by multiplication; its bias is below n / 2**32, far under what any game could show.
"""

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saqqara.core.compile import compiled, compiled_wrapping

Rng = NDArray[np.uint64]

R5, R7, R9, R11 = np.uint64(5), np.uint64(7), np.uint64(9), np.uint64(11)
R17, R19, R32, R45, R57 = np.uint64(17), np.uint64(19), np.uint64(32), np.uint64(45), np.uint64(57)
LOW = np.uint64(0xFFFFFFFF)
R27, R30, R31 = np.uint64(27), np.uint64(30), np.uint64(31)
GOLDEN, MIX_1, MIX_2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


def generator(seed: bytes) -> Rng:
    """A generator from any bytes."""
    return np.frombuffer(hashlib.sha256(seed).digest(), dtype="<u8").astype(np.uint64)


@compiled_wrapping
def spread(x: Any) -> Any:
    """All bits of a number mixed into all others, one to one (the last steps of splitmix64)."""
    x = (x ^ (x >> R30)) * MIX_1
    x = (x ^ (x >> R27)) * MIX_2
    return x ^ (x >> R31)


@compiled_wrapping
def begin(rng: Any, seed: Any, number: Any) -> Any:
    """Make `rng` the generator of one of many games that share a seed (four words): whoever plays game `number` plays the same."""
    x = spread(seed[0] + np.uint64(number) * GOLDEN)
    for word in range(4):
        x += GOLDEN
        rng[word] = spread(x) ^ seed[word]


@compiled_wrapping
def next64(rng: Any) -> Any:
    """The next 64 random bits."""
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


@compiled
def draw(rng: Any, n: Any) -> Any:
    """A random whole number from 0 to n - 1."""
    return np.int64(((next64(rng) >> R32) * np.uint64(n)) >> R32)


@compiled
def draw_two(rng: Any, n: Any, m: Any) -> Any:
    """Two independent numbers, below n and below m, from one step of the generator."""
    x = next64(rng)
    return np.int64(((x >> R32) * np.uint64(n)) >> R32), np.int64(((x & LOW) * np.uint64(m)) >> R32)


@compiled
def shuffle(rng: Any, items: Any, n: Any) -> Any:
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = draw(rng, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
