"""The figures of the rules page: each a position, and the moves that lead on from it."""

from typing import Any

from saqqara.core.parsing import plain
from saqqara.core.rules_figure import Figure, changed
from saqqara.games.expedition import GAME

EXAMPLE = [".#S.g", "..x.#", "#.s..", ".#.#t", "r.T.."]


def digging(cards: list[list[int]], completed: list[list[int]], pattern: str, **fields: Any) -> dict[str, Any]:
    """A position in a marking step; keywords change fields of the position."""
    fresh, display = changed("expedition", len(cards)), [45, 46, 47, 48]
    fresh["expeditions_left"].remove(pattern)
    for player, own, done in zip(fresh["players"], cards, completed, strict=True):
        player |= {"dealt": [], "cards": [{"number": number, "marked": []} for number in own], "completed": done}
    pile = 48 - len(display) - sum(map(len, [*cards, *completed]))
    return fresh | {"phase": "mark", "turn": 1, "pattern": pattern, "display": display, "pile": pile} | fields


def scored() -> dict[str, Any]:
    """The final score of the worked example: seven cards, two of them orange and four green."""
    own, other = [1, 2, 5, 6, 8, 9, 14], [21, 22]
    position = digging([[7, 13], [20, 33]], [own, other], "L4", over=True, round=4, turn=7, expeditions_left=["V3"])
    position["boxes_left"] = {"green": [], "orange": [6, 3], "purple": [10, 6, 3]}
    first, second = position["players"]
    first |= {"red": 6, "green": 3, "torches": [True, False, False, True], "skulls": 5}
    first["boxes"] = {"green": [3, 6], "orange": [10], "purple": []}
    second["boxes"] = {"green": [10], "orange": [], "purple": []}
    first["finished"] = second["finished"] = True
    return position


def example_deck() -> Any:
    """Our deck, but for card 7: the grid of the worked example."""
    deck = plain(GAME.deck())
    deck["card"][6] = {**deck["card"][6], "grid": EXAMPLE}
    return deck


START = digging([[7, 13], [20, 33]], [[], []], "L4")
FIGURES = (
    Figure("E1", "card", START, seat=0),
    Figure("E2", "patterns", START),
    Figure("E11", "dig", START, moves=((0, "7: c1 c2 c3 d3"), (0, "7: c4")), seat=0, deck=example_deck()),
    Figure("E23", "score", scored(), seat=0),
)
