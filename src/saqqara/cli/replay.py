"""`saqqara replay` and `saqqara verify`: a record looked at step by step, or checked from the first draw to the last point."""

from typing import Annotated

from rich.rule import Rule
from rich.text import Text
from typer import Option

from saqqara.cli import files
from saqqara.cli.command_options import Ctx, Record
from saqqara.cli.ending import early, ending, names_of
from saqqara.cli.game_session import added_moves
from saqqara.cli.keyboard import Terminal
from saqqara.cli.screen import GOLD, Screen
from saqqara.core.errors import BadSetup
from saqqara.core.look import Look
from saqqara.core.record_replay import steps
from saqqara.core.table import Table

KEYS = {
    "next": ("right", "down", "n", " ", "pagedown"),
    "back": ("left", "up", "b", "p", "pageup"),
    "quit": ("q", "escape", "c-c", "c-d"),
    "0": ("home",),
    "999999": ("end",),
}


def replay_record(
    ctx: Ctx,
    record: Record,
    seat: Annotated[int | None, Option(help="cli-opt-seat", show_default=False)] = None,
    opened: Annotated[bool, Option("--open", help="cli-opt-open")] = False,
    at: Annotated[int | None, Option(metavar="K", help="cli-opt-at", show_default=False)] = None,
    everything: Annotated[bool, Option("--all", help="cli-opt-all")] = False,
) -> None:
    """Step through a record by keys, or print one step or all."""
    screen: Screen = ctx.obj
    if opened and seat is not None:
        raise BadSetup("cli-replay-both")
    shown = RecordSteps(screen, files.load(record), seat, opened)
    if at is not None and not 0 <= at <= shown.total:
        raise BadSetup("cli-replay-range", most=shown.total, got=str(at))
    if everything or (not screen.live and at is None):
        shown.show_between(0, shown.total)
        return
    number = at or 0
    while True:
        screen.clear()
        shown.show_between(number, number)
        if not screen.live:
            return
        answer = Terminal().choose(screen.say("cli-replay-keys"), KEYS)
        if answer == "quit":
            return
        wanted = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 7 else number + (-1 if answer == "back" else 1)
        number = min(shown.total, max(0, wanted))


class RecordSteps:
    """A record as some seats saw it, after each move. Going back is replaying from the start: that takes less time than a key."""

    def __init__(self, screen: Screen, text: bytes, seat: int | None, opened: bool) -> None:
        self.screen, self.text, self.opened = screen, text, opened
        with screen.busy(screen.say("cli-preparing")):
            for table in steps(text):  # to the end once: a record that does not replay is refused before anything is shown
                last = table
        self.total = len(last.moves)
        self.seats = tuple(range(last.seats)) if opened else (seat,)
        self.names = names_of(screen, last.names, last.seats)
        last.look(seat)  # a seat that is not there is refused as well

    def show_between(self, first: int, last: int) -> None:
        """Show the steps from one number of moves to another."""
        before: tuple[Look, ...] = ()
        for number, table in enumerate(steps(self.text)):
            if number >= first - 1:
                looks = tuple(table.look(seat) for seat in self.seats)
                if number >= first:
                    self.show(table, number, looks, before)
                before = looks
            if number == last:
                return

    def show(self, table: Table, number: int, looks: tuple[Look, ...], before: tuple[Look, ...]) -> None:
        """Show one step: what was done stands above the board on paper, below it on a screen, whose upper part may have scrolled away."""
        done = self.last_move(table, looks[0], before[0]) if number else self.screen.say("cli-replay-start")
        title = f"{table.kind.title(self.screen.language)}  {number}/{self.total}  {done}"
        rule = Rule(Text(title, style=GOLD), align="left", style="dim")
        if not self.screen.live:
            self.screen.show(rule)
        for look in looks:
            if len(looks) > 1 and look.seat is not None:
                self.screen.tell("cli-replay-seat", "bold", seat=look.seat, name=self.names[look.seat])
            self.screen.show(table.kind.drawing(look, self.screen.language))
        if self.screen.live:
            self.screen.show(rule)
        if looks[0].outcome is not None:
            self.screen.show(ending(self.screen, looks[0], self.names))

    def last_move(self, table: Table, look: Look, before: Look) -> str:
        """Return the move that led here, as far as it was open then."""
        last = table.moves[-1]
        moves = [(last.seat, last.text)] if self.opened else added_moves(before.history, look.history)
        if not moves:
            return self.screen.say("cli-replay-veiled", name=self.name(last.seat))
        return " · ".join(self.screen.say("cli-did", name=self.name(seat), move=text) for seat, text in moves)

    def name(self, seat: int | None) -> str:
        """Return the name at a seat, or the clock's."""
        return self.screen.say("cli-clock") if seat is None else self.names[seat]


def verify_record(ctx: Ctx, record: Record) -> None:
    """Replay a record and say what was found right; anything wrong is an error."""
    screen: Screen = ctx.obj
    with screen.busy(screen.say("cli-preparing")):
        *_, table = steps(files.load(record))
    screen.tell("cli-verify-right", "bold green")
    names = names_of(screen, table.names, table.seats)
    rows = {
        "game": f"{table.kind.title(screen.language)} ({table.game}, {screen.say('cli-verify-rules', version=table.kind.rules_version)})",
        "seats": ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(names)),
        "options": ", ".join(f"{name} = {str(value).lower()}" for name, value in table.options.items()) or "–",
        "moves": str(len(table.moves)),
        "commitment": table.commitment,
        "outcome": outcome_line(screen, table, names),
    }
    for key, value in rows.items():
        line = Text(f"  {screen.say(f'cli-verify-{key}')}".ljust(16), style="dim")
        line.append(value, style="not dim")
        screen.show(line)


def outcome_line(screen: Screen, table: Table, names: tuple[str, ...]) -> str:
    """Return places and scores in a line."""
    end = table.outcome
    if end is None:
        return screen.say("cli-verify-running")
    if end.ended is not None:
        return early(screen, end, names)
    order = sorted(range(table.seats), key=lambda seat: (end.places[seat], seat))
    return " · ".join(screen.say("cli-verify-place", place=end.places[seat], name=names[seat], score=end.scores[seat]) for seat in order)
