"""The rules of Cups over one record. A bid is one number: six for each die it speaks of, and its face from 0; -1 before the first."""

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
    """What lies on the table."""

    die: Row = field("i8", SEATS)
    marks: Row = field("i8", SEATS)
    bid: int = field("i8")
    round: int = field("i8")
    turn: int = field("i8")
    seats: int = field("i8")


def deal(s: State, deck: Any, seats: int, options: Row, rng: Rng) -> None:
    """Set the table up."""
    s.seats, s.bid, s.round = seats, NONE, 0
    for seat in range(SEATS):
        s.marks[seat], s.die[seat] = 0, 0
    roll(s, rng)
    s.turn = draw(rng, seats)  # C3


def roll(s: State, rng: Rng) -> None:
    """C2: everybody rolls under their cup."""
    for seat in range(s.seats):
        s.die[seat] = draw(rng, FACES)


def to_act(s: State) -> int:
    """C3: one seat, until the last round is over (C8)."""
    return 1 << s.turn if s.round < ROUNDS else 0


def legal(s: State, deck: Any, seat: int, out: Row) -> int:
    """C4, C5: any higher bid on the dice there are, or doubting the last one (C6)."""
    n = 0
    if seat == s.turn and s.round < ROUNDS:
        for bid in range(s.bid + 1, s.seats * FACES):
            out[n] = bid
            n += 1
        if s.bid != NONE:
            out[n] = DOUBT
            n += 1
    return n


def sample(s: State, deck: Any, seat: int, rng: Rng) -> int:
    """One of these, each as likely as the next."""
    bids = s.seats * FACES - s.bid - 1
    n = draw(rng, bids + (s.bid != NONE))
    return s.bid + 1 + n if n < bids else DOUBT


def play(s: State, deck: Any, seat: int, move: int, rng: Rng) -> None:
    """A bid, or the end of a round."""
    if move != DOUBT:
        s.bid = move
        s.turn = (seat + 1) % s.seats
        return
    loser = seat if is_true(s) else (seat + s.seats - 1) % s.seats  # C7
    s.marks[loser] += 1
    s.round += 1
    s.turn, s.bid = loser, NONE
    if s.round < ROUNDS:
        roll(s, rng)


def is_true(s: State) -> bool:
    """C6: whether as many dice show the face as the last bid says."""
    shown = 0
    for seat in range(s.seats):
        shown += s.die[seat] == s.bid % FACES
    return shown > s.bid // FACES


def result(s: State, deck: Any, scores: Row, places: Row) -> None:
    """C8: a point for each round that one has not lost; who is level shares a place (CR1)."""
    for seat in range(s.seats):
        scores[seat] = ROUNDS - s.marks[seat]
        places[seat] = 1
        for other in range(s.seats):
            if s.marks[other] < s.marks[seat]:
                places[seat] += 1


def redeal(s: State, deck: Any, seat: int, rng: Rng) -> None:
    """C2: the others' dice; at the end all cups are lifted."""
    if s.round < ROUNDS:
        for other in range(s.seats):
            if other != seat:
                s.die[other] = draw(rng, FACES)
