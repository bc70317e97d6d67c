"""A slow environment in Python over the bare rules: what a row of a vector environment must do."""

from typing import Any

from saqqara.core.bits import count, nth
from saqqara.core.game import CLOCK, find
from saqqara.core.rng import begin, draw, generator
from tests.envs.seen import At
from tests.every_game.setups import Setup


class Slow:
    """The games of one row, and what came of the last step."""

    def __init__(self, setup: Setup, seed: int, row: int) -> None:
        self.kind = find(setup.game)
        self.at = At(setup, self.kind.rules.State(), self.kind.tables(self.kind.deck()))
        self.seed, self.rng, self.number = generator(b"%d" % seed), generator(b""), row << 32
        self.rewards: list[float] = []
        self.scores: list[int] = []
        self.begin()

    def begin(self) -> None:
        """Begin the next game."""
        setup = self.at.setup
        begin(self.rng, self.seed, self.number)
        self.number += 1
        self.kind.rules.deal(self.at.state, self.at.deck, setup.seats, self.kind.codes(dict(setup.options)), self.rng)
        self.find_seat()

    def find_seat(self) -> None:
        """Find the seat that acts next; the clock acts by itself."""
        while acting := int(self.kind.rules.to_act(self.at.state)):
            number = int(count(acting))
            self.seat = int(nth(acting, draw(self.rng, number) if number > 1 else 0))
            if self.seat != CLOCK:
                return
            self.play(self.kind.rules.sample(self.at.state, self.at.deck, CLOCK, self.rng))

    def play(self, move: Any) -> None:
        """Make a move of the seat that acts."""
        self.kind.rules.play(self.at.state, self.at.deck, self.seat, move, self.rng)

    def step(self, action: int | None) -> None:
        """Make an action, or a random move."""
        rules, seats = self.kind.rules, self.at.setup.seats
        self.play(rules.sample(self.at.state, self.at.deck, self.seat, self.rng) if action is None else self.move(action))
        self.find_seat()
        self.over = self.at.over
        self.rewards, self.scores = [0.0] * seats, [0] * seats
        if self.over:
            scores, places = [0] * seats, [0] * seats
            rules.result(self.at.state, self.at.deck, scores, places)
            winners = places.count(1)
            self.scores = scores
            self.rewards = [((place == 1) / winners * seats - 1) / (seats - 1) for place in places]
            self.begin()

    def move(self, action: int) -> int:
        """Return the move that an action stands for."""
        return self.at.move_of(self.seat, action)
