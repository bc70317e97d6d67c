"""`saqqara replay` and `saqqara verify`: a record looked at step by step, or checked from the first draw to the last point."""

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from saqqara.cli import files
from saqqara.cli.ending import early, ending
from saqqara.cli.game_session import GOLD, newly
from saqqara.cli.keyboard import style
from saqqara.cli.screen import Screen
from saqqara.core.errors import BadSetup
from saqqara.core.look import Look
from saqqara.core.replay import steps
from saqqara.core.table import Table

Seats = tuple[int | None, ...]


class Moment:
    """The table of a record after some moves, as some seats saw it then."""

    def __init__(self, screen: Screen, table: Table, number: int, total: int, before: tuple[Look, ...], seats: Seats, opened: bool) -> None:
        self.screen = screen
        self.table = table
        self.number = number
        self.total = total
        self.seats = seats
        self.opened = opened
        self.before = before
        self.looks = tuple(table.look(seat) for seat in seats)
        self.names = names(screen, table)

    def done(self) -> str:
        """The move that led here, as far as it was open then."""
        if self.number == 0:
            return self.screen.say("cli-replay-start")
        last = self.table.moves[-1]
        name = self.screen.say("cli-clock") if last.seat is None else self.names[last.seat]
        told = newly(self.before[0].history, self.looks[0].history)
        if self.opened:
            told = [(last.seat, last.text)]
        if not told:
            return self.screen.say("cli-replay-veiled", name=name)
        who = [self.screen.say("cli-clock") if seat is None else self.names[seat] for seat, _ in told]
        return " · ".join(self.screen.say("cli-did", name=name, move=text) for name, (_, text) in zip(who, told, strict=True))

    def show(self) -> None:
        """Print it: what was done stands above the board on paper, and below it on a screen, whose upper part may have scrolled away."""
        title = f"{self.table.kind.title(self.screen.language)}  {self.number}/{self.total}  {self.done()}"
        rule = Rule(Text(title, style=GOLD), align="left", style="dim")
        if not self.screen.live:
            self.screen.show(rule)
        for look in self.looks:
            if len(self.looks) > 1 and look.seat is not None:
                self.screen.show(self.screen.say("cli-replay-seat", seat=look.seat, name=self.names[look.seat]), "bold")
            self.screen.show(self.table.kind.part("extras.terminal").board(look, self.screen.language))
        if self.screen.live:
            self.screen.show(rule)
        if self.looks[0].outcome is not None:
            self.screen.show(ending(self.screen, self.looks[0], self.names))


def names(screen: Screen, table: Table) -> tuple[str, ...]:
    """Who played."""
    return table.names or tuple(f"{screen.say('cli-player')} {seat + 1}" for seat in range(table.seats))


class Player:
    """A record and where we are in it. Going back is replaying from the start: that takes less time than a key."""

    def __init__(self, screen: Screen, text: bytes, seat: int | None, opened: bool) -> None:
        self.screen = screen
        self.text = text
        self.opened = opened
        with screen.busy(screen.say("cli-preparing")):
            for table in steps(text):  # to the end once: a record that does not replay is refused before anything is shown
                last = table
        self.total = len(last.moves)
        self.seats: Seats = tuple(range(last.seats)) if opened else (seat,)
        last.look(seat)  # a seat that is not there is refused as well

    def at(self, wanted: int) -> Moment:
        """The moment after that many moves."""
        before: tuple[Look, ...] = ()
        for number, table in enumerate(steps(self.text)):
            if number == wanted:
                return Moment(self.screen, table, number, self.total, before, self.seats, self.opened)
            if number == wanted - 1:
                before = tuple(table.look(seat) for seat in self.seats)
        raise BadSetup("cli-replay-range", most=self.total, got=str(wanted))

    def everything(self) -> None:
        """All moments, one after the other."""
        before: tuple[Look, ...] = ()
        for number, table in enumerate(steps(self.text)):
            moment = Moment(self.screen, table, number, self.total, before, self.seats, self.opened)
            moment.show()
            before = moment.looks

    def step_through(self, number: int) -> None:
        """One moment at a time, by keys."""
        while True:
            self.screen.clear()
            self.at(number).show()
            key = read_key(self.screen.say("cli-replay-keys"))
            if key == "quit":
                return
            if key == "next":
                number = min(self.total, number + 1)
            elif key == "back":
                number = max(0, number - 1)
            else:
                number = min(self.total, max(0, int(key)))


def read_key(question: str) -> str:
    """`next`, `back`, `quit`, or a number."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

    keys = KeyBindings()

    def leads(answer: str, *bound: str) -> None:
        def pressed(event: KeyPressEvent) -> None:
            event.app.exit(result=answer)

        for key in bound:
            keys.add(key)(pressed)

    leads("next", "right", "down", "n", " ", "pagedown")
    leads("back", "left", "up", "b", "p", "pageup")
    leads("quit", "q", "escape", "c-c", "c-d")
    leads("0", "home")
    leads("999999", "end")
    session: PromptSession[str] = PromptSession(key_bindings=keys, style=style())
    text = session.prompt([("class:question", question)]).strip()
    if not text:
        return "next"
    return text if text in ("next", "back", "quit") or (text.isascii() and text.isdigit() and len(text) < 7) else "next"


def replay(screen: Screen, path: Path, seat: int | None, opened: bool, at: int | None, everything: bool) -> None:
    """Show a record."""
    if opened and seat is not None:
        raise BadSetup("cli-replay-both")
    player = Player(screen, files.load(path), seat, opened)
    if at is not None and not 0 <= at <= player.total:
        raise BadSetup("cli-replay-range", most=player.total, got=str(at))
    if everything or (not screen.live and at is None):
        player.everything()
    elif screen.live:
        player.step_through(at or 0)
    else:
        player.at(at or 0).show()


def verify(screen: Screen, path: Path) -> None:
    """Replay a record and say what was found right; anything wrong is an error."""
    with screen.busy(screen.say("cli-preparing")):
        *_, table = steps(files.load(path))
    screen.tell("cli-verify-right", "bold green")
    rows = {
        "game": f"{table.kind.title(screen.language)} ({table.game}, {screen.say('cli-verify-rules', version=table.kind.rules_version)})",
        "seats": ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(names(screen, table))),
        "options": ", ".join(f"{name} = {str(value).lower()}" for name, value in table.options.items()) or "–",
        "moves": str(len(table.moves)),
        "commitment": table.commitment,
        "outcome": outcome(screen, table),
    }
    for key, value in rows.items():
        line = Text(f"  {screen.say(f'cli-verify-{key}')}".ljust(16), style="dim")
        line.append(value, style="not dim")
        screen.show(line)


def outcome(screen: Screen, table: Table) -> str:
    """Places and scores in a line."""
    end = table.outcome
    if end is None:
        return screen.say("cli-verify-running")
    if end.ended is not None:
        return early(screen, end, names(screen, table))
    order = sorted(range(table.seats), key=lambda seat: (end.places[seat], seat))
    people = names(screen, table)
    return " · ".join(screen.say("cli-verify-place", place=end.places[seat], name=people[seat], score=end.scores[seat]) for seat in order)
