"""The words that can be typed instead of a move, in every language at once; the first of each list is the one that is shown."""

from functools import cache
from typing import NamedTuple

from saqqara.core.texts import LANGUAGES, say

COMMANDS = ("help", "moves", "board", "rules", "why", "undo", "save", "load", "quit")


class Typed(NamedTuple):
    """A command and what was typed after it."""

    command: str
    rest: str


@cache
def spellings(command: str, language: str) -> tuple[str, ...]:
    """How a command can be written in a language."""
    return tuple(say(f"cli-words-{command}", language).split())


@cache
def vocabulary() -> dict[str, str]:
    """Every spelling of every command."""
    return {word: command for command in COMMANDS for language in LANGUAGES for word in spellings(command, language)}


def read(text: str) -> Typed | None:
    """A typed line as a command, or None when it begins with no word of ours."""
    first, _, rest = text.strip().partition(" ")
    command = vocabulary().get(first.casefold())
    return None if command is None else Typed(command, rest.strip())


def yes(text: str) -> bool:
    """Whether an answer means yes, in any language."""
    return text.strip().casefold() in {word for language in LANGUAGES for word in say("cli-words-yes", language).split()}
