"""A game's row beyond its score, from positions and texts of moves."""

from collections import Counter
from typing import Any

COLOURS = ["red", "orange", "yellow", "green", "blue", "pink"]


def retally(story: list[Any], deck: Any) -> dict[str, Any]:
    """Count a game again, by columns; lists are by seat."""
    last, done = story[-1].after, Counter[tuple[str, int]]()
    objectives = last["objectives"]
    for told in story:
        colour, spot = told.text.split()
        stack = told.before["spots"][int(spot) - 1]["stack"]
        done["own_placed", told.seat] += objectives[told.seat] == colour
        done["on_base" if not stack else "annihilated" if stack[-1] == colour else "on_piece", told.seat] += 1
    stacks = [[spot["stack"] for spot in last["spots"] if spot["stack"][-1:] == [colour]] for colour in objectives]
    found: dict[str, Any] = {
        name: [done[name, seat] for seat in range(last["seats"])] for name in ("own_placed", "on_base", "on_piece", "annihilated")
    }
    found["colours"] = sum(1 << COLOURS.index(colour) for colour in {spot["base"] for spot in last["spots"]})
    found["objective"] = [COLOURS.index(colour) for colour in objectives]
    found["covered"] = [len(one) for one in stacks]
    found["tallest"] = [max(map(len, one), default=0) for one in stacks]
    return found
