"""Time at a table with a clock: when the clock and each bot act. Whoever wins a race is decided by the order of their moments."""

import time
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from math import ceil

from saqqara.bots import Choice
from saqqara.cli.game_session import GameSession
from saqqara.core.errors import SaqqaraError
from saqqara.core.look import Look


@dataclass
class Plan:
    """A bot's next move: the look it was made on, and since when it has been thinking."""

    look: Look
    thinking: "Future[Choice]"
    since: float


class GameClock:
    """The clock of one table. Where only bots play and nobody watches, time is not waited for but jumped over."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.table = session.table
        self.jumping = not session.people and not session.screen.live
        self.jumped = 0.0
        self.armed: tuple[str, int] | None = None
        self.armed_at = self.now()
        self.deadline: float | None = None
        self.plans: dict[int, Plan] = {}
        self.threads = ThreadPoolExecutor(max(1, len(session.levels)), "bot")

    def now(self) -> float:
        """Return seconds, of the clock on the wall or of the one jumped over."""
        return self.jumped if self.jumping else time.monotonic()

    def tick(self) -> bool:
        """Let the first whose moment has come act; return whether anybody did."""
        self.arm()
        self.plan_bots()
        acted = self.act()
        if self.jumping and not acted:
            self.jumped = max(self.jumped, min((at for at, _ in self.moments()), default=self.jumped))
        return acted

    def stop(self) -> None:
        """Let the bots' threads end."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def arm(self) -> None:
        """Set the deadline again whenever the table has another one."""
        clock = self.table.clock
        armed = None if clock is None else (clock.move, clock.since)
        if armed != self.armed:
            self.armed, self.armed_at = armed, self.now()
            self.deadline = None if clock is None or clock.seconds is None else self.now() + clock.seconds

    def plan_bots(self) -> None:
        """Let each bot that may act think about what it sees now."""
        for seat, bot in self.session.bots.items():
            look, plan = self.table.look(seat), self.plans.get(seat)
            if plan is not None and (plan.look == look or not plan.thinking.done()):
                continue  # a bot has one head: it ends a thought that has become idle before it begins another
            self.plans.pop(seat, None)
            if seat in look.to_act:
                self.plans[seat] = Plan(look, self.threads.submit(bot.choose, look, self.now() - self.armed_at), self.now())
        if self.jumping:
            wait([plan.thinking for plan in self.plans.values()])

    def due(self, seat: int, plan: Plan) -> float | None:
        """Return when a bot will act, if it has made up its mind about what it sees now."""
        ready = plan.thinking.done() and plan.look == self.table.look(seat)
        return plan.since + plan.thinking.result().after if ready else None

    def moments(self) -> list[tuple[float, int | None]]:
        """Return when each bot will act, and the clock (None), the first first."""
        found: list[tuple[float, int | None]] = [
            (at, seat) for seat, plan in self.plans.items() if (at := self.due(seat, plan)) is not None
        ]
        return sorted(found + ([] if self.deadline is None else [(self.deadline, None)]), key=lambda moment: moment[0])

    def act(self) -> bool:
        """Let the first whose moment has come act; return whether anybody did."""
        for at, seat in self.moments():
            if at > self.now():
                return False
            move = self.armed[0] if seat is None and self.armed else self.plans.pop(seat or 0).thinking.result().move
            try:
                self.table.play(seat, move, self.session.at)
            except SaqqaraError:
                continue  # somebody was quicker since: the bot looks again
            self.session.keep_game()
            return True
        return False

    def time_left(self) -> str:
        """Return the time until the deadline in words, or nothing where there is none."""
        if self.deadline is None or self.armed is None:
            return ""
        seconds = max(0, ceil(self.deadline - self.now()))
        return self.session.screen.say(
            "cli-time-left", what=self.session.screen.word("clock", self.armed[0], self.table.game), seconds=seconds
        )
