"""The rules of Quarry over one record.

Stones are numbered from 0 here, from 1 for people. Hands, heaps and the bag are sets of stones, kept as bit masks: a heap only ever
climbs, so its top is its highest stone. What is in nobody's hand, on no heap and not in the bag has left the game.
"""

from typing import Any

from saqqara.core.bits import count, nth
from saqqara.core.cstruct import Row, cstruct, field
from saqqara.core.rng import Rng, draw, draw_two

STONES, HEAPS, HAND, SEATS = 24, 3, 3, 4
NONE = -1
"""No heap: nothing has been laid yet."""


# All that is on the table. Fields of eight bytes need no care; smaller ones make a faster game (docs/architecture.md lists the traps).
@cstruct
class State:
    """What lies on the table."""

    hand: Row = field("i8", SEATS)
    heap: Row = field("i8", HEAPS)
    bag: int = field("i8")
    last: int = field("i8")
    score: Row = field("i8", SEATS)
    best: Row = field("i8", SEATS)
    seats: int = field("i8")
    turn: int = field("i8")


# A move is one number: here a stone and a heap. MAX_LEGAL: no seat ever has more legal moves.
MOVES = STONES * HEAPS
MAX_LEGAL = HAND * HEAPS


def deal(s: State, deck: Any, seats: int, options: Row, rng: Rng) -> None:
    """Set the table up. The record may hold anything before: write every field."""
    s.seats = seats
    s.bag = (1 << STONES) - 1
    s.last = NONE
    for heap in range(HEAPS):
        s.heap[heap] = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.score[seat] = 0
        s.best[seat] = 0
    for seat in range(seats):
        for _ in range(HAND):  # Q2
            draw_stone(s, seat, rng)
    s.turn = draw(rng, seats)  # Q3


def draw_stone(s: State, seat: int, rng: Rng) -> None:
    """Q2, Q8: a stone from the bag. Which one is decided now and not before: what is not known yet cannot leak."""
    stone = 1 << nth(s.bag, draw(rng, count(s.bag)))
    s.bag ^= stone
    s.hand[seat] |= stone


def to_act(s: State) -> int:
    """The set of seats that may act: the one whose turn it is (Q3); none when it has no stone left, since then nobody has (Q9)."""
    return 1 << s.turn if s.hand[s.turn] != 0 else 0


def legal(s: State, deck: Any, seat: int, out: Row) -> int:
    """Q4, Q5: a stone of one's own, on any heap but the last. Ascending; how many."""
    n = 0
    if seat != s.turn:
        return n
    for stone in range(STONES):
        if s.hand[seat] >> stone & 1:
            for heap in range(HEAPS):
                if heap != s.last:
                    out[n] = stone * HEAPS + heap
                    n += 1
    return n


def sample(s: State, deck: Any, seat: int, rng: Rng) -> int:
    """One of these, each as likely as the next, without listing them."""
    open_heaps = HEAPS if s.last == NONE else HEAPS - 1
    which, heap = draw_two(rng, count(s.hand[seat]), open_heaps)
    if s.last != NONE and heap >= s.last:
        heap += 1
    return nth(s.hand[seat], which) * HEAPS + heap


def play(s: State, deck: Any, seat: int, move: int, rng: Rng) -> None:
    """Lay a stone, draw another. The move is legal: the table has asked `refusals` before."""
    stone = move // HEAPS
    heap = move - stone * HEAPS
    points = points_of(s, stone, heap)
    if s.heap[heap] >> stone != 0:  # Q7
        s.heap[heap] = 0
    s.heap[heap] |= 1 << stone
    s.hand[seat] ^= 1 << stone
    s.score[seat] += points
    s.best[seat] = max(s.best[seat], points)
    s.last = heap
    if s.bag != 0:  # Q8
        draw_stone(s, seat, rng)
    s.turn = seat + 1 if seat + 1 < s.seats else 0  # Q3


def points_of(s: State, stone: int, heap: int) -> int:
    """Q6, Q7: a point for each stone below, if all of them are lower."""
    return count(s.heap[heap]) if s.heap[heap] >> stone == 0 else 0


def result(s: State, deck: Any, scores: Row, places: Row) -> None:
    """Q9, Q10: most points, then the best turn; who is level still shares the place (QR1)."""
    for seat in range(s.seats):
        scores[seat] = s.score[seat]
        places[seat] = 1
        for other in range(s.seats):
            more = s.score[other] - s.score[seat]
            if more > 0 or (more == 0 and s.best[other] > s.best[seat]):
                places[seat] += 1


def redeal(s: State, deck: Any, seat: int, rng: Rng) -> None:
    """Draw anew all that a seat (-1: an onlooker) must not know: the others' hands, and so what is in the bag (Q2). See `view.imagine`."""
    for other in range(s.seats):
        if other != seat:
            s.bag |= s.hand[other]
    for other in range(s.seats):
        if other != seat:
            held = count(s.hand[other])
            s.hand[other] = 0
            for _ in range(held):
                draw_stone(s, other, rng)
