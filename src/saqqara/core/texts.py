"""Sentences in each language that has Fluent files: `messages.<language>.ftl` in the core and each shell, any `*.<language>.ftl` of a game.

French and English lie beside the code. A further language may lie so too, or all of it in one folder `languages/<language>/`, its files
at the same places under it. What a language does not say is said in English.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saqqara.core.fluent import Messages

PACKAGE = Path(__file__).parents[1]
FALLBACK = "en"
LONGEST = 50
"""Bits of the numbers that sentences format."""
CODE = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)
FINE_SPACE, SPACE, ANY = "\u202f", "\u00a0", "[ \u00a0\u202f]"
"""Two without a break, the narrow one and one as wide as any other; and whichever stands in a file."""


def languages_found() -> tuple[str, ...]:
    """Return the languages that have files."""
    beside = {file.name.split(".")[1] for file in (PACKAGE / "core").glob("messages.*.ftl")}
    apart = {folder.name for folder in (PACKAGE / "languages").glob("[a-z]*") if folder.is_dir()}
    return tuple(sorted(beside | apart))


LANGUAGES = languages_found()


def best_language(wanted: Iterable[str]) -> str:
    """Return the first of the languages that somebody reads (`fr`, `fr-CA`, `fr_FR`; the best liked first) which we speak, or English."""
    return next((known for tag in wanted if (known := re.split("[-_]", tag.strip().lower())[0]) in LANGUAGES), FALLBACK)


def spaced(text: str, language: str) -> str:
    """Return a text with the spaces of its language: in French none may break before ; : ! ? % » and after «. What is code is left
    alone."""
    if language != "fr":
        return text
    parts = CODE.split(text)
    for n in range(0, len(parts), 2):
        narrow = re.sub(f"{ANY}(?=[;!?])", FINE_SPACE, parts[n])
        parts[n] = re.sub(f"(?<=«){ANY}|{ANY}(?=»|%|:(?!-))", SPACE, narrow)
    return "".join(parts)


def text_files(language: str, places: Sequence[str]) -> Iterator[str]:
    """Yield the texts of a language's files at these places of the package."""
    for root in (PACKAGE, PACKAGE / "languages" / language):
        for place in places:
            for file in sorted(root.glob(place)):
                yield spaced(file.read_text(encoding="utf-8"), language)


def rules_text(game: str, language: str) -> str:
    """Return the rules of a game."""
    return next(text for one in (language, FALLBACK) for text in text_files(one, [f"games/{game}/texts/rules.{one}.md"]))


def listed(items: Iterable[object], language: str = FALLBACK, style: str = "and") -> str:
    """Return several things in a row, as a language joins them: `Ann, Bob and Cleo`, or with “or”."""
    from saqqara.core.languages import language_of

    return language_of(language).joined([str(item) for item in items], style == "or")


@cache
def bundle(language: str, game: str | None) -> "Messages":
    """Return the shared messages, and those of one game."""
    from saqqara.core.fluent import Messages  # slow to import, and most tables never refuse a move

    made = Messages(language, {"SEAT": seat_number})
    name = f"messages.{language}.ftl"
    for text in text_files(language, [f"*/{name}", *([f"games/{game}/texts/*.{language}.ftl"] if game else [])]):
        made.add(text)
    return made


def seat_number(seat: int) -> int:
    """`SEAT($seat)` in a message: people count seats from 1, moves and programs from 0."""
    return int(seat) + 1


def sayable(value: object, language: str) -> object:
    """Convert an argument for a sentence: a tuple to “a, b or c”, a list to “a, b and c”, unformattable numbers to texts."""
    if isinstance(value, tuple | list):
        return listed(value, language, "or" if isinstance(value, tuple) else "and")
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}"
    if isinstance(value, float) and not abs(value) < 2.0**LONGEST:
        return repr(value)
    return value


def say(key: str, language: str = FALLBACK, game: str | None = None, /, **args: object) -> str:
    """Return a message in a language, or in English where that language does not have it.

    `args` fill the message's own names, whatever they are called: `say` itself has no parameter that can be given by name.
    """
    if all(isinstance(value, str | int | float) for value in args.values()):
        return said(key, language, game, tuple(args), *args.values())
    return formatted(key, language, game, args)


def word(key: str, name: str, language: str, game: str | None) -> str:
    """Return a game's word for something, or its plain name where the game has none."""
    try:
        return say(key, language, game)
    except LookupError:
        return name.replace("_", " ")


@lru_cache(8192, typed=True)
def said(key: str, language: str, game: str | None, names: tuple[str, ...], *values: object) -> str:
    """Return the same, kept: a sentence takes twenty times as long to make as to find."""
    return formatted(key, language, game, dict(zip(names, values, strict=True)))


def formatted(key: str, language: str, game: str | None, args: dict[str, object]) -> str:
    """Return a message made with Fluent."""
    spoken = language if language in LANGUAGES and bundle(language, game).has(key) else FALLBACK
    return bundle(spoken, game).format(key, {name: sayable(value, spoken) for name, value in args.items()})
