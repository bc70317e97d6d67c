"""The 54 room cards: as a file, checked, and as the tables that the rules read."""

from typing import Any, Final

import msgspec
import numpy as np

from saqqara.core.errors import BadDeck

GAME: Final = "guardians"
BACKS = ("green", "yellow", "red")
PER_BACK = (24, 18, 12)
TREASURES = ("chest", "vase", "cup", "crown", "mask", "scarab")
CENTRES = ("none", "amulet", "mummy", "werewolf", "frank")
GUARDIANS = CENTRES[2:]
CARDS = sum(PER_BACK)
GUARDIANS_PER_BACK = 6
MOST = 3
"""The most treasures on a card."""

LANE = 10
"""Bits that each type has in a packed sum of treasures: the whole deck, doubled, is 324 points at most."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One room: its back, how many treasures of which type, and what is in the middle."""

    number: int
    back: str
    treasure: str
    count: int
    centre: str


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rooms, in the order of their numbers."""

    card: list[Card]


# Cards are counted from 0 here, from 1 wherever people read them.
DECK = np.dtype(
    [
        ("of_back", "i8", len(BACKS)),  # the cards of a back, as a set
        ("guarded", "i8"),  # those with a guardian
        ("warded", "i8"),  # those with an amulet
        ("of_count", "i8", MOST + 1),  # those with so many treasures
        ("points", "i8", CARDS),  # the treasures, in the lane of their type
        ("lane", "i8", CARDS),  # that whole lane
        ("back", "i1", CARDS),
        ("treasure", "i1", CARDS),
        ("count", "i1", CARDS),
        ("centre", "i1", CARDS),
        ("ward", "i1", CARDS),  # 1 for an amulet, -1 for a guardian
        ("kind", "i1", CARDS),  # the kind of guardian, as a set of one: mummy 1, werewolf 2, Frank 4
    ],
    align=True,
)


def check(deck: Deck) -> None:
    """Whether the game can be played with this deck: G1."""
    if len(deck.card) != CARDS:
        raise BadDeck("deck-size", GAME, got=len(deck.card), wanted=CARDS)
    for number, card in enumerate(deck.card, 1):
        if card.number != number:
            raise BadDeck("deck-number", GAME, card=card.number, most=CARDS, wanted=number)
        for field, known in (("back", BACKS), ("treasure", TREASURES), ("centre", CENTRES)):
            if getattr(card, field) not in known:
                raise BadDeck("deck-choice", GAME, card=number, field=field, got=getattr(card, field)[:40], known=tuple(known))
        if not 1 <= card.count <= MOST:
            raise BadDeck("deck-count", GAME, card=number, got=card.count, most=MOST)
    for back, wanted in zip(BACKS, PER_BACK, strict=True):
        got = sum(card.back == back for card in deck.card)
        if got != wanted:
            raise BadDeck("deck-colour-count", GAME, colour=back, got=got, wanted=wanted)
        guarded = sum(card.back == back and card.centre in GUARDIANS for card in deck.card)
        if guarded != GUARDIANS_PER_BACK:
            raise BadDeck("deck-guardians", GAME, back=back, got=guarded, wanted=GUARDIANS_PER_BACK)


def tables(deck: Deck) -> np.ndarray[Any, Any]:
    """The deck as the record that the rules read."""
    made = np.zeros(1, DECK)
    record = made[0]
    for index, card in enumerate(deck.card):
        back, treasure = BACKS.index(card.back), TREASURES.index(card.treasure)
        record["of_back"][back] |= 1 << index
        record["guarded"] |= (card.centre in GUARDIANS) << index
        record["warded"] |= (card.centre == "amulet") << index
        record["of_count"][card.count] |= 1 << index
        record["points"][index] = card.count << LANE * treasure
        record["lane"][index] = (1 << LANE) - 1 << LANE * treasure
        record["back"][index] = back
        record["treasure"][index] = treasure
        record["count"][index] = card.count
        record["centre"][index] = CENTRES.index(card.centre)
        record["ward"][index] = (card.centre == "amulet") - (card.centre in GUARDIANS)
        record["kind"][index] = 1 << GUARDIANS.index(card.centre) if card.centre in GUARDIANS else 0
    return made
