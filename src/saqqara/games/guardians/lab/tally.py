"""Counts of a game of Guardians (see `core/tally_declaration.py`)."""

from typing import Any

from saqqara.core.tally_declaration import Column, Thing, places
from saqqara.games.guardians.deck import Card, Deck
from saqqara.games.guardians.rules import AWAKEN, KEEP, MUMMY, PASS, SEATS, SECURE, revealed

COLUMNS = (
    Column("secured_points", True, "i2", "points", "points for one's own cards, by securing them"),
    Column("warded_points", True, "i2", "points", "points for one's own cards, awakened by another where no guardian was left to wake"),
    Column("mummy_points", True, "i2", "points", "points for the cards of others, by a mummy that one has awakened"),
    Column("last_points", True, "i2", "points", "points for one's own cards when another reached the goal"),
    Column("held", True, "i8", "set", "the cards that ever lay before the seat: bit k is card k + 1 of the deck"),
    Column("scored", True, "i8", "set", "the cards that ever scored for the seat: bit k is card k + 1"),
    Column("lost", True, "i8", "set", "the cards of the seat that ever went because another awakened them: bit k is card k + 1"),
    Column("explored", True, "u2", "count", "how often the seat explored"),
    Column("secured", True, "u2", "count", "how often it secured its cards"),
    Column("awakened", True, "u2", "count", "how often it awakened the cards of another"),
    Column("backfired", True, "u2", "count", "how often that gave the points to the other, because no guardian was left to wake"),
    Column("kept", True, "u2", "count", "how often it chose what to keep of two cards that a werewolf drew"),
    Column("passed", True, "u2", "count", "how often it had to pass"),
)
AT = places(COLUMNS, SEATS)


def standing(s: Any, deck: Any, seat: Any) -> Any:
    """The points that the seat has; what lies face down does not count yet."""
    return s.score[seat]


def note(s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
    """Count the move that is about to be made, and the rooms that all have before them now."""
    for other in range(s.seats):
        row[AT.held + other] |= s.cards[other]
    if move < SECURE:
        row[AT.explored + seat] += 1
    elif move == SECURE:
        cards = s.cards[seat]
        row[AT.secured + seat] += 1
        row[AT.scored + seat] |= cards
        row[AT.secured_points + seat] += revealed(s, deck, cards)[0]
    elif move < KEEP:
        note_awakening(s, deck, seat, move - AWAKEN, row)
    elif move < PASS:
        row[AT.kept + seat] += 1
    else:
        row[AT.passed + seat] += 1


def note_awakening(s: Any, deck: Any, seat: Any, other: Any, row: Any) -> Any:
    """G8: the other scores; or G9: its cards go, and score for the seat if a mummy is among them."""
    cards = s.cards[other]
    points, wards, kinds = revealed(s, deck, cards)
    row[AT.awakened + seat] += 1
    if wards >= 0:
        row[AT.backfired + seat] += 1
        row[AT.scored + other] |= cards
        row[AT.warded_points + other] += points
    else:
        row[AT.lost + other] |= cards
        if kinds & MUMMY:
            row[AT.scored + seat] |= cards
            row[AT.mummy_points + seat] += points


def total(s: Any, deck: Any, row: Any) -> Any:
    """G11: what the goal left to the others."""
    for seat in range(s.seats):
        cards = s.cards[seat]
        row[AT.held + seat] |= cards
        last = s.score[seat] - row[AT.secured_points + seat] - row[AT.warded_points + seat] - row[AT.mummy_points + seat]
        row[AT.last_points + seat] = last
        if last > 0:
            row[AT.scored + seat] |= cards


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
