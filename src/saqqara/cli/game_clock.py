"""Playing by the clock: everybody at once at one keyboard, while the time really runs and the bots take theirs.

One coroutine reads lines, another keeps time. The board stands in the prompt itself, so that it changes in place and nothing that is
being typed is lost. Whoever wins a race is decided by the order in which the table hears of it.
"""

import asyncio
import time
from dataclasses import dataclass
from io import StringIO
from math import ceil
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from saqqara.bots import Choice
from saqqara.cli import typed_words
from saqqara.cli.game_session import Sitting
from saqqara.cli.keyboard import Lines, completer, menu_rows, style
from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.look import Look

TICK, REFRESH = 0.05, 0.2
TOOLBAR_AND_PROMPT = 2
REMEMBERED = 5
"""Lines of what has happened that stand between the board and the prompt."""


class Interrupted(Exception):
    """Ctrl-C in the editor: a KeyboardInterrupt would tear the event loop down before it is in order."""


@dataclass
class Plan:
    """What a bot is about to do, on seeing what, and when."""

    look: Look
    thinking: "asyncio.Task[Choice]"
    since: float


class Running:
    """A table whose clock runs. Nobody but bots and no terminal: time is not waited for but jumped over."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.table = sitting.table
        self.seat = sitting.humans[0] if len(sitting.humans) == 1 else None
        self.jumping = not sitting.humans and not self.screen.live
        self.jumped = 0.0
        self.armed: tuple[str, int] | None = None
        self.armed_at = self.now()
        self.deadline: float | None = None
        self.plans: dict[int, Plan] = {}
        self.log: list[Text] = []
        self.drawn: tuple[Any, str] = (None, "")
        self.above: str | None = None
        self.put: str | None = None
        self.editor: Any = None

    def now(self) -> float:
        """Seconds, of the clock on the wall or of the one jumped over."""
        return self.jumped if self.jumping else time.monotonic()

    @property
    def going(self) -> bool:
        """Whether this table is still being played here."""
        return not self.table.over and self.table is self.sitting.table

    # Keeping time

    async def keep_time(self) -> None:
        """Let the clock and the bots act when their time has come, until the game is over."""
        try:
            while self.going:
                self.arm()
                await self.plan_bots()
                if not self.act() and self.jumping:
                    self.jump()
                if self.editor is not None and self.editor.app.is_running:
                    await self.put_above()
                await asyncio.sleep(0 if self.jumping else TICK)
        finally:
            for plan in self.plans.values():
                plan.thinking.cancel()
            if self.editor is not None and self.editor.app.is_running:
                self.editor.app.exit(result="")

    def arm(self) -> None:
        """Set the deadline anew whenever the clock has been."""
        clock = self.table.clock
        armed = None if clock is None else (clock.move, clock.since)
        if armed != self.armed:
            self.armed, self.armed_at = armed, self.now()
            self.deadline = None if clock is None or clock.seconds is None else self.now() + clock.seconds

    async def plan_bots(self) -> None:
        """Each bot that may act thinks, beside the keyboard, about what it sees now."""
        for seat, bot in self.sitting.bots.items():
            look = self.table.look(seat)
            plan = self.plans.get(seat)
            if plan is not None and (plan.look == look or not plan.thinking.done()):
                continue  # a bot has one head: it ends a thought that has become idle before it begins another
            self.plans.pop(seat, None)
            if seat in look.to_act:
                self.plans[seat] = Plan(
                    look, asyncio.create_task(asyncio.to_thread(bot.choose, look, self.now() - self.armed_at)), self.now()
                )
        if self.jumping:
            await asyncio.gather(*(plan.thinking for plan in self.plans.values()))

    def due(self, seat: int, plan: Plan) -> float | None:
        """When a bot will act, if it has made up its mind about what it sees now."""
        ready = plan.thinking.done() and plan.look == self.table.look(seat)
        return plan.since + plan.thinking.result().after if ready else None

    def act(self) -> bool:
        """The first whose time has come acts; whether anybody did."""
        now = self.now()
        waiting: list[tuple[float, int | None]] = [
            (at, seat) for seat, plan in self.plans.items() if (at := self.due(seat, plan)) is not None
        ]
        if self.deadline is not None:
            waiting.append((self.deadline, None))
        for at, seat in sorted(waiting, key=lambda one: one[0]):
            if at > now:
                return False
            if seat is not None:
                move = self.plans.pop(seat).thinking.result().move
            else:
                assert self.armed is not None
                move = self.armed[0]
            try:
                self.table.play(seat, move, self.sitting.at)
            except SaqqaraError:
                continue  # somebody was quicker since: the bot looks again
            self.sitting.moved()
            self.heard()
            return True
        return False

    def jump(self) -> None:
        """To the next moment at which something happens."""
        moments = [at for seat, plan in self.plans.items() if (at := self.due(seat, plan)) is not None]
        moments += [self.deadline] if self.deadline is not None else []
        if moments:
            self.jumped = max(self.jumped, min(moments))

    # Showing

    def heard(self) -> None:
        """Say what has happened since it was last said."""
        if self.screen.live and not self.sitting.humans:
            self.sitting.show(None)
            return
        look = self.table.look(self.seat)
        news = [self.sitting.told(said) for said in self.sitting.news(self.seat, look)]
        if self.screen.live:
            self.log += news
            if self.editor is not None:
                self.editor.app.invalidate()
            return
        if news and not self.jumping:
            self.sitting.board(look)
        for line in news:
            self.screen.show(line)

    def message(self) -> Any:
        """The prompt: the board as it is now, the last lines of what happened, and where to type."""
        from prompt_toolkit.formatted_text import ANSI, merge_formatted_text

        look = self.table.look(self.seat)
        size = self.screen.console.size
        state = (look, size, len(self.log))
        if self.drawn[0] != state:
            board = self.drawing(self.sitting.heading(look), self.table.kind.part("extras.terminal").board(look, self.screen.language))
            room = size.height - board.count("\n") - TOOLBAR_AND_PROMPT
            self.above = None if room > 0 else board
            log = self.log[-max(1, min(REMEMBERED, room)) :]
            self.drawn = (state, ("" if self.above else board) + self.drawing(*log))
        return merge_formatted_text([ANSI(self.drawn[1]), [("class:question", f"{self.question()} › ")]])

    def drawing(self, *parts: RenderableType) -> str:
        """Something as the text that draws it, at the screen's width."""
        file = StringIO()
        console = Console(file=file, force_terminal=True, width=self.screen.console.width, highlight=False, emoji=False)
        for part in parts:
            console.print(part, no_wrap=isinstance(part, Text), overflow="ellipsis" if isinstance(part, Text) else None)
        return file.getvalue()

    async def put_above(self) -> None:
        """Where the terminal is too small for the board and the prompt together, the board goes above whenever it has changed."""
        from prompt_toolkit.application import run_in_terminal

        self.message()
        if self.above is not None and self.above != self.put:
            self.put = text = self.above
            await run_in_terminal(lambda: print(text, end=""))

    def question(self) -> str:
        """Whose line it is."""
        return self.sitting.name(self.seat) if self.seat is not None else self.screen.say("cli-who-question")

    def toolbar(self) -> str:
        """The time that is left, and what can be typed."""
        left = ""
        if self.deadline is not None and self.armed is not None:
            seconds = max(0, ceil(self.deadline - self.now()))
            left = f"⏳ {self.screen.say('cli-time-left', what=self.sitting.word('clock', self.armed[0]), seconds=seconds)} · "
        return self.screen.fitting(*(left + text for text in self.sitting.reminders()))

    # Reading

    def offers(self) -> list[str]:
        """What can be typed now: moves, with the seat before them where several people are to act."""
        people = [seat for seat in self.table.to_act if seat in self.sitting.humans]
        prefix = {seat: "" if self.seat is not None else f"{seat + 1} " for seat in people}
        found = [prefix[seat] + move for seat in people for move in self.table.look(seat).moves]
        return found + [typed_words.spellings(command, self.screen.language)[0] for command in typed_words.COMMANDS]

    def who(self, text: str) -> tuple[int | None, str]:
        """A line as a seat and what it does: `1 take 33`, `Nora take 33`, or the bare move where only one person can be meant."""
        for seat in self.sitting.humans:
            for name in (str(seat + 1), self.sitting.name(seat)):
                head, rest = text[: len(name)], text[len(name) :]
                if head.casefold() == name.casefold() and rest[:1].isspace() and rest.strip():
                    return seat, rest.strip()
        people = [seat for seat in self.table.to_act if seat in self.sitting.humans]
        return (self.seat if self.seat is not None else people[0] if len(people) == 1 else None), text

    def handle(self, line: str) -> None:
        """One typed line."""
        seat, text = self.who(line)
        typed = typed_words.read(text)
        if typed is not None:
            if self.sitting.command(typed, seat):
                self.log += self.sitting.notes
                self.sitting.notes.clear()
        elif seat is None:
            self.explain(BadSetup("cli-who", example=f"{self.sitting.humans[0] + 1} {text[:40]}"))
        else:
            try:
                written = self.table.play(seat, text, self.sitting.at)
            except SaqqaraError as problem:
                self.explain(problem)
                return
            self.sitting.moved()
            if self.screen.live and seat == self.seat:
                self.log.append(self.sitting.told((seat, written)))
            self.heard()

    def explain(self, problem: SaqqaraError) -> None:
        """A refusal: in the log, where it stands in sight without moving the board."""
        if self.screen.live:
            self.log.append(self.sitting.explanation(problem))
        else:
            self.sitting.explain(problem)

    async def read_terminal(self) -> None:
        """Lines from a person, until the game is over."""
        from prompt_toolkit import PromptSession

        self.editor = PromptSession(
            self.message,
            completer=completer(self.offers),
            bottom_toolbar=self.toolbar,
            refresh_interval=REFRESH,
            erase_when_done=True,  # the next prompt draws the board again, in the same place
            reserve_space_for_menu=menu_rows(),
            interrupt_exception=Interrupted,
            style=style(),
        )
        while self.going:
            line = await self.editor.prompt_async()
            if line.strip() and self.going:
                self.handle(line.strip())

    async def read_pipe(self) -> None:
        """Lines from a pipe, read beside everything else; one that comes too late is left for what comes after the game."""
        keyboard = self.sitting.keyboard
        assert isinstance(keyboard, Lines)
        while self.going:
            await asyncio.wrap_future(keyboard.soon())
            if self.going and (line := keyboard.taken(f"{self.question()} › ")):
                self.handle(line)

    async def run(self) -> None:
        """Until the game is over, or another table has taken its place."""
        if not self.screen.live:
            self.sitting.show(self.seat)
        timing = asyncio.create_task(self.keep_time())
        if not self.sitting.humans:
            await timing
            return
        reading = asyncio.create_task(self.read_terminal() if self.screen.live else self.read_pipe())
        done, pending = await asyncio.wait({timing, reading}, return_when=asyncio.FIRST_COMPLETED)
        if reading not in done and self.screen.live:
            await asyncio.wait({reading}, timeout=2)  # the editor puts the terminal back in order
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()


def run(sitting: Sitting) -> None:
    """Play by the clock."""
    try:
        asyncio.run(Running(sitting).run())
    except Interrupted:
        raise KeyboardInterrupt from None
