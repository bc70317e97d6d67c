"""The result of a finished game from its position, written from the rules text by code that knows nothing of the rules module."""

from typing import Any


def recount(position: dict[str, Any], deck: Any = None) -> tuple[list[int], list[int]]:
    """Scores and places."""
    standings = list(zip(position["scores"], position["best"], strict=True))
    return position["scores"], [1 + sum(other > own for other in standings) for own in standings]
