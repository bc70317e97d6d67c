"""Inputs of Objective's networks: the whole table with every colour open, seen from each seat; and a placement, by what
its seat can know. Numbers of colours lie in lanes of one whole number, eight bits a colour."""

from typing import Any

from saqqara.games.objective.bots.placement import after
from saqqara.games.objective.rules import COLOURS, SEATS, height, spot_colour

SIDE, SIDE_HIDDEN = 44, 32
"""The numbers that describe the table to one seat, and the hidden units that weigh them."""
MOVE, MOVE_HIDDEN = 30, 16
"""The same of a placement."""
OWN, RIVAL, RIVAL_NUMBERS = 20, 23, 7
LANE, FULL = 8, 255
SHOWN, UNDER, BEST, OTHERS = 0, 1, 2, 3
"""The places of the counts that `look_over` makes for `describe_move`, in the row after those of the seats: colours shown, colours under a
top piece, the most spots of a foreign colour, the pieces that the others have."""


def lane(counts: Any, colour: Any) -> Any:
    """The number of a colour."""
    return counts >> LANE * colour & FULL


def counted(s: Any) -> Any:
    """For each colour the spots that show it, those of them that are covered, the spots that would show it without their top piece, and
    the tallest of its stacks."""
    shown, covered, under, tallest = 0, 0, 0, 0
    one = 1
    for spot in range(s.spots):
        top = s.top[spot]
        base = s.base[spot]
        if top < 0:
            shown += one << LANE * base
        else:
            colour = s.colour[top]
            below = s.below[top]
            shown += one << LANE * colour
            covered += one << LANE * colour
            under += one << LANE * (base if below < 0 else s.colour[below])
            high = height(s, spot)
            known = lane(tallest, colour)
            if high > known:
                tallest += high - known << LANE * colour
    return shown, covered, under, tallest


def describe(s: Any, deck: Any, w: Any, x: Any) -> Any:
    """The table from every seat, a row each: time and turn, the seat's own colour and what it can do for it, then each rival in turn."""
    shown, covered, under, tallest = counted(s)
    seats, left, turn = s.seats, s.left, s.turn
    for seat in range(seats):
        row = x[seat]
        for i in range(SIDE):
            row[i] = 0.0
        mine = s.objective[seat]
        away = seat - turn if seat >= turn else seat - turn + seats
        row[0] = left
        row[1] = (left - away + seats - 1) // seats
        row[2 + away] = 1.0
        row[6 + seats - 2] = 1.0
        row[9] = 1.0 if left > 0 and (left - 1) % seats == away else 0.0
        row[10] = 1.0 if left > 1 and (left - 2) % seats == away else 0.0
        best = 0
        for other in range(seats):
            if other != seat:
                best = max(best, lane(shown, s.objective[other]))
        lead = lane(shown, mine) - best
        row[11] = lead
        row[12] = lead / (left + 1.0)
        row[13] = max(lead, 0) / (left + 1.0)
        held = 0
        for other in range(seats):
            if other != seat:
                held += s.stock[other][mine]
        row[14] = held
        row[15] = lane(tallest, mine)
        row[16] = s.stock[seat][mine] * 1.0 / (row[1] + 1.0)
        row[17] = lead * row[9]
        row[OWN] = lane(shown, mine)
        row[OWN + 1] = lane(covered, mine)
        row[OWN + 2] = lane(under, mine)
        row[18] = s.stock[seat][mine]
        for step in range(1, seats):
            rival = seat + step if seat + step < seats else seat + step - seats
            theirs = s.objective[rival]
            at = RIVAL + (step - 1) * RIVAL_NUMBERS
            row[at] = lane(shown, theirs)
            row[at + 1] = lane(covered, theirs)
            row[at + 2] = lane(under, theirs)
            row[at + 3] = s.stock[rival][theirs]
            row[at + 4] = s.stock[seat][theirs]
            row[at + 5] = s.stock[rival][mine]
            row[at + 6] = lane(tallest, theirs)
            row[19] += s.stock[seat][theirs]


def look_over(s: Any, deck: Any, w: Any, seat: Any, x: Any) -> Any:
    """Count once what all placements of a seat are described by."""
    shown, _, under, _ = counted(s)
    best, others, mine = 0, 0, s.objective[seat]
    for colour in range(COLOURS):
        if colour != mine:
            best = max(best, lane(shown, colour))
        for other in range(s.seats):
            if other != seat:
                others += s.stock[other][colour] << LANE * colour
    x[SEATS, SHOWN], x[SEATS, UNDER], x[SEATS, BEST], x[SEATS, OTHERS] = shown, under, best, others


def describe_move(s: Any, deck: Any, w: Any, seat: Any, move: Any, x: Any) -> Any:
    """A placement to whoever wants the seat's colour, in the first row."""
    row = x[0]
    for i in range(MOVE):
        row[i] = 0.0
    spot = move // COLOURS
    colour = move - spot * COLOURS
    shown, under = int(x[SEATS, SHOWN]), int(x[SEATS, UNDER])
    seats, left = s.seats, s.left
    mine = s.objective[seat]
    was, becomes = spot_colour(s, spot), after(s, spot, colour)
    mine_shown, best = lane(shown, mine), int(x[SEATS, BEST])
    late = 1.0 - left / (6.0 * (seats + 2.0))
    ahead, fed = lane(shown, was) - mine_shown, lane(shown, becomes) - mine_shown
    top = s.top[spot]
    row[0] = becomes == mine
    row[1] = was == mine
    row[2] = colour == mine
    row[3] = ahead if was != mine else 0
    row[4] = fed if becomes != mine else 0
    row[5] = top < 0
    row[6] = becomes != colour
    row[7] = late * row[0]
    row[8] = late * row[1]
    row[9] = late * row[2]
    row[10] = late * row[3]
    row[11] = late * row[4]
    row[12] = late
    row[13] = lane(shown, was) == best and was != mine
    row[14] = lane(shown, becomes) == best and becomes != mine
    row[15] = mine_shown - best
    row[16] = s.stock[seat][colour]
    row[17] = s.stock[seat][mine]
    others = int(x[SEATS, OTHERS])
    row[18] = lane(others, mine)
    row[19] = lane(others, was)
    row[20] = lane(others, becomes)
    row[21] = lane(others, colour)
    row[22] = top >= 0 and becomes == colour and after(s, spot, s.colour[top]) == mine
    row[23] = lane(under, mine)
    row[24] = left
    row[25 + seats - 2] = 1.0
    row[28] = lane(shown, was)
    row[29] = lane(shown, becomes)
