"""Moments that may be puzzles: from games of bots that err, so that they differ, with all that its seat cannot know drawn anew."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np

from saqqara.bots.levels import make
from saqqara.bots.simulated_time import Clockwork
from saqqara.core.arrays import generator
from saqqara.core.determinization import imagine
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.rng import draw, shuffle
from saqqara.core.table import Table
from saqqara.lab.self_play import setup

PLAYERS = ("novice", "apprentice", "apprentice", "6/10")
"""The levels of the players, drawn for each seat."""
CONFUSED = 8
"""The largest number of tables imagined until one is seen as the true one was."""


class Moment(NamedTuple):
    """A position in which a seat is to decide, and its look there: made from what the seat saw alone, and nothing is remembered."""

    position: dict[str, Any]
    options: dict[str, Any]
    look: Look

    @property
    def seat(self) -> int:
        """Return the seat that is to decide."""
        assert self.look.seat is not None
        return self.look.seat


def moments(game: str, seed: str, number: int) -> Iterator[Moment]:
    """Yield the moments of a game by its number, in an order that is drawn."""
    kind = find(game)
    seats, options = setup(kind, number)
    chance = generator(f"puzzles {seed} {number}".encode())
    table = Table(game, seats, f"puzzles {seed} {number} deal".encode(), **options)
    bots = {seat: make(PLAYERS[int(draw(chance, len(PLAYERS)))], f"puzzles {seed} {number} {seat}".encode()) for seat in range(seats)}
    looks = list(played(table, bots))
    looks = looks[int(len(looks) * getattr(kind.part("extras.puzzles"), "SINCE", 0.0)) :]
    order = np.arange(len(looks))
    shuffle(chance, order, len(order))
    for place in order.tolist():
        alone = apart(looks[place], f"{seed} {number} {place}", table.options)
        if alone is not None:
            yield alone


def played(table: Table, bots: dict[int, Any]) -> Iterator[Look]:
    """Yield a game to its end: each look on which somebody has to choose."""
    clockwork = Clockwork(table, bots) if table.kind.times else None
    while not table.over:
        seat = table.to_act[table.length % len(table.to_act)]
        look = table.look(seat)
        if len(look.moves) > 1:
            yield look
        if clockwork is not None:
            clockwork.step()
        else:
            table.play(seat, bots[seat].choose(look).move)


def apart(look: Look, seed: str, options: dict[str, Any]) -> Moment | None:
    """Return the moment by itself: what the seat saw, and anything that fits it in place of what it could not see. None where what was seen
    cannot be told without what came before."""
    assert look.seat is not None
    for again in range(CONFUSED):
        table = imagine(look, f"puzzles {seed} {again}".encode())
        seen = table.look(look.seat)
        if seen.moves == look.moves and seen.view == look.view:
            part, position = table.kind.part("extras.puzzles"), table.position()
            position = part.alone(position) if hasattr(part, "alone") else position
            return Moment(position, options, Table.from_position(position, b"puzzle").look(look.seat))
    return None


def thing(moment: Moment) -> bytes:
    """Return the key that tells moments apart: what the seat sees."""
    return msgspec.json.encode([moment.look.seats, moment.seat, moment.look.view])
