"""The table drawn in a terminal: the piles, everybody's cards and score, the discards."""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say
from saqqara.games.guardians.deck import GAME
from saqqara.games.guardians.view import Room

INK = {"green": "#3fae49", "yellow": "#e0b400", "red": "#e0453a"}
AMULET, GUARDIAN = ("☥", "bold cyan"), ("☠", "bold magenta")
TRACK = 35
"""Places of a score bar."""


def letter(back: str, language: str) -> str:
    """The letter that stands for a back."""
    return say("letter", language, GAME, back=back)


def contents(room: Room, language: str) -> Text:
    """What a face shows, in words."""
    face = room.face
    assert face is not None
    text = Text(f"{face.count} ", style="bold")
    text.append(say("treasure", language, GAME, treasure=face.treasure, count=face.count), style="default")
    if face.centre != "none":
        mark, ink = AMULET if face.centre == "amulet" else GUARDIAN
        text.append(f"  {mark} " + say("centre", language, GAME, centre=face.centre), style=ink)
    return text


def known_room(room: Room, language: str) -> Text:
    """One line for a card that may be read."""
    line = Text(f"▌{letter(room.back, language)} ", style=f"bold {INK[room.back]}")
    line.append(f"{room.face.number if room.face else ''!s:>2}  ", style="dim")
    return line.append_text(contents(room, language))


def backs(rooms: Iterable[Room], language: str) -> Text:
    """Face-down cards side by side."""
    line = Text()
    for room in rooms:
        line.append(f"▐{letter(room.back, language)}▌", style=f"bold {INK[room.back]}")
        line.append(" ")
    return line


def board(look: Look, language: str) -> Any:
    """Everything this look shows."""
    parts = [piles(look, language)]
    if look.view.drawn is not None:
        parts.append(drawn(look, language))
    parts.append(Columns([seat_panel(look, seat, language) for seat in range(look.seats)]))
    if look.view.discard:
        parts.append(discards(look, language))
    return Group(*parts)


def piles(look: Look, language: str) -> Any:
    """Both piles with the back of their top card."""
    grid = Grid.grid(padding=(0, 2))
    cells = []
    for number, pile in enumerate(look.view.piles, 1):
        face = Text(say("board-empty", language, GAME), style="dim")
        if pile.top is not None:
            ink = f"bold {INK[pile.top]}"
            face = Text(f"▐{letter(pile.top, language)}▌ ", style=ink).append(say("back", language, GAME, back=pile.top), style=ink)
        face.append("  " + say("board-cards", language, GAME, count=pile.count), style="dim")
        cells.append(Panel(face, title=str(number), title_align="left", border_style=INK[pile.top] if pile.top else "dim"))
    grid.add_row(
        Text("\n" + say("board-piles", language, GAME)), *cells, Text("\n" + say("board-goal", language, GAME, goal=look.view.goal))
    )
    return grid


def drawn(look: Look, language: str) -> Any:
    """A werewolf's two cards: faces for whoever chooses, backs for the others."""
    text = Text()
    for number, room in enumerate(look.view.drawn, 1):
        text.append(f"{number}: ")
        if room is None:
            text.append(say("board-none", language, GAME), style="dim")
        else:
            text.append_text(known_room(room, language) if room.face else backs([room], language))
        text.append("\n" if number == 1 else "")
    return Panel(text, title=say("board-drawn", language, GAME), title_align="left", border_style="magenta", expand=False)


def seat_panel(look: Look, seat: int, language: str) -> Panel:
    """A seat: its score on the track and its cards."""
    seen = look.view
    score, goal = seen.scores[seat], seen.goal
    done = min(score, goal) * TRACK // goal
    text = Text("━" * done, style="bold yellow").append("┄" * (TRACK - done), style="dim").append(f" {score}\n", style="bold")
    rooms = seen.hands[seat]
    if rooms and rooms[0].face is not None:
        text.append_text(Text("\n").join(known_room(room, language) for room in rooms))
        if seat == look.seat and look.outcome is None and seen.secure is not None:
            text.append("\n" + say("board-secure", language, GAME, count=seen.secure), style="italic")
    else:
        text.append_text(backs(rooms, language) if rooms else Text(say("board-none", language, GAME), style="dim"))
    acting = seat in look.to_act
    title = str(seat) + (f" ({say('board-you', language, GAME)})" if seat == look.seat else "")
    if acting:
        title += " ◀ " + say("board-turn", language, GAME)
        title += f" ({say('board-extra', language, GAME)})" if seen.extra_turns else ""
    return Panel(text, title=title, title_align="left", border_style="bold" if acting else "dim", width=TRACK + 9)


def discards(look: Look, language: str) -> Panel:
    """The discards, oldest first."""
    title = f"{say('board-discard', language, GAME)} ({len(look.view.discard)})"
    rooms = Columns([known_room(room, language) for room in look.view.discard], padding=(0, 2))
    return Panel(rooms, title=title, title_align="left", border_style="dim")
