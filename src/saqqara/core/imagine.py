"""From a look to a whole table that would look the same: how bots think about what they cannot see."""

from typing import Any

from msgspec.structs import replace

from saqqara.core.game import ONLOOKER, find
from saqqara.core.look import Look
from saqqara.core.reading import plain
from saqqara.core.rng import Rng, generator
from saqqara.core.table import Table


def imagine(look: Look, seed: bytes, deck: Any = None) -> Table:
    """A table on which this seat would see just this: what is hidden from it is drawn at random. Knows the look and nothing else."""
    kind = find(look.game)
    tables = kind.tables(kind.deck(deck))
    seat = ONLOOKER if look.seat is None else look.seat
    return Table.from_position(plain(kind.part("view").imagine(look.view, tables, seat, generator(seed))), seed, deck=deck)


def imagine_state(look: Look, rng: Rng, deck: Any = None) -> tuple[Any, Any]:
    """The record of such a table, and the deck's tables. What a look was made of is not checked again, where the game leaves that apart."""
    kind = find(look.game)
    tables = kind.tables(kind.deck(deck))
    seat = ONLOOKER if look.seat is None else look.seat
    view, position = kind.part("view"), kind.part("position")
    if hasattr(view, "imagine_state"):
        return view.imagine_state(look.view, tables, seat, rng), tables
    laid_out = getattr(position, "laid_out", position.state)
    return laid_out(view.imagine(look.view, tables, seat, rng), tables), tables


def look_inside(state: Any, tables: Any, look: Look, seat: int, history: tuple[tuple[int | None, str], ...]) -> Look:
    """What a seat would be shown in a state that somebody imagined from `look`, after that history (which must be open to all)."""
    kind = find(look.game)
    mask, out = kind.rules.to_act(state), [0] * kind.rules.MAX_LEGAL
    moves = out[: kind.rules.legal(state, tables, seat, out)]
    acting = tuple(one for one in range(look.seats) if mask >> one & 1)
    texts = kind.part("notation").texts(state, tables, seat, moves)
    shown = kind.part("view").view(state, tables, seat)
    return replace(look, seat=seat, to_act=acting, moves=texts, view=shown, history=history, outcome=None, clock=None, revealed=())


def fits(state: Any, tables: Any, look: Look) -> bool:
    """Whether the seat of a look would see in that state what it sees."""
    return bool(find(look.game).part("view").view(state, tables, ONLOOKER if look.seat is None else look.seat) == look.view)
