"""Operations: read, written, packed and reckoned."""

import ast
import operator
import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.games.hourglass import operations
from saqqara.games.hourglass.operations import BY_DIE, LISTED, LISTS, example, parse, spell, unpack, value, with_dice

ROLLS = [(2, 5, 11), (8, 10, 12), (1, 1, 1), (5, 5, 9), (4, 6, 4), (3, 7, 7), (1, 2, 3)]


def reckoned(text: str) -> Fraction | None:
    """Return the value of an operation as Python's own reader sees it; None when it divides by zero."""
    signs = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}

    def walk(node: ast.expr) -> Fraction:
        if isinstance(node, ast.BinOp):
            return signs[type(node.op)](walk(node.left), walk(node.right))  # type: ignore[no-any-return]
        assert isinstance(node, ast.Constant)
        assert isinstance(node.value, int)
        return Fraction(node.value)

    try:
        return walk(ast.parse(text, mode="eval").body)
    except ZeroDivisionError:
        return None


def test_there_are_192_operations_on_three_dice() -> None:
    assert len(BY_DIE) == 24 + 6 * (16 + 12)
    assert len(set(BY_DIE)) == len(BY_DIE)
    assert LISTS == [192, 96, 96, 0, 96, 0, 0, 32]


@pytest.mark.parametrize("dice", ROLLS)
def test_values_and_texts_of_all_operations(dice: tuple[int, int, int]) -> None:
    first: dict[int, int] = {}
    for form in BY_DIE:
        op = with_dice(form, *dice)
        text = spell(op)
        expected = reckoned(text)
        p, q = value(op)
        assert (None if q == 0 else Fraction(int(p), int(q))) == expected
        if expected is not None and expected > 0 and expected.denominator == 1:
            first.setdefault(int(expected), op)
        assert parse(text) == op
        assert operations.uses_dice(op, *dice)
    assert operations.made(dice) == first


@pytest.mark.parametrize("dice", ROLLS)
def test_no_text_has_a_bracket_that_could_go(dice: tuple[int, int, int]) -> None:
    for form in BY_DIE:
        text = spell(with_dice(form, *dice))
        if "(" in text:
            bare = parse(text.replace("(", "").replace(")", ""))
            assert bare is not None
            assert spell(bare) != text
            assert unpack(bare) != unpack(parse(text) or 0)


@pytest.mark.parametrize("dice", ROLLS)
def test_equal_dice_list_every_text_once(dice: tuple[int, int, int]) -> None:
    same = operations.sameness(*dice)
    listed = [spell(with_dice(BY_DIE[i], *dice)) for i in LISTED[same][: LISTS[same]]]
    every = {spell(with_dice(form, *dice)) for form in BY_DIE}
    assert len(listed) == len(set(listed))
    assert set(listed) == every


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("(5-2)*11", "(5 - 2) * 11"),
        ("  ( 5 - 2 ) * 11 ", "(5 - 2) * 11"),
        ("((5)-2)*(11)", "(5 - 2) * 11"),
        ("5+2*11", "5 + 2 * 11"),
        ("5+(2*11)", "5 + 2 * 11"),
        ("(5*2)+11", "5 * 2 + 11"),
        ("5+(2+11)", "5 + 2 + 11"),
        ("5+(11-2)", "5 + 11 - 2"),
        ("5*(2*11)", "5 * 2 * 11"),
        ("5*(11/2)", "5 * 11 / 2"),
        ("5-(2+11)", "5 - (2 + 11)"),
        ("5-2+11", "5 - 2 + 11"),
        ("5/(2*11)", "5 / (2 * 11)"),
        ("5/2*11", "5 / 2 * 11"),
        ("5*(2+11)", "5 * (2 + 11)"),
        ("005+2", "5 + 2"),
        ("0 + 99", "0 + 99"),
        ("(5 \u2212 2) \u00d7 11", "(5 - 2) * 11"),
        ("10 \u00f7 5", "10 / 5"),
        ("5x2", "5 * 2"),
        ("10:5", "10 / 5"),
    ],
)
def test_reading_is_lenient_and_the_spelling_one(text: str, canonical: str) -> None:
    op = parse(text)
    assert op is not None
    assert spell(op) == canonical


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "5",
            "(5)",
            "5 2",
            "5 +",
            "+ 5 2",
            "-5 + 2",
            "5 - -2",
            "5 + + 2",
            "5 ** 2",
            "5 // 2",
            "(5 + 2",
            "5 + 2)",
            ")5 + 2(",
            "()",
        ),
        *(
            "1 + 2 + 3 + 4",
            "100 + 2",
            "5.0 + 2",
            "5 + 2 = 7",
            "(5 + 2)(11)",
            "5(2)",
            "\u0665 + 2",
            "5 % 2",
            "a + b",
            "5 + 2\x00",
        ),
        "(" * 10_000 + "5 + 2" + ")" * 10_000,
        "5 + 2" + " " * 200 + "+ 11",
        "5" + " + 2" * 10_000,
    ],
)
def test_what_is_no_operation_is_not_read(text: str) -> None:
    assert parse(text) is None


@settings(deadline=None)
@given(st.text(alphabet="0123456789+-*/() x:.=", max_size=40) | st.text(max_size=40))
def test_any_text_is_read_or_not_and_what_is_read_is_written_back(text: str) -> None:
    op = parse(text)
    if op is not None:
        assert 0 < op < 1 << operations.BITS
        assert parse(spell(op)) == op
        assert sorted(map(int, re.findall("[0-9]+", text))) == sorted(unpack(op)[0])


numbers = st.integers(0, 99)
trees = st.recursive(
    numbers.map(str), lambda part: st.tuples(part, st.sampled_from("+-*/"), part).map("({0[0]} {0[1]} {0[2]})".format), max_leaves=4
)


@settings(deadline=None)
@given(trees)
def test_every_tree_of_two_or_three_numbers_is_read_with_its_value(text: str) -> None:
    op = parse(text)
    assert (op is not None) == (len(re.findall("[0-9]+", text)) in (2, 3))
    if op is not None:
        expected = reckoned(re.sub(r"\b0+(?=[0-9])", "", text))
        p, q = value(op)
        assert (None if q == 0 else Fraction(int(p), int(q))) == expected
        assert reckoned(spell(op)) == expected


def test_H5_each_die_at_most_once() -> None:
    for text, dice, allowed in (
        ("5 + 5", (5, 5, 9), True),
        ("5 + 5", (5, 6, 9), False),
        ("5 + 5 + 5", (5, 5, 9), False),
        ("5 + 9 + 5", (5, 5, 9), True),
        ("0 + 5", (5, 5, 9), False),
        ("5 + 4", (5, 5, 9), False),
    ):
        assert bool(operations.uses_dice(parse(text) or 0, *dice)) == allowed


def test_HR7_examples_use_two_dice_where_two_will_do() -> None:
    for dice in ROLLS:
        for number in range(1, 100):
            found = example(dice, number)
            possible = number in operations.made(dice)
            assert (found is not None) == possible
            if found is not None:
                op = parse(found) or 0
                assert operations.is_right(op, number, *dice)
                two = any(reckoned(spell(with_dice(form, *dice))) == number for form in BY_DIE[:24])
                assert (len(unpack(op)[0]) == 2) == two
