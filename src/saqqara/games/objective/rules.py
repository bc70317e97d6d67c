"""The rules of Objective over one record.

Pieces lie in linked stacks: `top[spot]` is the last piece placed there that is still in the game, `below[piece]` what it lies on, both
-1 at the base. `bare[colour]` is the set of spots that are bare bases of that colour: the only ones that colour is barred from.
"""

from typing import Any

from saqqara.core.bits import count, nth
from saqqara.core.cstruct import Grid, Row, cstruct, field
from saqqara.core.rng import Rng, draw, draw_two, shuffle

COLOURS, SPOTS, PIECES, SEATS = 6, 24, 36, 4
BASES, PER_COLOUR = 4, 6
RANDOM, FAIR = 0, 1


@cstruct
class State:
    """The table, as the rules store it."""

    bare: Row = field("i4", COLOURS)
    base: Row = field("i1", SPOTS)
    top: Row = field("i1", SPOTS)
    colour: Row = field("i1", PIECES)
    below: Row = field("i1", PIECES)
    stock: Grid = field("i1", SEATS, COLOURS)
    held: Row = field("i1", SEATS)  # the set of colours in each stock
    objective: Row = field("i1", SEATS)
    colours: int = field("i1")  # the set of colours in play
    spots: int = field("i1")
    seats: int = field("i1")
    mode: int = field("i1")
    turn: int = field("i1")
    placed: int = field("i1")
    left: int = field("i1")


MOVES = SPOTS * COLOURS
MAX_LEGAL = MOVES


def deal(s: State, deck: Any, seats: int, options: Row, rng: Rng) -> None:
    """Set the table up."""
    s.seats = seats
    s.mode = options[0]
    s.spots = BASES * (seats + 2)  # O4
    s.placed = 0
    s.left = PER_COLOUR * (seats + 2)
    in_play = (1 << COLOURS) - 1
    for _ in range(COLOURS - 2 - seats):  # O2
        in_play &= ~(1 << nth(in_play, draw(rng, count(in_play))))
    s.colours = in_play
    lay_bases(s, in_play, rng)
    share_pieces(s, in_play, seats, rng)
    hidden = in_play
    for seat in range(seats):  # O3
        colour = nth(hidden, draw(rng, count(hidden)))
        s.objective[seat] = colour
        hidden &= ~(1 << colour)
    s.turn = draw(rng, seats)  # O6


def lay_bases(s: State, in_play: int, rng: Rng) -> None:
    """O4: the bases at random."""
    spot = 0
    for colour in range(COLOURS):
        if in_play >> colour & 1:
            for _ in range(BASES):
                s.base[spot] = colour
                spot += 1
    shuffle(rng, s.base, spot)
    clear_spots(s)


def clear_spots(s: State) -> None:
    """O4: the bases are bare."""
    for colour in range(COLOURS):
        s.bare[colour] = 0
    for spot in range(s.spots):
        s.top[spot] = -1
        s.bare[s.base[spot]] |= 1 << spot


def share_pieces(s: State, in_play: int, seats: int, rng: Rng) -> None:
    """O5: equal shares, or blindly from the bag."""
    bag = s.colour  # the array of pieces serves as the bag
    pieces = PER_COLOUR * (seats + 2)
    if s.mode == RANDOM:
        piece = 0
        for colour in range(COLOURS):
            if in_play >> colour & 1:
                for _ in range(PER_COLOUR):
                    bag[piece] = colour
                    piece += 1
        shuffle(rng, bag, pieces)
    each = pieces // seats
    for seat in range(seats):
        stock = s.stock[seat]
        held = in_play
        for colour in range(COLOURS):
            stock[colour] = PER_COLOUR // seats if s.mode == FAIR and in_play >> colour & 1 else 0
        if s.mode == RANDOM:
            held = 0
            for piece in range(seat * each, seat * each + each):
                stock[bag[piece]] += 1
                held |= 1 << bag[piece]
        s.held[seat] = held


def to_act(s: State) -> int:
    """The set of seats that may act: one (O6), or none when all pieces are placed (O13)."""
    return 1 << s.turn if s.left > 0 else 0


def legal(s: State, deck: Any, seat: int, out: Row) -> int:
    """O7, O8: any piece of one's own on any spot but a bare base of its colour."""
    n = 0
    if s.left == 0 or seat != s.turn:
        return n
    stock = s.stock[seat]
    for spot in range(s.spots):
        for colour in range(COLOURS):
            if stock[colour] > 0 and s.bare[colour] >> spot & 1 == 0:
                out[n] = spot * COLOURS + colour
                n += 1
    return n


def sample(s: State, deck: Any, seat: int, rng: Rng) -> int:
    """A colour in stock and a spot, drawn again while O8 forbids them: all legal pairs are equally likely, and OR3 says there is one."""
    held = s.held[seat]
    colours = count(held)
    while True:
        which, spot = draw_two(rng, colours, s.spots)
        colour = nth(held, which)
        if s.bare[colour] >> spot & 1 == 0:
            return spot * COLOURS + colour


def play(s: State, deck: Any, seat: int, move: int, rng: Rng) -> None:
    """Place a piece."""
    spot = move // COLOURS
    colour = move - spot * COLOURS
    stock = s.stock[seat]
    stock[colour] -= 1
    if stock[colour] == 0:
        s.held[seat] &= ~(1 << colour)
    s.left -= 1
    top = s.top[spot]
    if top >= 0 and s.colour[top] == colour:
        annihilate(s, spot, top)
    else:
        cover(s, spot, top, colour)
    turn = s.turn + 1
    s.turn = turn if turn < s.seats else 0


def annihilate(s: State, spot: int, top: int) -> None:
    """O10, O11: the top piece leaves with the placed one; at the base O8 holds again."""
    below = s.below[top]
    s.top[spot] = below
    if below < 0:
        base = s.base[spot]
        s.bare[base] |= 1 << spot


def cover(s: State, spot: int, top: int, colour: int) -> None:
    """O8, O9, O12: the spot takes the colour of the placed piece."""
    piece = s.placed
    s.placed = piece + 1
    s.colour[piece] = colour
    s.below[piece] = top
    s.top[spot] = piece
    if top < 0:
        base = s.base[spot]
        s.bare[base] &= ~(1 << spot)


def height(s: State, spot: int) -> int:
    """Return how many pieces lie on a spot."""
    n = 0
    piece = s.top[spot]
    while piece >= 0:
        n += 1
        piece = s.below[piece]
    return n


def spot_colour(s: State, spot: int) -> int:
    """O14: the top piece's colour, or the base's."""
    top = s.top[spot]
    return s.base[spot] if top < 0 else s.colour[top]


def spots_of(s: State, colour: int) -> int:
    """O14: how many spots show a colour."""
    spots = 0
    for spot in range(s.spots):
        if spot_colour(s, spot) == colour:
            spots += 1
    return spots


def standing(s: State, colour: int) -> int:
    """Return how a colour stands, as one number to compare: spots (O14), then covered spots (O15), then the tallest stack (O16)."""
    spots, covered, tallest = 0, 0, 0
    for spot in range(s.spots):
        if spot_colour(s, spot) == colour:
            spots += 1
            if s.top[spot] >= 0:
                covered += 1
                tallest = max(tallest, height(s, spot))
    return (spots << 16) + (covered << 8) + tallest


def result(s: State, deck: Any, scores: Row, places: Row) -> None:
    """Scores are spots; places compare the players' colours only (OR1), and ties that O16 leaves are shared (OR2)."""
    for seat in range(s.seats):
        scores[seat] = standing(s, s.objective[seat])
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            if scores[other] > scores[seat]:
                places[seat] += 1
    for seat in range(s.seats):
        scores[seat] >>= 16


def redeal(s: State, deck: Any, seat: int, rng: Rng) -> None:
    """The others' objectives are secret until the end (O3, O14)."""
    if s.left == 0:
        return
    hidden = s.colours
    if seat >= 0:
        hidden &= ~(1 << s.objective[seat])
    for other in range(s.seats):
        if other != seat:
            colour = nth(hidden, draw(rng, count(hidden)))
            s.objective[other] = colour
            hidden &= ~(1 << colour)
