"""Positions as data: everything on the table, secrets included."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from saqqara.core.fields import Fields, fields
from saqqara.games.expedition import layout, marking
from saqqara.games.expedition.deck import COLOURS
from saqqara.games.expedition.patterns import PATTERNS, mask_of, names
from saqqara.games.expedition.position_check import check
from saqqara.games.expedition.position_types import Before, Card, Due, Phase, Player, Position

PHASES: tuple[Phase, ...] = ("keep", "mark", "replace", "mark")  # a game that is over has ended in its last marking


def cards_in(mask: int) -> list[int]:
    """A set of cards, ascending."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def pattern_of(f: Fields) -> Any:
    """The pattern of this turn, by name."""
    return None if f.pattern < 0 else PATTERNS[f.pattern]


def expeditions_left(f: Fields) -> list[Any]:
    """The unrevealed expedition cards of this round."""
    return [pattern for pattern, n in zip(PATTERNS, f.left, strict=True) for _ in range(n)]


def boxes_of(f: Fields, points: Sequence[int], seat: int) -> dict[Any, list[int]]:
    """The boxes that a seat has taken, or that nobody has."""
    return {colour: list(own) for colour, own in zip(COLOURS, boxes_by_colour(f.box, tuple(points), seat), strict=True)}


@lru_cache(maxsize=1024)
def boxes_by_colour(box: tuple[tuple[int, ...], ...], points: tuple[int, ...], seat: int) -> list[list[int]]:
    """The same from the owners of all boxes, which change seldom."""
    found = [[worth for worth, owner in zip(points, owners, strict=True) if owner == seat] for owners in box]
    return found if seat == layout.NOBODY else [worths[::-1] for worths in found]


def torches_of(entry: int, rounds: int) -> list[bool]:
    """Torches by round."""
    return [bool(entry >> number & 1) for number in range(rounds)]


def to_replace(f: Fields) -> list[Due]:
    """The replacements due, in their order (E18)."""
    completed = f.completed
    return [Due(next(seat for seat in range(layout.SEATS) if completed[seat] >> card & 1), card) for card in cards_in(f.to_replace)]


def before_of(f: Fields, rounds: int, seat: int) -> Before | None:
    """What the others still see of a seat, where that differs from what it has."""
    marked, sheet = f.marked_before[seat], f.sheet_before[seat]
    if marked == f.marked[seat] and sheet == f.sheet[seat]:
        return None
    red, green, torches, skulls = sheet
    return Before([names(mask) for mask in marked], red, green, torches_of(torches, rounds), skulls)


def player(f: Fields, deck: Any, seat: int) -> Player:
    """One player of a state."""
    red, green, torches, skulls = f.sheet[seat]
    rounds = int(deck.rounds)
    dealt = [number for number in f.dealt[seat] if number]
    cards: list[Card | None] = [
        Card(number, names(mask)) if number else None for number, mask in zip(f.card[seat], f.marked[seat], strict=True)
    ]
    if f.phase == layout.KEEP:
        kept = f.kept[seat]
        cards = [] if kept == layout.NOBODY else [Card(dealt[i], []) for i in layout.PAIRS[kept]]
    return Player(
        dealt=dealt,
        cards=cards,
        completed=cards_in(f.completed[seat]),
        red=red,
        green=green,
        torches=torches_of(torches, rounds),
        skulls=skulls,
        boxes=boxes_of(f, deck.box_points, seat),
        owed=f.owed[seat],
        finished=finished(f, seat),
        before=before_of(f, rounds, seat),
    )


def finished(s: Any, seat: int) -> bool:
    """Whether a seat is done with the current step."""
    if s.phase == layout.REPLACE:
        return not int(s.completed[seat]) & int(s.to_replace)
    return bool(int(s.finished) >> seat & 1)


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    f = fields(s)
    keeping = f.phase == layout.KEEP
    return Position(
        game="expedition",
        seats=f.seats,
        over=f.phase == layout.OVER,
        phase=PHASES[f.phase],
        round=f.round,
        turn=f.turn,
        pattern=pattern_of(f),
        expeditions_left=expeditions_left(f),
        display=[] if keeping else [number or None for number in f.display],
        pile=f.pile.bit_count(),
        to_replace=to_replace(f),
        boxes_left=boxes_of(f, deck.box_points, layout.NOBODY),
        players=[player(f, deck, seat) for seat in range(f.seats)],
    )


def state(p: Position, deck: Any) -> Any:
    """The state of a position."""
    check(p, deck)
    return laid_out(p, deck)


def laid_out(p: Position, deck: Any) -> Any:
    """The state of a position that is known to be right."""
    s = layout.State()
    s.seats, s.round, s.turn = p.seats, p.round, p.turn
    s.phase = layout.OVER if p.over else PHASES.index(p.phase)
    s.pattern = PATTERNS.index(p.pattern) if p.pattern else layout.NOBODY
    for pattern in p.expeditions_left:
        s.left[PATTERNS.index(pattern)] += 1
    for place, number in enumerate(p.display):
        s.display[place] = number or 0
    for seat in range(layout.SEATS):
        s.kept[seat] = layout.NOBODY
    for boxes in s.box:
        boxes[:] = [layout.NOBODY] * layout.BOXES
    s.to_replace = sum(1 << due.card for due in p.to_replace)
    for seat, seated in enumerate(p.players):
        sit(s, deck, seat, seated, p.phase)
    gone = {*p.display, *(n for q in p.players for n in (*q.dealt, *q.completed, *(card.number for card in q.cards if card)))}
    s.pile = sum(1 << number for number in range(1, layout.CARDS + 1) if number not in gone)
    return s


def sheet(of: Player | Before) -> list[int]:
    """The entries of a score card."""
    return [of.red, of.green, sum(lit << number for number, lit in enumerate(of.torches)), of.skulls]


def sit(s: Any, deck: Any, seat: int, seated: Player, phase: Phase) -> None:
    """Put one player into a state."""
    s.dealt[seat][:] = seated.dealt or [0] * layout.DEALT
    if phase == "keep":
        if seated.cards:
            pair = [seated.dealt.index(card.number) for card in seated.cards if card]
            s.kept[seat] = layout.PAIRS.index(pair)
    else:
        s.card[seat][:] = [card.number if card else 0 for card in seated.cards]
        s.marked[seat][:] = [mask_of(card.marked) if card else 0 for card in seated.cards]
    s.sheet[seat][:] = sheet(seated)
    s.completed[seat] = sum(1 << number for number in seated.completed)
    s.owed[seat] = seated.owed
    if phase != "replace":
        s.finished |= seated.finished << seat
    for index, colour in enumerate(COLOURS):
        for points in seated.boxes[colour]:
            s.box[index][list(deck.box_points).index(points)] = seat
    marking.show(s, seat)
    if seated.before is not None:
        s.marked_before[seat][:] = [mask_of(marked) for marked in seated.before.marked]
        s.sheet_before[seat][:] = sheet(seated.before)
