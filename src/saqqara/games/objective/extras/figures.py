"""The figures of the rules page: each a position, and the moves that lead on from it."""

from typing import Any

from saqqara.core.rules_figure import Figure, changed

LETTERS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "p": "pink"}


def board(spots: str, stocks: list[str], objectives: str) -> dict[str, Any]:
    """A position. A spot is its base, then its stack: `r:og` is a red base, orange on it, green on top."""
    placed = [spot.partition(":") for spot in spots.split()]
    return changed(
        "objective",
        len(stocks),
        turn=0,
        over=not any(stocks),
        spots=[{"base": LETTERS[base], "stack": [LETTERS[piece] for piece in stack]} for base, _, stack in placed],
        stocks=[{LETTERS[piece]: held.count(piece) for piece in LETTERS if piece in held} for held in stocks],
        objectives=[LETTERS[colour] for colour in objectives],
    )


START = board("r y g p p r y g g p r y y g p r", ["rrryyygggppp"] * 2, "rp")
END = board("r:y y:r g:y b:r b:g r:br y:g g:r g:b b:y r:g y:b y:g g:b b:y r", ["", ""], "rb")
FIGURES = (
    Figure("O4", "board", START),
    Figure("O11", "spot", START, moves=((0, "pink 2"), (1, "red 2"), (0, "red 2"), (1, "pink 2"))),
    Figure("O14", "end", END),
)
