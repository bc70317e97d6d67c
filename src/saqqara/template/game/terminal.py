"""The table drawn in a terminal: the heaps, everybody's points and stones, one's own hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say

GAME = "quarry"


def board(look: Look, language: str) -> Any:
    """Everything this look shows, at most 80 columns wide."""
    lines: list[RenderableType] = [heaps(look, language), Text(), players(look, language)]
    own = None if look.seat is None else look.view.hands[look.seat]
    if own:
        lines.append(Text(say("board-hand", language, GAME, stones=" · ".join(map(str, own))), style="bold"))
    return Group(*lines)


def heaps(look: Look, language: str) -> Grid:
    """Each heap from the bottom up; the top counts, and the last one is closed (Q5)."""
    grid = Grid.grid(padding=(0, 1))
    for number, heap in enumerate(look.view.heaps, 1):
        closed = number == look.view.last and look.outcome is None
        text = Text(" ".join(map(str, heap[:-1])), style="dim")
        text.append(f" {heap[-1]} " if heap else "·", style="bold reverse" if heap else "dim")
        text.append(f" {say('board-closed', language, GAME)}" if closed else "", style="dim")
        grid.add_row(say("board-heap", language, GAME, heap=number), text)
    return grid


def players(look: Look, language: str) -> Grid:
    """A row for each seat: points, stones in hand, whose turn it is; then the bag."""
    grid = Grid.grid(padding=(0, 2))
    for seat in range(look.seats):
        acting = seat in look.to_act
        name = say("board-you" if seat == look.seat else "board-seat", language, GAME, seat=seat)
        points = say("board-points", language, GAME, points=look.view.scores[seat])
        held = say("board-held", language, GAME, stones=look.view.held[seat])
        grid.add_row(Text(("▶ " if acting else "  ") + name, style="bold" if acting else ""), points, held)
    grid.add_row("  " + say("board-bag", language, GAME), "", say("board-held", language, GAME, stones=look.view.bag))
    return grid
