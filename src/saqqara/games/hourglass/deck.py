"""The treasure tiles: their file, what is checked in it, and the tables that the rules read."""

from typing import Annotated, Any, Final, Literal

import msgspec
import numpy as np

from saqqara.core.errors import BadDeck
from saqqara.games.hourglass.operations import ROLLS, values

NAME: Final = "hourglass"
COLOURS = ("yellow", "blue", "red", "black")
PER_COLOUR = (22, 13, 9, 4)
TILES = 48
LARGEST, MOST_SCARABS = 999, 20


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure tile (H2)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
    colour: Literal["yellow", "blue", "red", "black"]
    scarabs: Annotated[int, msgspec.Meta(ge=1, le=MOST_SCARABS)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All treasure tiles."""

    card: list[Card]


def check(deck: Deck) -> None:
    """H2: 48 tiles, so many of each colour, no number twice (a move names a tile by its number)."""
    if len(deck.card) != TILES:
        raise BadDeck("deck-size", got=len(deck.card), wanted=TILES)
    seen: set[int] = set()
    for card in deck.card:
        if not 1 <= card.number <= LARGEST:
            raise BadDeck("deck-tile-number", NAME, card=card.number, most=LARGEST)
        if not 1 <= card.scarabs <= MOST_SCARABS:
            raise BadDeck("deck-tile-scarabs", NAME, card=card.number, most=MOST_SCARABS, got=card.scarabs)
        if card.number in seen:
            raise BadDeck("deck-tile-twice", NAME, card=card.number)
        seen.add(card.number)
    for colour, wanted in zip(COLOURS, PER_COLOUR, strict=True):
        got = sum(card.colour == colour for card in deck.card)
        if got != wanted:
            raise BadDeck("deck-colour-count", got=got, colour=colour, wanted=wanted)


DECK = np.dtype(
    [
        ("of_colour", "i8", len(COLOURS)),  # the set of tiles of each colour
        ("makes", "i8", ROLLS),  # the set of tiles that each roll can make
        ("number", "i2", TILES),
        ("colour", "i1", TILES),
        ("scarabs", "i1", TILES),
    ],
    align=True,
)


def tables(deck: Deck) -> Any:
    """The tiles as tables, in the order of their numbers whatever the file's: a tile's index rises with its number."""
    made = np.zeros(1, DECK)
    tile_of = np.zeros(LARGEST + 1, np.int64)  # a number's tile as a set of one
    for tile, card in enumerate(sorted(deck.card, key=lambda card: card.number)):
        colour = COLOURS.index(card.colour)
        made["number"][0, tile], made["colour"][0, tile], made["scarabs"][0, tile] = card.number, colour, card.scarabs
        made["of_colour"][0, colour] |= 1 << tile
        tile_of[card.number] = 1 << tile
    made["makes"][0] = np.bitwise_or.reduce(tile_of[values()], axis=1)
    return made
