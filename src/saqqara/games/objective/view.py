"""What a seat may see: all but the others' objectives."""

from typing import Any

import msgspec
from msgspec.structs import replace

from saqqara.core.fields import fields
from saqqara.core.rng import draw
from saqqara.games.objective import rules
from saqqara.games.objective.position import spots, stocks
from saqqara.games.objective.position_types import Colour, Position, Spot
from saqqara.games.objective.words import COLOURS

MEMBERS = [[colour for colour in range(rules.COLOURS) if some >> colour & 1] for some in range(1 << rules.COLOURS)]
"""The colours of every set of them."""


class View(msgspec.Struct, frozen=True):
    """The board and stocks, open to all (O6); `objectives` has None where the colour is secret to this seat."""

    mode: str
    turn: int
    colours: tuple[Colour, ...]
    spots: tuple[Spot, ...]
    stocks: tuple[dict[Colour, int], ...]
    objectives: tuple[Colour | None, ...]
    counts: dict[Colour, int]
    covered: dict[Colour, int]


class Detail(msgspec.Struct, frozen=True):
    """The end: each seat's objective, its spots (O14), covered spots (O15) and tallest stack (O16)."""

    objectives: tuple[Colour, ...]
    spots: tuple[int, ...]
    covered: tuple[int, ...]
    tallest: tuple[int, ...]


def view(s: Any, deck: Any, seat: int) -> View:
    """The view of a seat, or of an onlooker."""
    names: Any = COLOURS
    f = fields(s)
    in_play = MEMBERS[f.colours]
    standing = [rules.standing(s, colour) for colour in range(rules.COLOURS)]
    seen = View(
        mode="fair" if f.mode == rules.FAIR else "random",
        turn=f.turn,
        colours=tuple([names[colour] for colour in in_play]),
        spots=tuple(spots(f)),
        stocks=tuple(stocks(f)),
        objectives=tuple([names[colour] for colour in f.objective[: f.seats]]) if f.left == 0 else (None,) * f.seats,
        counts={names[colour]: standing[colour] >> 16 for colour in in_play},
        covered={names[colour]: standing[colour] >> 8 & 255 for colour in in_play},
    )
    return seen if seat < 0 else for_seat(seen, s, deck, seat)


def for_seat(seen: View, s: Any, deck: Any, seat: int) -> View:
    """What a seat knows beyond an onlooker: its own colour (O3)."""
    objectives: list[Any] = list(seen.objectives)
    objectives[seat] = COLOURS[s.objective[seat]]
    return replace(seen, objectives=tuple(objectives))


def detail(s: Any, deck: Any) -> Detail:
    """The breakdown when the game is over."""
    names: Any = COLOURS
    standing = [int(rules.standing(s, s.objective[seat])) for seat in range(s.seats)]
    return Detail(
        objectives=tuple(names[s.objective[seat]] for seat in range(s.seats)),
        spots=tuple(n >> 16 for n in standing),
        covered=tuple(n >> 8 & 255 for n in standing),
        tallest=tuple(n & 255 for n in standing),
    )


def veiled(s: Any, seat: int, move: int) -> bool:
    """Every placement is open."""
    return False


def step(s: Any) -> tuple[int, ...]:
    """Nothing waits to come into the open."""
    return ()


def reveals(s: Any, deck: Any, seat: int, move: int) -> str | None:
    """A placement shows nothing that was hidden (the end of the game does, which the table sees for itself)."""
    return None


def scored(seen: View, detail: Detail) -> tuple[int, ...]:
    """O14: each seat's spots so far, once its colour is known."""
    return tuple(seen.counts[colour] for colour in detail.objectives)


def imagine(seen: View, deck: Any, seat: int, rng: Any) -> Position:
    """A position that this seat cannot tell from the true one."""
    secret = [colour for colour in seen.colours if colour not in seen.objectives]
    objectives = [own if own is not None else secret.pop(int(draw(rng, len(secret)))) for own in seen.objectives]
    return Position(
        game="objective",
        mode="fair" if seen.mode == "fair" else "random",
        seats=len(seen.stocks),
        turn=seen.turn,
        over=not any(any(held.values()) for held in seen.stocks),
        spots=list(seen.spots),
        stocks=list(seen.stocks),
        objectives=objectives,
    )
