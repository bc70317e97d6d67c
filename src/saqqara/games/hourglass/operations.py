"""Operations on two or three numbers: as text, as a packed whole number, and their exact value.

A packed operation holds three numbers of 7 bits, two signs of 2 bits and the shape in 2 bits, 27 in all, and is never 0. It fits in a
state, so that a position gives back the very text that was shown. The same packing with 0, 1, 2 in place of the numbers says which
dice are used: `BY_DIE` lists all 192 operations on three dice so.
"""

import ast
import re
from functools import lru_cache
from itertools import permutations
from typing import Any

SIGNS = "+-*/"
PLUS, MINUS, TIMES, DIVIDE = range(4)
PAIR, LEFT, RIGHT = 1, 2, 3
"""The shapes: a o b, (a o b) o c, a o (b o c)."""

BITS = 27
GREATEST = 99
LONGEST = 80
ROLLS = 960

SPELT_LEFT = {(PLUS, PLUS), (PLUS, MINUS), (TIMES, TIMES), (TIMES, DIVIDE)}
"""Signs for which a o (b o c) is the same as a o b o c: brackets that change nothing are not written."""


def pack(numbers: tuple[int, ...], signs: tuple[int, ...], shape: int) -> int:
    """An operation as a whole number."""
    a, b, c = (*numbers, 0)[:3]
    first, second = (*signs, 0)[:2]
    return a | b << 7 | c << 14 | first << 21 | second << 23 | shape << 25


def unpack(op: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Numbers, signs and shape of a packed operation."""
    shape = op >> 25
    used = 2 if shape == PAIR else 3
    return tuple(op >> 7 * i & 127 for i in range(used)), tuple(op >> 21 + 2 * i & 3 for i in range(used - 1)), shape


def every_operation() -> list[int]:
    """All operations on three different dice, packed with the dice's indices: first those on two dice."""
    pairs = [pack(two, (sign,), PAIR) for two in permutations(range(3), 2) for sign in range(4)]
    signs = [(first, second) for first in range(4) for second in range(4)]
    left = [(both, LEFT) for both in signs]
    right = [(both, RIGHT) for both in signs if both not in SPELT_LEFT]
    return pairs + [pack(three, both, shape) for three in permutations(range(3)) for both, shape in left + right]


BY_DIE = every_operation()
OPERATIONS = len(BY_DIE)


def with_dice(form: int, d8: int, d10: int, d12: int) -> int:
    """An operation on dice as one on the numbers they show."""
    op = form & ~0x1FFFFF
    for i in range(2 if form >> 25 == PAIR else 3):
        die = form >> 7 * i & 127
        op |= (d8 if die == 0 else d10 if die == 1 else d12) << 7 * i
    return op


def sameness(d8: int, d10: int, d12: int) -> int:
    """Which dice show the same: an index into `LISTED` and `LISTS`."""
    return (d8 == d10) | (d8 == d12) << 1 | (d10 == d12) << 2


def listed_by_sameness() -> tuple[list[list[int]], list[int]]:
    """For each way dice can be equal, the operations whose texts differ (the first of each text), and how many they are."""
    listed, lists = [[0] * OPERATIONS for _ in range(8)], [0] * 8
    for dice in ((1, 2, 3), (1, 1, 2), (1, 2, 1), (1, 2, 2), (1, 1, 1)):
        firsts: dict[int, int] = {}
        for index, form in enumerate(every_operation()):
            numbers, signs, shape = unpack(form)
            firsts.setdefault(pack(tuple(dice[die] for die in numbers), signs, shape), index)
        same = sameness(*dice)
        listed[same][: len(firsts)] = firsts.values()
        lists[same] = len(firsts)
    return listed, lists


LISTED, LISTS = listed_by_sameness()


def combine(sign: int, p: int, q: int, r: int, t: int) -> tuple[int, int]:
    """p/q and r/t joined by a sign, as a fraction that is not reduced; its denominator is 0 once anything was divided by 0."""
    if sign == PLUS:
        return p * t + r * q, q * t
    if sign == MINUS:
        return p * t - r * q, q * t
    if sign == TIMES:
        return p * r, q * t
    return p * t * t, q * r * t


def value(op: int) -> tuple[int, int]:
    """Numerator and denominator of a packed operation (HR3: exact)."""
    a, b, c = op & 127, op >> 7 & 127, op >> 14 & 127
    first, second, shape = op >> 21 & 3, op >> 23 & 3, op >> 25
    if shape == RIGHT:
        p, q = combine(second, b, 1, c, 1)
        return combine(first, a, 1, p, q)
    p, q = combine(first, a, 1, b, 1)
    if shape == PAIR:
        return p, q
    return combine(second, p, q, c, 1)


def uses_dice(op: int, d8: int, d10: int, d12: int) -> bool:
    """H5: whether every number of the operation is a die's, each die at most once."""
    left = 7
    for i in range(2 if op >> 25 == PAIR else 3):
        number = op >> 7 * i & 127
        if left & 1 and number == d8:
            left &= ~1
        elif left & 2 and number == d10:
            left &= ~2
        elif left & 4 and number == d12:
            left &= ~4
        else:
            return False
    return True


def is_right(op: int, number: int, d8: int, d10: int, d12: int) -> bool:
    """H5, H9, HR3: whether the operation makes the number from the dice."""
    p, q = value(op)
    return q != 0 and p == number * q and uses_dice(op, d8, d10, d12)


@lru_cache(maxsize=ROLLS)
def made(dice: tuple[int, int, int]) -> dict[int, int]:
    """HR3: the whole numbers above 0 that a roll makes, each with the first operation that makes it."""
    found: dict[int, int] = {}
    for form in BY_DIE:
        op = with_dice(form, *dice)
        p, q = value(op)
        if q != 0 and p * q > 0 and p % q == 0:
            found.setdefault(p // q, op)
    return found


def example(dice: tuple[int, int, int], number: int) -> str | None:
    """HR7: an operation that makes this number of the roll, on two dice if two will do; None when there is none."""
    op = made(dice).get(number)
    return None if op is None else spell(op)


# As text

WRITTEN = re.compile(r"[-+*/()0-9\s]+")
LEADING = re.compile(r"\s+|\b0+(?=[0-9])")
"""Line breaks, and zeros before a number: Python does not read them."""
PYTHON_SIGNS = (ast.Add, ast.Sub, ast.Mult, ast.Div)
OTHER_SIGNS = str.maketrans("\u00d7xX\u00f7:\u2212\u2013", "***//--")
"""Other ways to write the signs, as phones and French keyboards have them."""
PRINTED_SIGNS = str.maketrans("*/-", "×÷−")
"""The signs as people write them."""


@lru_cache(maxsize=4096)
def spell(op: int) -> str:
    """The one canonical text of an operation: only the brackets needed."""
    numbers, signs, shape = unpack(op)
    if shape == PAIR:
        return f"{numbers[0]} {SIGNS[signs[0]]} {numbers[1]}"
    (a, b, c), (first, second) = numbers, signs
    if shape == LEFT:
        head = f"{a} {SIGNS[first]} {b}"
        return f"({head}) {SIGNS[second]} {c}" if first <= MINUS < second else f"{head} {SIGNS[second]} {c}"
    tail = f"{b} {SIGNS[second]} {c}"
    return f"{a} {SIGNS[first]} {tail}" if first <= MINUS < second else f"{a} {SIGNS[first]} ({tail})"


def parse(text: str) -> int | None:
    """A packed operation from text, or None when the text is none: two or three numbers up to 99, signs, brackets."""
    text = text.translate(OTHER_SIGNS).rstrip()
    if len(text) > LONGEST or not WRITTEN.fullmatch(text):
        return None
    try:
        return packed_tree(tree(ast.parse(LEADING.sub(" ", text).strip(), mode="eval").body))
    except SyntaxError:
        return None


def tree(node: ast.expr) -> Any:
    """The numbers and signs of an expression as a tree; None in place of anything else."""
    match node:
        case ast.BinOp(left, sign, right) if type(sign) in PYTHON_SIGNS:
            return PYTHON_SIGNS.index(type(sign)), tree(left), tree(right)
        case ast.Constant(int(number)) if number <= GREATEST:
            return number
    return None


def packed_tree(tree: Any) -> int | None:
    """A tree of two or three numbers, packed in its canonical shape."""
    match tree:
        case (int(sign), int(a), int(b)):
            return pack((a, b), (sign,), PAIR)
        case (int(second), (int(first), int(a), int(b)), int(c)):
            return pack((a, b, c), (first, second), LEFT)
        case (int(first), int(a), (int(second), int(b), int(c))):
            return pack((a, b, c), (first, second), LEFT if (first, second) in SPELT_LEFT else RIGHT)
    return None
