"""The table drawn in a terminal: cards as grids with the names of their squares, score cards as lines. Colours are doubled by shapes."""

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say
from saqqara.games.expedition.patterns import SHAPES, SIDE
from saqqara.games.expedition.view import Face, Seen

INK = {"green": "#3fae49", "orange": "#f08c1e", "purple": "#b07be0"}
SHAPE = {"green": "▲", "orange": "●", "purple": "◆"}  # as on the cards
SYMBOL = {
    "S": "bold #ffffff",
    "T": "bold #f2c81e",
    "x": "bold #ff5a52",
    "r": "#ff6b81",
    "g": "#4fd07a",
    "t": "#ffb14a",
    "s": "#d8d2c4",
    "p": "#6fb7f2",
}
NARROW = 49
GAME = "expedition"


def board(look: Look, language: str) -> Any:
    """Everything this look shows, one's own seat first."""
    parts = [head(look, language)]
    if look.view.display:
        parts.append(display(look, language))
    if look.seat is not None:
        parts.append(player(look, look.seat, language))
    parts.append(Columns([player(look, seat, language, NARROW) for seat in range(look.seats) if seat != look.seat]))
    parts.append(Text(say("board-legend", language, GAME), style="dim"))
    return Group(*parts)


def head(look: Look, language: str) -> Any:
    """Where the game stands: round, turn, pattern, what may still come, boxes left."""
    seen = look.view
    if seen.phase == "keep":
        return Text(say("board-keep", language, GAME), style="bold")
    line = Text(say("board-head", language, GAME, round=seen.round, turn=seen.turn), style="bold")
    lines = [line, *pattern(seen.pattern, language)]
    lines.append(Text(say("board-left", language, GAME, left=" ".join(seen.expeditions_left)), style="dim"))
    boxes = Text(say("board-boxes-left", language, GAME))
    for colour, left in seen.boxes_left.items():
        boxes.append(f"  {SHAPE[colour]} {name(colour, language)} {' '.join(map(str, left)) or '–'}", style=INK[colour])
    lines.append(boxes)
    if seen.phase == "replace":
        lines.append(Text(say("board-replace", language, GAME), style="bold"))
        lines += [Text("  " + say("board-due", language, GAME, seat=due.seat, card=due.card)) for due in seen.to_replace]
    return Group(*lines)


def pattern(shown: Any, language: str) -> list[Text]:
    """The pattern of this turn, drawn."""
    label = say("board-pattern", language, GAME, pattern=shown) + " "
    rows = [line.replace("#", "■ ").replace(".", "  ") for line in SHAPES[shown]]
    return [Text(label if number == 0 else " " * len(label)).append(row, style="bold #f2c81e") for number, row in enumerate(rows)]


def name(colour: str, language: str) -> str:
    """A colour's word."""
    return say("colour", language, GAME, colour=colour)


def square(letter: str, marked: bool, ink: str) -> Text:
    """One square, three characters wide: marked ones in brackets on the card's colour."""
    if letter == "#":
        return Text("▒▒▒", style="#8a6543")
    if marked:
        return Text(f"[{' ' if letter == '.' else letter}]", style=f"bold #101010 on {ink}")
    return Text(" · ", style="dim") if letter == "." else Text(f" {letter} ", style=SYMBOL[letter])


def card(face: Face | None, language: str) -> Any:
    """A card, or the place where one is missing."""
    if face is None:
        return Panel(Text(say("board-empty", language, GAME), style="dim"), border_style="dim", width=21, height=8)
    ink = INK[face.colour]
    marked = set(face.marked)
    body = Text("  " + "".join(f" {column} " for column in "abcde"), style="dim")
    for row in range(SIDE):
        body.append(f"\n{row + 1} ", style="dim")
        for column in range(SIDE):
            body.append_text(square(face.grid[row][column], f"{'abcde'[column]}{row + 1}" in marked, ink))
    return Panel(
        body, title=f"{face.number} {SHAPE[face.colour]} {name(face.colour, language)}", title_align="left", border_style=ink, width=21
    )


def display(look: Look, language: str) -> Any:
    """The display, and how many cards the pile has."""
    title = f"{say('board-display', language, GAME)} ({say('board-pile', language, GAME, count=look.view.pile)})"
    return Group(Text(title, style="bold"), Columns([card(face, language) for face in look.view.display]))


def player(look: Look, seat: int, language: str, width: int | None = None) -> Any:
    """A player's cards and score card."""
    seen = look.view.players[seat]
    title = f"{seat}"
    if seat == look.seat:
        title += f" ({say('board-you', language, GAME)})"
    if seat in look.to_act:
        title += " ◀ " + say("board-acts", language, GAME)
    parts: list[Any] = []
    if seen.dealt:
        parts += [Text(say("board-dealt", language, GAME)), Columns([card(face, language) for face in seen.dealt])]
    elif seen.cards:
        parts.append(Columns([card(face, language) for face in seen.cards]))
    if seen.dealt and seen.cards:
        parts.append(Text("✓ " + " ".join(str(face.number) for face in seen.cards if face)))
    if seen.owed:
        parts.append(Text(say("board-owed", language, GAME, count=seen.owed), style="bold #ff5a52"))
    parts.append(score_card(look, seen, language))
    return Panel(Group(*parts), title=title, title_align="left", border_style="bold" if seat in look.to_act else "dim", width=width)


def score_card(look: Look, seen: Seen, language: str) -> Text:
    """Gems, torches, skulls, boxes and completed cards, with the points they make now."""
    line = Text(say("board-points", language, GAME, points=seen.points), style="bold")
    line.append(f"  {say('board-gems', language, GAME)} ", style="not bold")
    line.append(f"r{seen.red} ", style=SYMBOL["r"])
    line.append(f"g{seen.green}", style=SYMBOL["g"])
    line.append(f"  {say('board-torches', language, GAME)} ", style="not bold")
    line.append("".join(str(number) if lit else "·" for number, lit in enumerate(seen.torches, 1)), style=SYMBOL["t"])
    line.append(f"  {say('board-skulls', language, GAME)} ", style="not bold")
    penalty = look.view.penalties[seen.skulls - 1] if seen.skulls else 0
    line.append(f"{seen.skulls} (−{penalty})" if seen.skulls else "0", style=SYMBOL["s"])
    taken = [(colour, points) for colour, boxes in seen.boxes.items() for points in boxes]
    if taken:
        line.append(f"  {say('board-boxes', language, GAME)}", style="not bold")
        for colour, points in taken:
            line.append(f" {SHAPE[colour]}{points}", style=INK[colour])
    if seen.completed:
        line.append(f"\n{say('board-completed', language, GAME)}", style="not bold")
        for face in seen.completed:
            line.append(f" {SHAPE[face.colour]}{face.number}", style=INK[face.colour])
    return line
