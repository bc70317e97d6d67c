"""Shared parts of the games' terminal drawings (`extras/terminal.py`)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.text import Text

from saqqara.core.look import Look


@dataclass(frozen=True)
class Drawing:
    """A look, drawn for a given width: `draw(look, language, width)` yields what Rich prints."""

    look: Look
    language: str
    draw: Callable[[Look, str, int], Iterable[Any]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Any]:
        yield from self.draw(self.look, self.language, options.max_width)


def flowing(texts: Iterable[Text], width: int, gap: str = "   ") -> Text:
    """Return texts one after the other, lines broken between them only."""
    line, used = Text(), 0
    for text in texts:
        fits = used + len(gap) + text.cell_len <= width
        line.append("" if not used else gap if fits else "\n").append_text(text)
        used = used + len(gap) + text.cell_len if used and fits else text.cell_len
    return line


def own_last(look: Look) -> list[int]:
    """Return all seats in their order, but that of the look last."""
    return sorted(range(look.seats), key=lambda seat: (seat == look.seat, seat))
