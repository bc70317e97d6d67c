"""The score of a finished game counted slowly from its position, by code that knows nothing of the rules module."""

from typing import Any


def recount(position: dict[str, Any], deck: Any = None) -> tuple[list[int], list[int]]:
    """Return scores and places."""

    def standing(colour: str) -> tuple[int, int, int]:
        shown = [spot for spot in position["spots"] if (spot["stack"] or [spot["base"]])[-1] == colour]
        covered = [spot for spot in shown if spot["stack"]]
        return len(shown), len(covered), max((len(spot["stack"]) for spot in covered), default=0)

    standings = [standing(colour) for colour in position["objectives"]]
    return [s[0] for s in standings], [1 + sum(other > s for other in standings) for s in standings]
