"""From a look to a whole table that would look the same: how bots think about what they cannot see."""

from typing import Any

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
    return Table.from_position(plain(kind.part("view").imagine(look.view, tables[0], seat, generator(seed))), seed, deck=deck)


def imagine_state(look: Look, rng: Rng, deck: Any = None) -> tuple[Any, Any]:
    """The state of such a table, and the deck's tables. What a look was made of is not checked again, where the game leaves that apart."""
    kind = find(look.game)
    tables = kind.tables(kind.deck(deck))
    seat = ONLOOKER if look.seat is None else look.seat
    view, position = kind.part("view"), kind.part("position")
    if hasattr(view, "imagine_state"):
        return view.imagine_state(look.view, tables[0], seat, rng), tables[0]
    laid_out = getattr(position, "laid_out", position.state)
    return laid_out(view.imagine(look.view, tables[0], seat, rng), tables[0]), tables[0]
