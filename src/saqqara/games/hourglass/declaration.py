"""The table of Hourglass: the names of all that lies there, its storage in the record of the rules, and who may know it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Annotated, Any, Literal

from msgspec.structs import astuple

from saqqara.core.bits import members, set_of
from saqqara.core.cstruct import copy_of
from saqqara.core.deck_memo import once_a_deck
from saqqara.core.declaration import Shown, Told, by, each, numbers, shown
from saqqara.core.position_field_checks import ITEM, PER_SEAT, RISING, Between, Length
from saqqara.core.position_field_checks import Seat as SeatNumber
from saqqara.core.rng import draw
from saqqara.core.secrecy import Chances, Hidden, Open, Place, Secret, evenly
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import COLOURS, ROWS
from saqqara.games.hourglass.notation import dice, foreign_move, on_dice, tiles_of
from saqqara.games.hourglass.operations import OPERATIONS, example, parse, spell

Phase = Literal["search", "sand", "check"]
TileNumber = Annotated[int, ITEM]
Tiles = Annotated[list[TileNumber], RISING]
Dice = tuple[Annotated[int, Between(1, 8, "H1")], Annotated[int, Between(1, 10, "H1")], Annotated[int, Between(1, 12, "H1")]]


class Pyramid(Told):
    """The numbers of each row; None where the tile has been taken in this round."""

    yellow: Annotated[list[TileNumber | None], Length(ROWS[0], "H3")]
    blue: Annotated[list[TileNumber | None], Length(ROWS[1], "H3")]
    red: Annotated[list[TileNumber | None], Length(ROWS[2], "H3")]
    black: Annotated[list[TileNumber | None], Length(ROWS[3], "H3")]


class Heap(Told):
    """A heap: how many tiles, and the number of the one on top."""

    count: int
    top: TileNumber | None


class Heaps(Told):
    """The four heaps."""

    yellow: Heap
    blue: Heap
    red: Heap
    black: Heap


class Seat(Told):
    """A player's actions in this round: tiles as they were taken, and the operations shown for them."""

    tiles: list[TileNumber]
    shown: dict[str, str]
    nothing: bool
    done: bool


class LastCheck(Told):
    """HR7: the last check's roll, the numbers of its pyramid, ascending, and what was shown for those that were taken (None: nothing)."""

    dice: Dice
    pyramid: Annotated[list[int], RISING]
    shown: dict[str, str | None]


@once_a_deck
def numbers_of(deck: Any) -> list[int]:
    """Return the number of each tile."""
    return list(deck.number)


@once_a_deck
def colours_of(deck: Any) -> dict[int, str]:
    """Return the colour of each number."""
    return {number: COLOURS[colour] for number, colour in zip(deck.number, deck.colour, strict=True)}


def numbers_in(tiles: int, deck: Any) -> list[int]:
    """Return the numbers of a set of tiles, ascending."""
    return [numbers_of(deck)[tile] for tile in members(tiles)]


def in_rows(spots: list[int | None]) -> Pyramid:
    """Return what is said of each spot by rows."""
    return Pyramid(spots[0:4], spots[4:7], spots[7:9], spots[9:10])


def shown_pyramid(s: Any, deck: Any) -> Pyramid:
    """Return the numbers that lie there."""
    names = numbers_of(deck)
    return in_rows([names[tile] if s.free >> tile & 1 else None for tile in s.spot])


def emptied_spots(s: Any, deck: Any) -> Pyramid:
    """Return which tile lay on each spot that was emptied in this round; None elsewhere, and where it is not known."""
    names, taken = numbers_of(deck), s.tile[: s.taken]
    return in_rows([names[tile] if tile in taken else None for tile in s.spot])


def needed(s: Any, deck: Any) -> Pyramid | None:
    """Return what a position must say of the emptied spots: nothing where each row has lost one tile at most."""
    lay = emptied_spots(s, deck)
    rows_of_both = zip(astuple(lay), astuple(shown_pyramid(s, deck)), strict=True)
    return lay if any(any(row) and left.count(None) > 1 for row, left in rows_of_both) else None


def four_heaps(s: Any, deck: Any) -> Heaps:
    """Return the heaps."""
    hidden = [(s.under & tiles).bit_count() for tiles in deck.of_colour]
    return Heaps(*(Heap(n + 1, numbers_of(deck)[top]) if top >= 0 else Heap(0, None) for n, top in zip(hidden, s.top, strict=True)))


def round_of_seats(s: Any, deck: Any) -> list[Seat]:
    """Return what each seat has done in this round."""
    seats = [Seat([], {}, bool(s.nothing >> seat & 1), bool(s.done >> seat & 1)) for seat in range(s.seats)]
    names = numbers_of(deck)
    for tile, seat, op in zip(s.tile[: s.taken], s.holder, s.op, strict=False):
        seats[seat].tiles.append(names[tile])
        if op:
            seats[seat].shown[str(names[tile])] = spell(op)
    return seats


def last_check(s: Any, deck: Any) -> LastCheck | None:
    """Return the last check, if there was one."""
    if s.last_taken == 0:
        return None
    takes = sorted(zip(s.last_tile[: s.last_taken], s.last_op, strict=False))
    texts = {str(numbers_of(deck)[tile]): spell(op) if op else None for tile, op in takes}
    return LastCheck(tuple(s.last_dice), numbers_in(s.last_pyramid, deck), texts)


class Position(Told):
    """Everything on the table. `emptied` has what lay on empty spots, where the colours of the tiles do not tell it."""

    game: Literal["hourglass"]
    advanced: bool
    seats: int
    active: SeatNumber
    over: bool
    phase: Phase
    dice: Annotated[Dice, numbers("dice")]
    pyramid: Annotated[Pyramid, by(shown_pyramid)]
    heaps: Annotated[Heaps, by(four_heaps)]
    round: Annotated[list[Seat], by(round_of_seats), PER_SEAT]
    right: Annotated[list[Tiles], by(lambda s, deck: [numbers_in(tiles, deck) for tiles in s.right[: s.seats]]), PER_SEAT]
    wrong: Annotated[list[Tiles], by(lambda s, deck: [numbers_in(tiles, deck) for tiles in s.wrong[: s.seats]]), PER_SEAT]
    emptied: Annotated[Pyramid | None, by(needed)] = None
    last: Annotated[LastCheck | None, by(last_check)] = None


def rows(p: Position) -> list[tuple[str, list[int | None], Heap]]:
    """Return each colour with its row and heap."""
    return list(zip(COLOURS, astuple(p.pyramid), astuple(p.heaps), strict=True))


def spots(p: Position, deck: Any) -> Iterator[int | None]:
    """Yield for each spot what lies there, or was taken from there in this round, as far as the position tells."""
    taken = [number for own in p.round for number in own.tiles]
    lay = astuple(p.emptied) if p.emptied else [[None] * length for length in ROWS]
    for (colour, row, _), before in zip(rows(p), lay, strict=True):
        of_colour = [number for number in taken if colours_of(deck)[number] == colour]
        only = of_colour[0] if row.count(None) == len(of_colour) == 1 else None
        yield from (number or was or only for number, was in zip(row, before, strict=True))


def lay(p: Position, s: Any, deck: Any) -> None:
    """Write the tiles: those that lie nowhere else are in the heaps, below the top."""
    tile_of = tiles_of(deck)

    def as_set(named: Iterable[int | None]) -> int:
        return set_of(tile_of[number] for number in named if number is not None)

    for seat, own in enumerate(p.round):
        s.nothing |= own.nothing << seat
        s.done |= own.done << seat
        s.holding |= bool(own.tiles) << seat
        s.owing |= (len(own.shown) < len(own.tiles)) << seat
        for number in own.tiles:
            s.tile[s.taken], s.holder[s.taken] = tile_of[number], seat
            s.op[s.taken] = parse(own.shown.get(str(number), "")) or 0
            s.taken += 1
        s.right[seat], s.wrong[seat] = as_set(p.right[seat]), as_set(p.wrong[seat])
    s.spot[:] = [tile_of.get(number, rules.NO_TILE) for number in spots(p, deck)]
    s.top[:] = [tile_of.get(heap.top, -1) for _, _, heap in rows(p)]
    s.free = as_set(number for _, row, _ in rows(p) for number in row)
    away = [own.tiles for own in p.round] + p.right + p.wrong + [[heap.top for _, _, heap in rows(p)]]
    s.under = (1 << rules.TILES) - 1 & ~s.free & ~as_set(number for named in away for number in named)
    if p.last is not None:
        s.last_dice[:], s.last_taken, s.last_pyramid = p.last.dice, len(p.last.shown), as_set(p.last.pyramid)
        for k, (name, text) in enumerate(p.last.shown.items()):
            s.last_tile[k], s.last_op[k] = tile_of[int(name)], parse(text or "") or 0


def sand_has_run_out(position: Position) -> bool:
    """HR5: operations come into the open at the check."""
    return position.phase != "sand"


def opened_in(s: Any) -> Any:
    """HR5: the same, asked of the record."""
    return s.phase != rules.SAND


@lru_cache(maxsize=64)
def none_or_any(d8: int, d10: int, d12: int) -> tuple[str | None, ...]:
    """Return nothing, and each operation on a roll."""
    return None, *(spell(op) for op in sorted(on_dice(d8, d10, d12)))


def tiles_and_texts(known: Position, place: Place) -> tuple[list[int], tuple[str | None, ...]]:
    """Return the tiles that a seat has taken, and all that may be shown for each."""
    assert place.seat is not None
    return known.round[place.seat].tiles, none_or_any(*known.dice)


def shown_for(tiles: list[int], texts: Iterable[str | None]) -> dict[str, str]:
    """Return what is shown for tiles, where None shows nothing."""
    return {str(tile): text for tile, text in zip(tiles, texts, strict=True) if text is not None}


def operations_on_the_dice(known: Position, deck: Any, place: Place) -> Chances:
    """HR5: return all that may be shown: for each tile nothing, or any operation on the dice."""
    tiles, texts = tiles_and_texts(known, place)
    return evenly(shown_for(tiles, chosen) for chosen in product(texts, repeat=len(tiles)))


def drawn_operations(known: Position, deck: Any, place: Place, rng: Any) -> dict[str, str]:
    """Draw one of these, tile by tile: for ten tiles there are up to 193 to the power of ten."""
    tiles, texts = tiles_and_texts(known, place)
    return shown_for(tiles, [texts[draw(rng, len(texts))] for _ in tiles])


SECRETS = (
    Open("game advanced seats active over phase", "H4 H13"),
    Open("dice", "H5"),
    Open("pyramid emptied heaps", "H3"),
    Open("right wrong", "H9"),
    Open("last", "HR7"),
    Open("round[seat].tiles", "H6"),
    Open("round[seat].nothing round[seat].done", "HR1 HR5"),
    Secret("round[seat].shown", "HR5", operations_on_the_dice, until=sand_has_run_out, opened=opened_in, drawn_by=drawn_operations),
)
STORE_SECRETS = ("op", "owing")


class Taker(Shown):
    """A player's round. `shown` is None where operations may have been shown that this seat must not know of."""

    tiles: list[int]
    shown: dict[str, str] | None
    nothing: bool
    done: bool


def taker(own: Any, deck: Any) -> Taker:
    """HR5: return a player's round as somebody sees it. Whoever has taken no tile has no operation to hide."""
    operations = own.shown
    if isinstance(operations, Hidden):
        operations = None if own.tiles else {}
    return Taker(own.tiles, operations, own.nothing, own.done)


def seat_of(seen: Taker, deck: Any) -> Seat:
    """Return a player's round as a position has it, with `Hidden` operations."""
    operations: Any = Hidden() if seen.shown is None else seen.shown
    return Seat(seen.tiles, operations, seen.nothing, seen.done)


class Judged(Shown):
    """A tile of the last check's pyramid: who took it, what was shown, was it right; and an operation that makes it, if there is one."""

    number: int
    seat: int | None
    shown: str | None
    right: bool | None
    example: str | None


class Last(Shown):
    """HR7: the last check."""

    dice: tuple[int, int, int]
    tiles: tuple[Judged, ...]


def judged(s: Any, deck: Any) -> Last | None:
    """HR7: return the last check. Who took a tile, and whether it was right, is seen from where it lies now."""
    check = last_check(s, deck)
    if check is None:
        return None
    piles = [(seat, right, held[seat]) for right, held in ((True, s.right), (False, s.wrong)) for seat in range(s.seats)]
    dice, tile_of, tiles = tuple(s.last_dice), tiles_of(deck), []
    for number in check.pyramid:
        seat, right, text = None, None, None
        if (name := str(number)) in check.shown:
            seat, right = next((seat, right) for seat, right, held in piles if held >> tile_of[number] & 1)
            text = check.shown[name]
        tiles.append(Judged(number, seat, text, right, example(dice, number)))
    return Last(dice, tuple(tiles))


def remembered(last: Last, deck: Any) -> LastCheck:
    """Return the last check as a position has it."""
    texts = {str(tile.number): tile.shown for tile in last.tiles if tile.seat is not None}
    return LastCheck(last.dice, [tile.number for tile in last.tiles], texts)


class Tile(Shown, gc=False):
    """Colour and scarabs of a tile."""

    colour: str
    scarabs: int


@once_a_deck
def backs(deck: Any) -> list[tuple[int, str, Tile]]:
    """Return each tile as a set of one, its number as text, its colour and scarabs."""
    tiles = enumerate(zip(deck.number, deck.colour, deck.scarabs, strict=True))
    return [(1 << tile, str(number), Tile(COLOURS[colour], scarabs)) for tile, (number, colour, scarabs) in tiles]


def in_sight(s: Any, deck: Any) -> dict[str, Tile]:
    """Return colour and scarabs of all tiles that are not hidden in the heaps, by their numbers."""
    under = s.under
    return {number: tile for bit, number, tile in backs(deck) if not under & bit}


class View(Shown):
    """The table. `emptied` has the tiles taken in this round where they lay, as far as that is known; `scores` are the points so far (H12);
    `tiles` describes the tiles in sight by their numbers; a wrong tile costs `penalty` times its scarabs."""

    advanced: bool
    active: int
    over: bool
    phase: Phase
    dice: Annotated[tuple[int, int, int], shown(lambda s, deck: tuple(s.dice))]
    pyramid: Pyramid
    emptied: Annotated[Pyramid, shown(emptied_spots)]
    heaps: Heaps
    round: Annotated[list[Taker], each(taker, seat_of)]
    right: list[list[int]]
    wrong: list[list[int]]
    scores: Annotated[tuple[int, ...], shown(lambda s, deck: tuple(rules.score(s, deck, seat) for seat in range(s.seats)))]
    tiles: Annotated[dict[str, Tile], shown(in_sight)]
    last: Annotated[Last | None, shown(judged, back=remembered)]
    penalty: Annotated[int, shown(lambda s, deck: deck.penalty)]


class Detail(Shown):
    """The end (H12): scarabs that right tiles brought and wrong ones cost, how many tiles, the highest number among them."""

    right: tuple[int, ...]
    wrong: tuple[int, ...]
    tiles: tuple[int, ...]
    highest: tuple[int, ...]


def detail(s: Any, deck: Any) -> Detail:
    """Return the breakdown when the game is over."""
    right, wrong = s.right[: s.seats], s.wrong[: s.seats]
    held = [a | b for a, b in zip(right, wrong, strict=True)]
    return Detail(
        right=tuple(rules.scarabs(deck, tiles) for tiles in right),
        wrong=tuple(deck.penalty * rules.scarabs(deck, tiles) for tiles in wrong),
        tiles=tuple(tiles.bit_count() for tiles in held),
        highest=tuple(rules.highest(deck, tiles) for tiles in held),
    )


def scored(seen: View, detail: Detail) -> tuple[int, ...]:
    """H12: each seat's points so far."""
    return seen.scores


def awaited(s: Any, seat: int) -> int:
    """Return the set of seats that may act, as far as a seat can know.

    HR5: while the sand runs it is hidden whether another seat has still to show an operation: all that have taken a tile are awaited.
    """
    if s.phase != rules.SAND:
        return int(rules.to_act(s))
    own = 1 << seat if seat >= 0 else 0
    return int(rules.takers(s) | s.holding & ~own | s.owing & own | 1 << rules.CLOCK)


def veiled(s: Any, seat: int, move: int) -> bool:
    """HR5: an operation is hidden until the check."""
    return bool(s.phase == rules.SAND and move >= rules.SHOW)


def veiled_moves(s: Any, deck: Any, seat: int) -> list[int]:
    """HR5: return the operations that a seat has shown before the check, as the state has them."""
    if s.phase != rules.SAND:
        return []
    return [show_move(s, k) for k in range(s.taken) if s.holder[k] == seat and s.op[k]]


def show_move(s: Any, k: int) -> int:
    """Return the move that showed the operation of a take: one of those on the dice, or one on other numbers."""
    listed = on_dice(*dice(s)).get(s.op[k])
    return foreign_move(s.tile[k], s.op[k]) if listed is None else rules.SHOW + s.tile[k] * OPERATIONS + listed


def step(s: Any) -> tuple[int, ...]:
    """Operations come into the open when the sand has run out. Every round has another active player, every check judges some tile."""
    tiles_judged = sum(held.bit_count() for tiles in (s.right, s.wrong) for held in tiles)
    return tiles_judged, s.active, s.phase


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """HR6: a tile is never put back; HR5: no second try. A word may be taken back unless it ended something."""
    if move < rules.TILES:
        return "undo-taken"
    if move >= rules.SHOW:
        return "undo-shown"
    after = copy_of(s)
    rules.play(after, deck, seat, move, [1] * 4)
    return None if step(after) == step(s) else "undo-revealed"


CLOCKS = (("time", "first", "HR1"), ("sand", "sand", "H6"), ("time", "check", "HR5"))
"""The clock's move in each phase, the name of its time, and the clause that sets it."""


def clock(s: Any) -> tuple[str, str, str] | None:
    """Return the clock's next move, the name of its time, and the clause of that time."""
    return None if s.over else CLOCKS[s.phase]
