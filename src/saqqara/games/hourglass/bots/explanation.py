"""The answer of a bot that is asked why it made a move: nothing of an operation that it has not shown yet."""

from typing import Any

from saqqara.games.hourglass import notation

Told = tuple[str, dict[str, Any]]


def why(s: Any, deck: Any, seat: int, text: str) -> Told:
    """By what everybody sees."""
    taken, shown = notation.TAKE.fullmatch(text), notation.SHOW.fullmatch(text)
    if taken:
        number = int(taken[1])
        return "why-take", {"number": number, "scarabs": int(deck.scarabs[notation.tiles_of(deck)[number]])}
    return ("why-show", {"number": int(shown[1])}) if shown else (f"why-{text}", {})


truly = why
