"""The screen: sentences in the language of the person, tables and progress bars."""

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.texts import say, word

CLEAR = "\x1b[H\x1b[2J"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""With the lines that have scrolled away: what was secret is not to be found by scrolling back."""

QUIET_SECONDS = 0.5
GOLD, WRONG = "bold #d9b45b", "#ff8a65"
"""Colours of titles, and of what cannot be done."""


class Screen:
    """Standard output in one language. `live`: a person sits there, not a pipe."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, key: str, game: str | None = None, /, **args: object) -> str:
        """Return a sentence."""
        return say(key, self.language, game, **args)

    def word(self, kind: str, name: str, game: str) -> str:
        """Return a game's word for something, such as a move of its clock, or the plain name where it has none."""
        return word(f"{kind}-{name}", name, self.language, game)

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Print; a plain text is never read as markup, since people choose names and file names."""
        self.console.print(Text(what) if isinstance(what, str) else what, style=style)

    def verbatim(self, text: str, style: str = "") -> None:
        """Print a line that is to be copied: it is never broken."""
        self.console.print(Text(text), style=style, soft_wrap=True)

    def percent(self, *parts: float, digits: int = 0) -> str:
        """Return a part of the whole in percent, or several as a range."""
        return self.say("cli-percent", value="–".join(f"{100 * part:.{digits}f}" for part in parts))

    def show_json(self, data: Any) -> None:
        """Print data as one line of JSON."""
        self.verbatim(msgspec.json.encode(data).decode())

    def tell(self, key: str, style: str = "", /, **args: object) -> None:
        """Print a sentence."""
        self.show(self.say(key, None, **args), style)

    def fitting(self, *texts: str) -> str:
        """Return the first of these that fits on a line, or the last."""
        return " " + next((text for text in texts if cell_len(text) < self.console.width - 1), texts[-1])

    def clear(self, everything: bool = False) -> None:
        """Empty the screen, where a person sits."""
        if self.live:
            self.console.file.write(CLEAR_ALL if everything else CLEAR)
            self.console.file.flush()

    def lines(self, what: RenderableType) -> list[str]:
        """Return something as the lines it would take, colours included."""
        with self.console.capture() as captured:
            self.console.print(what)
        return captured.get().splitlines()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Say that something is being done, when it takes a while."""
        if not self.live:
            yield
            return
        status: Any = self.console.status(Text(text, style="dim"))
        timer = threading.Timer(QUIET_SECONDS, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()


def plain_table(heads: Sequence[str], texts: int = 1, gap: int = 2, width: int | None = None, wrap: bool = False) -> Grid:
    """Return an empty table without lines: the first columns hold texts, at most `width` wide, the others numbers."""
    table = Grid(box=None, header_style="bold", padding=(0, gap, 0, 0), pad_edge=False)
    for number, head in enumerate(heads):
        if number < texts:
            table.add_column(head, overflow="fold", max_width=width)
        else:
            table.add_column(head, justify="right", overflow="fold", no_wrap=not wrap)
    return table


@contextmanager
def progress_bar(text: str, total: int | None = None, quiet: bool = False) -> Iterator[Callable[..., None]]:
    """Show a bar on standard error; what it gives is called with how many more are done, or with how many in all and of how many."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as progress:
        task = progress.add_task(text, total=total)

        def advance(done: int, of: int | None = None) -> None:
            if of is None:
                progress.advance(task, done)
            else:
                progress.update(task, completed=done, total=of)

        yield advance
