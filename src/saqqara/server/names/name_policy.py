"""The refused names: deceiving ones, and those with words that the host does not want."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import chain

from saqqara.bots import DEEP, levels
from saqqara.bots.bot_names import NAMES
from saqqara.core.errors import SaqqaraError
from saqqara.core.texts import LANGUAGES, say
from saqqara.server.names.confusables import bare, forms, skeletons

LEET = str.maketrans("34578@$!", "eastbasi")
"""Digits and signs that are written for letters."""
APART = re.compile(r"[\W_]+")
ANY = "*"


@cache
def reserved() -> frozenset[str]:
    """Return the looks of names that would pass for the server, its operator or a bot."""
    listed = {name for language in LANGUAGES for name in say("server-reserved-names", language).split(", ")}
    bots = {say(f"level-{level}", language) for language in LANGUAGES for level in (*levels(), DEEP)} | {*chain(*NAMES.values())}
    return frozenset(look for name in listed | bots | {*levels()} for look in skeletons(name))


def is_deceptive(name: str) -> bool:
    """Return whether a name, or each word of it, passes for the server, its operator or a bot."""
    return any(all(skeletons(word) & reserved() for word in parts) for parts in ([name], name.split()))


def skeletons_of_word(word: str) -> set[str]:
    """Return a word without its accents, as it may be written."""
    return {bare(form) for form in forms(without_marks(word))}


def without_marks(text: str) -> str:
    """Return a text without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if unicodedata.category(letter) != "Mn")


def is_unwanted(name: str, words: Iterable[str]) -> bool:
    """Return whether a name has one of these words in it: as a word of its own, also written with gaps, or (with a `*`) as part of one."""
    parts = set()
    for spelt in (name, name.translate(LEET)):
        for form in forms(without_marks(spelt)):
            pieces = APART.sub(" ", form).split()
            parts |= {*pieces, "".join(pieces)}
    return any(has(part, word) for word in words for part in parts)


def has(part: str, word: str) -> bool:
    """Return whether a part of a name is that word of the host's."""
    before, after = word.startswith(ANY), word.endswith(ANY)
    for look in skeletons_of_word(word.strip(ANY)) - {""}:
        if part == look or (before and part.endswith(look)) or (after and part.startswith(look)) or (before and after and look in part):
            return True
    return False


def check_words(name: str, words: Iterable[str]) -> None:
    """Refuse a name that has an unwanted word in it."""
    if is_unwanted(name, words):
        raise SaqqaraError("server-unwanted-name")


def check_name(name: str, words: Iterable[str]) -> None:
    """Refuse a name of a person that deceives, or has an unwanted word in it."""
    check_words(name, words)
    if is_deceptive(name):
        raise SaqqaraError("server-deceiving-name", name=name)
