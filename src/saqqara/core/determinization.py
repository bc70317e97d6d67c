"""Imagined tables: a whole table that gives a seat the same look, for bots to think about what they cannot see."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from saqqara.core.errors import BadPosition
from saqqara.core.game import ONLOOKER, find
from saqqara.core.game_state import GameState
from saqqara.core.look import Look
from saqqara.core.parsing import convert, plain
from saqqara.core.rng import Rng, generator
from saqqara.core.table import Table


def read_look(data: Mapping[str, Any]) -> Look:
    """Return a look from its plain data, as programs are sent it; raises BadPosition where it is none."""
    look = convert(data, Look, BadPosition)
    return replace(look, view=convert(look.view, find(look.game).model.View, BadPosition))


def imagine(look: Look, seed: bytes, deck: Any = None) -> Table:
    """Return a table on which this seat would see just this: what is hidden from it is drawn at random. Knows the look and nothing else."""
    kind = find(look.game)
    return Table.from_position(plain(kind.model.imagine(look, kind.tables(kind.deck(deck)), generator(seed))), seed, deck=deck)


def imagine_state(look: Look, rng: Rng, deck: Any = None) -> tuple[Any, Any]:
    """Return the record of such a table and the deck's tables. What a look was made of is not checked again."""
    kind = find(look.game)
    tables = kind.tables(kind.deck(deck))
    return kind.model.laid_out(kind.model.imagine(look, tables, rng), tables), tables


def look_inside(record: Any, tables: Any, look: Look, seat: int, history: tuple[tuple[int | None, str], ...]) -> Look:
    """Return what a seat would be shown of a record that somebody imagined from `look`, after that history (which must be open to all)."""
    state = GameState(find(look.game), tables, record, generator(b""))
    acting = tuple(one for one in range(look.seats) if state.acting >> one & 1)
    shown, texts = state.view(seat), state.texts(seat)
    return replace(look, seat=seat, to_act=acting, moves=texts, view=shown, history=history, outcome=None, clock=None, revealed=())


def fits(record: Any, tables: Any, look: Look) -> bool:
    """Return whether the seat of a look would see in that record what it sees."""
    state = GameState(find(look.game), tables, record, generator(b""))
    return bool(state.view(ONLOOKER if look.seat is None else look.seat) == look.view)
