"""Sentences in French and English, from Fluent files: a pair in the core and in each shell, for all, and a pair in each game's folder."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
PACKAGE = Path(__file__).parents[1]
GAMES = PACKAGE / "games"
LONGEST = 50
"""Bits of the numbers that sentences format."""


@cache
def bundle(language: str, game: str | None) -> "FluentBundle":
    """The shared messages, and those of one game."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and most tables never refuse a move

    made = FluentBundle([language], use_isolating=False)
    name = f"messages.{language}.ftl"
    for file in [*sorted(PACKAGE.glob(f"*/{name}")), *(sorted((GAMES / game).glob(f"*.{language}.ftl")) if game else [])]:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def sayable(value: object) -> object:
    """Numbers that no sentence can format, because they are too large or no numbers at all, as texts."""
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}"
    if isinstance(value, float) and not abs(value) < 2.0**LONGEST:
        return repr(value)
    return value


def say(key: str, language: str = "en", game: str | None = None, **args: object) -> str:
    """One message in one language; an unknown language is answered in English."""
    messages = bundle(language if language in LANGUAGES else "en", game)
    message = messages.get_message(key)
    if message.value is None:
        raise LookupError(f"message {key!r} has no text")
    text, errors = messages.format_pattern(message.value, {name: sayable(value) for name, value in args.items()})
    if errors:
        raise LookupError(f"message {key!r} in {language}: {errors[0]}")
    return str(text)
