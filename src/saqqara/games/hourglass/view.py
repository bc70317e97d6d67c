"""What a seat may see: all but the operations that others have shown before the check (HR5)."""

from array import array
from typing import Any, Literal

import msgspec

from saqqara.core.cstruct import copy_of
from saqqara.core.fields import Fields, fields
from saqqara.core.rng import draw
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import COLOURS, NAME
from saqqara.games.hourglass.notation import dice, foreign_move, on_dice
from saqqara.games.hourglass.operations import OPERATIONS, example, spell
from saqqara.games.hourglass.position import PHASES, emptied, heaps, members, needed, pyramid, takes
from saqqara.games.hourglass.position_types import Heaps, LastCheck, Position, Pyramid, Seat

CLOCKS = (("time", "first", "HR1"), ("sand", "sand", "H6"), ("time", "check", "HR5"))
"""The clock's move in each phase, the name of its time, and the clause that sets it."""


class Tile(msgspec.Struct, frozen=True, gc=False):
    """Colour and scarabs of a tile."""

    colour: str
    scarabs: int


class Taker(msgspec.Struct, frozen=True):
    """A player's round. `shown` is None where operations may have been shown that this seat must not know of."""

    tiles: list[int]
    shown: dict[str, str] | None
    nothing: bool
    done: bool


class Judged(msgspec.Struct, frozen=True):
    """A tile of the last check's pyramid: who took it, what was shown, was it right; and an operation that makes it, if there is one."""

    number: int
    seat: int | None
    shown: str | None
    right: bool | None
    example: str | None


class Last(msgspec.Struct, frozen=True):
    """HR7: the last check."""

    dice: tuple[int, int, int]
    tiles: tuple[Judged, ...]


class View(msgspec.Struct, frozen=True):
    """The table. `emptied` has the tiles taken in this round where they lay, as far as that is known; `scores` are the points so far (H12);
    `tiles` describes the tiles in sight by their numbers; a wrong tile costs `penalty` times its scarabs."""

    advanced: bool
    active: int
    over: bool
    phase: Literal["search", "sand", "check"]
    dice: tuple[int, int, int]
    pyramid: Pyramid
    emptied: Pyramid
    heaps: Heaps
    round: tuple[Taker, ...]
    right: tuple[tuple[int, ...], ...]
    wrong: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    tiles: dict[str, Tile]
    last: Last | None
    penalty: int


class Detail(msgspec.Struct, frozen=True):
    """The end (H12): scarabs that right tiles brought and wrong ones cost, how many tiles, the highest number among them."""

    right: tuple[int, ...]
    wrong: tuple[int, ...]
    tiles: tuple[int, ...]
    highest: tuple[int, ...]


def view(s: Any, deck: Any, seat: int) -> View:
    """The view of a seat, or of an onlooker."""
    f, numbers = fields(s), list(deck.number)
    seats = f.seats
    phases: Any = PHASES
    right, wrong = ([members(held) for held in getattr(f, name)[:seats]] for name in ("right", "wrong"))
    worth, colours, penalty = list(deck.scarabs), list(deck.colour), deck.penalty
    shown = View(
        advanced=bool(f.advanced),
        active=f.active,
        over=bool(f.over),
        phase=phases[f.phase],
        dice=f.dice,
        pyramid=pyramid(f, numbers),
        emptied=emptied(f, numbers),
        heaps=heaps(f, deck, numbers),
        round=tuple(taker(f, numbers, other, False) for other in range(seats)),
        right=tuple(tuple(numbers[tile] for tile in tiles) for tiles in right),
        wrong=tuple(tuple(numbers[tile] for tile in tiles) for tiles in wrong),
        scores=tuple(sum(worth[t] for t in good) - penalty * sum(worth[t] for t in ill) for good, ill in zip(right, wrong, strict=True)),
        tiles={str(numbers[tile]): Tile(COLOURS[colours[tile]], worth[tile]) for tile in members((1 << rules.TILES) - 1 & ~f.under)},
        last=last(f, deck, numbers) if f.last_taken else None,
        penalty=penalty,
    )
    return shown if seat < 0 else for_seat(shown, s, deck, seat)


def for_seat(shown: View, s: Any, deck: Any, seat: int) -> View:
    """What a seat knows beyond an onlooker: the operations that it has shown itself (HR5)."""
    if s.phase != rules.SAND:
        return shown
    takers = list(shown.round)
    takers[seat] = taker(fields(s), list(deck.number), seat, True)
    return msgspec.structs.replace(shown, round=tuple(takers))


def taker(f: Fields, numbers: list[int], seat: int, own: bool) -> Taker:
    """HR5: hidden from the others until the check, and so is whether there is anything to hide."""
    taken = takes(f, numbers, seat)
    hidden = f.phase == rules.SAND and not own and bool(taken.tiles)
    return Taker(taken.tiles, None if hidden else taken.shown, taken.nothing, taken.done)


def last(f: Fields, deck: Any, numbers: list[int]) -> Last:
    """HR7: the last check. Who held a tile, and whether it was right, is seen from where it lies now."""
    d8, d10, d12 = f.last_dice
    shown = {f.last_tile[k]: f.last_op[k] for k in range(f.last_taken)}
    judged = []
    for tile in members(f.last_pyramid):
        made = example((d8, d10, d12), numbers[tile])
        seat, right = holder(f, tile) if tile in shown else (None, None)
        text = spell(shown[tile]) if shown.get(tile) else None
        judged.append(Judged(numbers[tile], seat, text, right, made))
    return Last((d8, d10, d12), tuple(judged))


def holder(f: Fields, tile: int) -> tuple[int, bool]:
    """Who has a judged tile, and whether it was right."""
    seat = next(seat for seat in range(f.seats) if (f.right[seat] | f.wrong[seat]) >> tile & 1)
    return seat, bool(f.right[seat] >> tile & 1)


def detail(s: Any, deck: Any) -> Detail:
    """The breakdown when the game is over."""
    right = s.right[: s.seats]
    wrong = s.wrong[: s.seats]
    held = [a | b for a, b in zip(right, wrong, strict=True)]
    return Detail(
        right=tuple(int(rules.scarabs(deck, tiles)) for tiles in right),
        wrong=tuple(int(deck.penalty) * int(rules.scarabs(deck, tiles)) for tiles in wrong),
        tiles=tuple(tiles.bit_count() for tiles in held),
        highest=tuple(int(rules.highest(deck, tiles)) for tiles in held),
    )


def awaited(s: Any, seat: int) -> int:
    """The set of seats that may act, as far as this seat can know: whether another one has still to show an operation is hidden (HR5)."""
    if s.phase != rules.SAND:
        return int(rules.to_act(s))
    own = 1 << seat if seat >= 0 else 0
    return int(rules.to_act(s)) | int(s.holding) & ~own


def veiled(s: Any, seat: int, move: int) -> bool:
    """HR5: an operation is hidden until the check."""
    return bool(s.phase == rules.SAND and move >= rules.SHOW)


def veiled_moves(s: Any, deck: Any, seat: int) -> list[int]:
    """HR5: the operations that a seat has shown before the check, as the state has them."""
    if s.phase != rules.SAND:
        return []
    return [show_move(s, k) for k in range(s.taken) if s.holder[k] == seat and s.op[k]]


def show_move(s: Any, k: int) -> int:
    """The move that showed the operation of a take: one of those on the dice, or one on other numbers."""
    tile, op = int(s.tile[k]), int(s.op[k])
    listed = on_dice(*dice(s)).get(op)
    return foreign_move(tile, op) if listed is None else rules.SHOW + tile * OPERATIONS + listed


def step(s: Any) -> tuple[int, ...]:
    """Operations come into the open when the sand has run out. Every round has another active player, every check judges some tile."""
    judged = sum(held.bit_count() for tiles in (s.right, s.wrong) for held in tiles)
    return judged, int(s.active), int(s.phase)


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """HR6: a tile is never put back; HR5: no second try. A word may be taken back unless it ended something."""
    if move < rules.TILES:
        return "undo-taken"
    if move >= rules.SHOW:
        return "undo-shown"
    after = copy_of(s)
    rules.play(after, deck, seat, move, array("Q", [1] * 4))
    return None if step(after) == step(s) else "undo-revealed"


def clock(s: Any) -> tuple[str, str, str] | None:
    """The clock's next move, the name of its time, and the clause of that time."""
    return None if s.over else CLOCKS[s.phase]


def scored(seen: View, detail: Any) -> tuple[int, ...]:
    """H12: each seat's points so far."""
    return seen.scores


def imagine(seen: View, deck: Any, seat: int, rng: Any) -> Position:
    """A position that this seat cannot tell from the true one: for each tile with a hidden operation, none or any on the dice."""
    ops = sorted(on_dice(*seen.dice))

    def shown(own: Taker) -> dict[str, str]:
        if own.shown is not None:
            return own.shown
        drawn = {str(number): int(draw(rng, len(ops) + 1)) for number in own.tiles}
        return {number: spell(ops[n - 1]) for number, n in drawn.items() if n}

    return Position(
        game=NAME,
        advanced=seen.advanced,
        seats=len(seen.round),
        active=seen.active,
        over=seen.over,
        phase=seen.phase,
        dice=list(seen.dice),
        pyramid=seen.pyramid,
        heaps=seen.heaps,
        round=[Seat(own.tiles, shown(own), own.nothing, own.done) for own in seen.round],
        right=[list(numbers) for numbers in seen.right],
        wrong=[list(numbers) for numbers in seen.wrong],
        emptied=needed(seen.emptied, seen.pyramid),
        last=remembered(seen.last),
    )


def remembered(last: Last | None) -> LastCheck | None:
    """The last check as a position has it."""
    if last is None:
        return None
    shown = {str(tile.number): tile.shown for tile in last.tiles if tile.seat is not None}
    return LastCheck(list(last.dice), [tile.number for tile in last.tiles], shown)
