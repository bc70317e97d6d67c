"""Why a move is not legal."""

from typing import Any

from saqqara.core.errors import Refused
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import NAME
from saqqara.games.hourglass.operations import BITS, LISTED, LISTS, OPERATIONS


def refusal(s: Any, deck: Any, seat: int, move: int) -> Refused | None:
    """The first clause that a move breaks, or None when it is legal."""
    if s.over:
        return Refused("H11", "refused-over", NAME)
    if seat == rules.CLOCK or move in (rules.SAND_OUT, rules.TIME_OUT):
        return clock_refusal(s, seat, move)
    if move < rules.TILES:
        return take_refusal(s, deck, seat, move)
    if move == rules.NOTHING:
        return nothing_refusal(s, seat)
    if move == rules.DONE:
        return done_refusal(s, seat)
    if move < rules.MOVES:
        return show_refusal(s, deck, seat, *divmod(move - rules.SHOW, OPERATIONS))
    return show_refusal(s, deck, seat, (move >> BITS) - 1, None)


def clock_refusal(s: Any, seat: int, move: int) -> Refused | None:
    """The clock makes its own moves and no others, and nobody makes them for it."""
    if seat != rules.CLOCK and move == rules.SAND_OUT:
        return Refused("H8", "refused-clock-only", NAME)
    checking = s.phase == rules.CHECK
    if seat != rules.CLOCK:
        return Refused("HR5" if checking else "HR1", "refused-clock-only", NAME)
    if move == rules.clock_move(s):
        return None
    if move == rules.SAND_OUT and checking:
        return Refused("H8", "refused-sand-out", NAME)
    if move == rules.SAND_OUT:
        return Refused("H6", "refused-no-sand", NAME)
    if move == rules.TIME_OUT:
        return Refused("HR1", "refused-no-time", NAME)
    return Refused("H5", "refused-clock", NAME)


def is_in(seats: Any, seat: int) -> bool:
    """Return whether a seat is in a set of seats."""
    return bool(int(seats) >> seat & 1)


def take_refusal(s: Any, deck: Any, seat: int, tile: int) -> Refused | None:
    """Return the clause that bars a take, if one does."""
    if s.phase == rules.CHECK:
        return Refused("H8", "refused-round-over", NAME)
    if not is_in(rules.takers(s), seat):
        return Refused("H7", "refused-one-tile", NAME)
    if int(s.free) >> tile & 1:
        return None
    number = int(deck.number[tile])
    for k in range(s.taken):
        if s.tile[k] == tile:
            holder = int(s.holder[k])
            return Refused("H13", "refused-yours", NAME, number=number) if holder == seat else faster(number, holder)
    return no_tile(number)


def faster(number: int, holder: int) -> Refused:
    """HR4: somebody else's take came first."""
    return Refused("HR4", "refused-taken", NAME, number=number, seat=holder)


def no_tile(number: int) -> Refused:
    """H5: only the numbers of the pyramid are to be made."""
    return Refused("H5", "refused-no-tile", NAME, number=number)


def nothing_refusal(s: Any, seat: int) -> Refused | None:
    """Return the clause that bars saying nothing, if one does."""
    if s.phase == rules.CHECK:
        return Refused("H8", "refused-round-over", NAME)
    if not is_in(rules.takers(s), seat):
        return Refused("HR2", "refused-nothing-holder", NAME)
    if is_in(s.nothing, seat):
        return Refused("HR1", "refused-nothing-twice", NAME)
    return None


def done_refusal(s: Any, seat: int) -> Refused | None:
    """Return the clause that bars saying done, if one does."""
    if s.phase != rules.CHECK:
        return Refused("HR5", "refused-done-early", NAME)
    if is_in(s.done, seat) or not is_in(s.owing, seat):
        return Refused("HR5", "refused-done-nothing", NAME)
    return None


def show_refusal(s: Any, deck: Any, seat: int, tile: int, operation: int | None) -> Refused | None:
    """Return the clause that bars showing an operation (None: one that is not on the dice) for a tile."""
    number = int(deck.number[tile])
    held = [k for k in range(s.taken) if s.tile[k] == tile and s.holder[k] == seat]
    if not held:
        return not_yours(number)
    if s.op[held[0]]:
        return Refused("HR5", "refused-second-try", NAME, number=number)
    if is_in(s.done, seat):
        return Refused("HR5", "refused-after-done", NAME)
    same = rules.alike(s)
    if operation is not None and operation not in LISTED[same][: LISTS[same]]:
        return Refused("H5", "refused-same-operation", NAME)
    return None


def not_yours(number: int) -> Refused:
    """H9: takers show operations for their tiles."""
    return Refused("H9", "refused-not-yours", NAME, number=number)
