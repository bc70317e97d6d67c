"""The sources of rows: games by chance or heuristic inside compiled code, and at tables by bots that think."""

from collections.abc import Callable
from typing import Any

import numpy as np

from saqqara.bots.player_spec import enter, leave
from saqqara.bots.search_setup import search_setup
from saqqara.bots.tournament import play_out
from saqqara.core import gpu
from saqqara.core.arrays import array_of, deck_array, generator, new_states, option_codes, tables_array
from saqqara.core.errors import BadSetup
from saqqara.core.game import CLOCK
from saqqara.core.rng import begin
from saqqara.core.table import Table
from saqqara.lab.simulation import cuda
from saqqara.lab.simulation.compiled_loops import at_first_sight, by_chance
from saqqara.lab.simulation.plan import CHANCE, Plan

BLOCK = 4096
"""Rows that are made at once: they stay in a core's own memory until they are laid out by columns."""
Make = Callable[[range], Any]


def maker(plan: Plan, device: str = "cpu") -> tuple[Make, int]:
    """Return the function that makes the rows of some consecutive games (good until its next call), and the number of games at once."""
    if device == "cuda":
        return on_cuda(plan), plan.part
    if not plan.compiled:
        return at_tables(plan), plan.part
    return (chance(plan) if set(plan.players) == {CHANCE} else first_sight(plan)), BLOCK


def room(plan: Plan, rows: int) -> Any:
    """Return an array for so many rows."""
    return np.zeros((rows, plan.layout.width), np.int64)


def chance(plan: Plan) -> Make:
    """Return games by chance alone."""
    kind, loop, rows = plan.kind, by_chance(plan.game), room(plan, BLOCK)
    states, decks = new_states(kind), deck_array(kind, kind.deck(plan.deck))
    options, seed, rng = option_codes(kind, plan.options), generator(plan.seed.encode()), np.zeros(4, np.uint64)

    def make(games: range) -> Any:
        made = rows[: len(games)]
        loop.games(states, decks, plan.seats, options, seed, games.start, rng, made)
        return made

    return make


def first_sight(plan: Plan) -> Make:
    """Return games between levels that play at first sight, and chance."""
    kind, loop, rows = plan.kind, at_first_sight(plan.game), room(plan, BLOCK)
    thinks = search_setup(plan.game, plan.seats, tuple(plan.options.items()))
    states, decks = new_states(kind), deck_array(kind, kind.deck(plan.deck))
    options, seed, rng = option_codes(kind, plan.options), generator(plan.seed.encode()), np.zeros(4, np.uint64)
    moves = np.zeros(kind.rules.MAX_LEGAL, np.int64)
    told = [(-1.0, 0.0, 0.0, 0.0) if player == CHANCE else judged(thinks.level(player)) for player in plan.players]
    levels = np.array(told * plan.seats)

    def make(games: range) -> Any:
        made = rows[: len(games)]
        loop.games(states, decks, plan.seats, options, thinks.w, levels, moves, seed, games.start, rng, made)
        return made

    return make


def judged(level: Any) -> tuple[float, float, float, float]:
    """Return the heuristic's settings of a level."""
    return level.noise, level.overlooked, level.greed, level.habit


def on_cuda(plan: Plan) -> Make:
    """Return games by chance on a GPU."""
    if set(plan.players) != {CHANCE}:
        raise BadSetup("lab-cuda-players")
    gpu.cuda()
    kind = plan.kind
    decks, options, seed = deck_array(kind, kind.deck(plan.deck)), option_codes(kind, plan.options), generator(plan.seed.encode())

    def make(games: range) -> Any:
        return cuda.rows(plan.game, plan.seats, options, decks, seed, games.start, len(games), plan.layout.width)

    return make


class Counted(Table):
    """A table whose game becomes a row."""

    def __init__(self, plan: Plan, secret: bytes, deck: Any, row: Any) -> None:
        super().__init__(plan.game, plan.seats, secret, deck=deck, **plan.options)
        self.loop, self.row = by_chance(plan.game), row
        self._decks = tables_array(self._deck)
        self.loop.table_start(self._states, self._decks, self.seats, row)

    @property
    def _states(self) -> Any:
        """The record as an array of one."""
        return array_of(self._state.record)

    def play(self, seat: int | None, text: str, at: int | None = None, *, recorded: bool = False) -> str:
        """Note the move, make it, and see who leads."""
        number = CLOCK if seat is None else seat
        move, _ = self._read(number, text)
        self.loop.table_note(self._states, self._decks, number, move, self.row)
        written = super().play(seat, text, at, recorded=recorded)
        self.loop.table_made(self._states, self._decks, self.seats, self.row)
        if self.over:
            self.loop.table_finish(self._states, self._decks, self.seats, self.row)
        return written


def at_tables(plan: Plan) -> Make:
    """Return games at tables, by bots. The generator of a game's number gives the table's secret and what seeds its bots."""
    seed, rng, rows = generator(plan.seed.encode()), np.zeros(4, np.uint64), room(plan, plan.part)
    deck = plan.kind.deck(plan.deck) if plan.deck is not None else None

    def make(games: range) -> Any:
        for row, number in zip(rows, games, strict=False):
            begin(rng, seed, number)
            secret = rng.tobytes()
            names = [plan.players[(seat + number) % len(plan.players)] for seat in range(plan.seats)]
            bots = {seat: enter(name, secret + bytes([seat]), deck) for seat, name in enumerate(names)}
            try:
                play_out(Counted(plan, secret, deck, row), bots)
            finally:
                for bot in bots.values():
                    leave(bot)
        return rows[: len(games)]

    return make
