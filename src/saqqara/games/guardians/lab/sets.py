"""What the sets of a game of Guardians are made of, by its deck: rooms."""

from saqqara.core.tallying import Thing
from saqqara.games.guardians.deck import Card, Deck

EVEN = ("back", "treasure")
"""The families of which no kind is meant to be better than another."""


def thing(card: Card) -> Thing:
    """A room, and what it has in common with others."""
    face = {"back": card.back, "treasure": card.treasure, "count": card.count, "centre": card.centre}
    return Thing(
        ("thing-room", {"card": card.number, **face}),
        {
            "back": ("back", {"back": card.back}),
            "treasure": ("treasure", {"treasure": card.treasure, "count": 1}),
            "count": ("thing-count", {"count": card.count}),
            "centre": ("centre", {"centre": card.centre}),
        },
    )


def things(deck: Deck) -> dict[str, list[Thing]]:
    """By the name of the column, bit by bit."""
    rooms = [thing(card) for card in deck.card]
    return {"held": rooms, "scored": rooms, "lost": rooms}
