"""Positions as data: everything on the table, operations that are still hidden included."""

from typing import Any

from saqqara.core.fields import Fields, fields
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import NAME
from saqqara.games.hourglass.operations import parse, spell
from saqqara.games.hourglass.position_check import by_colour, check, colours_of, rows
from saqqara.games.hourglass.position_types import Heap, Heaps, LastCheck, Position, Pyramid, Seat

PHASES = ("search", "sand", "check")


def members(tiles: int) -> list[int]:
    """The tiles of a set, rising."""
    found = []
    while tiles:
        found.append((tiles & -tiles).bit_length() - 1)
        tiles &= tiles - 1
    return found


def pyramid(f: Fields, numbers: list[int]) -> Pyramid:
    """The pyramid of a state."""
    free = f.free
    lying = [numbers[tile] if free >> tile & 1 else None for tile in f.spot]
    return in_rows(lying)


def in_rows(numbers: list[int | None]) -> Pyramid:
    """The numbers of all spots by rows."""
    return Pyramid(numbers[0:4], numbers[4:7], numbers[7:9], numbers[9:10])


def emptied(f: Fields, numbers: list[int]) -> Pyramid:
    """Which tile lay on each spot that was emptied in this round; None elsewhere, and where it is not known."""
    taken = f.tile[: f.taken]
    return in_rows([numbers[tile] if tile in taken else None for tile in f.spot])


def needed(lay: Pyramid, left: Pyramid) -> Pyramid | None:
    """What a position must say of the emptied spots: nothing where each row has lost one tile at most."""
    many = (row for row, lying in zip(by_colour(lay), by_colour(left), strict=True) if lying.count(None) > 1)
    return lay if any(number is not None for row in many for number in row) else None


def heaps(f: Fields, deck: Any, numbers: list[int]) -> Heaps:
    """The heaps of a state."""
    under = f.under
    below = [(under & tiles).bit_count() for tiles in deck.of_colour]
    tops = f.top
    return Heaps(*(Heap(n + 1, numbers[top]) if top >= 0 else Heap(0, None) for n, top in zip(below, tops, strict=True)))


def takes(f: Fields, numbers: list[int], seat: int) -> Seat:
    """A seat's round."""
    own = [k for k in range(f.taken) if f.holder[k] == seat]
    tiles = [numbers[f.tile[k]] for k in own]
    shown = {str(number): spell(f.op[k]) for k, number in zip(own, tiles, strict=True) if f.op[k]}
    return Seat(tiles, shown, bool(f.nothing >> seat & 1), bool(f.done >> seat & 1))


def last_check(f: Fields, numbers: list[int]) -> LastCheck | None:
    """The last check, if there was one."""
    if f.last_taken == 0:
        return None
    ops = {f.last_tile[k]: f.last_op[k] for k in range(f.last_taken)}
    return LastCheck(
        dice=list(f.last_dice),
        pyramid=[numbers[tile] for tile in members(f.last_pyramid)],
        shown={str(numbers[tile]): spell(ops[tile]) if ops[tile] else None for tile in sorted(ops)},
    )


def position(s: Any, deck: Any) -> Position:
    """The position of a state."""
    f, numbers = fields(s), list(deck.number)
    seats = range(f.seats)
    phases: Any = PHASES
    return Position(
        game=NAME,
        advanced=bool(f.advanced),
        seats=f.seats,
        active=f.active,
        over=bool(f.over),
        phase=phases[f.phase],
        dice=list(f.dice),
        pyramid=pyramid(f, numbers),
        heaps=heaps(f, deck, numbers),
        round=[takes(f, numbers, seat) for seat in seats],
        right=[[numbers[tile] for tile in members(f.right[seat])] for seat in seats],
        wrong=[[numbers[tile] for tile in members(f.wrong[seat])] for seat in seats],
        emptied=needed(emptied(f, numbers), pyramid(f, numbers)),
        last=last_check(f, numbers),
    )


def lain(p: Position, deck: Any) -> list[list[int | None]]:
    """Each row with the tiles that lie there or were taken from there in this round, as far as the position tells."""
    colour_of = colours_of(deck)
    taken = [number for own in p.round for number in own.tiles]
    known: list[list[int | None]] = by_colour(p.emptied) if p.emptied else [[None] * len(row) for _, row, _ in rows(p)]
    found: list[list[int | None]] = []
    for (colour, row, _), emptied_here in zip(rows(p), known, strict=True):
        of_colour = [number for number in taken if colour_of[number] == colour]
        one = of_colour[0] if row.count(None) == len(of_colour) == 1 else None
        found.append(
            [number if number is not None else was if was is not None else one for number, was in zip(row, emptied_here, strict=True)]
        )
    return found


def state(p: Position, deck: Any) -> Any:
    """The state of a position; raises `BadPosition` when it cannot be on a table."""
    check(p, deck)
    s = rules.State()
    tile_of = {int(number): tile for tile, number in enumerate(deck.number)}
    s.seats, s.advanced, s.active, s.over, s.phase = p.seats, p.advanced, p.active, p.over, PHASES.index(p.phase)
    s.dice[:] = p.dice
    for seat, own in enumerate(p.round):
        s.nothing |= own.nothing << seat
        s.done |= own.done << seat
        for number in own.tiles:
            k = int(s.taken)
            s.tile[k], s.holder[k], s.taken = tile_of[number], seat, k + 1
            s.op[k] = parse(own.shown.get(str(number), "")) or 0
            s.holding |= 1 << seat
            s.owing |= (str(number) not in own.shown) << seat
        s.right[seat] = sum(1 << tile_of[number] for number in p.right[seat])
        s.wrong[seat] = sum(1 << tile_of[number] for number in p.wrong[seat])
    lying = [number for _, row, _ in rows(p) for number in row]
    lay = [number for row in lain(p, deck) for number in row]
    s.spot[:] = [rules.NO_TILE if number is None else tile_of[number] for number in lay]
    s.top[:] = [-1 if heap.top is None else tile_of[heap.top] for _, _, heap in rows(p)]
    s.free = sum(1 << tile_of[number] for number in lying if number is not None)
    if p.last is not None:
        s.last_dice[:], s.last_taken = p.last.dice, len(p.last.shown)
        s.last_pyramid = sum(1 << tile_of[number] for number in p.last.pyramid)
        for k, (last_number, text) in enumerate(p.last.shown.items()):
            s.last_tile[k], s.last_op[k] = tile_of[int(last_number)], parse(text or "") or 0
    tops = [heap.top for _, _, heap in rows(p)]
    seen = {*lying, *tops, *(number for numbers in [own.tiles for own in p.round] + p.right + p.wrong for number in numbers)}
    s.under = sum(1 << tile for number, tile in tile_of.items() if number not in seen)
    return s
