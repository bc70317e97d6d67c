"""A sitting: one game being played at this terminal, by whom, and what each of them has been shown."""

import shlex
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rich.cells import cell_len
from rich.columns import Columns
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from saqqara.bots.move_explanations import explain
from saqqara.cli import files, rulebook, typed_words
from saqqara.cli.ending import ending
from saqqara.cli.keyboard import Keyboard
from saqqara.cli.screen import Screen
from saqqara.cli.table_setup import make_bots
from saqqara.core.errors import BadSetup, Refused, SaqqaraError
from saqqara.core.look import Look
from saqqara.core.replay import replay
from saqqara.core.table import Table
from saqqara.core.texts import listed
from saqqara.solo import daily

GOLD = "bold #d9b45b"
Said = tuple[int | None, str]


class Leave(Exception):
    """Somebody wants to stop."""


def newly(before: tuple[Said, ...], now: tuple[Said, ...]) -> list[Said]:
    """What has been added to a history: at its end, or inside it where veiled moves have come into the open."""
    old = iter(before)
    waiting = next(old, None)
    added = []
    for said in now:
        if said == waiting:
            waiting = next(old, None)
        else:
            added.append(said)
    return added


class Sitting:
    """The table, its people and its bots. `holders` has the level of each seat that a bot holds."""

    def __init__(self, screen: Screen, keyboard: Keyboard, table: Table, holders: Mapping[int, str], seed: str | None = None) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.keeper = files.Keeper()
        self.seed = seed
        self.saved = False
        self.notes: list[Text] = []
        self.sit(table, holders)

    def sit(self, table: Table, holders: Mapping[int, str]) -> None:
        """Begin, or go on, at a table."""
        self.table = table
        self.holders = dict(holders)
        self.bots = make_bots(table, holders, self.seed)
        self.humans = tuple(seat for seat in range(table.seats) if seat not in holders)
        self.names = table.names or tuple(f"{self.screen.say('cli-player')} {seat + 1}" for seat in range(table.seats))
        self.shown: dict[int | None, tuple[Said, ...]] = {}
        last = max((entry.at or 0 for entry in table.moves), default=0)
        self.began = time.monotonic() - last / 1000

    @property
    def at(self) -> int | None:
        """Milliseconds since the start, for the record of a game that is played by the clock."""
        return int((time.monotonic() - self.began) * 1000) if self.table.kind.times else None

    def name(self, seat: int | None) -> str:
        """Who that is."""
        return self.screen.say("cli-clock") if seat is None else self.names[seat]

    # Showing

    def news(self, seat: int | None, look: Look) -> list[Said]:
        """What others did since this seat was last told."""
        open_now = tuple(said for said in look.history if said[0] != seat or seat is None)
        added = newly(self.shown.get(seat, ()), open_now)
        self.shown[seat] = open_now
        return added

    def heading(self, look: Look) -> Text:
        """The game, and who sits where; who is to act stands out. A line is broken only between names."""
        line = Text.assemble((self.table.kind.title(self.screen.language), GOLD))
        used = line.cell_len
        for seat, name in enumerate(self.names):
            part = f" {seat + 1} {name} "
            fits = used + cell_len(part) + 2 <= self.screen.console.width
            line.append(" ·" if fits else "\n ", style="dim")
            used = (used if fits else 0) + cell_len(part) + 2
            line.append(part, style="bold reverse" if seat == look.seat else "bold" if seat in look.to_act else "dim")
        return line

    def told(self, said: Said) -> Text:
        """A move in the log."""
        return Text(f"  {self.screen.say('cli-did', name=self.name(said[0]), move=said[1])}", style="italic")

    def board(self, look: Look) -> None:
        """The table as this look has it."""
        self.screen.show(self.heading(look))
        self.screen.show(self.table.kind.part("extras.terminal").board(look, self.screen.language))

    def show(self, seat: int | None) -> Look:
        """The table, and what has happened."""
        look = self.table.look(seat)
        self.screen.clear()
        self.board(look)
        for line in (*self.notes, *map(self.told, self.news(seat, look))):
            self.screen.show(line)
        self.notes.clear()
        return look

    def note(self, key: str, /, **args: object) -> None:
        """Something to be said below the next board, which would wipe it away if it were said now."""
        self.notes.append(Text(self.screen.say(key, None, **args), style="green"))

    def show_end(self) -> None:
        """The last board, open to all, and the outcome."""
        look = self.table.look(None)
        self.screen.clear(everything=len(self.humans) > 1)
        self.board(look)
        for said in self.news(None, look)[-2 * self.table.seats :]:
            self.screen.show(self.told(said))
        self.screen.show()
        self.screen.show(ending(self.screen, look, self.names))
        result = daily.result_of(self.table) if self.table.daily else None
        if result is not None:
            key, told = daily.words_of(self.table.game, result.points, result.lead, result.place, result.shared)
            line = self.screen.say(key, self.table.game, **told)
            title = self.table.kind.title(self.screen.language)
            self.screen.show(Text(self.screen.say("cli-daily-end", title=title, words=line), style=GOLD))

    def forms(self) -> str:
        """How moves are written here."""
        return listed(self.table.kind.part("notation").FORMS, self.screen.language, "or")

    def word(self, kind: str, name: str) -> str:
        """A word of the game's own, such as a move of its clock, for people where the game has one."""
        try:
            return self.screen.say(f"{kind}-{name}", self.table.game)
        except LookupError:
            return name

    def reminders(self) -> tuple[str, str]:
        """What can be typed, in a line: long and short."""
        short = self.screen.say("cli-toolbar")
        return f"{self.forms()} · {short}", short

    # Doing

    def play(self, seat: int, text: str) -> bool:
        """Make a move, or say why not."""
        try:
            self.table.play(seat, text, self.at)
        except SaqqaraError as problem:
            self.explain(problem)
            return False
        self.moved()
        return True

    def moved(self) -> None:
        """Something has changed: keep it."""
        self.saved = False
        if self.humans:
            self.keeper.keep(self.table)

    def explanation(self, problem: SaqqaraError) -> Text:
        """An error in a sentence, with the clause it names."""
        line = Text(problem.reason(self.screen.language), style="#ff8a65")
        if isinstance(problem, Refused) and problem.clause:
            line.append(f"  ({problem.clause})", style="bold #ff8a65")
            line.append("  " + self.screen.say("cli-see-clause", clause=problem.clause), style="dim")
        return line

    def explain(self, problem: SaqqaraError) -> None:
        """Say what is wrong."""
        self.screen.show(self.explanation(problem))

    def command(self, typed: typed_words.Typed, seat: int | None) -> bool:
        """Do what was asked for; whether the table has changed by it."""
        try:
            if typed.command == "quit":
                raise Leave
            if typed.command == "undo":
                return self.undo(seat)
            if typed.command == "load":
                return self.load(typed.rest)
            {"help": self.help, "moves": self.moves, "board": self.again, "rules": self.rules, "why": self.why, "save": self.save}[
                typed.command
            ](typed.rest, seat)
        except SaqqaraError as problem:
            self.explain(problem)
        return False

    def again(self, rest: str, seat: int | None) -> None:
        """The board once more."""
        self.board(self.table.look(seat))

    def why(self, rest: str, seat: int | None) -> None:
        """What each bot says of its last move."""
        last = {mover: number for number, (mover, _) in enumerate(self.table.look(seat).history) if mover in self.bots}
        if not last:
            raise BadSetup("cli-why-nobody")
        for mover, number in sorted(last.items(), key=lambda one: one[1]):
            said = explain(self.table, seat, number, self.holders.get(mover or 0))[self.screen.language]
            self.screen.show(Text(f"  {self.screen.say('cli-because', name=self.name(mover), reason=said)}", style="italic"))

    def moves(self, rest: str, seat: int | None) -> None:
        """All moves this seat has; where everybody plays at once, those of all people."""
        seats = self.humans if seat is None else (seat,)
        found = [move if seat is not None else f"{one + 1} {move}" for one in seats for move in self.table.look(one).moves]
        self.screen.tell("cli-moves-count", "bold", count=len(found))
        self.page(Columns([Text(text) for text in found], padding=(0, 3), column_first=True))

    def help(self, rest: str, seat: int | None) -> None:
        """What can be typed."""
        self.screen.tell("cli-help-moves", forms=self.forms())
        grid = Grid.grid(padding=(0, 2))
        for command in typed_words.COMMANDS:
            grid.add_row(
                Text("  " + self.screen.say(f"cli-usage-{command}"), style="bold", no_wrap=True),
                Text(self.screen.say(f"cli-about-{command}")),
            )
        self.screen.show(grid)
        self.moves(rest, seat)

    def rules(self, rest: str, seat: int | None) -> None:
        """A clause, or the whole page."""
        game, language = self.table.kind, self.screen.language
        self.page(Markdown(rulebook.clause(game, language, rest) if rest else rulebook.page(game, language)))

    def page(self, what: Columns | Markdown) -> None:
        """Print something, a screenful at a time where a person reads it and no clock runs."""
        lines = self.screen.lines(what)
        height = max(5, self.screen.console.height - 2)
        if not self.screen.live or self.table.kind.times or len(lines) <= height:
            height = len(lines) + 1
        for start in range(0, len(lines), height):
            if start and self.keyboard.answer(self.screen.say("cli-more")):
                return
            print("\n".join(lines[start : start + height]))

    def undo(self, seat: int | None) -> bool:
        """Take back this seat's last move."""
        if seat is None:
            raise BadSetup("cli-who", example=f"{self.humans[0]} {typed_words.spellings('undo', self.screen.language)[0]}")
        if self.table.daily:
            raise BadSetup("cli-daily-no-undo")
        text = self.table.undo(seat)
        self.note("cli-undone", move=text)
        self.moved()
        return True

    def save(self, rest: str, seat: int | None) -> None:
        """The game into a file."""
        force = rest.startswith("--force ")
        path = self.path(rest.removeprefix("--force "), "save")
        if path.exists() and not force and self.keyboard.live:
            force = typed_words.yes(self.keyboard.answer(self.screen.say("cli-overwrite", path=str(path))))
            if not force:
                return
        files.save(self.table, path, force)
        self.saved = True
        self.screen.tell("cli-saved", "green", path=str(path))

    def load(self, rest: str) -> bool:
        """Another game from a file; the one at the table is kept first."""
        path = self.path(rest, "load")
        table = replay(files.load(path))
        if self.table.moves and not self.table.over and not self.saved:
            self.keeper.keep(self.table)
            self.say_kept()
            self.keeper = files.Keeper()
        self.sit(table, {seat: level for seat, level in self.holders.items() if seat < table.seats})
        self.saved = True
        self.note("cli-loaded", path=str(path), moves=len(table.moves))
        return True

    def path(self, text: str, command: str) -> Path:
        """A file's name as typed."""
        if not text.strip():
            raise BadSetup("cli-which-file", usage=self.screen.say(f"cli-usage-{command}"))
        return Path(text.strip().strip("\"'")).expanduser()

    # Leaving

    @contextmanager
    def kept(self) -> Iterator[None]:
        """However somebody leaves a running game: say where it is kept, and how to go on."""
        try:
            yield
        finally:
            if self.table.over or self.saved:
                self.keeper.forget()
            elif self.humans and self.table.moves:
                self.keeper.keep(self.table)
                self.say_kept()

    def say_kept(self) -> None:
        """Where the running game is, and the command that goes on with it."""
        if self.keeper.problem is not None:
            self.explain(self.keeper.problem)
            return
        command = ["saqqara", "play", "--load", str(self.keeper.path)]
        if self.holders and not self.table.daily:
            command += ["--bots", ",".join(self.holders[seat] for seat in sorted(self.holders))]
        self.screen.show()
        self.screen.tell("cli-kept")
        self.screen.verbatim("  " + shlex.join(command), "bold")
