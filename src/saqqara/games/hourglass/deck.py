"""The treasure tiles and the numbers of the rules: their file, what is checked in it, and the tables that the rules read."""

from typing import Annotated, Final, Literal

import msgspec

from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.errors import BadDeck

NAME: Final = "hourglass"
COLOURS = ("yellow", "blue", "red", "black")
ROWS = (4, 3, 2, 1)
"""The spots of each colour (H3): it has as many tiles at least."""
TILES = 48
LARGEST, MOST_SCARABS = 999, 20


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure tile (H2)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
    colour: Literal["yellow", "blue", "red", "black"]
    scarabs: Annotated[int, msgspec.Meta(ge=1, le=MOST_SCARABS)]


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The number of tiles of each colour."""

    yellow: Annotated[int, msgspec.Meta(ge=ROWS[0], le=TILES)] = 22
    blue: Annotated[int, msgspec.Meta(ge=ROWS[1], le=TILES)] = 13
    red: Annotated[int, msgspec.Meta(ge=ROWS[2], le=TILES)] = 9
    black: Annotated[int, msgspec.Meta(ge=ROWS[3], le=TILES)] = 4


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All treasure tiles, and the numbers of the rules; what is left out is as printed.

    A wrong tile costs `penalty` times its scarabs (H12).
    """

    card: list[Card]
    penalty: Annotated[int, msgspec.Meta(ge=0, le=5)] = 1
    colours: Counts = Counts()


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
    if sum(getattr(deck.colours, colour) for colour in COLOURS) != TILES:
        raise BadDeck("deck-colours", NAME, got=sum(getattr(deck.colours, colour) for colour in COLOURS), wanted=TILES)
    for colour in COLOURS:
        got, wanted = sum(card.colour == colour for card in deck.card), getattr(deck.colours, colour)
        if got != wanted:
            raise BadDeck("deck-colour-count", got=got, colour=colour, wanted=wanted)


@cstruct
class Tables:
    """A deck as the rules read it."""

    of_colour: Row = field("i8", len(COLOURS))  # the set of tiles of each colour
    number: Row = field("i2", TILES)
    colour: Row = field("i1", TILES)
    scarabs: Row = field("i1", TILES)
    penalty: int = field("i1")


def tables(deck: Deck) -> Tables:
    """The tiles as tables, in the order of their numbers whatever the file's: a tile's index rises with its number."""
    made = Tables()
    made.penalty = deck.penalty
    for tile, card in enumerate(sorted(deck.card, key=lambda card: card.number)):
        colour = COLOURS.index(card.colour)
        made.number[tile], made.colour[tile], made.scarabs[tile] = card.number, colour, card.scarabs
        made.of_colour[colour] |= 1 << tile
    return made
