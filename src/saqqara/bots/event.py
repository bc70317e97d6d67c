"""A game between bots without waiting: event by event, in the order of time. Where the game has a clock, it is a player like the others."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from saqqara.bots.interface import Choice
from saqqara.core.look import Look
from saqqara.core.table import Table


class Time(NamedTuple):
    """What a player with a watch knows, in seconds: how long the clock's present phase has lasted, how long the one before it did, and how
    long it is until the clock acts (None: it does not)."""

    waited: float = 0.0
    before: float = 0.0
    left: float | None = None


class Timed(Protocol):
    """A bot that is told the time. Asked again in one phase, it goes on where it was: it does not begin anew."""

    def choose(self, look: Look, time: Time) -> Choice:
        """The move for a look whose seat may act, and in how many seconds from now."""
        ...


class Plan(NamedTuple):
    """What a bot will do, on seeing what, and when."""

    look: Look
    move: str
    at: float


class Clockwork:
    """A table, its bots, and a time that is jumped over."""

    def __init__(self, table: Table, bots: Sequence[Timed]) -> None:
        self.table, self.bots = table, bots
        self.now = self.began = self.before = 0.0
        self.armed = table.clock
        self.plans: dict[int, Plan] = {}

    def due(self) -> float | None:
        """When the clock acts."""
        return None if self.armed is None or self.armed.seconds is None else self.began + self.armed.seconds

    def ask(self) -> None:
        """Every bot that may act and sees something new makes its plan anew."""
        due = self.due()
        time = Time(self.now - self.began, self.before, None if due is None else due - self.now)
        acting = self.table.to_act
        for seat, bot in enumerate(self.bots):
            if seat not in acting:
                self.plans.pop(seat, None)
                continue
            look = self.table.look(seat)
            if seat not in self.plans or self.plans[seat].look != look:
                choice = bot.choose(look, time)
                self.plans[seat] = Plan(look, choice.move, self.now + max(0.0, choice.after))

    def step(self) -> None:
        """The next thing happens."""
        self.ask()
        seat = min(self.plans, key=lambda seat: self.plans[seat].at, default=None)
        due = self.due()
        if seat is not None and (due is None or self.plans[seat].at <= due):
            plan = self.plans.pop(seat)
            self.now = plan.at
            self.table.play(seat, plan.move, int(1000 * self.now))
        else:
            assert due is not None and self.armed is not None, "somebody must be able to act"
            self.now = due
            self.table.play(None, self.armed.move, int(1000 * self.now))
        if self.table.clock != self.armed:
            self.armed, self.before, self.began = self.table.clock, self.now - self.began, self.now


def play_clocked(table: Table, bots: Sequence[Timed]) -> float:
    """Play a game to its end, one bot a seat; how many seconds it would have taken."""
    clockwork = Clockwork(table, bots)
    while not table.over:
        clockwork.step()
    return clockwork.now
