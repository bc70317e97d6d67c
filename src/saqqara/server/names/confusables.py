"""The skeletons of names (Unicode TR39), the same for all names that look alike.

The characters that can be confused are Unicode's own list, as the package `confusable-homoglyphs` carries it.
"""

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

LONGEST = 200
"""Longer skeletons are cut off: one character may look like twenty."""
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
)
"""Characters that show nothing and are neither blanks nor controls (those of plane 14 are marks, too)."""
MARK = "\u200e"
"""Stands around what is written from right to left in the list."""


@cache
def prototypes() -> dict[str, str]:
    """Return the prototype of each character that looks like another. The list has each with its prototype, and a prototype with all."""
    listed = json.loads((files("confusable_homoglyphs") / "confusables.json").read_text("utf-8"))
    alike = {one.strip(MARK): [other["c"].strip(MARK) for other in others] for one, others in listed.items()}
    found = {}
    for one, others in alike.items():
        if len(one) == 1 and len(others) == 1:
            (other,) = others
            if len(other) > 1 or len(alike[other]) > 1 or other < one:  # of two that have each other alone, the first
                found[one] = other
    return found


def visible(letter: str) -> bool:
    """Return whether a character shows anything but a blank."""
    return unicodedata.category(letter)[0] not in "CZ" and letter not in INVISIBLE and not "\U000e0100" <= letter <= "\U000e01ef"


def shape(text: str) -> str:
    """Return each character as the one that it looks like."""
    return "".join(prototypes().get(letter, letter) for letter in unicodedata.normalize("NFKD", text))


def forms(text: str) -> tuple[str, str]:
    """Return what a text looks like, whatever the case, blanks and signs still in it.

    There are two: `Аnna` with a Cyrillic `А` looks like `Anna` as it is written, and `анна` is `АННА` once the case does not count. An `I`
    is an `i` and looks like an `l`: these are one.
    """
    seen = "".join(letter for letter in unicodedata.normalize("NFKD", text) if letter == " " or visible(letter))
    first, second = (shape(one.casefold()).casefold().replace("i", "l") for one in (shape(seen), seen))
    return first, second


def bare(text: str) -> str:
    """Return the letters, digits, marks and pictures of a text alone; all of it if there are none."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] in "LNMS") or text.replace(" ", "")


@lru_cache(4096)
def skeletons(name: str) -> frozenset[str]:
    """Return what a name looks like: two names that have one of these in common can be taken for one another."""
    return frozenset(bare(form)[:LONGEST] for form in forms(name))
