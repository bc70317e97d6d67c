"""The score of a finished game counted slowly from its position, by code that knows nothing of the rules module."""

from typing import Any


def recount(position: dict[str, Any], deck: Any) -> tuple[list[int], list[int]]:
    """Return scores and places."""
    scarabs = {card.number: card.scarabs for card in deck.card}

    def standing(seat: int) -> tuple[int, int, int]:
        right, wrong = position["right"][seat], position["wrong"][seat]
        points = sum(scarabs[number] for number in right) - deck.penalty * sum(scarabs[number] for number in wrong)
        return points, len(right) + len(wrong), max([*right, *wrong, 0])

    standings = [standing(seat) for seat in range(position["seats"])]
    return [s[0] for s in standings], [1 + sum(other > s for other in standings) for s in standings]
