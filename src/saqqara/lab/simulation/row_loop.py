"""Games as rows of numbers, inside compiled code. A template over a game's rules and its `tally.py`.

A row is an array of `int64`: the common numbers below, the scores and then the places of the seats (room for the game's most seats), then
what the game counts.
"""

from typing import Any, Protocol

from saqqara.core.bits import first
from saqqara.core.game import CLOCK
from saqqara.core.rng import begin
from saqqara.core.template_parts import Rules
from saqqara.core.templates import needed


class Counted(Rules, Protocol):
    """The rules of a game and what it counts; where in a row the places and the game's own numbers begin."""

    PLACES: int
    OWN: int

    def actor(self, mask: Any, rng: Any) -> Any:
        """Return one of those who may act."""

    def standing(self, s: Any, deck: Any, seat: Any) -> Any:
        """Return a seat's points so far."""

    def note(self, s: Any, deck: Any, seat: Any, move: Any, row: Any) -> Any:
        """Count a move before it is made."""

    def total(self, s: Any, deck: Any, row: Any) -> Any:
        """Count what is left at the end."""


game: Counted = needed(Counted)

FIRST, MOVES, LEAD_CHANGES, LAST_LEAD_CHANGE, LEADER, WINNERS, COMMON = range(7)
SCORES = COMMON
"""Then come the places, after room for the scores of the most seats, and what the game counts (`game.PLACES`, `game.OWN`)."""
SEATED = (1 << CLOCK) - 1
LOWEST = -(1 << 62)


def start(s: Any, deck: Any, seats: Any, row: Any) -> Any:
    """Return an empty row for a game that has been dealt; who begins, if it is one seat alone."""
    for i in range(len(row)):
        row[i] = 0
    mask = int(game.to_act(s)) & SEATED
    row[FIRST] = first(mask) if mask != 0 and mask & (mask - 1) == 0 else -1
    row[LEADER] = -1
    lead(s, deck, seats, row)


def lead(s: Any, deck: Any, seats: Any, row: Any) -> Any:
    """Return the lead changes when a seat has more points than all others, and the last one of which that was true is another."""
    best, leader = LOWEST, -1
    for seat in range(seats):
        points = int(game.standing(s, deck, seat))
        if points > best:
            best, leader = points, int(seat)
        elif points == best:
            leader = -1
    if leader >= 0 and leader != row[LEADER]:
        if row[LEADER] >= 0:
            row[LEAD_CHANGES] += 1
            row[LAST_LEAD_CHANGE] = row[MOVES]
        row[LEADER] = leader


def step(s: Any, deck: Any, seats: Any, seat: Any, move: Any, rng: Any, row: Any) -> Any:
    """Note a move and make it."""
    game.note(s, deck, seat, move, row[game.OWN :])
    game.play(s, deck, seat, move, rng)
    row[MOVES] += 1
    lead(s, deck, seats, row)


def finish(s: Any, deck: Any, seats: Any, row: Any) -> Any:
    """Write the values that are known when the game is over."""
    game.result(s, deck, row[SCORES:], row[game.PLACES :])
    for seat in range(seats):
        if row[game.PLACES + seat] == 1:
            row[WINNERS] |= 1 << seat
    game.total(s, deck, row[game.OWN :])


def one_game(s: Any, deck: Any, seats: Any, options: Any, rng: Any, row: Any) -> Any:
    """Return a game by chance: whoever may act is as likely as any other to do so next, and each legal move as likely as any other."""
    game.deal(s, deck, seats, options, rng)
    start(s, deck, seats, row)
    mask = int(game.to_act(s))
    while mask != 0:
        seat = game.actor(mask, rng)
        step(s, deck, seats, seat, game.sample(s, deck, seat, rng), rng, row)
        mask = int(game.to_act(s))
    finish(s, deck, seats, row)


def games(states: Any, decks: Any, seats: Any, options: Any, seed: Any, number: Any, rng: Any, rows: Any) -> Any:
    """Play as many games as there are rows, from that number on."""
    for i in range(len(rows)):
        begin(rng, seed, number + i)
        one_game(states[0], decks[0], seats, options, rng, rows[i])


# For games at a table: arrays of one, since to take over a record from Python takes ten times as long.


def table_start(states: Any, decks: Any, seats: Any, row: Any) -> Any:
    """`start`."""
    start(states[0], decks[0], seats, row)


def table_note(states: Any, decks: Any, seat: Any, move: Any, row: Any) -> Any:
    """Prepare a row before a move, for `step`."""
    game.note(states[0], decks[0], seat, move, row[game.OWN :])


def table_made(states: Any, decks: Any, seats: Any, row: Any) -> Any:
    """Complete a row after a move, for `step`."""
    row[MOVES] += 1
    lead(states[0], decks[0], seats, row)


def table_finish(states: Any, decks: Any, seats: Any, row: Any) -> Any:
    """`finish`."""
    finish(states[0], decks[0], seats, row)
