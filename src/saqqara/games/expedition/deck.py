"""The 48 pyramid cards, the eight expedition cards and the numbers of the rules: as a file, checked, and as tables for the rules."""

from array import array
from itertools import pairwise
from typing import Annotated, Any, Literal

import msgspec

from saqqara.core.cstruct import Cube, Grid, Row, cstruct, field
from saqqara.core.errors import BadDeck
from saqqara.games.expedition.geometry.patterns import (
    FORM,
    LAID,
    MOST_FORMS,
    MOST_SQUARES,
    PATTERNS,
    SIDE,
    SQUARES,
    Pattern,
    beside,
)
from saqqara.games.expedition.geometry.tomb_distance import turns
from saqqara.games.expedition.state import BOXES, CARDS, EXPEDITIONS, MOST_ROUNDS, SKULLS

GAME = "expedition"
Colour = Literal["green", "orange", "purple"]
COLOURS: tuple[Colour, ...] = ("green", "orange", "purple")
LETTERS = {"x": "cross", "r": "red", "g": "green", "t": "torch", "s": "skull", "p": "potion"}
SHOWN = "#.ST" + "".join(LETTERS)

Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pyramid card: its grid is five rows of five letters, from the top."""

    number: int
    colour: Colour
    grid: list[str]


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points (E20, E23): of a completed card, a torch, a pair of gems, a gem alone, the three boxes of a colour."""

    card: Points = 10
    torch: Points = 5
    pair: Points = 5
    gem: Points = 1
    boxes: tuple[Points, Points, Points] = (10, 6, 3)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that is printed on cards, and the numbers of the rules; what is left out is as printed."""

    skulls: list[Annotated[int, msgspec.Meta(ge=0, le=999)]]
    patterns: list[Pattern]
    card: list[Card]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 4
    turns: Annotated[int, msgspec.Meta(ge=1, le=EXPEDITIONS)] = 7
    points: Worth = Worth()


# Row 0 of a card's tables is "no card": all its sets are empty, so nothing can be marked on it.
@cstruct
class Tables:
    """A deck as the rules read it. Squares of a card are masks, by the card's number; 0 is no card."""

    free: Row = field("i4", CARDS + 1)
    start: Row = field("i4", CARDS + 1)
    tomb: Row = field("i4", CARDS + 1)
    cross: Row = field("i4", CARDS + 1)
    red: Row = field("i4", CARDS + 1)
    green: Row = field("i4", CARDS + 1)
    torch: Row = field("i4", CARDS + 1)
    skull: Row = field("i4", CARDS + 1)
    potion: Row = field("i4", CARDS + 1)
    symbols: Row = field("i4", CARDS + 1)  # whatever changes the score sheet
    colour: Row = field("i1", CARDS + 1)
    square: Grid = field("i1", CARDS + 1, SQUARES)  # what each square shows: an index into `SHOWN`
    of_colour: Row = field("i8", len(COLOURS))  # the cards of a colour, as a set of numbers
    penalty: Row = field("i4", SKULLS + 1)  # by how many skulls are marked
    patterns: Row = field("i1", len(PATTERNS))  # how many expedition cards show each pattern
    form: Cube = field("i8", len(FORM), MOST_FORMS, MOST_SQUARES)  # see `patterns`
    laid: Cube = field("i2", len(LAID), MOST_FORMS, SQUARES)
    turns: Any = field("f4", CARDS + 1, SQUARES + 1)  # for those who plan: how far the tomb is (see `tomb_distance`)
    rounds: int = field("i4")
    round_turns: int = field("i4")  # turns of a round
    card_points: int = field("i4")
    torch_points: int = field("i4")
    pair_points: int = field("i4")
    gem_points: int = field("i4")
    box_points: Row = field("i4", BOXES)


def squares_with(card: Card, letters: str) -> int:
    """The squares of a card that show one of these letters, as a mask."""
    return sum(1 << column * SIDE + row for row, line in enumerate(card.grid) for column, letter in enumerate(line) if letter in letters)


def reached(card: Card) -> int:
    """All free squares that a path from the start can reach."""
    free = squares_with(card, "ST." + "".join(LETTERS))
    path = squares_with(card, "S")
    while True:
        longer = path | (beside(path) & free)
        if longer == path:
            return path
        path = longer


def check_card(card: Card) -> None:
    """One card, as E1 wants it."""
    if len(card.grid) != SIDE or any(len(line) != SIDE for line in card.grid):
        raise BadDeck("deck-grid", GAME, card=card.number)
    for row, line in enumerate(card.grid, 1):
        for letter in line:
            if letter not in "ST#." and letter not in LETTERS:
                raise BadDeck("deck-letter", GAME, card=card.number, row=row, letter=letter, letters="S T # . " + " ".join(LETTERS))
    for letter, row, key in (("S", 0, "deck-start"), ("T", SIDE - 1, "deck-tomb")):
        if card.grid[row].count(letter) != 1 or "".join(card.grid).count(letter) != 1:
            raise BadDeck(key, GAME, card=card.number)
    if not reached(card) & squares_with(card, "T"):
        raise BadDeck("deck-unreachable", GAME, card=card.number)


def check(deck: Deck) -> None:
    """Check that the game can be played with this deck (E1, E2, E3)."""
    if len(deck.card) != CARDS:
        raise BadDeck("deck-size", GAME, got=len(deck.card), wanted=CARDS)
    for number, card in enumerate(deck.card, 1):
        if card.number != number:
            raise BadDeck("deck-number", GAME, card=card.number, most=CARDS, wanted=number)
        check_card(card)
    for colour in COLOURS:
        got = sum(card.colour == colour for card in deck.card)
        if got != CARDS // len(COLOURS):
            raise BadDeck("deck-colour-count", GAME, colour=colour, got=got, wanted=CARDS // len(COLOURS))
    if len(deck.skulls) != SKULLS:
        raise BadDeck("deck-skulls", GAME, got=len(deck.skulls), wanted=SKULLS)
    if any(low >= high for low, high in pairwise(deck.skulls)):
        raise BadDeck("deck-skulls-rise", GAME)
    if len(deck.patterns) != EXPEDITIONS:
        raise BadDeck("deck-patterns", GAME, got=len(deck.patterns), wanted=EXPEDITIONS)
    lacking = [pattern for pattern in PATTERNS if pattern not in deck.patterns]
    if lacking:
        raise BadDeck("deck-pattern-lacking", GAME, pattern=lacking[0])
    if any(high <= low for high, low in pairwise(deck.points.boxes)):  # a position names a box by its points
        raise BadDeck("deck-boxes", GAME)


def tables(deck: Deck) -> Tables:
    """The deck as the record that the rules read."""
    made = Tables()
    for card in deck.card:
        for name, letters in (
            ("free", "ST." + "".join(LETTERS)),
            ("start", "S"),
            ("tomb", "T"),
            ("symbols", "".join(letter for letter, name in LETTERS.items() if name != "cross")),
            *((name, letter) for letter, name in LETTERS.items()),
        ):
            getattr(made, name)[card.number] = squares_with(card, letters)
        made.square[card.number][:] = [SHOWN.index(card.grid[row][column]) for column in range(SIDE) for row in range(SIDE)]
        colour = COLOURS.index(card.colour)
        made.colour[card.number] = colour
        made.of_colour[colour] |= 1 << card.number
    made.penalty[1:] = deck.skulls
    for pattern in range(len(PATTERNS)):
        for way in range(MOST_FORMS):
            made.form[pattern][way][:] = FORM[pattern][way]
            made.laid[pattern][way][:] = LAID[pattern][way]
    made.rounds, made.round_turns = deck.rounds, deck.turns
    for name in ("card", "torch", "pair", "gem"):
        setattr(made, f"{name}_points", getattr(deck.points, name))
    made.box_points[:] = deck.points.boxes
    for drawn in deck.patterns:
        made.patterns[PATTERNS.index(drawn)] += 1
    patterns = tuple(made.patterns)
    for number in range(1, CARDS + 1):
        made.turns[number] = array(
            "f", turns(made.free[number], made.start[number], made.tomb[number], made.cross[number], patterns)
        ).tolist()
    return made
