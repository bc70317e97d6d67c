"""Counts of a game of Hourglass (see `core/tally_declaration.py`)."""

from typing import Any

from saqqara.core.tally_declaration import Column, Thing, places
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import Deck
from saqqara.games.hourglass.rules import CLOCK, DONE, NOTHING, SAND_OUT, SEATS, TILES, scarabs

COLUMNS = (
    Column("rounds", False, "u2", "number", "how many rounds were played, each with a roll of the dice"),
    Column("sand_out", False, "u2", "count", "how often the sand ran out"),
    Column("time_out", False, "u2", "count", "how often the time for the first take, or for the check, was over"),
    Column("right_points", True, "i2", "points", "scarabs of the seat's right tiles"),
    Column("wrong_points", True, "i2", "points", "scarabs that its wrong tiles cost, as a negative number"),
    Column("right", True, "i8", "set", "its right tiles: bit k is the tile with the k-th number from below, counted from 0"),
    Column("wrong", True, "i8", "set", "its wrong tiles, in the same way"),
    Column("took", True, "u2", "count", "how often the seat took a tile"),
    Column("said_nothing", True, "u2", "count", "how often it said that it would take nothing"),
    Column("shown", True, "u2", "count", "how often it showed an operation"),
    Column("said_done", True, "u2", "count", "how often it said that it had no more to show"),
)
AT = places(COLUMNS, SEATS)
ACTIVE = 3
"""While the game is on, the lowest bits of the number of rounds say who was active when it was last counted."""


def standing(s: Any, deck: Any, seat: Any) -> Any:
    """H12: right tiles minus wrong ones; they change only when a check ends."""
    return rules.score(s, deck, seat)


def note(s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
    """Count the move that is about to be made. H4, H10: another active player means a new round."""
    active = s.active
    counted = row[AT.rounds]
    if counted == 0 or counted & (1 << ACTIVE) - 1 != active:
        row[AT.rounds] = ((counted >> ACTIVE) + 1 << ACTIVE) + active
    if seat == CLOCK:
        row[AT.sand_out if move == SAND_OUT else AT.time_out] += 1
    elif move < TILES:
        row[AT.took + seat] += 1
    elif move == NOTHING:
        row[AT.said_nothing + seat] += 1
    elif move == DONE:
        row[AT.said_done + seat] += 1
    else:
        row[AT.shown + seat] += 1


def total(s: Any, deck: Any, row: Any) -> Any:
    """Count what the end shows."""
    row[AT.rounds] >>= ACTIVE
    for seat in range(s.seats):
        right, wrong = s.right[seat], s.wrong[seat]
        row[AT.right_points + seat] = scarabs(deck, right)
        row[AT.wrong_points + seat] = -deck.penalty * scarabs(deck, wrong)
        row[AT.right + seat] = right
        row[AT.wrong + seat] = wrong


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
