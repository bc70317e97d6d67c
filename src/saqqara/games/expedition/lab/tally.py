"""Counts of a game of Expedition (see `core/tally_declaration.py`)."""

from typing import Any

from saqqara.core.tally_declaration import Column, Said, Thing, places
from saqqara.games.expedition.deck import Card, Deck
from saqqara.games.expedition.geometry.patterns import SQUARES
from saqqara.games.expedition.lab.deck_designer import grid_of, path_length
from saqqara.games.expedition.rules import box_points, points, score
from saqqara.games.expedition.state import GREEN, MARKS, PASS, PER_PLACE, PLACES, RED, SEATS, SKULL, TAKE, TAKE_PILE, TORCHES

COLUMNS = (
    Column("card_points", True, "i2", "points", "points for completed cards"),
    Column("box_points", True, "i2", "points", "points of the boxes for cards of a colour"),
    Column("gem_points", True, "i2", "points", "points for gems, in pairs and single ones"),
    Column("torch_points", True, "i2", "points", "points for torches"),
    Column("skull_points", True, "i2", "points", "the penalty for skulls, as a negative number"),
    Column("completed", True, "i8", "set", "the completed cards: bit k is card k + 1 of the deck"),
    Column("held", True, "i8", "set", "the cards that ever lay before the seat, once all had kept two: bit k is card k + 1"),
    Column("red", True, "u1", "number", "red gems on the sheet"),
    Column("green", True, "u1", "number", "green gems on the sheet"),
    Column("torches", True, "u1", "set", "the rounds with a torch: bit k is round k + 1"),
    Column("skulls", True, "u1", "number", "skulls on the sheet at the end"),
    Column("patterns", True, "u1", "count", "how often the seat marked the pattern of the expedition card"),
    Column("squares", True, "u1", "count", "how often it marked a single square, those of red crosses among them"),
    Column("passes", True, "u1", "count", "how often it could mark nothing"),
    Column("from_display", True, "u1", "count", "how often it took a new card from the display"),
    Column("from_pile", True, "u1", "count", "how often it took a new card from the pile"),
)
AT = places(COLUMNS, SEATS)


def standing(s: Any, deck: Any, seat: Any) -> Any:
    """E23, by what lies open: marks of a step that is going on count when it closes (ER3), for all at once."""
    return score(s, deck, seat, s.sheet_before[seat])


def note(s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
    """Count the move that is about to be made, and the cards before the seat."""
    for place in range(PLACES):
        row[AT.held + seat] |= 1 << s.card[seat][place]
    if move == PASS:
        row[AT.passes + seat] += 1
    elif move == TAKE_PILE:
        row[AT.from_pile + seat] += 1
    elif move >= TAKE:
        row[AT.from_display + seat] += 1
    elif move >= MARKS:
        which = move - MARKS
        row[(AT.squares if which - which // PER_PLACE * PER_PLACE < SQUARES else AT.patterns) + seat] += 1


def total(s: Any, deck: Any, row: Any) -> Any:
    """Count the sheets at the end. Bit 0 of a set of cards stands for no card, and goes."""
    none = 0
    for seat in range(s.seats):
        sheet, completed = s.sheet[seat], s.completed[seat]
        red, green, torches, skulls = sheet[RED], sheet[GREEN], sheet[TORCHES], sheet[SKULL]
        row[AT.card_points + seat] = points(deck, completed, none, none, none, none, none)
        row[AT.box_points + seat] = box_points(s, deck, seat)
        row[AT.gem_points + seat] = points(deck, none, none, red, green, none, none)
        row[AT.torch_points + seat] = points(deck, none, none, none, none, torches, none)
        row[AT.skull_points + seat] = points(deck, none, none, none, none, none, skulls)
        row[AT.completed + seat] = completed >> 1
        row[AT.held + seat] = row[AT.held + seat] >> 1
        row[AT.red + seat], row[AT.green + seat], row[AT.torches + seat], row[AT.skulls + seat] = red, green, torches, skulls


EVEN = ("colour",)
"""The families of which no kind is meant to be better than another."""


def kinds(card: Card) -> dict[str, Said]:
    """Return the kinds of a card, which it has in common with others."""
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
