"""The ways to set a table up, found and not listed, and random games on them. Names no game."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from saqqara import Table
from saqqara.core.game import CLOCK, find, games
from saqqara.core.rng import generator

BOUND = 20_000
"""No random game lasts longer."""


@dataclass(frozen=True)
class Setup:
    """A game with a seat count and all its options chosen."""

    game: str
    seats: int
    options: tuple[tuple[str, str | bool], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)]).lower()

    def table(self, seed: bytes) -> Table:
        """Return a new table; every clock of the game has a time, so that all its moves can come."""
        times = {name: seconds or 60.0 for name, seconds in games()[self.game].times.items()}
        return Table(self.game, self.seats, seed, times=times, **dict(self.options))  # type: ignore[arg-type]


def every_setup() -> list[Setup]:
    """Return every game with every seat count and every allowed choice of options."""
    found = []
    for game in games().values():
        for seats in game.seats:
            choices = [[(name, value) for value in option.allowed(seats)] for name, option in game.options.items()]
            found += [Setup(game.name, seats, options) for options in product(*choices)]
    return found


SETUPS = every_setup()


def smallest_and_largest(most: int) -> list[Setup]:
    """Return of each game its smallest table, with the last choice of each option, and the largest of at most so many seats, with the
    first."""
    found = []
    for game in games():
        fitting = [setup for setup in SETUPS if setup.game == game and setup.seats <= max(most, find(game).seats[0])]
        counts = [setup.seats for setup in fitting]
        found.append([setup for setup in fitting if setup.seats == min(counts)][-1])
        found.append(next(setup for setup in fitting if setup.seats == max(counts)))
    return list(dict.fromkeys(found))


EDGES = SETUPS if os.environ.get("SAQQARA_LAWS") == "all" else smallest_and_largest(max(setup.seats for setup in SETUPS))
"""The set-ups for laws that no option and no number of seats changes: between them the two have every value of every option."""


def actors(table: Table) -> list[int | None]:
    """Return the seats that may act, and None where the clock may."""
    clock: list[int | None] = [None] if table.clock is not None else []
    return [*table.to_act, *clock]


def random_move(table: Table, chance: random.Random) -> tuple[int | None, str]:
    """Return a legal move of some seat."""
    seat = chance.choice(actors(table))
    if seat is None:
        assert table.clock is not None
        return None, table.clock.move
    return seat, table.sample(seat, generator(chance.randbytes(8)))


def random_game(setup: Setup, seed: int) -> Iterator[Table]:
    """Yield a table through a random game: before the first move and after each."""
    chance = random.Random(f"{setup} {seed}")
    table = setup.table(chance.randbytes(32))
    yield table
    for _ in range(BOUND):
        if table.over:
            return
        table.play(*random_move(table, chance))
        yield table
    raise AssertionError(f"{setup}: not over after {BOUND} moves")


def rules_seat(seat: int | None) -> int:
    """Return a seat as the rules count it."""
    return CLOCK if seat is None else seat


def legal(table: Table, seat: int | None) -> list[int]:
    """Return the legal moves as the rules list them."""
    return table._state.legal(rules_seat(seat))


def everything(table: Table) -> tuple[Any, ...]:
    """Return all that a table holds, to see that nothing has changed."""
    return bytes(table._state.record), table.chance(), str(table.save())
