"""The figures of the rules page: each a position, and the moves that lead on from it."""

from typing import Any

from saqqara.core.rules_figure import Figure, changed
from saqqara.games.hourglass import GAME

ROWS = ("yellow", "blue", "red", "black")


def pyramid(numbers: str, right: list[list[int]] | None = None, wrong: list[list[int]] | None = None) -> dict[str, Any]:
    """A position at the beginning of a round of two players; the dice show 2, 5 and 11."""
    right, wrong = right or [[], []], wrong or [[], []]
    rows = dict(zip(ROWS, ([int(text) for text in row.split()] for row in numbers.split("/")), strict=True))
    away = {number for held in [*rows.values(), *right, *wrong] for number in held}
    tiles = GAME.deck().card
    heaps = {row: [tile.number for tile in tiles if tile.colour == row and tile.number not in away] for row in ROWS}
    shown = {row: {"count": len(heap), "top": heap[0]} for row, heap in heaps.items()}
    return changed("hourglass", 2, active=0, dice=[2, 5, 11], pyramid=rows, heaps=shown, right=right, wrong=wrong)


START = pyramid("3 9 17 40 / 19 25 72 / 33 80 / 64")
SCORED = pyramid("3 9 20 24 / 19 25 72 / 44 80 / 64", [[5, 8, 14, 17, 23, 33, 40, 90], []], [[50], []])
SHOWN = ((0, "take 33"), (1, "take 19"), (0, "show 33 = (5 - 2) * 11"), (1, "show 19 = 2 * 5 + 11"))
FIGURES = (
    Figure("H3", "pyramid", START),
    Figure("H5", "operation", START, moves=((0, "take 33"), (0, "show 33 = (5 - 2) * 11")), seat=0, only_last=True),
    Figure("H9", "check", START, moves=SHOWN, only_last=True),
    Figure("H12", "score", SCORED),
)
