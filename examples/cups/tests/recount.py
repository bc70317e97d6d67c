"""The result of a finished game from its position, written from the rules text."""

from typing import Any


def recount(position: dict[str, Any], deck: Any = None) -> tuple[list[int], list[int]]:
    """Scores and places."""
    scores = [5 - marks for marks in position["marks"]]
    return scores, [1 + sum(other > own for other in scores) for own in scores]
