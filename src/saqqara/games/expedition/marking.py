"""The marking of squares: where one may mark, and what the symbols do."""

from saqqara.core.bits import count, nth
from saqqara.core.cstruct import Row
from saqqara.core.plain_rows import copy_row
from saqqara.core.rng import Rng, draw
from saqqara.games.expedition.deck import Tables
from saqqara.games.expedition.geometry.patterns import CARD, FORMS, PLACEMENTS, RANGES, SQUARES, beside
from saqqara.games.expedition.state import (
    GEMS,
    GREEN,
    MARKS,
    PASS,
    PER_PLACE,
    RED,
    SKULL,
    SKULLS,
    TORCHES,
    State,
)

SIZE_BITS, SIZE = 6, 63
"""In so many bits fits the number of ways to lay a pattern that is held in one way."""


def show(s: State, seat: int) -> None:
    """ER3: what a seat has marked lies open."""
    copy_row(s.marked[seat], s.marked_before[seat])
    copy_row(s.sheet[seat], s.sheet_before[seat])


def hide(s: State, seat: int) -> None:
    """A seat as the others see it: nothing marked in this step yet."""
    copy_row(s.marked_before[seat], s.marked[seat])
    copy_row(s.sheet_before[seat], s.sheet[seat])
    s.owed[seat] = 0


def unmarked(s: State, deck: Tables, seat: int, place: int) -> int:
    """E8: the squares of a card that are neither walls nor marked."""
    return deck.free[s.card[seat][place]] & ~s.marked[seat][place]


def edge(deck: Tables, number: int, marked: int) -> int:
    """E9, E10: the start of an untouched card, then the squares beside a marked one, among them walls and marked ones."""
    return beside(marked) if marked != 0 else deck.start[number]


def reach(s: State, deck: Tables, seat: int, place: int) -> int:
    """E9, E10: the squares of which a mark must have at least one."""
    return edge(deck, s.card[seat][place], s.marked[seat][place]) & unmarked(s, deck, seat, place)


def fitting(way: Row, free: int, near: int) -> int:
    """Return where the lowest square of a pattern held in that way can lie, on both cards (see `patterns.CARD`)."""
    one, two, three = way[0], way[1], way[2]
    fits = free & free >> one & free >> two & free >> three
    touches = near | near >> one | near >> two | near >> three
    return fits & touches & way[3]


def legal_marks(s: State, deck: Tables, seat: int, place: int, out: Row, n: int) -> int:
    """E7 on one card: the single squares, and the pattern unless a red cross asks for its square (E11)."""
    base = MARKS + place * PER_PLACE
    near = reach(s, deck, seat, place)
    for square in range(SQUARES):
        if near >> square & 1:
            out[n] = base + square
            n += 1
    if s.owed[seat] == 0:
        walls = ~unmarked(s, deck, seat, place)
        pattern = s.pattern
        for i in range(RANGES[pattern], RANGES[pattern + 1]):
            if PLACEMENTS[i] & walls == 0 and PLACEMENTS[i] & near != 0:
                out[n] = base + SQUARES + i
                n += 1
    return n


def sample_mark(s: State, deck: Tables, seat: int, rng: Rng) -> int:
    """A single square or a placement of the pattern on either card."""
    cards, marked = s.card[seat], s.marked[seat]
    one, other = cards[0], cards[1]
    free = deck.free[one] & ~marked[0] | (deck.free[other] & ~marked[1]) << CARD
    near = (edge(deck, one, marked[0]) | edge(deck, other, marked[1]) << CARD) & free
    singles = count(near)
    if singles == 0:
        return PASS
    pattern = s.pattern
    ways = deck.form[pattern]
    forms = FORMS[pattern] if s.owed[seat] == 0 else 0
    total, sizes = singles, 0
    for form in range(forms):
        size = count(fitting(ways[form], free, near))
        total += size
        sizes |= size << SIZE_BITS * form
    n = draw(rng, total)
    if n < singles:
        at = nth(near, n)
        return MARKS + at if at < CARD else MARKS + PER_PLACE + at - CARD
    n -= singles
    form = 0
    while n >= sizes & SIZE:
        n -= sizes & SIZE
        sizes >>= SIZE_BITS
        form += 1
    at = nth(fitting(ways[form], free, near), n)
    place = int(at >= CARD)
    return MARKS + place * PER_PLACE + SQUARES + deck.laid[pattern][form][at - place * CARD]


def squares_of(which: int) -> int:
    """The squares of a mark on a card, by its number there: a single square or a placement."""
    return 1 << which if which < SQUARES else PLACEMENTS[which - SQUARES]


def mark(s: State, deck: Tables, seat: int, move: int) -> None:
    """E7: mark what the move says, with all that its symbols do; then the seat owes squares of red crosses, or is finished."""
    owed = 0
    if move != PASS:
        which = move - MARKS
        place = which // PER_PLACE
        which -= place * PER_PLACE
        squares = squares_of(which)
        number = s.card[seat][place]
        s.marked[seat][place] |= squares
        note_symbols(s, deck, seat, number, squares)
        owed = s.owed[seat]
        owed = (owed - 1 if owed > 0 else 0) + count(squares & deck.cross[number])  # E11
        if owed > 0 and reach(s, deck, seat, 0) | reach(s, deck, seat, 1) == 0:  # ER1
            owed = 0
    s.owed[seat] = owed
    if owed == 0:
        s.finished |= 1 << seat


def note_symbols(s: State, deck: Tables, seat: int, number: int, squares: int) -> None:
    """ER2: skulls, potions, then the rest; the red crosses come after."""
    if squares & deck.symbols[number] == 0:
        return
    sheet = s.sheet[seat]
    skulls = min(sheet[SKULL] + count(squares & deck.skull[number]), SKULLS)  # E14
    sheet[SKULL] = max(skulls - 2 * count(squares & deck.potion[number]), 0)  # E15: marked skulls are always the first ones
    sheet[RED] = min(sheet[RED] + count(squares & deck.red[number]), GEMS)  # E12
    sheet[GREEN] = min(sheet[GREEN] + count(squares & deck.green[number]), GEMS)
    if squares & deck.torch[number]:  # E13
        sheet[TORCHES] |= 1 << s.round - 1


def mark_all(s: State, deck: Tables, seat: int, rng: Rng) -> None:
    """A whole marking at random, for a seat that is known to be finished."""
    mark(s, deck, seat, sample_mark(s, deck, seat, rng))
    while s.owed[seat] > 0:
        mark(s, deck, seat, sample_mark(s, deck, seat, rng))


def mark_some(s: State, deck: Tables, seat: int, rng: Rng) -> None:
    """Nothing yet, or a marking that still owes a square, for a seat that is known not to be finished."""
    finished = s.finished
    while draw(rng, 2) == 0:
        mark(s, deck, seat, sample_mark(s, deck, seat, rng))
        if s.owed[seat] == 0:  # that would have finished it
            hide(s, seat)
            s.finished = finished
            return
