"""Moves as text: `keep 12 31`, `12: a1 a2 b2`, `take 17`, `take pile`, `pass`."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from saqqara.core.errors import Refused, Unreadable
from saqqara.games.expedition import state
from saqqara.games.expedition.geometry.patterns import PLACEMENT, PLACEMENTS, SQUARE, SQUARE_NAMES, SQUARES, mask_of, names
from saqqara.games.expedition.refusals import GAME, not_now

FORMS = ("keep 12 31", "12: a1 a2 b2", "take 17", "take pile", "pass")
KEEP = re.compile(r"\s*keep\s*([0-9]{1,3})[\s,]+([0-9]{1,3})\s*", re.IGNORECASE)
MARK = re.compile(r"\s*([0-9]{1,3})\s*:\s*((?:[a-z]\s*[0-9]{1,2}[\s,]*){1,25})", re.IGNORECASE)
NAMED = re.compile(r"([a-z])\s*([0-9]{1,2})", re.IGNORECASE)
TAKE = re.compile(r"\s*take\s*([0-9]{1,3}|pile)\s*", re.IGNORECASE)
PASS = re.compile(r"\s*pass\s*", re.IGNORECASE)
MARKED = (*SQUARE_NAMES, *(" ".join(names(int(mask))) for mask in PLACEMENTS))  # what a mark on a place says, by its number


def write(s: Any, deck: Any, seat: int, move: int) -> str:
    """The canonical text."""
    if move < state.MARKS:
        one, other = state.PAIRS[move]
        return f"keep {s.dealt[seat][one]} {s.dealt[seat][other]}"
    if move < state.TAKE:
        place, which = divmod(move - state.MARKS, state.PER_PLACE)
        return f"{s.card[seat][place]}: {MARKED[which]}"
    if move < state.TAKE_PILE:
        return f"take {s.display[move - state.TAKE]}"
    return "take pile" if move == state.TAKE_PILE else "pass"


@cache
def marks(card: int) -> tuple[str, ...]:
    """All marks on a card, by their numbers."""
    return tuple(f"{card}: {squares}" for squares in MARKED)


@lru_cache(maxsize=512)
def while_marking(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The texts of all that somebody with these cards may do in a marking step, by the numbers of the moves; others have none."""
    every = [text for card in cards for text in marks(card)]
    return (*[""] * state.MARKS, *every, *[""] * (state.PASS - state.TAKE), "pass")


def texts(s: Any, deck: Any, seat: int, moves: Sequence[int]) -> tuple[str, ...]:
    """Return the texts of moves as a look lists them."""
    if not moves or not state.MARKS <= moves[0] < state.TAKE:
        return tuple(write(s, deck, seat, move) for move in moves)
    return tuple(map(while_marking(tuple(s.card[seat])).__getitem__, moves))


def read(s: Any, deck: Any, seat: int, text: str) -> int:
    """A text as a move."""
    if match := MARK.fullmatch(text):
        return read_mark(s, seat, int(match[1]), match[2])
    if match := KEEP.fullmatch(text):
        return read_keep(s, seat, sorted((int(match[1]), int(match[2]))))
    if match := TAKE.fullmatch(text):
        return state.TAKE_PILE if match[1].lower() == "pile" else read_take(s, seat, int(match[1]))
    if PASS.fullmatch(text):
        return state.PASS
    raise Unreadable("unreadable", GAME, text=text[:60], forms=tuple(FORMS))


def read_keep(s: Any, seat: int, numbers: list[int]) -> int:
    """Two of the cards dealt to this seat."""
    dealt = list(s.dealt[seat])
    for number in numbers:
        if number not in dealt or number == 0:
            raise not_now(s, seat, state.KEEP) or Refused("E4", "refused-not-dealt", GAME, card=number)
    if numbers[0] == numbers[1]:
        raise not_now(s, seat, state.KEEP) or Refused("E4", "refused-keep-twice", GAME, card=numbers[0])
    pair = [dealt.index(number) for number in numbers]
    return state.PAIRS.index(pair)


def read_mark(s: Any, seat: int, number: int, written: str) -> int:
    """Squares of one of this seat's cards: a single one, or a placement of some pattern."""
    cards = list(s.card[seat])
    if number not in cards or number == 0:
        raise not_now(s, seat, state.MARK) or Refused("E7", "refused-card", GAME, card=number)
    squares = [f"{column.lower()}{int(row)}" for column, row in NAMED.findall(written)]
    for name in squares:
        if name not in SQUARE:
            raise not_now(s, seat, state.MARK) or Refused("E8", "refused-outside", GAME, square=name)
        if squares.count(name) > 1:
            raise not_now(s, seat, state.MARK) or Refused("E8", "refused-twice", GAME, square=name)
    mask = mask_of(squares)
    if len(squares) > 1 and mask not in PLACEMENT:
        raise not_now(s, seat, state.MARK) or Refused("E8", "refused-shape", GAME)
    which = SQUARE[squares[0]] if len(squares) == 1 else SQUARES + PLACEMENT[mask]
    return state.MARKS + int(cards.index(number)) * state.PER_PLACE + which


def read_take(s: Any, seat: int, number: int) -> int:
    """A card of the display."""
    display = list(s.display)
    if number not in display or number == 0:
        raise not_now(s, seat, state.REPLACE) or Refused("E17", "refused-display", GAME, card=number)
    return state.TAKE + int(display.index(number))
