"""The table drawn in a terminal: the spots in four rows, then one table of colours: spots that show them, pieces in every stock."""

from collections.abc import Iterator
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.terminal_drawing import own_last
from saqqara.core.texts import say
from saqqara.games.objective.declaration import Spot

GAME = "objective"
ROWS = 4
"""The number of rows, all of them full, for any number of players."""
NARROWEST, WIDEST = 13, 19
AIRY = 100
"""From so many columns on, which mostly have more lines too, spots stand apart; else they share a border with those below."""
LABEL, COLUMN = 25, 9
"""Columns of the table of colours: the words before it, and each colour."""
INK = {"red": "#e0453a", "orange": "#f08c1e", "yellow": "#f2d024", "green": "#3fae49", "blue": "#4a86e8", "pink": "#f48fc0"}


def draw(look: Look, language: str, width: int) -> Iterator[Any]:
    """Draw everything this look shows."""
    yield spots(look, width)
    yield colours(look, language, width)
    own = None if look.seat is None else look.view.objectives[look.seat]
    if own is not None:
        text, _, rest = say("board-secret", language, GAME, colour="\0").partition("\0")
        yield Text.assemble((text, "bold"), piece(own, f" {letter(own)} {name(own, language)} ", reverse=True), rest)


def letter(colour: str) -> str:
    """The letter that stands beside a colour."""
    return colour[0].upper()


def name(colour: str, language: str) -> str:
    """A colour's word."""
    return say("colour", language, GAME, colour=colour)


def piece(colour: str, text: str, reverse: bool = False) -> Text:
    """A piece, or a word, in its colour."""
    return Text(text, style=f"bold #16130c on {INK[colour]}" if reverse else f"bold {INK[colour]}")


# The spots


def spots(look: Look, width: int) -> Grid:
    """All spots, in rows of one length where the width allows it."""
    number = len(look.view.spots)
    across = max(1, min(number // ROWS, width // NARROWEST))
    cell = min(WIDEST, max(NARROWEST, width // across))
    grid = Grid.grid()
    for start in range(0, number, across):
        row = list(enumerate(look.view.spots[start : start + across], start + 1))
        grid.add_row(*(spot_cell(n, spot, cell, width < AIRY and start > 0, width >= AIRY or n + across > number) for n, spot in row))
    return grid


def spot_cell(number: int, spot: Spot, width: int, joined: bool, closed: bool) -> Text:
    """One spot: the colour it shows, then its base and what lies on it; of a tall stack the upper pieces. Its height is on the frame."""
    top = spot.stack[-1] if spot.stack else spot.base
    height = f" ×{len(spot.stack)} " if len(spot.stack) > 1 else ""
    mark = "▲" if width == WIDEST else ""
    most = (width - 9) // (1 + len(mark))
    shown = spot.stack if len(spot.stack) <= most else spot.stack[1 - most :]
    inside = Text.assemble(piece(top, f" {letter(top)} ", reverse=True), (f" ({letter(spot.base)})", INK[spot.base]))
    inside.append("…" if len(shown) < len(spot.stack) else "", style="dim")
    for colour in shown:
        inside.append_text(piece(colour, f"{mark}{letter(colour)}"))
    frame = INK[top]
    text = Text.assemble(("├" if joined else "╭", frame), (f" {number} ", f"bold {frame}"), no_wrap=True)
    text.append("─" * (width - 2 - text.cell_len + 1 - len(height)) + height + ("┤\n│" if joined else "╮\n│"), style=frame)
    text.append_text(inside).append(" " * (width - 2 - inside.cell_len))
    return text.append("│\n╰" + "─" * (width - 2) + "╯" if closed else "│", style=frame)


# The colours


def colours(look: Look, language: str, width: int) -> Grid:
    """A row of how many spots show each colour, covered ones in brackets, and a row for the stock of each seat, one's own last."""
    seen = look.view
    wide = width >= LABEL + COLUMN * len(seen.colours)
    grid = Grid.grid()
    grid.add_column(width=LABEL if wide else None)
    for _ in seen.colours:
        grid.add_column(width=COLUMN if wide else None, no_wrap=True)
    grid.add_row("", *(piece(colour, f"{letter(colour)} {name(colour, language) if wide else ''} ") for colour in seen.colours))
    counts = [Text.assemble((str(seen.counts[colour]), "bold"), (f" ({seen.covered[colour]}) ", "dim")) for colour in seen.colours]
    grid.add_row(Text(say("board-counts", language, GAME) + " "), *counts)
    for seat in own_last(look):
        held = [seen.stocks[seat].get(colour, 0) for colour in seen.colours]
        cells = [piece(colour, str(n)) if n else Text("·", style="dim") for colour, n in zip(seen.colours, held, strict=True)]
        grid.add_row(stock_label(look, seat, language), *cells)
    return grid


def stock_label(look: Look, seat: int, language: str) -> Text:
    """Show whose stock it is, whether they are to act, and at the end their objective."""
    acting = seat in look.to_act
    text = Text(say("board-stock", language, GAME, seat=seat), style="bold" if acting else "")
    objective = look.view.objectives[seat]
    if seat == look.seat:
        text.append(f" ({say('board-you', language, GAME)})")
    elif objective is not None:
        text.append_text(piece(objective, f" ◆ {name(objective, language)}"))
    return text.append(" ◀ " + say("board-turn", language, GAME) if acting else "")
