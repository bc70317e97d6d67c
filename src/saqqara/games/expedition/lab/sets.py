"""What the sets of a game of Expedition are made of, by its deck: cards and rounds."""

from saqqara.core.tallying import Said, Thing
from saqqara.games.expedition.deck import Card, Deck
from saqqara.games.expedition.design import grid_of, path_length

EVEN = ("colour",)
"""The families of which no kind is meant to be better than another."""


def kinds(card: Card) -> dict[str, Said]:
    """What a card has in common with others."""
    grid = grid_of(card)
    counted = {"crosses": "x", "gems": "rg", "torches": "t", "skulls": "s", "potions": "p", "walls": "#"}
    found: dict[str, Said] = {"colour": ("colour", {"colour": card.colour}), "way": ("thing-way", {"squares": path_length(grid)})}
    for name, letters in counted.items():
        found[name] = (f"thing-{name}", {"count": sum(grid.count(letter) for letter in letters)})
    return found


def things(deck: Deck) -> dict[str, list[Thing]]:
    """By the name of the column, bit by bit."""
    cards = [Thing(("thing-card", {"card": card.number, "colour": card.colour}), kinds(card)) for card in deck.card]
    return {"held": cards, "completed": cards, "torches": [Thing(("thing-round", {"round": n + 1})) for n in range(deck.rounds)]}
