"""Positions for the tests, from a picture: each spot is its base, then its stack: `R:og` is a red base, orange on it, green on top."""

from typing import Any

LETTERS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "p": "pink"}


def colours(letters: str) -> list[str]:
    """Return the colours of some letters."""
    return [LETTERS[letter] for letter in letters.lower()]


def stock(letters: str) -> dict[str, int]:
    """Return a stock from its letters."""
    return {colour: colours(letters).count(colour) for colour in LETTERS.values() if colour in colours(letters)}


def position(spots: str, stocks: list[str], objectives: str, turn: int = 0, mode: str = "random") -> dict[str, Any]:
    """Return a whole position."""
    placed = [spot.partition(":") for spot in spots.split()]
    return {
        "game": "objective",
        "mode": mode,
        "seats": len(stocks),
        "turn": turn,
        "over": not any(stocks),
        "spots": [{"base": LETTERS[base.lower()], "stack": colours(stack)} for base, _, stack in placed],
        "stocks": [stock(held) for held in stocks],
        "objectives": colours(objectives),
    }
