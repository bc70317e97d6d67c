"""The words that can be typed instead of a move, in every language at once; the first spelling of each is the one that is shown."""

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
    """Return how a command can be written in a language."""
    return tuple(say(f"cli-words-{command}", language).split())


def offered_words(language: str, commands: tuple[str, ...] = COMMANDS) -> tuple[str, ...]:
    """Return the spelling of each command that is shown to people."""
    return tuple(spellings(command, language)[0] for command in commands)


@cache
def commands_by_word() -> dict[str, str]:
    """Return every spelling of every command."""
    return {word: command for command in COMMANDS for language in LANGUAGES for word in spellings(command, language)}


def parse(text: str) -> Typed | None:
    """Return a typed line as a command, or None if it begins with no command's word."""
    first, _, rest = text.strip().partition(" ")
    command = commands_by_word().get(first.casefold())
    return None if command is None else Typed(command, rest.strip())


def is_yes(text: str) -> bool:
    """Return whether an answer means yes, in any language."""
    return text.strip().casefold() in {word for language in LANGUAGES for word in say("cli-words-yes", language).split()}
