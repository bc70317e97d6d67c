"""What the solver of the last placements works with: its arrays, the worlds that there may be, and how much there would be to do."""

from typing import Any, NamedTuple

import numpy as np

from saqqara.core.arrays import dtype_of
from saqqara.core.floats import exp
from saqqara.games.objective.rules import COLOURS, MAX_LEGAL, SEATS, State

WORLDS, CASES = 360, 60
CERTAIN = 1e4
"""By so much less likely is what is known not to be: its weight is 0."""
DEPTH = 6
"""The most placements that are solved; the number of ends forbids it before."""
ENDS = 8e7
"""So many ends, times worlds, are gone through in a second."""


class Scratch(NamedTuple):
    """Arrays only: compiled code allocates nothing. The first index of most is how deep in the tree."""

    states: Any
    bytes_of: Any
    moves: Any
    many: Any
    next: Any
    best: Any  # by own colour: the expected victory and points of the best so far, and how many are equal to it
    value: Any  # by world: the victories of all seats, then their points
    colour_of: Any  # by world and seat; one world more than there can be, which is being thought of
    others: Any  # by world and seat: the set of the others' colours
    weight: Any  # by world
    total: Any  # by seat and colour: the weight of all worlds in which that seat has it
    case: Any  # all that matters to one seat at an end: its colour, and the set of the others'
    cases: Any  # by seat and case: the weight of all worlds in which that is the seat's
    standing: Any  # by colour: how it stands at an end, as `rules.standing` says it
    above: Any  # by colour: the set of colours that stand higher then
    level: Any  # by colour: the set of colours that stand as high
    hope: Any  # by own colour: the expected victory and points of a placement
    verdict: Any  # by own colour: what is made of it
    rng: Any


def scratch() -> Scratch:
    """What `solve` needs."""
    states = np.zeros(DEPTH + 1, dtype_of(State))
    return Scratch(
        states=states,
        bytes_of=states.view(np.uint64).reshape(DEPTH + 1, -1),
        moves=np.zeros((DEPTH + 1, MAX_LEGAL), np.int64),
        many=np.zeros(DEPTH + 1, np.int64),
        next=np.zeros(DEPTH + 1, np.int64),
        best=np.zeros((DEPTH + 1, COLOURS, 3)),
        value=np.zeros((DEPTH + 1, WORLDS, 2 * SEATS)),
        colour_of=np.zeros((WORLDS + 1, SEATS), np.int64),
        others=np.zeros((WORLDS, SEATS), np.int64),
        weight=np.zeros(WORLDS),
        total=np.zeros((SEATS, COLOURS)),
        case=np.zeros((CASES, 2), np.int64),
        cases=np.zeros((SEATS, CASES)),
        standing=np.zeros(COLOURS, np.int64),
        above=np.zeros(COLOURS, np.int64),
        level=np.zeros(COLOURS, np.int64),
        hope=np.zeros((COLOURS, 2)),
        verdict=np.zeros(COLOURS, np.int64),
        rng=np.zeros(4, np.uint64),
    )


def ends(s: Any, enough: Any) -> Any:
    """How many ways to the end there are at the most, times the worlds; nobody counts on once there are more than enough."""
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
