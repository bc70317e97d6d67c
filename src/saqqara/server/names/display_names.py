"""Names of people and tables: as they are shown, and one for a guest who has given none."""

import secrets
import unicodedata
from functools import cache

from saqqara.core.errors import SaqqaraError
from saqqara.core.texts import FALLBACK, say
from saqqara.server.names.confusables import visible

JOINER = "\u200d"
"""The one invisible character that names may have: it makes one picture of several."""


MAX_MARKS = 2
"""Combining marks on one character after NFC; as many as Vietnamese, Thai or Devanagari ask for."""


def check_marks(text: str) -> None:
    """Refuse a text with combining marks stacked on one character, or on none: they cover what stands above and below it."""
    marks = MAX_MARKS  # at the beginning, and after a space, there is nothing that could have one
    for letter in unicodedata.normalize("NFC", text):
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MAX_MARKS:
                raise SaqqaraError("server-name-marks", most=MAX_MARKS)
        elif letter.isspace():
            marks = MAX_MARKS
        elif visible(letter):
            marks = 0


def clean_name(text: str, most: int) -> str:
    """Return a name as it is shown: visible characters, single spaces. Raise what is wrong with one that cannot be shown."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    shown = all(unicodedata.category(letter)[0] != "C" or letter == JOINER for letter in name)
    if not shown or not 0 < len(name) <= most or not any(map(visible, name)):
        raise SaqqaraError("server-bad-name", most=most)
    check_marks(name)
    return name


@cache
def words(kind: str, language: str) -> list[str]:
    """Return what guests' names are made of."""
    return say(f"server-guest-{kind}", language).split(", ")


def guest_name(language: str = FALLBACK) -> str:
    """Return a name for somebody who has not given one."""
    noun, adjective = (secrets.choice(words(kind, language)) for kind in ("nouns", "adjectives"))
    return say("server-guest-name", language, noun=noun, adjective=adjective)
