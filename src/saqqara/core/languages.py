"""The facts about each language: plural forms, its numbers, its lists.

The data are CLDR's and lie in `languages.json` (`tools/languages.py` writes it), so that nobody needs a package of 37 MB to play.
"""

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache, cached_property
from pathlib import Path

import msgspec

FALLBACK = "en"
RELATION = re.compile(r"([nivwftce])(?: mod (\d+))? (not )?in ([\d.,]+)")
"""One relation of a plural rule, in the words of CLDR: `i mod 10 not in 2..4,9`."""
MAX_DECIMALS = 3
"""Digits that a number has behind its decimal sign where nobody asks for another count."""


class Language(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True, rename={"joined_and": "and", "joined_or": "or"}):
    """A language. `groups`: how many digits the last group of a number has, and each before it. A list: start, middle, end, two."""

    plural: dict[str, str]
    decimal: str
    group: str
    groups: tuple[int, int]
    joined_and: tuple[str, str, str, str]
    joined_or: tuple[str, str, str, str]

    @cached_property
    def plurals(self) -> tuple[tuple[str, tuple[tuple["Relation", ...], ...]], ...]:
        """The plural rules, read: a form applies where all relations of one of its conditions hold."""
        return tuple(
            (form, tuple(tuple(map(Relation.read, condition.split(" and "))) for condition in rule.split(" or ")))
            for form, rule in self.plural.items()
        )

    def plural_form(self, value: float) -> str:
        """Return the plural form of a number: `one`, `few`, … or `other`."""
        operands = operands_of(value)
        for form, conditions in self.plurals:
            if any(all(one.holds(operands) for one in relations) for relations in conditions):
                return form
        return "other"

    def number(self, value: float, decimals: int = MAX_DECIMALS, grouped: bool = True, padded: bool = False) -> str:
        """Return a number as the language writes it, rounded to so many decimals; `padded`: with all of them, zeros as well."""
        rounded = Decimal(str(+value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_EVEN)
        whole, _, rest = f"{abs(rounded):f}".partition(".")
        if not padded:
            rest = rest.rstrip("0")
        if grouped:
            whole = self.group.join(split_digits(whole, *self.groups))
        return f"{'−' if rounded.is_signed() else ''}{whole}{self.decimal if rest else ''}{rest}"

    def joined(self, items: Sequence[str], either: bool = False) -> str:
        """Return several things in a row: `Ann, Bob and Cleo`; `either`: joined by “or”."""
        start, middle, end, two = self.joined_or if either else self.joined_and
        if len(items) < 3:
            return filled(two, *items) if len(items) == 2 else "".join(items)
        text = filled(start, items[0], items[1])
        for item in items[2:-1]:
            text = filled(middle, text, item)
        return filled(end, text, items[-1])


class Relation(msgspec.Struct, frozen=True):
    """A relation of a plural rule: an operand, or its remainder, lies in one of these ranges, or in none."""

    operand: str
    modulus: int
    negated: bool
    ranges: tuple[tuple[int, int], ...]

    @classmethod
    def read(cls, text: str) -> "Relation":
        """Read a relation."""
        found = RELATION.fullmatch(text)
        if found is None:
            raise ValueError(f"not a plural rule: {text}")
        operand, modulus, negated, ranges = found.groups()
        ends = [(one.split("..") * 2)[:2] for one in ranges.split(",")]
        return cls(operand, int(modulus or 0), negated is not None, tuple((int(low), int(high)) for low, high in ends))

    def holds(self, operands: dict[str, Decimal]) -> bool:
        """Return whether it holds of a number."""
        value = operands[self.operand]
        if self.modulus:
            value %= self.modulus
        is_in = value == int(value) and any(low <= value <= high for low, high in self.ranges)
        return is_in is not self.negated


def operands_of(value: float) -> dict[str, Decimal]:
    """Return the operands of CLDR's plural rules for a number; trailing zeros do not count."""
    number = abs(Decimal(str(+value)))
    whole = Decimal(int(number))
    rest = f"{number:f}".partition(".")[2].rstrip("0")
    count, digits = Decimal(len(rest)), Decimal(rest or 0)
    return {"n": number, "i": whole, "v": count, "w": count, "f": digits, "t": digits, "c": Decimal(0), "e": Decimal(0)}


def split_digits(digits: str, last: int, others: int) -> list[str]:
    """Return digits in groups, from the right: the last one, and those before it."""
    groups = [digits[-last:]]
    digits = digits[:-last]
    while digits:
        groups.insert(0, digits[-others:])
        digits = digits[:-others]
    return groups


def filled(pattern: str, first: str, second: str) -> str:
    """Return a pattern of a list with its two parts."""
    return re.sub(r"\{([01])\}", lambda found: second if found[1] == "1" else first, pattern)


@cache
def every_language() -> dict[str, msgspec.Raw]:
    """Return what is known of all languages, not yet read."""
    return msgspec.json.decode((Path(__file__).with_name("languages.json")).read_bytes(), type=dict[str, msgspec.Raw])


@cache
def language_of(name: str) -> Language:
    """Return what is known of a language; of English, where nothing is."""
    known = every_language()
    return msgspec.json.decode(known.get(name, known[FALLBACK]), type=Language)
