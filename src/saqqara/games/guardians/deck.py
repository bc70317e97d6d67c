"""The 54 room cards and the numbers of the rules: as a file, checked, and as the tables that the rules read."""

from typing import Annotated, Final

import msgspec

from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.errors import BadDeck

GAME: Final = "guardians"
BACKS = ("green", "yellow", "red")
TREASURES = ("chest", "vase", "cup", "crown", "mask", "scarab")
CENTRES = ("none", "amulet", "mummy", "werewolf", "frank")
GUARDIANS = CENTRES[2:]
CARDS = 54
MOST = 3
"""The most treasures on a card."""

LANE = 10
"""Bits that each type has in a packed sum of treasures: the whole deck is 162 points at most, before doubles."""

Number = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
Goal = Annotated[int, msgspec.Meta(ge=1, le=200)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One room: its back, how many treasures of which type, and what is in the middle."""

    number: int
    back: str
    treasure: str
    count: int
    centre: str


class Backs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The number of cards of each back."""

    green: Number = 24
    yellow: Number = 18
    red: Number = 12


class Guarded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The number of guardians among the cards of each back."""

    green: Number = 6
    yellow: Number = 6
    red: Number = 6


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All rooms, in the order of their numbers, and the numbers of the rules; what is left out is as printed.

    `double` is how many times a treasure scores that two or more revealed cards show (G6).
    """

    card: list[Card]
    goal: Goal = 35
    goal_of_six: Goal = 30
    double: Annotated[int, msgspec.Meta(ge=1, le=5)] = 2
    backs: Backs = Backs()
    guardians: Guarded = Guarded()


# Cards are counted from 0 here, from 1 wherever people read them.
@cstruct
class Tables:
    """A deck as the rules read it."""

    of_back: Row = field("i8", len(BACKS))  # the cards of a back, as a set
    guarded: int = field("i8")  # those with a guardian
    warded: int = field("i8")  # those with an amulet
    of_count: Row = field("i8", MOST + 1)  # those with so many treasures
    points: Row = field("i8", CARDS)  # the treasures, in the lane of their type
    lane: Row = field("i8", CARDS)  # that whole lane
    back: Row = field("i1", CARDS)
    treasure: Row = field("i1", CARDS)
    count: Row = field("i1", CARDS)
    centre: Row = field("i1", CARDS)
    ward: Row = field("i1", CARDS)  # 1 for an amulet, -1 for a guardian
    kind: Row = field("i1", CARDS)  # the kind of guardian, as a set of one: mummy 1, werewolf 2, Frank 4
    goal: int = field("i2")
    goal_of_six: int = field("i2")
    double: int = field("i1")


def check(deck: Deck) -> None:
    """Check that the game can be played with this deck (G1)."""
    if len(deck.card) != CARDS:
        raise BadDeck("deck-size", GAME, got=len(deck.card), wanted=CARDS)
    for number, card in enumerate(deck.card, 1):
        if card.number != number:
            raise BadDeck("deck-number", GAME, card=card.number, most=CARDS, wanted=number)
        for name, known in (("back", BACKS), ("treasure", TREASURES), ("centre", CENTRES)):
            if getattr(card, name) not in known:
                raise BadDeck("deck-choice", GAME, card=number, field=name, got=getattr(card, name)[:40], known=tuple(known))
        if not 1 <= card.count <= MOST:
            raise BadDeck("deck-count", GAME, card=number, got=card.count, most=MOST)
    if sum(getattr(deck.backs, back) for back in BACKS) != CARDS:
        raise BadDeck("deck-backs", GAME, got=sum(getattr(deck.backs, back) for back in BACKS), wanted=CARDS)
    for back in BACKS:
        got, wanted = sum(card.back == back for card in deck.card), getattr(deck.backs, back)
        if got != wanted:
            raise BadDeck("deck-colour-count", GAME, colour=back, got=got, wanted=wanted)
        guarded = sum(card.back == back and card.centre in GUARDIANS for card in deck.card)
        if guarded != getattr(deck.guardians, back):
            raise BadDeck("deck-guardians", GAME, back=back, got=guarded, wanted=getattr(deck.guardians, back))


def tables(deck: Deck) -> Tables:
    """The deck as the record that the rules read."""
    made = Tables()
    made.goal, made.goal_of_six, made.double = deck.goal, deck.goal_of_six, deck.double
    for index, card in enumerate(deck.card):
        back, treasure = BACKS.index(card.back), TREASURES.index(card.treasure)
        made.of_back[back] |= 1 << index
        made.guarded |= (card.centre in GUARDIANS) << index
        made.warded |= (card.centre == "amulet") << index
        made.of_count[card.count] |= 1 << index
        made.points[index] = card.count << LANE * treasure
        made.lane[index] = (1 << LANE) - 1 << LANE * treasure
        made.back[index] = back
        made.treasure[index] = treasure
        made.count[index] = card.count
        made.centre[index] = CENTRES.index(card.centre)
        made.ward[index] = (card.centre == "amulet") - (card.centre in GUARDIANS)
        made.kind[index] = 1 << GUARDIANS.index(card.centre) if card.centre in GUARDIANS else 0
    return made
