"""What the sets of a game of Hourglass are made of, by its deck: tiles in the order of their numbers."""

from saqqara.core.tallying import Thing
from saqqara.games.hourglass.deck import Deck

EVEN: tuple[str, ...] = ()
"""The families of which no kind is meant to be better than another."""


def things(deck: Deck) -> dict[str, list[Thing]]:
    """By the name of the column, bit by bit."""
    tiles = [
        Thing(
            ("thing-tile", {"number": str(card.number), "colour": card.colour, "scarabs": card.scarabs}),
            {"colour": ("colour", {"colour": card.colour}), "scarabs": ("thing-scarabs", {"scarabs": card.scarabs})},
        )
        for card in sorted(deck.card, key=lambda card: card.number)
    ]
    return {"right": tiles, "wrong": tiles}
