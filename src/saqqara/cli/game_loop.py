"""Playing without a clock: one after the other at one keyboard, with a curtain between people where something is hidden."""

import time

from saqqara.cli import typed_words
from saqqara.cli.game_session import GOLD, Sitting
from saqqara.core.look import Look
from saqqara.core.texts import listed

SHORT = 72
"""Moves that fit in so many characters are all named."""

WATCHING_SECONDS = 0.7
"""Between the moves of bots, when a person only watches."""


class Turns:
    """The order of things; `present` is the person at the keyboard."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.keyboard = sitting.keyboard
        self.table = sitting.table
        self.present: int | None = None
        self.curtained = self.table.kind.hidden and len(sitting.humans) > 1

    def run(self) -> None:
        """Until the game is over, or another table has taken its place."""
        if not self.sitting.humans:
            self.sitting.show(None)
        while not self.table.over and self.table is self.sitting.table:
            seat = self.next_seat()
            if seat in self.sitting.bots:
                self.bot_moves(seat)
            else:
                self.person_moves(seat)

    def next_seat(self) -> int:
        """People before bots, so that they may still take back; whoever has the keyboard goes on while they can."""
        people = [seat for seat in self.table.to_act if seat in self.sitting.humans]
        if self.present in people:
            return people[people.index(self.present)]
        return (people or self.table.to_act)[0]

    # Bots

    def bot_moves(self, seat: int) -> None:
        """A bot looks and moves."""
        with self.screen.busy(self.screen.say("cli-thinking", name=self.sitting.name(seat))):
            choice = self.sitting.bots[seat].choose(self.table.look(seat))
            self.table.play(seat, choice.move, self.sitting.at)
        self.sitting.moved()
        if self.sitting.humans or self.table.over:
            return
        if self.screen.live:
            time.sleep(WATCHING_SECONDS)
            self.sitting.show(None)
        else:
            for said in self.sitting.news(None, self.table.look(None)):
                self.screen.show(self.sitting.told(said))

    # People

    def person_moves(self, seat: int) -> None:
        """The board, and lines until one of them is a move."""
        if self.curtained and seat != self.present:
            self.curtain(seat)
        self.present = seat
        look = self.sitting.show(seat)
        self.orient(look)
        while True:
            text = self.ask(look)
            typed = typed_words.read(text)
            if typed is not None and text.casefold() not in look.moves:
                if self.sitting.command(typed, seat):
                    return
            elif self.sitting.play(seat, text):
                break
        if not self.table.over and self.next_seat() != seat:
            self.pass_on(seat)

    def orient(self, look: Look) -> None:
        """What can be done now, in words."""
        name, few = self.sitting.name(look.seat), listed(look.moves, self.screen.language, "or")
        key, what = ("cli-your-few", few) if len(few) <= SHORT else ("cli-your-turn", self.sitting.forms())
        self.screen.tell(key, name=name, count=len(look.moves), moves=what)

    def ask(self, look: Look) -> str:
        """A line from the person at the keyboard."""
        offers = (*look.moves, *(typed_words.spellings(command, self.screen.language)[0] for command in typed_words.COMMANDS))
        return self.keyboard.ask(
            f"{self.sitting.name(look.seat)} › ",
            offers,
            memory=f"seat {look.seat}",
            toolbar=lambda: self.screen.fitting(*self.sitting.reminders()),
        )

    def curtain(self, seat: int) -> None:
        """Nothing on the screen until the next person has the device."""
        self.screen.clear(everything=True)
        self.screen.show()
        self.screen.tell("cli-curtain", GOLD, name=self.sitting.name(seat))
        question = self.screen.say("cli-curtain-enter")
        while text := self.keyboard.pause(question, takes=("quit",)):
            typed = typed_words.read(text)
            if typed is not None and typed.command == "quit":
                self.sitting.command(typed, seat)

    def pass_on(self, seat: int) -> None:
        """A moment between a move and the next player: to see what came of it, and to take it back where that can be."""
        possible = self.table.why_no_undo(seat) is None
        if not possible and not self.curtained:
            return
        question = self.screen.say("cli-pass-undo" if possible else "cli-pass")
        if self.screen.live:
            self.sitting.show(seat)
        while text := self.keyboard.pause(question):
            typed = typed_words.read(text)
            if typed is None:
                self.screen.tell("cli-moved-already", "dim")
            elif self.sitting.command(typed, seat):
                return
