"""Positions for the tests, written short."""

from typing import Any


def position(heaps: list[list[int]], hands: list[list[int]], turn: int = 0, **fields: Any) -> dict[str, Any]:
    """A position; what is on no heap, in no hand and not in `gone` is in the bag."""
    return {
        "game": "quarry",
        "seats": len(hands),
        "turn": turn,
        "over": not any(hands),
        "heaps": heaps,
        "last": next((number for number, heap in enumerate(heaps, 1) if heap), None),
        "gone": [],
        "hands": hands,
        "scores": [0] * len(hands),
        "best": [0] * len(hands),
        **fields,
    }


def all_but(*stones: int) -> list[int]:
    """All other stones: where these have left the game, the bag is empty."""
    return [stone for stone in range(1, 25) if stone not in stones]
