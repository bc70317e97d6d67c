"""The columns of a simulation: what is said of every game, who sat where, and what the game itself counts."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from saqqara.core.errors import BadSetup
from saqqara.core.game import Game
from saqqara.core.tally_declaration import Columns, Kind, places, size
from saqqara.lab.simulation import no_tally
from saqqara.lab.simulation.compiled_loops import row_loop_of

NONE = -1
COMPUTED = -1


class Written(NamedTuple):
    """A column of the file; `cell` is its place in a row, and a number in `none` means that there is nothing to say."""

    name: str
    type: str
    kind: Kind
    what: str
    cell: int = COMPUTED
    none: int | None = None


def tally_columns(kind: Game) -> Columns:
    """Return the columns that a game counts."""
    columns: Columns = kind.part("lab.tally").COLUMNS if kind.has("lab.tally") else no_tally.COLUMNS
    return columns


class Layout:
    """The columns of one game at a table of so many seats."""

    def __init__(self, kind: Game, seats: int, players: int, games: int) -> None:
        self.kind, self.seats, self.players = kind, seats, players
        self.numbers = "u4" if games <= 1 << 32 else "u8"
        self.width = row_loop_of(kind.name).game.OWN + size(tally_columns(kind), kind.seats[-1])
        self.columns = tuple(self._columns())

    def _columns(self) -> Iterator[Written]:
        loop, own, most = row_loop_of(self.kind.name), tally_columns(self.kind), self.kind.seats[-1]
        told = self.kind.has("lab.tally")
        yield Written("game", self.numbers, "number", "the number of the game: with the seed it decides all that chance does")
        yield Written("first", "i1", "number", "the seat that began; nothing where several could", loop.FIRST, NONE)
        yield Written("moves", "u2", "number", "how many moves were made, those of the clock among them", loop.MOVES)
        changes = "how often another seat came to lead alone than had led alone before; nothing where the game counts no points on the way"
        yield Written("lead_changes", "u2", "count", changes, loop.LEAD_CHANGES, None if told else 0)
        yield Written(
            "last_lead_change",
            "u2",
            "number",
            "after how many moves that was last so; nothing where it never was",
            loop.LAST_LEAD_CHANGE,
            0,
        )
        yield Written("winner", "i1", "number", "the seat that won; nothing where a victory is shared", COMPUTED, NONE)
        yield Written("winners", "u1", "set", "all seats that won: bit k is seat k", loop.WINNERS)
        for seat in range(self.seats):
            yield Written(f"score_{seat}", "i2", "number", f"the score of seat {seat}", loop.SCORES + seat)
        for seat in range(self.seats):
            yield Written(
                f"place_{seat}", "u1", "number", f"the place of seat {seat}: 1 is first, and equal ones share", loop.game.PLACES + seat
            )
        for seat in range(self.seats):
            yield Written(f"player_{seat}", "u1", "number", f"who sat on seat {seat}: a place in the list of players, counted from 0")
        for column, at in zip(own, places(own, most), strict=True):
            if column.each:
                for seat in range(self.seats):
                    cell = loop.game.OWN + at + seat
                    yield Written(f"{column.name}_{seat}", column.type, column.kind, f"seat {seat}: {column.what}", cell)
            else:
                yield Written(column.name, column.type, column.kind, column.what, loop.game.OWN + at)


@cache
def alone() -> Any:
    """Return the single member of each set of seats, or NONE if it has not just one."""
    return np.array([mask.bit_length() - 1 if mask.bit_count() == 1 else NONE for mask in range(256)], np.int8)


class Sheet:
    """The columns of some games that follow each other, filled in piece by piece."""

    def __init__(self, layout: Layout, games: range) -> None:
        self.layout, self.games = layout, games
        self.arrays: dict[str, Any] = {one.name: np.empty(len(games), one.type) for one in layout.columns}
        self._cells = [one for one in layout.columns if one.cell != COMPUTED]
        self._bounds = [(np.iinfo(one.type).min, np.iinfo(one.type).max) for one in self._cells]
        numbers = np.arange(games.start, games.stop, dtype=np.uint64)
        self.arrays["game"][:] = numbers
        for seat in range(layout.seats):
            self.arrays[f"player_{seat}"][:] = (numbers + np.uint64(seat)) % np.uint64(layout.players)

    def put(self, at: int, rows: Any) -> None:
        """Rows of the games from the `at`-th on."""
        low, high = rows.min(0), rows.max(0)
        until = at + len(rows)
        for one, (least, most) in zip(self._cells, self._bounds, strict=True):
            if low[one.cell] < least or high[one.cell] > most:
                raise BadSetup("lab-too-large", name=self.layout.kind.name, column=one.name, type=np.dtype(one.type).name)
            self.arrays[one.name][at:until] = rows[:, one.cell]
        self.arrays["winner"][at:until] = alone()[self.arrays["winners"][at:until]]
