"""The material of the solver of the last placements: its arrays, the worlds that there may be, and how much there would be to do."""

from typing import Any

import numpy as np

from saqqara.core.floats import exp
from saqqara.core.search_buffers import Shapes, make_room, room_type
from saqqara.games.objective.rules import COLOURS, MAX_LEGAL, SEATS, State

WORLDS, CASES = 360, 60
CERTAIN = 1e4
"""By so much less likely is what is known not to be: its weight is 0."""
DEPTH = 6
"""The most placements that are solved; the number of ends forbids it before."""
ENDS = 8e7
"""The number of ends, times worlds, that are gone through in a second."""


SHAPES: Shapes = {
    "moves": ((DEPTH + 1, MAX_LEGAL), int),  # the first index of most is how deep in the tree
    "many": ((DEPTH + 1,), int),
    "next": ((DEPTH + 1,), int),
    "best": ((DEPTH + 1, COLOURS, 3), float),  # by own colour: the expected victory and points of the best so far, and how many are equal
    "value": ((DEPTH + 1, WORLDS, 2 * SEATS), float),  # by world: the victories of all seats, then their points
    "colour_of": ((WORLDS + 1, SEATS), int),  # by world and seat; one world more than there can be, which is being thought of
    "others": ((WORLDS, SEATS), int),  # by world and seat: the set of the others' colours
    "weight": ((WORLDS,), float),  # by world
    "total": ((SEATS, COLOURS), float),  # by seat and colour: the weight of all worlds in which that seat has it
    "case": ((CASES, 2), int),  # all that matters to one seat at an end: its colour, and the set of the others'
    "cases": ((SEATS, CASES), float),  # by seat and case: the weight of all worlds in which that is the seat's
    "standing": ((COLOURS,), int),  # by colour: how it stands at an end, as `rules.standing` says it
    "above": ((COLOURS,), int),  # by colour: the set of colours that stand higher then
    "level": ((COLOURS,), int),  # by colour: the set of colours that stand as high
    "hope": ((COLOURS, 2), float),  # by own colour: the expected victory and points of a placement
    "verdict": ((COLOURS,), int),  # by own colour: what is made of it
    "rng": ((4,), np.uint64),
}
Room = room_type(__name__, SHAPES)


def scratch() -> Any:
    """Return what `solve` needs."""
    return make_room(Room, State, DEPTH + 1, SHAPES)


def ends(s: Any, enough: Any) -> Any:
    """Return how many ways to the end there are at the most, times the worlds; the count stops once there are more than enough."""
    seats = s.seats
    many = 1.0
    for taken in range(seats):
        many *= seats + 2 - taken
    for ahead in range(s.left):
        seat = (s.turn + ahead) % seats
        pieces, kinds = (-(ahead // seats)), 0
        for colour in range(COLOURS):
            pieces += s.stock[seat][colour]
            kinds += int(s.stock[seat][colour] > 0)
        least = kinds if kinds < pieces else pieces
        many *= s.spots * (least if least > 0 else 1)
        if many > enough:
            return many
    return many


def imagine(s: Any, memory: Any, all_open: Any, x: Any) -> Any:
    """All worlds with their weights; how many. Where all is open, everybody knows that all but one have none."""
    seats = s.seats
    many = 1
    for _ in range(seats):
        many *= COLOURS
    n, most = 0, -1e300
    for number in range(many):
        rest, taken, told = number, 0, 0.0
        for seat in range(seats):
            colour = rest % COLOURS
            rest //= COLOURS
            x.colour_of[n, seat] = colour
            if s.colours >> colour & 1 and taken >> colour & 1 == 0:
                taken |= 1 << colour
                told += memory[seat, colour]
                if all_open and colour != s.objective[seat]:
                    told -= CERTAIN
            else:
                taken = -1
        if taken >= 0:
            for seat in range(seats):
                x.others[n, seat] = taken & ~(1 << x.colour_of[n, seat])
            x.weight[n] = told
            most = max(most, told)
            n += 1
    for world in range(n):
        x.weight[world] = exp(x.weight[world] - most)
    return n


def sort(seats: Any, worlds: Any, x: Any) -> Any:
    """The cases of each seat, with their weights; how many cases."""
    n = 0
    for seat in range(seats):
        for colour in range(COLOURS):
            x.total[seat, colour] = 0.0
        for case in range(CASES):
            x.cases[seat, case] = 0.0
    for world in range(worlds):
        for seat in range(seats):
            own, others = x.colour_of[world, seat], x.others[world, seat]
            case = 0
            while case < n and (x.case[case, 0] != own or x.case[case, 1] != others):
                case += 1
            if case == n:
                x.case[case, 0], x.case[case, 1] = own, others
                n += 1
            x.total[seat, own] += x.weight[world]
            x.cases[seat, case] += x.weight[world]
    return n
