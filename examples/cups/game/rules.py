"""The rules of Cups. A bid is a number: six for each die but one that it speaks of, plus the face from 0; -1 is no bid."""

from typing import Any

from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.rng import Rng, draw

SEATS, FACES, ROUNDS = 4, 6, 5
NONE = -1
DOUBT = SEATS * FACES  # moves: the bids in their order, then doubting
MOVES = DOUBT + 1
MAX_LEGAL = MOVES


@cstruct
class State:
    """The things on the table."""

    dice: Row = field("i1", SEATS)
    marks: Row = field("i1", SEATS)
    bid: int = field("i1")
    round: int = field("i1")
    turn: int = field("i1")
    seats: int = field("i1")


def deal(s: State, deck: Any, seats: int, options: Row, rng: Rng) -> None:
    """Set the table up."""
    s.seats, s.bid, s.round = seats, NONE, 0
    for seat in range(SEATS):
        s.marks[seat], s.dice[seat] = 0, 0
    roll(s, rng)
    s.turn = draw(rng, seats)  # C3


def roll(s: State, rng: Rng) -> None:
    """C2: roll every die."""
    for seat in range(s.seats):
        s.dice[seat] = draw(rng, FACES) + 1


def is_over(s: State) -> bool:
    """C8: return whether the last round has been played."""
    return s.round == ROUNDS


def to_act(s: State) -> int:
    """C3: return the set of seats that may act: one, until the game is over."""
    return 0 if is_over(s) else 1 << s.turn


def legal(s: State, deck: Any, seat: int, out: Row) -> int:
    """C4, C5: list any higher bid on the dice there are, and doubting the last one (C6)."""
    n = 0
    if seat == s.turn and not is_over(s):
        for bid in range(s.bid + 1, s.seats * FACES):
            out[n] = bid
            n += 1
        if s.bid != NONE:
            out[n] = DOUBT
            n += 1
    return n


def sample(s: State, deck: Any, seat: int, rng: Rng) -> int:
    """Return one of these, each as likely as the next."""
    bids = s.seats * FACES - s.bid - 1
    n = draw(rng, bids + (s.bid != NONE))
    return s.bid + 1 + n if n < bids else DOUBT


def play(s: State, deck: Any, seat: int, move: int, rng: Rng) -> None:
    """Bid, or end the round."""
    if move != DOUBT:
        s.bid = move
        s.turn = (seat + 1) % s.seats
        return
    loser = seat if is_true(s) else (seat + s.seats - 1) % s.seats  # C7
    s.marks[loser] += 1
    s.round += 1
    s.turn, s.bid = loser, NONE
    if not is_over(s):
        roll(s, rng)


def is_true(s: State) -> bool:
    """C6: return whether as many dice show the face as the last bid says."""
    shown = 0
    for seat in range(s.seats):
        shown += s.dice[seat] == s.bid % FACES + 1
    return shown > s.bid // FACES


def result(s: State, deck: Any, scores: Row, places: Row) -> None:
    """C8: count a point for each round that a seat has not lost; equal seats share a place (CR1)."""
    for seat in range(s.seats):
        scores[seat], places[seat] = ROUNDS - s.marks[seat], 1
        for other in range(s.seats):
            places[seat] += s.marks[other] < s.marks[seat]


def redeal(s: State, deck: Any, seat: int, rng: Rng) -> None:
    """C2: draw the others' dice again; at the end none is secret."""
    if not is_over(s):
        for other in range(s.seats):
            if other != seat:
                s.dice[other] = draw(rng, FACES) + 1
