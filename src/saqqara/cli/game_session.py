"""A game at this terminal: its table, its people and bots, what each has been shown, and the commands that can be typed."""

import shlex
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from saqqara.bots import Bot
from saqqara.cli import files, rulebook, typed_words
from saqqara.cli.ending import ending, names_of
from saqqara.cli.keyboard import Keyboard
from saqqara.cli.screen import GOLD, WRONG, Screen
from saqqara.cli.table_setup import make_bots
from saqqara.core.errors import BadSetup, Refused, SaqqaraError
from saqqara.core.look import Look
from saqqara.core.record_replay import replay
from saqqara.core.table import Table
from saqqara.core.texts import listed

REMEMBERED_LINES = 5
"""Lines of what has happened that stay below the board while the clock runs."""

HistoryMove = tuple[int | None, str]


class Leave(Exception):
    """The player wants to stop."""


def added_moves(before: tuple[HistoryMove, ...], now: tuple[HistoryMove, ...]) -> list[HistoryMove]:
    """Return what has been added to a history: at its end, or inside it where veiled moves have come into the open."""
    old = iter(before)
    waiting = next(old, None)
    added = []
    for move in now:
        if move == waiting:
            waiting = next(old, None)
        else:
            added.append(move)
    return added


class GameSession:
    """The table, its people and its bots. `levels` has the level of each seat that a bot holds."""

    def __init__(self, screen: Screen, keyboard: Keyboard, table: Table, levels: Mapping[int, str], seed: str | None = None) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.autosave = files.Autosave()
        self.seed = seed
        self.saved = False
        self.notes: list[Text] = []
        self.sit_down(table, levels)

    def sit_down(self, table: Table, levels: Mapping[int, str]) -> None:
        """Begin, or go on, at a table."""
        self.table = table
        self.levels = dict(levels)
        self._bots: dict[int, Bot] | None = None
        self.people = tuple(seat for seat in range(table.seats) if seat not in levels)
        self.names = names_of(self.screen, table.names, table.seats)
        self.shown: dict[int | None, tuple[HistoryMove, ...]] = {}
        self.recent: deque[Text] = deque(maxlen=REMEMBERED_LINES if table.kind.times else 0)
        last = max((entry.at or 0 for entry in table.moves), default=0)
        self.began = time.monotonic() - last / 1000

    @property
    def bots(self) -> dict[int, Bot]:
        """The bots by seat, made when they are first needed: their packages take longer to load than the first board to show."""
        if self._bots is None:
            self._bots = make_bots(self.table, self.levels, self.seed)
        return self._bots

    @property
    def at(self) -> int | None:
        """Milliseconds since the start, for the record of a game that is played by the clock."""
        return int((time.monotonic() - self.began) * 1000) if self.table.kind.times else None

    def name(self, seat: int | None) -> str:
        """Return the name at a seat, or the clock's."""
        return self.screen.say("cli-clock") if seat is None else self.names[seat]

    # Showing

    def news(self, look: Look) -> list[HistoryMove]:
        """Return what others did since this seat was last told."""
        open_now = tuple(move for move in look.history if move[0] != look.seat or look.seat is None)
        added = added_moves(self.shown.get(look.seat, ()), open_now)
        self.shown[look.seat] = open_now
        return added

    def news_lines(self, look: Look) -> list[Text]:
        """Return what is to be said below the board: notes, and what others did."""
        lines = [*self.notes, *map(self.move_line, self.news(look))]
        self.notes.clear()
        return lines

    def heading(self, look: Look) -> Text:
        """Return the game, and who sits where; who is to act stands out. A line is broken only between names."""
        line = Text.assemble((self.table.kind.title(self.screen.language), GOLD))
        used = line.cell_len
        for seat, name in enumerate(self.names):
            part = f" {seat + 1} {name} "
            fits = used + cell_len(part) + 2 <= self.screen.console.width
            line.append(" ·" if fits else "\n ", style="dim")
            used = (used if fits else 0) + cell_len(part) + 2
            line.append(part, style="bold reverse" if seat == look.seat else "bold" if seat in look.to_act else "dim")
        return line

    def move_line(self, move: HistoryMove) -> Text:
        """Return a move as a line of the log."""
        return Text(f"  {self.screen.say('cli-did', name=self.name(move[0]), move=move[1])}", style="italic")

    def show_board(self, look: Look) -> None:
        """Show the table as this look has it."""
        self.screen.show(self.heading(look))
        self.screen.show(self.table.kind.drawing(look, self.screen.language))

    def show(self, seat: int | None, clear: bool = True) -> Look:
        """Show the table, and what has happened."""
        look = self.table.look(seat)
        if clear:
            self.screen.clear()
        self.show_board(look)
        lines = self.news_lines(look)
        self.recent.extend(lines)
        for line in self.recent if self.screen.live and self.recent else lines:
            self.screen.show(line)
        return look

    def note(self, key: str, /, **args: object) -> None:
        """Say something below the next board, which would wipe it away if it were said now."""
        self.notes.append(Text(self.screen.say(key, None, **args), style="green"))

    def show_end(self) -> None:
        """Show the last board, open to all, and the outcome."""
        look = self.table.look(None)
        self.screen.clear(everything=len(self.people) > 1)
        self.show_board(look)
        for move in self.news(look)[-2 * self.table.seats :]:
            self.screen.show(self.move_line(move))
        self.screen.show()
        self.screen.show(ending(self.screen, look, self.names))
        if not self.table.daily:
            return
        from saqqara.solo import daily

        result = daily.result_of(self.table)
        if result is not None:
            key, numbers = daily.words_of(self.table.game, result.points, result.lead, result.place, result.shared)
            line = self.screen.say(key, self.table.game, **numbers)
            self.screen.tell("cli-daily-end", GOLD, title=self.table.kind.title(self.screen.language), words=line)

    def forms(self) -> str:
        """Return how moves are written here."""
        return listed(self.table.kind.part("notation").FORMS, self.screen.language, "or")

    def reminders(self) -> tuple[str, str]:
        """Return what can be typed, in a line: long and short."""
        short = self.screen.say("cli-toolbar")
        return f"{self.forms()} · {short}", short

    def explain(self, problem: SaqqaraError) -> None:
        """Say what is wrong, with the clause that it names; while the clock runs, below the board, where it is not wiped away."""
        line = Text(problem.reason(self.screen.language), style=WRONG)
        if isinstance(problem, Refused) and problem.clause:
            line.append(f"  ({problem.clause})", style=f"bold {WRONG}")
            line.append("  " + self.screen.say("cli-see-clause", clause=problem.clause), style="dim")
        if self.table.kind.times and self.screen.live:
            self.notes.append(line)
        else:
            self.screen.show(line)

    # Doing

    def play(self, seat: int, text: str) -> bool:
        """Make a move, or say why not."""
        try:
            self.table.play(seat, text, self.at)
        except SaqqaraError as problem:
            self.explain(problem)
            return False
        self.keep_game()
        return True

    def keep_game(self) -> None:
        """Write the game as it stands now into the file that is kept."""
        self.saved = False
        if self.people:
            self.autosave.keep(self.table)

    def run_command(self, typed: typed_words.Typed, seat: int | None) -> bool:
        """Carry out a typed command; return whether the game has changed by it."""
        try:
            return bool(getattr(self, f"do_{typed.command}")(typed.rest, seat))
        except SaqqaraError as problem:
            self.explain(problem)
            return False

    def do_quit(self, rest: str, seat: int | None) -> None:
        """Leave the table."""
        raise Leave

    def do_board(self, rest: str, seat: int | None) -> None:
        """Show the board once more."""
        self.show_board(self.table.look(seat))

    def do_why(self, rest: str, seat: int | None) -> None:
        """Show what each bot says of its last move."""
        from saqqara.bots.move_explanations import explain

        last = {mover: number for number, (mover, _) in enumerate(self.table.look(seat).history) if mover in self.levels}
        if not last:
            raise BadSetup("cli-why-nobody")
        for mover, number in sorted(last.items(), key=lambda move: move[1]):
            reason = explain(self.table, seat, number, self.levels.get(mover or 0))[self.screen.language]
            self.screen.show(Text(f"  {self.screen.say('cli-because', name=self.name(mover), reason=reason)}", style="italic"))

    def do_moves(self, rest: str, seat: int | None) -> None:
        """Show all moves of this seat; where everybody plays at once, those of all people."""
        seats = self.people if seat is None else (seat,)
        found = [move if seat is not None else f"{mover + 1} {move}" for mover in seats for move in self.table.look(mover).moves]
        self.screen.tell("cli-moves-count", "bold", count=len(found))
        self.show_by_page(Columns([Text(text) for text in found], padding=(0, 3), column_first=True))

    def do_help(self, rest: str, seat: int | None) -> None:
        """Show what can be typed."""
        self.screen.tell("cli-help-moves", forms=self.forms())
        grid = Grid.grid(padding=(0, 2))
        for command in typed_words.COMMANDS:
            usage = Text("  " + self.screen.say(f"cli-usage-{command}"), style="bold", no_wrap=True)
            grid.add_row(usage, Text(self.screen.say(f"cli-about-{command}")))
        self.screen.show(grid)
        self.do_moves(rest, seat)

    def do_rules(self, rest: str, seat: int | None) -> None:
        """Show a clause, or the whole page."""
        from rich.markdown import Markdown

        game, language = self.table.kind, self.screen.language
        self.show_by_page(Markdown(rulebook.clause(game, language, rest) if rest else rulebook.page(game, language)))

    def show_by_page(self, what: Any) -> None:
        """Show something screen by screen, where a person has the time to read."""
        lines = self.screen.lines(what)
        height = max(5, self.screen.console.size.height - 2)
        if not self.screen.live or self.table.kind.times or len(lines) <= height:
            height = len(lines) + 1
        for start in range(0, len(lines), height):
            if start and self.keyboard.answer(self.screen.say("cli-more")):
                return
            print("\n".join(lines[start : start + height]))

    def do_undo(self, rest: str, seat: int | None) -> bool:
        """Undo this seat's last move."""
        if seat is None:
            example = f"{self.people[0] + 1} {typed_words.spellings('undo', self.screen.language)[0]}"
            raise BadSetup("cli-who", example=example)
        if self.table.daily:
            raise BadSetup("cli-daily-no-undo")
        text = self.table.undo(seat)
        self.note("cli-undone", move=text)
        self.keep_game()
        return True

    def do_save(self, rest: str, seat: int | None) -> None:
        """Write the game into a file."""
        force = rest.startswith("--force ")
        path = self.path(rest.removeprefix("--force "), "save")
        if path.exists() and not force and self.keyboard.live:
            force = typed_words.is_yes(self.keyboard.answer(self.screen.say("cli-overwrite", path=str(path))))
            if not force:
                return
        files.save(self.table, path, force)
        self.saved = True
        self.screen.tell("cli-saved", "green", path=str(path))

    def do_load(self, rest: str, seat: int | None) -> bool:
        """Go on with another game from a file; the one at the table is kept first."""
        path = self.path(rest, "load")
        table = replay(files.load(path))
        if self.table.moves and not self.table.over and not self.saved:
            self.autosave.keep(self.table)
            self.say_where_kept()
            self.autosave = files.Autosave()
        self.sit_down(table, {seat: level for seat, level in self.levels.items() if seat < table.seats})
        self.saved = True
        self.note("cli-loaded", path=str(path), moves=len(table.moves))
        return True

    def path(self, text: str, command: str) -> Path:
        """Return a file's name as typed."""
        if not text.strip():
            raise BadSetup("cli-which-file", usage=self.screen.say(f"cli-usage-{command}"))
        return Path(text.strip().strip("\"'")).expanduser()

    # Leaving

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep a running game however the player leaves it, and say where it is and how to continue."""
        try:
            yield
        finally:
            if self.table.over or self.saved:
                self.autosave.forget()
            elif self.people and self.table.moves:
                self.autosave.keep(self.table)
                self.say_where_kept()

    def say_where_kept(self) -> None:
        """Say the command that goes on with the running game."""
        if self.autosave.problem is not None:
            self.explain(self.autosave.problem)
            return
        command = ["saqqara", "play", "--load", str(self.autosave.path)]
        if self.levels and not self.table.daily:
            command += ["--bots", ",".join(self.levels[seat] for seat in sorted(self.levels))]
        self.screen.show()
        self.screen.tell("cli-kept")
        self.screen.verbatim("  " + shlex.join(command), "bold")
