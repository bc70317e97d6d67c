"""Positions for the tests, from a picture of the full pyramid: `3 9 17 40 / 19 25 72 / 33 80 / 64`. Tiles not named lie in the heaps."""

from collections.abc import Sequence
from typing import Any

COLOURS = ("yellow", "blue", "red", "black")
NUMBERS = {
    "yellow": (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 24, 30, 36, 40),
    "blue": (19, 22, 25, 27, 28, 32, 35, 42, 45, 48, 56, 60, 72),
    "red": (23, 26, 33, 44, 50, 54, 63, 70, 80),
    "black": (49, 64, 84, 90),
}
PYRAMID = "3 9 17 40 / 19 25 72 / 33 80 / 64"


def position(
    pyramid: str = PYRAMID,
    *,
    dice: tuple[int, int, int] = (2, 5, 11),
    taken: Sequence[Sequence[int]] = ((), ()),
    shown: dict[int, str] | None = None,
    nothing: Sequence[int] = (),
    done: Sequence[int] = (),
    right: Sequence[Sequence[int]] | None = None,
    wrong: Sequence[Sequence[int]] | None = None,
    phase: str = "search",
    active: int = 0,
    advanced: bool = False,
    over: bool = False,
) -> dict[str, Any]:
    """Return a whole position; `taken` has an entry for each seat and says how many there are, `-` is a spot left empty at the end."""
    seats = len(taken)
    right, wrong = right or [()] * seats, wrong or [()] * seats
    gone = {number for numbers in taken for number in numbers}
    rows = [[None if text == "-" else int(text) for text in row.split()] for row in pyramid.split("/")]
    away = {number for numbers in [*rows, *right, *wrong] for number in numbers}
    heaps = {colour: [number for number in NUMBERS[colour] if number not in away] for colour in COLOURS}
    return {
        "game": "hourglass",
        "advanced": advanced,
        "seats": seats,
        "active": active,
        "over": over,
        "phase": phase,
        "dice": list(dice),
        "pyramid": {colour: [None if n in gone else n for n in row] for colour, row in zip(COLOURS, rows, strict=True)},
        "heaps": {colour: {"count": len(heap), "top": heap[0] if heap else None} for colour, heap in heaps.items()},
        "round": [
            {
                "tiles": list(taken[seat]),
                "shown": {str(number): text for number, text in (shown or {}).items() if number in taken[seat]},
                "nothing": seat in nothing,
                "done": seat in done,
            }
            for seat in range(seats)
        ],
        "right": [sorted(numbers) for numbers in right],
        "wrong": [sorted(numbers) for numbers in wrong],
    }


def ended(right: Sequence[Sequence[int]], wrong: Sequence[Sequence[int]]) -> dict[str, Any]:
    """Return a finished game: one seat more than is given has all the black tiles that the others do not have."""
    held = {number for numbers in [*right, *wrong] for number in numbers}
    rest = [[number for number in NUMBERS[colour] if number not in held] for colour in COLOURS]
    last = rest[3]
    pyramid = " / ".join(" ".join(map(str, row[:n])) for row, n in zip(rest[:3], (4, 3, 2), strict=True)) + " / -"
    seats = len(right) + 1
    return position(pyramid, taken=[()] * seats, right=[*right, last], wrong=[*wrong, ()], phase="check", over=True)
