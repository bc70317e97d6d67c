"""A model of how people find numbers: the ideas that a roll offers, how hard each is to see, and when somebody sees it.

An idea is an operation up to the order of its terms: nobody finds 3 + 4 and 4 + 3 separately. Its effort is 1 for the sum of two
dice and grows with everything that makes people slow. Times are drawn once for each player, round and tile, by hashing what stays the same
for the whole round: whoever is asked again in mid-round goes on with the same search and does not begin another.
"""

import hashlib
from functools import lru_cache
from math import exp, sqrt
from statistics import NormalDist
from typing import NamedTuple

from saqqara.games.hourglass import operations

NORMAL = NormalDist()
Dice = tuple[int, int, int]
SIGN_EFFORT = (1.0, 1.15, 1.2, 1.7)
THREE_DICE, BRACKETS, FRACTION, BELOW_ZERO, TWO_PLACES, HUNDRED = 1.7, 1.25, 3.0, 1.8, 1.25, 1.5


class Idea(NamedTuple):
    """An operation (packed, with the numbers of the dice), what it makes, the effort to see it, and what one must not forget to see it."""

    op: int
    makes: int
    effort: float
    brackets: bool
    division: bool


NO_IDEA = (Idea(0, 0, 3.0, False, False),)
"""A stand-in for the idea of somebody else where there can be none."""


def same_idea(op: int) -> tuple[object, ...]:
    """Return a key that operations have in common which differ only in the order of their terms."""
    numbers, signs, shape = operations.unpack(op)
    if shape == operations.PAIR:
        return pair(signs[0], numbers[0], numbers[1])
    a, b, c = numbers
    first, second = signs
    if first == second and first in (operations.PLUS, operations.TIMES):
        return (first, *sorted(numbers))
    if shape == operations.LEFT:
        return (second, "left", c, pair(first, a, b))
    inner = pair(second, b, c)
    return (first, "left", a, inner) if first in (operations.PLUS, operations.TIMES) else (first, "right", a, inner)


def pair(sign: int, a: int, b: int) -> tuple[object, ...]:
    """Two numbers and a sign, the order told only where it matters."""
    return (sign, min(a, b), max(a, b)) if sign in (operations.PLUS, operations.TIMES) else (sign, a, b)


def idea(op: int) -> Idea | None:
    """The idea of an operation; None where it makes no whole number above 0."""
    numbers, signs, shape = operations.unpack(op)
    top, bottom = operations.value(op)
    if bottom == 0 or top % bottom or top // bottom <= 0:
        return None
    made = top // bottom
    effort = 1.0
    for sign in signs:
        effort *= SIGN_EFFORT[sign]
    brackets = shape != operations.PAIR and (signs[0] <= operations.MINUS < signs[1]) == (shape == operations.LEFT)
    if shape != operations.PAIR:
        inner = 0 if shape == operations.LEFT else 1  # the sign within brackets, or where they would be
        p, q = operations.combine(signs[inner], numbers[inner], 1, numbers[inner + 1], 1)
        effort *= THREE_DICE * (BRACKETS if brackets else 1.0) * (FRACTION if p % q else 1.0) * (BELOW_ZERO if p * q < 0 else 1.0)
        effort *= HUNDRED if abs(p) >= 100 * abs(q) else 1.0
    effort *= TWO_PLACES if made > 20 else 1.0
    return Idea(op, made, effort, brackets, operations.DIVIDE in signs)


@lru_cache(maxsize=1024)
def ideas(dice: Dice) -> dict[int, tuple[Idea, ...]]:
    """All ideas on a roll by what they make, the easiest first."""
    found: dict[tuple[object, ...], Idea] = {}
    for form in operations.BY_DIE:
        made = idea(operations.with_dice(form, *dice))
        if made is not None:
            found.setdefault(same_idea(made.op), made)
    by_number: dict[int, list[Idea]] = {}
    for one in sorted(found.values(), key=lambda one: one.effort):
        by_number.setdefault(one.makes, []).append(one)
    return {number: tuple(several) for number, several in by_number.items()}


def effort(several: tuple[Idea, ...]) -> float:
    """The effort to see one of several ideas: each helps, the easiest most."""
    return 1.0 / sqrt(sum(one.effort**-2 for one in several))


def ease(several: tuple[Idea, ...]) -> float:
    """Return how likely it is that somebody else sees a number in a round, from 0 to 1."""
    return 1.0 / (1.0 + 0.4 * effort(several)) if several else 0.0


def slips(one: Idea) -> list[int]:
    """Return the ways in which an operation comes out wrong on paper: its brackets forgotten, or plus and minus exchanged."""
    numbers, signs, shape = operations.unpack(one.op)
    wrong = []
    if one.brackets:
        wrong.append(operations.pack(numbers, signs, operations.RIGHT if shape == operations.LEFT else operations.LEFT))
    for place, sign in enumerate(signs):
        if sign in (operations.PLUS, operations.MINUS):
            wrong.append(operations.pack(numbers, (*signs[:place], operations.PLUS + operations.MINUS - sign, *signs[place + 1 :]), shape))
    return wrong


class Chances:
    """A player's luck in one round: the same whenever it is asked for by the same name."""

    def __init__(self, *round_of: object) -> None:
        self.key = hashlib.blake2b(repr(round_of).encode(), digest_size=16).digest()

    def unit(self, *what: object) -> float:
        """A number between 0 and 1."""
        drawn = hashlib.blake2b(repr(what).encode(), key=self.key, digest_size=7).digest()
        return (int.from_bytes(drawn, "big") + 0.5) / (1 << 56)

    def spread(self, sigma: float, *what: object) -> float:
        """A factor around 1, log-normal as people's times are."""
        return exp(sigma * NORMAL.inv_cdf(self.unit(*what)))
