"""What a bot says of a move when it is asked why. What it chose in secret has come into the open by then, and so all of this has."""

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
