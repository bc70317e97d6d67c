"""The answer of a bot that is asked why it made a move. Choices made in secret have come into the open by then, so nothing leaks."""

from typing import Any

from saqqara.games.expedition import notation
from saqqara.games.expedition.bots.evaluation import offered, reason

Told = tuple[str, dict[str, Any]]


def why(s: Any, deck: Any, seat: int, text: str) -> Told:
    """By what everybody sees: of cards that were dealt, those that were kept."""
    if kept := notation.KEEP.fullmatch(text):
        return "hint-keep", offered(deck, [int(kept[1]), int(kept[2])])
    return reason(s, deck, seat, notation.read(s, deck, seat, text))


truly = why
