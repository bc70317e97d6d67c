"""The table drawn in a terminal: the pyramid with its tip above, the dice, the heaps, the players, and the last check."""

from typing import Any

from rich.align import Align
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say
from saqqara.games.hourglass.deck import COLOURS, NAME
from saqqara.games.hourglass.view import Judged, Taker, View

INK = {"yellow": "#f2d024", "blue": "#5b9bf0", "red": "#f0645a", "black": "#b9b2a6"}
LETTER = {"yellow": "Y", "blue": "B", "red": "R", "black": "K"}
WIDE = 8


def tile(seen: View, number: int, words: str = "") -> Text:
    """A tile's number and the letter of its colour, in that colour."""
    colour = seen.tiles[str(number)].colour
    return Text(f"{number}{LETTER[colour]}{words}", style=f"bold {INK[colour]}")


def board(look: Look, language: str) -> Any:
    """Everything this look shows."""
    seen = look.view
    phase = Text(say("board-phase", language, NAME, phase="over" if seen.over else seen.phase), style="bold")
    parts = [pyramid(seen), dice(seen, language), phase, Columns(players(look, language))]
    if seen.last is not None:
        parts.append(last_check(seen, language))
    return Group(*parts)


def pyramid(seen: View) -> Any:
    """Rows from the tip down, each with its heap at the right: the number on top, how many there are."""
    grid = Grid.grid(padding=(0, 2))
    for colour in reversed(COLOURS):
        row = Grid.grid()
        row.add_row(*(spot(seen, colour, number) for number in getattr(seen.pyramid, colour)))
        heap = getattr(seen.heaps, colour)
        pile = tile(seen, heap.top, f" ×{heap.count}") if heap.top is not None else Text("–", style="dim")
        grid.add_row(Align.center(row, width=4 * WIDE), Align(Text("▤ ", style=INK[colour]) + pile, vertical="middle", height=4))
    return grid


def spot(seen: View, colour: str, number: int | None) -> Panel:
    """A spot: its tile with the scarabs on its back, or nothing."""
    if number is None:
        return Panel(Text("\n"), border_style=f"dim {INK[colour]}", width=WIDE)
    text = Text.assemble(
        (f"{number} {LETTER[colour]}", f"bold {INK[colour]}"), (f"\n{seen.tiles[str(number)].scarabs}¤", "dim"), justify="center"
    )
    return Panel(text, border_style=INK[colour], width=WIDE)


def dice(seen: View, language: str) -> Any:
    """The roll."""
    faces = zip(("d8", "d10", "d12"), seen.dice, strict=True)
    shown = [Panel(Text(str(number), style="bold", justify="center"), title=die, width=WIDE) for die, number in faces]
    row = Grid.grid(padding=(0, 1))
    row.add_row(Align(Text(say("board-dice", language, NAME)), vertical="middle", height=3), *shown)
    return row


def players(look: Look, language: str) -> list[Panel]:
    """Each player: points, tiles kept, and the round so far."""
    seen, made = look.view, []
    for seat, own in enumerate(seen.round):
        text = Text(f"{seen.scores[seat]} {say('board-score', language, NAME)}", style="bold")
        for key, held in (("board-right", seen.right[seat]), ("board-wrong", seen.wrong[seat])):
            text.append(f"\n{say(key, language, NAME)} ", style="dim")
            text.append_text(Text(" ").join(tile(seen, number) for number in held) if held else Text("–", style="dim"))
        text.append_text(this_round(seen, own, language))
        title = f"{seat}" + (" ⚄ " + say("board-active", language, NAME) if seat == seen.active and not seen.over else "")
        made.append(Panel(text, title=title, title_align="left", border_style="bold" if seat == look.seat else "dim"))
    return made


def this_round(seen: View, own: Taker, language: str) -> Text:
    """The tiles taken and what has been said."""
    lines = []
    for number in own.tiles:
        missing = say("board-missing", language, NAME)
        shown = say("board-hidden", language, NAME) if own.shown is None else own.shown.get(str(number), missing)
        lines.append(tile(seen, number) + Text(f" = {shown}", style="default"))
    for said, key in ((own.nothing, "board-nothing"), (own.done, "board-done")):
        if said:
            lines.append(Text(say(key, language, NAME)))
    if not lines:
        return Text()
    return Text(f"\n{say('board-round', language, NAME)} ", style="dim") + Text("; ").join(lines)


def last_check(seen: View, language: str) -> Any:
    """HR7: what was shown, and what could have been made."""
    assert seen.last is not None
    grid = Grid.grid(padding=(0, 2))
    for judged in seen.last.tiles:
        example = say("board-impossible", language, NAME) if judged.example is None else judged.example
        grid.add_row(tile(seen, judged.number), verdict(judged, language), Text(example, style="dim"))
    roll = ", ".join(map(str, seen.last.dice))
    return Panel(grid, title=say("board-last", language, NAME, dice=roll), title_align="left", border_style="dim", expand=False)


def verdict(judged: Judged, language: str) -> Text:
    """Who took a tile, with which operation, and whether it was right."""
    if judged.seat is None:
        return Text("")
    shown = say("board-given-up", language, NAME) if judged.shown is None else judged.shown
    return Text(f"{judged.seat}: {shown} {'✔' if judged.right else '✘'}", style="green" if judged.right else "red")
