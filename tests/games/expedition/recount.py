"""The score of a finished game counted slowly from its position, by code that knows nothing of the rules module."""

from typing import Any


def recount(position: dict[str, Any], deck: Any) -> tuple[list[int], list[int]]:
    """Return scores and places."""
    scores = []
    for player in position["players"]:
        score = 0
        for _ in player["completed"]:
            score += deck.points.card
        for lit in player["torches"]:
            score += deck.points.torch if lit else 0
        for boxes in player["boxes"].values():
            score += sum(boxes)
        red, green = player["red"], player["green"]
        while red and green:
            red, green, score = red - 1, green - 1, score + deck.points.pair
        score += deck.points.gem * (red + green)
        if player["skulls"]:
            score -= deck.skulls[player["skulls"] - 1]
        scores.append(score)
    ranks = [(-score, min(player["completed"], default=999)) for score, player in zip(scores, position["players"], strict=True)]
    return scores, [1 + sum(other < rank for other in ranks) for rank in ranks]
