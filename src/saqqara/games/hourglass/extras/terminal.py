"""The table drawn in a terminal: the last check above, then the pyramid with its tip up, the players beside it, the dice below."""

from collections.abc import Iterator
from typing import Any

from rich.align import Align
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.terminal_drawing import flowing, own_last
from saqqara.core.texts import say
from saqqara.games.hourglass.deck import COLOURS, NAME
from saqqara.games.hourglass.declaration import Judged, Last, Taker, View

INK = {"yellow": "#f2d024", "blue": "#5b9bf0", "red": "#f0645a", "black": "#b9b2a6"}
SPOT, HEAP = 8, 12
LEFT = 4 * SPOT + HEAP
"""Columns of a spot, of what is said of a heap, and of the pyramid with its heaps."""
HIGH, BESIDE = 15, 32
"""Lines of the pyramid and the dice; the players stand beside them where they have so many columns."""


def draw(look: Look, language: str, width: int) -> Iterator[Any]:
    """Draw everything this look shows."""
    if look.view.last is not None:
        yield last_check(look.view, look.view.last, language, width)
    table = Group(pyramid(look.view, language), dice(look.view, language))
    room = width - LEFT - 2
    if room < BESIDE:
        yield table
        yield players(look, language, width)
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=LEFT)
    grid.add_row(table, players(look, language, room))
    yield grid


def letter(colour: str, language: str) -> str:
    """The letter that stands for a colour."""
    return say("letter", language, NAME, colour=colour)


def tile(seen: View, number: int, language: str) -> Text:
    """A tile's number and the letter of its colour, in that colour."""
    colour = seen.tiles[str(number)].colour
    return Text(f"{number}{letter(colour, language)}", style=f"bold {INK[colour]}")


# The pyramid


def pyramid(seen: View, language: str) -> Grid:
    """Rows from the tip down, each with its heap at the right: the number on top, how many there are."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for colour in reversed(COLOURS):
        row = Grid.grid()
        row.add_row(*(spot(seen, colour, number, language) for number in getattr(seen.pyramid, colour)))
        heap = getattr(seen.heaps, colour)
        pile = Text("–", style="dim") if heap.top is None else tile(seen, heap.top, language).append(f" ×{heap.count}", style="not bold")
        grid.add_row(Align.center(row, width=4 * SPOT), Align(Text("▤ ", style=INK[colour]) + pile, vertical="middle", height=3))
    return grid


def spot(seen: View, colour: str, number: int | None, language: str) -> Panel:
    """A spot: its tile with the scarabs on its back, or nothing."""
    if number is None:
        return Panel(Text(" "), border_style=f"dim {INK[colour]}", width=SPOT)
    text = Text(f"{number} {letter(colour, language)}", style=f"bold {INK[colour]}", justify="center")
    return Panel(text, subtitle=f"{seen.tiles[str(number)].scarabs}¤", border_style=INK[colour], width=SPOT, padding=0)


def dice(seen: View, language: str) -> Grid:
    """The roll, and what is to be done with it."""
    faces = zip(("d8", "d10", "d12"), seen.dice, strict=True)
    shown = [Panel(Text(str(number), style="bold", justify="center"), title=die, width=SPOT) for die, number in faces]
    phase = Text(say("board-phase", language, NAME, phase="over" if seen.over else seen.phase), style="bold")
    row = Grid.grid()
    row.add_row(*shown, Padding(Align(phase, vertical="middle", height=3), (0, 0, 0, 1)))
    return row


# The players


def players(look: Look, language: str, width: int) -> Text:
    """Each player: points, tiles kept, and the round so far; oneself last."""
    blocks = [player(look, seat, language, width) for seat in own_last(look)]
    lines = sum(block.plain.count("\n") + 2 for block in blocks) - 1
    return Text("\n\n" if lines <= HIGH else "\n").join(blocks)


def player(look: Look, seat: int, language: str, width: int) -> Text:
    """One of them."""
    seen, own = look.view, look.view.round[seat]
    head = Text.assemble((str(seat + 1), "bold reverse" if seat == look.seat else "bold"))
    head.append(f" ({say('board-you', language, NAME)})" if seat == look.seat else "")
    head.append("  " + say("board-score", language, NAME, count=seen.scores[seat]), style="bold")
    lines = [Text(say(key, language, NAME)) for said, key in ((own.nothing, "board-nothing"), (own.done, "board-done")) if said]
    if seat == seen.active and not seen.over:
        lines.insert(0, Text("⚄ " + say("board-active", language, NAME), style="dim"))
    parts = [flowing([head, *lines], width, "  "), this_round(seen, own, language, width), kept(seen, seat, language, width)]
    return Text("\n").join(filter(None, parts))


def kept(seen: View, seat: int, language: str, width: int) -> Text:
    """The tiles a player has kept: right ones, and wrong ones."""
    texts = []
    for mark, ink, held in (("✔", "green", seen.right[seat]), ("✘", "red", seen.wrong[seat])):
        texts += [Text(mark, style=ink)] if held else []
        texts += [tile(seen, number, language) for number in held]
    return flowing(texts, width, " ")


def this_round(seen: View, own: Taker, language: str, width: int) -> Text:
    """The tiles taken, with their operations where they may be seen."""
    tiles = [
        Text.assemble("→ " if own.shown is not None or not n else "", tile(seen, number, language)) for n, number in enumerate(own.tiles)
    ]
    if own.shown is None:
        return flowing([*tiles, Text(say("board-hidden", language, NAME, count=len(tiles)), style="dim")], width, " ")
    missing = say("board-missing", language, NAME)
    return flowing(
        (text.append(f" = {own.shown.get(str(n), missing)}", style="none") for n, text in zip(own.tiles, tiles, strict=True)), width
    )


# The last check


def last_check(seen: View, last: Last, language: str, width: int) -> Text:
    """HR7: what was shown, what else could have been made, and what could not."""
    head = Text(say("board-last", language, NAME, dice=", ".join(map(str, last.dice))), style="bold")
    taken = [verdict(seen, tile, language) for tile in last.tiles if tile.seat is not None]
    lines = [flowing([head, *taken], width)]
    made = [operation(seen, one.number, one.example, language) for one in last.tiles if one.example is not None and not one.right]
    lost = [tile(seen, one.number, language) for one in last.tiles if one.example is None]
    for key, found in (("board-possible", made), ("board-impossible", lost)):
        if found:
            lines.append(flowing([Text(say(key, language, NAME), style="dim"), *found], width, "  "))
    return Text("\n").join(lines)


def operation(seen: View, number: int, text: str, language: str) -> Text:
    """A tile and what makes it."""
    return Text.assemble(tile(seen, number, language), (f" = {text}", "dim"))


def verdict(seen: View, one: Judged, language: str) -> Text:
    """Show who took a tile, with which operation, and whether it was right."""
    assert one.seat is not None, "only tiles that were taken are judged"
    shown = say("board-given-up", language, NAME) if one.shown is None else one.shown
    ink = "green" if one.right else "red"
    return Text.assemble((f"{one.seat + 1} › ", "bold"), tile(seen, one.number, language), (f" = {shown} {'✔' if one.right else '✘'}", ink))
