"""The screen: what is said in the language of the person, and how it is put there."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from saqqara.core.texts import say

CLEAR = "\x1b[H\x1b[2J"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""With the lines that have scrolled away: what was secret is not to be found by scrolling back."""

QUIET_SECONDS = 0.5


class Screen:
    """Standard output in one language. `live`: a person sits there, not a pipe."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, key: str, game: str | None = None, /, **args: object) -> str:
        """A sentence."""
        return say(key, self.language, game, **args)

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Print; a plain text is never read as markup, since people choose names and file names."""
        self.console.print(Text(what) if isinstance(what, str) else what, style=style)

    def verbatim(self, text: str, style: str = "") -> None:
        """Print a line that is to be copied: it is never broken."""
        self.console.print(Text(text), style=style, soft_wrap=True)

    def tell(self, key: str, style: str = "", /, **args: object) -> None:
        """Print a sentence."""
        self.show(self.say(key, None, **args), style)

    def fitting(self, *texts: str) -> str:
        """The first of these that fits on a line, or the last."""
        return " " + next((text for text in texts if cell_len(text) < self.console.width - 1), texts[-1])

    def clear(self, everything: bool = False) -> None:
        """An empty screen, where a person sits."""
        if self.live:
            self.console.file.write(CLEAR_ALL if everything else CLEAR)
            self.console.file.flush()

    def lines(self, what: RenderableType) -> list[str]:
        """Something as the lines it would take, colours included."""
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
