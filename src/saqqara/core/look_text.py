"""A look as lines of text: how a terminal shows a game that has no drawing of its own (`extras.terminal`)."""

from collections.abc import Iterator
from typing import Any

from saqqara.core.look import Look
from saqqara.core.parsing import plain
from saqqara.core.texts import say, word

HIDDEN = "–"
"""In place of what this seat may not know, and of what is not there."""


def look_text(look: Look, language: str) -> str:
    """Return the fields of the view, one a line, and what the last move turned over. A field is called what the game's message
    `field-<name>` says, else by its name."""
    lines = list(fields(look, plain(look.view), language))
    for shown in look.revealed[-1:]:
        lines.append(f"{look.history[shown.move][1]} → {'; '.join(fields(look, plain(shown.what), language))}")
    return "\n".join(lines)


def fields(look: Look, data: dict[str, Any], language: str) -> Iterator[str]:
    """Yield each field with its name."""
    for name, value in data.items():
        yield say("look-field", language, name=word(f"field-{name}", name, language, look.game), value=written(value))


def written(value: Any) -> str:
    """Return a value as text; what lies in lists within lists is in brackets."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {inner(one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(inner, value))
    return HIDDEN if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def inner(value: Any) -> str:
    """Return a value that stands in another."""
    return f"({written(value)})" if isinstance(value, dict | list) else written(value)
