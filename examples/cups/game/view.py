"""What a seat may see: all but what is under the others' cups."""

from typing import Any

import msgspec

from saqqara.core.rng import draw
from saqqara.games.cups import rules
from saqqara.games.cups.position import position
from saqqara.games.cups.position_types import Position


class View(msgspec.Struct, frozen=True):
    """The table; `dice` has None where a cup is closed to this seat."""

    turn: int
    round: int
    bid: str | None
    dice: tuple[int | None, ...]
    marks: tuple[int, ...]


class Turned(msgspec.Struct, frozen=True):
    """C6: the dice when all cups are lifted, since new ones are rolled at once."""

    dice: tuple[int, ...]


class Detail(msgspec.Struct, frozen=True):
    """The end: rounds lost."""

    marks: tuple[int, ...]


def view(s: Any, deck: Any, seat: int) -> View:
    """The view of a seat, or of an onlooker (-1)."""
    p = position(s, deck)
    dice = tuple(die if p.over or other == seat else None for other, die in enumerate(p.dice))
    return View(turn=p.turn, round=p.round, bid=p.bid, dice=dice, marks=tuple(p.marks))


def detail(s: Any, deck: Any) -> Detail:
    """The breakdown when the game is over."""
    return Detail(marks=tuple(position(s, deck).marks))


def veiled(s: Any, seat: int, move: int) -> bool:
    """Every bid is said aloud."""
    return False


def step(s: Any) -> tuple[int, ...]:
    """No move waits to come into the open."""
    return ()


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """Doubting lifts the cups."""
    return "undo-revealed" if move == rules.DOUBT else None


def turned(s: Any, deck: Any, seat: int, move: int) -> Turned | None:
    """What doubting turned over."""
    return Turned(tuple(position(s, deck).dice)) if move == rules.DOUBT else None


def imagine(seen: View, deck: Any, seat: int, rng: Any) -> Position:
    """A position that this seat cannot tell from the true one."""
    return Position(
        game="cups",
        seats=len(seen.dice),
        turn=seen.turn,
        over=seen.round == rules.ROUNDS,
        round=seen.round,
        bid=seen.bid,
        dice=[int(draw(rng, rules.FACES)) + 1 if die is None else die for die in seen.dice],
        marks=list(seen.marks),
    )
