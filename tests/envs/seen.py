"""Random games over the bare rules, and what a seat observes in them. Names no game."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from saqqara.core.cstruct import copy_of
from saqqara.core.game import CLOCK, find
from saqqara.core.game_state import GameState
from saqqara.core.rng import Rng, generator
from tests.every_game.setups import Setup

UNTOUCHED = -7777
"""No part of an observation has this value: what is left of it was not written."""


class At(NamedTuple):
    """A moment of a game, with what is needed to ask about it."""

    setup: Setup
    state: Any
    deck: Any

    @property
    def part(self) -> Any:
        """Return its game's observation part."""
        return find(self.setup.game).part("lab.observation")

    @property
    def rules(self) -> Any:
        """Its rules."""
        return find(self.setup.game).rules

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return bool(self.rules.to_act(self.state) == 0)

    def observation(self, seat: int) -> Any:
        """Return a seat's observation."""
        filled, cleared = np.full(self.part.SIZE, UNTOUCHED, np.int16), np.zeros(self.part.SIZE, np.int16)
        for out in (filled, cleared):
            find(self.setup.game).part("build.observe").observe(self.state, self.deck, seat, out)
        assert (filled == cleared).all(), "a number is left as another seat had it"
        return cleared

    def mask(self, seat: int) -> Any:
        """Return a seat's mask."""
        filled, cleared = np.ones(self.part.ACTIONS, np.bool_), np.zeros(self.part.ACTIONS, np.bool_)
        for out in (filled, cleared):
            self.part.mask(self.state, self.deck, seat, out)
        assert (filled == cleared).all(), "an action is not written"
        return cleared

    def legal(self, seat: int) -> list[int]:
        """Return its legal moves."""
        out = [0] * self.rules.MAX_LEGAL
        return out[: self.rules.legal(self.state, self.deck, seat, out)]

    def action_of(self, seat: int, move: int) -> int:
        """Return the action that stands for a move."""
        return int(self.part.action_of(self.state, self.deck, seat, move))

    def move_of(self, seat: int, action: int) -> int:
        """Return the move that an action stands for."""
        return int(self.part.move_of(self.state, self.deck, seat, action))

    def redealt(self, seat: int, rng: Rng) -> "At":
        """Return the same with everything drawn anew that a seat must not know."""
        other = copy_of(self.state)
        self.rules.redeal(other, self.deck, seat, rng)
        return At(self.setup, other, self.deck)

    def view(self, seat: int) -> Any:
        """Return a seat's view."""
        return GameState(find(self.setup.game), self.deck, self.state, generator(b"")).view(seat)


def moments(setup: Setup, seed: int) -> Iterator[At]:
    """Yield a random game, one state changed from moment to moment; the clock acts as seldom as a seat."""
    kind = find(setup.game)
    rules, deck, rng = kind.rules, kind.tables(kind.deck()), generator(b"%d" % seed)
    chance = random.Random(f"{setup} {seed}")
    state = rules.State()
    rules.deal(state, deck, setup.seats, kind.codes(dict(setup.options)), rng)
    while True:
        yield At(setup, state, deck)
        acting = int(rules.to_act(state))
        if acting == 0:
            return
        seats = [seat for seat in range(CLOCK + 1) if acting >> seat & 1]
        if seats[-1] == CLOCK and len(seats) > 1 and chance.random() < 0.8:
            seats.pop()
        seat = chance.choice(seats)
        rules.play(state, deck, seat, rules.sample(state, deck, seat, rng), rng)


def some(game: Iterator[At], each: int) -> Iterator[At]:
    """Yield every second, third … moment of a game, and the end."""
    for n, at in enumerate(game):
        if n % each == 0 or at.over:
            yield at
