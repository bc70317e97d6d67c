"""The table drawn in a terminal: a grid of spots, each with its number, its stack from the bottom up and its colour."""

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say
from saqqara.games.objective.position import Spot

ACROSS = 4
INK = {"red": "#e0453a", "orange": "#f08c1e", "yellow": "#f2d024", "green": "#3fae49", "blue": "#4a86e8", "pink": "#f48fc0"}


def letter(colour: str) -> str:
    """The letter that stands beside a colour."""
    return colour[0].upper()


def piece(colour: str, text: str | None = None) -> Text:
    """A piece, or a word, in its colour."""
    return Text(text if text is not None else f"▲{letter(colour)}", style=f"bold {INK[colour]}")


def spot_cell(number: int, spot: Spot) -> Panel:
    """One spot: the colour it shows, then its base and what lies on it, of a tall stack the upper pieces and their number."""
    top = spot.stack[-1] if spot.stack else spot.base
    stack = Text()
    stack.append(f" {letter(top)} ", style=f"bold #16130c on {INK[top]}")
    stack.append(f" ({letter(spot.base)})", style=INK[spot.base])
    tall = len(spot.stack) > 4
    for colour in spot.stack[-3:] if tall else spot.stack:
        stack.append_text(piece(colour))
    if tall:
        stack.append(f" ×{len(spot.stack)}", style="dim")
    return Panel(stack, title=f"{number}", title_align="left", border_style=INK[top], width=19, padding=(0, 1))


def board(look: Look, language: str) -> Any:
    """Everything this look shows."""
    seen = look.view
    grid = Grid.grid(padding=(0, 0))
    cells = [spot_cell(number, spot) for number, spot in enumerate(seen.spots, 1)]
    for start in range(0, len(cells), ACROSS):
        grid.add_row(*cells[start : start + ACROSS])
    return Group(grid, counts(look, language), seats(look, language))


def counts(look: Look, language: str) -> Any:
    """How many spots show each colour, and how many of them are covered."""
    line = Text(say("board-counts", language, "objective") + ": ")
    for colour, n in look.view.counts.items():
        line.append_text(piece(colour, f"{letter(colour)} {n}"))
        line.append(f" ({look.view.covered[colour]})  ", style="dim")
    return line


def seats(look: Look, language: str) -> Any:
    """Each seat's stock and, where it may be known, its objective."""
    panels = []
    for seat, held in enumerate(look.view.stocks):
        text = Text()
        for colour, n in held.items():
            text.append_text(piece(colour, f"{letter(colour)}{n} "))
        objective = look.view.objectives[seat]
        text.append("\n" + (say("board-secret", language, "objective") + ": " if seat == look.seat else "◆ "))
        text.append_text(
            piece(objective, say("colour", language, "objective", colour=objective))
            if objective
            else Text(say("board-hidden", language, "objective"), style="dim")
        )
        mark = " ◀ " + say("board-turn", language, "objective") if seat in look.to_act else ""
        panels.append(Panel(text, title=f"{seat}{mark}", title_align="left", border_style="bold" if seat in look.to_act else "dim"))
    return Columns(panels)
