"""The loop of a game at this terminal: without a clock one after the other, with a curtain between people where something is hidden; with
a clock everybody at once at one keyboard, while the time runs and the bots take theirs."""

import time

from saqqara.cli import typed_words
from saqqara.cli.game_clock import GameClock
from saqqara.cli.game_session import GameSession
from saqqara.cli.keyboard import TICK_SECONDS
from saqqara.cli.screen import GOLD
from saqqara.core.errors import BadSetup
from saqqara.core.texts import listed

MAX_LISTED = 72
"""Moves that fit in so many characters are all named."""
WATCHING_SECONDS = 0.7
"""Between the moves of bots, when a person only watches."""


def play_to_the_end(session: GameSession) -> None:
    """Play until the game at the table is over, whichever game that is by then, and show the end."""
    while not session.table.over:
        GameLoop(session).run()
    session.show_end()


class GameLoop:
    """The loop of one table. `present` is the seat of the person at the keyboard, where only one can be meant."""

    def __init__(self, session: GameSession) -> None:
        self.session, self.screen, self.keyboard, self.table = session, session.screen, session.keyboard, session.table
        self.clock = GameClock(session) if self.table.kind.times else None
        self.alone = session.people[0] if len(session.people) == 1 else None
        self.present = self.alone if self.clock is not None else None
        self.curtained = self.clock is None and self.table.kind.hidden and len(session.people) > 1
        self.reading = False

    @property
    def is_going(self) -> bool:
        """Return whether this table is still being played here."""
        return not self.table.over and self.table is self.session.table

    def run(self) -> None:
        """Play until the game is over, or another table has taken its place."""
        if self.clock is not None or self.next_seat() in self.session.levels:
            self.session.show(self.alone)
        try:
            while self.is_going:
                if self.clock is not None and self.session.people:
                    self.take_line()
                elif self.clock is not None:
                    self.watch(self.clock)
                elif self.next_seat() in self.session.levels:
                    self.move_bot(self.next_seat())
                else:
                    self.take_turn(self.next_seat())
        finally:
            if self.clock is not None:
                self.clock.stop()

    # Without a clock

    def next_seat(self) -> int:
        """Return who acts next: people before bots, so that they may still undo; whoever has the keyboard goes on while they can."""
        people = [seat for seat in self.table.to_act if seat in self.session.people]
        return next((seat for seat in people if seat == self.present), (people or self.table.to_act)[0])

    def move_bot(self, seat: int) -> None:
        """Let a bot look and move."""
        with self.screen.busy(self.screen.say("cli-thinking", name=self.session.name(seat))):
            choice = self.session.bots[seat].choose(self.table.look(seat))
            self.table.play(seat, choice.move, self.session.at)
        self.session.keep_game()
        if not self.session.people and self.is_going:
            time.sleep(WATCHING_SECONDS if self.screen.live else 0)
            self.show_news()

    def take_turn(self, seat: int) -> None:
        """Show a person the board and read lines until one of them changes the game."""
        if self.curtained and seat != self.present:
            self.draw_curtain(seat)
        self.present = seat
        look = self.session.show(seat)
        few = listed(look.moves, self.screen.language, "or")
        key, moves = ("cli-your-few", few) if len(few) <= MAX_LISTED else ("cli-your-turn", self.session.forms())
        self.screen.tell(key, name=self.session.name(seat), count=len(look.moves), moves=moves)
        while not self.handle(self.ask() or "", seat):
            pass
        if self.is_going and self.next_seat() != seat:
            self.pass_on(seat)

    def draw_curtain(self, seat: int) -> None:
        """Leave nothing on the screen until the next person has the device."""
        self.screen.clear(everything=True)
        self.screen.show()
        self.screen.tell("cli-curtain", GOLD, name=self.session.name(seat))
        while text := self.keyboard.pause(self.screen.say("cli-curtain-enter"), takes=("quit",)):
            typed = typed_words.parse(text)
            if typed is not None and typed.command == "quit":
                self.session.run_command(typed, seat)

    def pass_on(self, seat: int) -> None:
        """Wait between a move and the next player: to see what came of it, and to undo it where that can be."""
        possible = self.table.why_no_undo(seat) is None
        if not possible and not self.curtained:
            return
        if self.screen.live:
            self.session.show(seat)
        while text := self.keyboard.pause(self.screen.say("cli-pass-undo" if possible else "cli-pass")):
            typed = typed_words.parse(text)
            if typed is None:
                self.screen.tell("cli-moved-already", "dim")
            elif self.session.run_command(typed, seat):
                return

    # By the clock

    def watch(self, clock: GameClock) -> None:
        """Let bots play among themselves, in their own time or without any."""
        if clock.tick():
            self.show_news()
        if not clock.jumping:
            time.sleep(TICK_SECONDS)

    def tick(self) -> bool:
        """Let whoever is due act; return whether there is something to show."""
        return (self.clock is not None and self.clock.tick()) or bool(self.session.notes and self.screen.live)

    def take_line(self) -> None:
        """Read a line while the time runs, and do what it says."""
        line = self.ask()
        if line is None:
            return
        seat, text = self.find_seat(line)
        if not self.handle(text, seat):
            self.reading = not self.session.notes
            return
        if self.table is self.session.table:
            self.show_news()

    def find_seat(self, text: str) -> tuple[int | None, str]:
        """Return a line's seat and what it does: `1 take 33`, `Nora take 33`, or the bare move where only one person can be meant."""
        for seat in self.session.people:
            for name in (str(seat + 1), self.session.name(seat)):
                head, rest = text[: len(name)], text[len(name) :]
                if head.casefold() == name.casefold() and rest[:1].isspace() and rest.strip():
                    return seat, rest.strip()
        people = [seat for seat in self.table.to_act if seat in self.session.people]
        return (self.alone if self.alone is not None else people[0] if len(people) == 1 else None), text

    # Lines

    def ask(self) -> str | None:
        """Return a line from whoever is at the keyboard, or None if the game went on to its end meanwhile."""
        who = self.screen.say("cli-who-question") if self.present is None else self.session.name(self.present)
        return self.keyboard.ask(f"{who} › ", self.offers, f"seat {self.present}", self.toolbar, None if self.clock is None else self)

    def offers(self) -> list[str]:
        """Return what can be typed now: moves, with the seat before them where several people are meant."""
        people = self.session.people if self.present is None else (self.present,)
        moves = [move if self.present is not None else f"{seat + 1} {move}" for seat in people for move in self.table.look(seat).moves]
        return [*moves, *typed_words.offered_words(self.screen.language)]

    def toolbar(self) -> str:
        """Return the time that is left, and what can be typed."""
        left = self.clock.time_left() if self.clock is not None else ""
        return self.screen.fitting(*(f"⏳ {left} · {text}" if left else text for text in self.session.reminders()))

    def handle(self, text: str, seat: int | None) -> bool:
        """Carry out a typed line; return whether the game has changed by it."""
        typed = typed_words.parse(text)
        if typed is not None and (seat is None or text.casefold() not in self.table.look(seat).moves):
            return self.session.run_command(typed, seat)
        if seat is None:
            self.session.explain(BadSetup("cli-who", example=f"{self.session.people[0] + 1} {text[:40]}"))
            return False
        if not self.session.play(seat, text):
            return False
        if self.clock is not None and self.screen.live and seat == self.alone:
            self.session.notes.append(self.session.move_line((seat, self.table.moves[-1].text)))
        return True

    def show_news(self) -> None:
        """Show what has happened since it was last shown. What somebody is reading is not cleared away."""
        if self.screen.live:
            self.session.show(self.alone, clear=not self.reading)
            self.reading = False
            return
        look = self.table.look(self.alone)
        news = self.session.news_lines(look)
        if news and self.session.people:
            self.session.show_board(look)
        for line in news:
            self.screen.show(line)
