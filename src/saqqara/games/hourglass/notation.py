"""Moves as text: `take 33`, `nothing`, `show 33 = (5 - 2) * 11`, `done`, and the clock's `sand` and `time`."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from saqqara.core.deck_memo import once_a_deck
from saqqara.core.errors import Unreadable
from saqqara.games.hourglass import rules
from saqqara.games.hourglass.deck import NAME
from saqqara.games.hourglass.operations import BITS, BY_DIE, LISTED, LISTS, OPERATIONS, parse, sameness, spell, with_dice
from saqqara.games.hourglass.refusals import no_tile, not_yours

FORMS = ("take 33", "nothing", "show 33 = (5 - 2) * 11", "done")
WORDS = {"nothing": rules.NOTHING, "done": rules.DONE, "sand": rules.SAND_OUT, "time": rules.TIME_OUT}
SAID = {move: word for word, move in WORDS.items()}
TAKE = re.compile(r"take\s*([0-9]{1,6})", re.IGNORECASE)
SHOW = re.compile(r"show\s*([0-9]{1,6})\s*=(.*)", re.IGNORECASE | re.DOTALL)


def dice(s: Any) -> tuple[int, int, int]:
    """The roll."""
    d8, d10, d12 = s.dice
    return d8, d10, d12


@lru_cache(maxsize=64)
def on_dice(d8: int, d10: int, d12: int) -> dict[int, int]:
    """The operations on a roll, packed with its numbers, each once: which of `BY_DIE` it is."""
    same = sameness(d8, d10, d12)
    return {int(with_dice(BY_DIE[index], d8, d10, d12)): index for index in LISTED[same][: LISTS[same]]}


@once_a_deck
def tiles_of(deck: Any) -> dict[int | None, int]:
    """Return the tile of each number."""
    return {number: tile for tile, number in enumerate(deck.number)}


def foreign_move(tile: int, op: int) -> int:
    """The move that shows an operation which is not one on the dice."""
    return (tile + 1) * rules.FOREIGN + op


def write(s: Any, deck: Any, seat: int, move: int) -> str:
    """The canonical text."""
    if move < rules.TILES:
        return f"take {deck.number[move]}"
    if move in SAID:
        return SAID[move]
    if move < rules.MOVES:
        tile, index = divmod(move - rules.SHOW, OPERATIONS)
        op = int(with_dice(BY_DIE[index], *dice(s)))
    else:
        tile, op = (move >> BITS) - 1, move & (rules.FOREIGN - 1)
    return f"show {deck.number[tile]} = {spell(op)}"


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """A text as a move. An operation is read even when it is wrong, or not on the dice (HR5)."""
    stripped = text.strip()
    if stripped.lower() in WORDS:
        return WORDS[stripped.lower()]
    if match := TAKE.fullmatch(stripped):
        tile = tiles_of(deck).get(int(match[1]))
        if tile is None:
            raise no_tile(int(match[1]))
        return tile
    match = SHOW.fullmatch(stripped)
    op = parse(match[2]) if match else None
    if match is None or op is None:
        raise Unreadable("unreadable", NAME, text=text[:60], forms=tuple(FORMS))
    tile = tiles_of(deck).get(int(match[1]))
    if tile is None:
        raise not_yours(int(match[1]))
    index = on_dice(*dice(s)).get(op)
    return foreign_move(tile, op) if index is None else rules.SHOW + tile * OPERATIONS + index


def texts(s: Any, deck: Any, seat: int, moves: Sequence[int]) -> tuple[str, ...]:
    """Return what a look lists of a seat's legal moves: a tile's operations once, as a template."""
    plain = bisect_left(moves, rules.SHOW)
    tiles = [(move - rules.SHOW) // OPERATIONS for move in moves[plain :: LISTS[rules.alike(s)]]]
    return (*(write(s, deck, seat, move) for move in moves[:plain]), *(f"show {deck.number[tile]} = ..." for tile in tiles))
