"""A game between bots without waiting: event by event, in the order of time. Where the game has a clock, it acts among them."""

from collections.abc import Mapping
from typing import NamedTuple

from saqqara.bots.interface import Bot
from saqqara.core.look import Look
from saqqara.core.table import Table


class Plan(NamedTuple):
    """A bot's plan: its move, the look it was made on, and the time."""

    look: Look
    move: str
    at: float


class Clockwork:
    """A table, its bots, and a time that is jumped over. A phase of the clock began at `began`."""

    def __init__(self, table: Table, bots: Mapping[int, Bot]) -> None:
        self.table, self.bots = table, bots
        self.now = self.began = 0.0
        self.clock = table.clock
        self.plans: dict[int, Plan] = {}

    def ask(self) -> None:
        """Ask each bot that may act and sees something new for a new plan; the others keep theirs."""
        acting = self.table.to_act
        for seat, bot in self.bots.items():
            if seat not in acting:
                self.plans.pop(seat, None)
                continue
            look = self.table.look(seat)
            if seat not in self.plans or self.plans[seat].look != look:
                choice = bot.choose(look, self.now - self.began)
                self.plans[seat] = Plan(look, choice.move, self.now + max(0.0, choice.after))

    def step(self) -> None:
        """Carry out the next event. A move that comes in the moment in which the clock acts is in time."""
        self.ask()
        events: list[tuple[float, int, int | None, str]] = [(plan.at, 0, seat, plan.move) for seat, plan in self.plans.items()]
        if self.clock is not None and self.clock.seconds is not None:
            events.append((self.began + self.clock.seconds, 1, None, self.clock.move))
        self.now, _, seat, move = min(events, key=lambda event: event[:2])
        self.table.play(seat, move, int(1000 * self.now))
        if seat is not None:
            del self.plans[seat]
        if self.table.clock != self.clock:
            self.clock, self.began = self.table.clock, self.now


def play_clocked(table: Table, bots: Mapping[int, Bot]) -> float:
    """Play a game to its end, with a bot on every seat; how many seconds it would have taken."""
    clockwork = Clockwork(table, bots)
    while not table.over:
        clockwork.step()
    return clockwork.now
