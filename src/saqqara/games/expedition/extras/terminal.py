"""The table drawn in a terminal: the others as small pictures above, what one acts on large and last. Colours are doubled by shapes."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.terminal_drawing import flowing
from saqqara.core.texts import say
from saqqara.games.expedition.declaration import Face, Seen
from saqqara.games.expedition.geometry.patterns import SHAPES, SIDE

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
WALL, GOLD, ALARM = "#8a6543", "bold #f2c81e", "bold #ff5a52"
BAR, ACTING_BAR = "#f0e6d0 on #4a4238", "bold #16130c on #d9b45b"
LARGE, SMALL = 19, 10
"""Columns of a card drawn with the names of its squares, and of a small picture."""
PLAYER = 2 * SMALL
GAME = "expedition"


def draw(look: Look, language: str, width: int) -> Iterator[Any]:
    """Draw everything this look shows."""
    own = None if look.seat is None else look.view.players[look.seat]
    before_one = own is not None and look.view.phase != "replace" and not look.view.over
    others = [player(look, seat, language) for seat in range(look.seats) if seat != look.seat or not before_one]
    room = width - len(others) * (PLAYER + 2)
    if room >= 2 * PLAYER - 4:
        yield beside(*others, words(look, language, room), gap=2)
    else:
        yield words(look, language, width)
        yield from in_rows(others, width, PLAYER)
    if own is None or not before_one:
        yield from common(look, language, width)
    elif own.dealt:
        yield from dealt(look, own, language, width)
    else:
        yield from acting(look, own, language, width)


def name(colour: str, language: str) -> str:
    """A colour's word."""
    return say("colour", language, GAME, colour=colour)


def beside(*cells: Any, gap: int = 1) -> Grid:
    """Things next to each other."""
    grid = Grid.grid(padding=(0, gap, 0, 0))
    grid.add_row(*cells)
    return grid


def in_rows(cells: list[Any], width: int, cell: int) -> Iterator[Grid]:
    """Things of one width next to each other, as many as fit; spread a little where there is room."""
    across = min(len(cells), max(1, width // cell))
    gap = min(2, (width - across * cell) // across)
    for start in range(0, len(cells), across):
        yield beside(*cells[start : start + across], gap=gap)


# The table in words


def words(look: Look, language: str, width: int) -> Text:
    """The letters explained, and where the game stands: round, turn, boxes left, what may still come."""
    seen = look.view
    legend = [Text(item, style="dim") for item in say("board-legend", language, GAME).split(" · ")]
    if seen.phase == "keep":
        return lines(width, legend, [Text(say("board-keep", language, GAME), style="bold")])
    boxes = [Text(f"{SHAPE[colour]} {' '.join(map(str, left)) or '–'}", style=INK[colour]) for colour, left in seen.boxes_left.items()]
    boxes[0] = Text.assemble(say("board-boxes-left", language, GAME), " ", boxes[0])
    turn = Text(say("board-head", language, GAME, round=seen.round, turn=seen.turn, rounds=seen.rounds, turns=seen.turns), style="bold")
    come = Text(
        say("board-left", language, GAME, left=" ".join(seen.expeditions_left), unused=len(seen.expeditions_left) - seen.turns + seen.turn),
        style="dim",
    )
    return lines(width, legend, [turn, *boxes], [come])


def lines(width: int, *parts: list[Text]) -> Text:
    """Texts one after the other, a new line for each part."""
    return Text("\n").join(flowing(part, width, "  ") for part in parts)


def pattern(look: Look, language: str) -> Text:
    """The pattern of this turn, drawn."""
    text = Text()
    if look.view.pattern is not None and look.view.phase != "keep":
        label = say("board-pattern", language, GAME, pattern=look.view.pattern) + " "
        for number, row in enumerate(SHAPES[look.view.pattern]):
            text.append("\n" + " " * len(label) if number else label, style="bold")
            text.append(row.replace("#", "■ ").replace(".", "  "), style=GOLD)
    return text


# Cards


def square(letter: str, marked: bool, ink: str) -> Text:
    """One square, three characters wide: marked ones in brackets on the card's colour."""
    if letter == "#":
        return Text("▒▒▒", style=WALL)
    if marked:
        return Text(f"[{' ' if letter == '.' else letter}]", style=f"bold #101010 on {ink}")
    return Text(" · ", style="dim") if letter == "." else Text(f" {letter} ", style=SYMBOL[letter])


def card(face: Face | None, language: str) -> Any:
    """A card, or the place where one is missing."""
    if face is None:
        return Panel(Text(say("board-empty", language, GAME), style="dim"), border_style="dim", width=LARGE, height=SIDE + 3)
    ink = INK[face.colour]
    marked = set(face.marked)
    body = Text().append("  " + "".join(f" {column} " for column in "abcde"), style="dim")
    for row in range(SIDE):
        body.append(f"\n{row + 1} ", style="dim")
        for column in range(SIDE):
            body.append_text(square(face.grid[row][column], f"{'abcde'[column]}{row + 1}" in marked, ink))
    title = f"{face.number} {SHAPE[face.colour]} {name(face.colour, language)}"
    return Panel(body, title=title, title_align="left", border_style=ink, width=LARGE, padding=0)


def picture(face: Face | None, language: str) -> Text:
    """A card in the small: a square is a character, marked ones are filled whatever they held."""
    if face is None:
        return Text(f"│{say('board-empty', language, GAME):{SMALL - 1}}", style="dim")
    ink = INK[face.colour]
    text = Text.assemble((f"│{SHAPE[face.colour]} {face.number:<{SMALL - 3}}", f"bold {ink}"))
    for row, letters in enumerate(face.grid, 1):
        text.append("\n│", style=ink)
        for column, letter in zip("abcde", letters, strict=True):
            if f"{column}{row}" in face.marked:
                text.append("■", style=ink)
            elif letter == "#":
                text.append("▒", style=WALL)
            else:
                text.append("·" if letter == "." else letter, style="dim" if letter == "." else SYMBOL[letter])
            text.append(" " if column != "e" else "")
    return text


def display(look: Look, language: str) -> Text:
    """The words above the display, and how many cards the pile has."""
    return Text(say("board-display", language, GAME, count=look.view.pile), style="bold")


# The others, and an onlooker's view of all


def player(look: Look, seat: int, language: str) -> Group:
    """A player in the small."""
    seen = look.view.players[seat]
    cards = [beside(*(picture(face, language) for face in seen.cards), gap=0)] if seen.cards else []
    score = [short_score(look, seen, language)] if look.view.phase != "keep" else []
    return Group(bar(look, seat, language), *cards, *score)


def bar(look: Look, seat: int, language: str) -> Text:
    """Show whose cards these are, and whether they are to act."""
    title = f" {seat + 1}"
    if seat == look.seat:
        title += f" ({say('board-you', language, GAME)})"
    if seat in look.to_act:
        title += " ◀ " + say("board-acts", language, GAME)
    elif look.view.players[seat].finished:
        title += " ✓"
    return Text(title.ljust(PLAYER - 1), style=ACTING_BAR if seat in look.to_act else BAR, no_wrap=True)


def short_score(look: Look, seen: Seen, language: str) -> Text:
    """A score card in letters: those of the symbols, and the shapes of the colours."""
    line = Text.assemble((say("board-points", language, GAME, points=seen.points), "bold"))
    line.append(f"  r{seen.red}", style=SYMBOL["r"]).append(f" g{seen.green}", style=SYMBOL["g"])
    line.append("\nt ", style=SYMBOL["t"]).append(torches(seen), style=SYMBOL["t"])
    line.append(f"  s {skulls(look, seen)}", style=SYMBOL["s"])
    line.append_text(completed(seen, "\n✓"))
    return line.append_text(boxes(seen, " " if seen.completed else "\n"))


def torches(seen: Seen) -> str:
    """The numbers of the torches that are lit."""
    return "".join(str(number) if lit else "·" for number, lit in enumerate(seen.torches, 1))


def skulls(look: Look, seen: Seen) -> str:
    """Show how many there are, and what they cost."""
    return f"{seen.skulls} (−{look.view.penalties[seen.skulls - 1]})" if seen.skulls else "0"


def completed(seen: Seen, label: str) -> Text:
    """The cards completed so far."""
    cards = [(f" {SHAPE[face.colour]}{face.number}", INK[face.colour]) for face in seen.completed]
    return Text.assemble(label, *cards) if cards else Text()


def boxes(seen: Seen, label: str) -> Text:
    """The boxes taken."""
    taken = [(f" {SHAPE[colour]}+{points}", INK[colour]) for colour, row in seen.boxes.items() for points in row]
    return Text.assemble(label, *taken) if taken else Text()


# What lies before one


def score_card(look: Look, seen: Seen, language: str) -> Text:
    """One's own gems, torches, skulls, boxes and completed cards, with the points they make now."""
    line = Text.assemble((say("board-points", language, GAME, points=seen.points), "bold"))
    line.append(f"  {say('board-gems', language, GAME)} ")
    line.append(f"r{seen.red} ", style=SYMBOL["r"]).append(f"g{seen.green}", style=SYMBOL["g"])
    line.append(f"  {say('board-torches', language, GAME)} ").append(torches(seen), style=SYMBOL["t"])
    line.append(f"  {say('board-skulls', language, GAME)} ").append(skulls(look, seen), style=SYMBOL["s"])
    second = completed(seen, say("board-completed", language, GAME))
    second.append_text(boxes(seen, ("  " if second else "") + say("board-boxes", language, GAME)))
    return line.append("\n").append_text(second) if second else line


def acting(look: Look, own: Seen, language: str, width: int) -> Iterator[Any]:
    """One's two cards with the display beside them, then the pattern with one's score, and what is still owed."""
    cards = beside(*(card(face, language) for face in own.cards))
    pictures = [picture(face, language) for face in look.view.display]
    if width >= 2 * LARGE + 2 + len(pictures) * SMALL:
        yield beside(cards, Group(display(look, language), *in_rows(pictures, width - 2 * LARGE - 2, SMALL)))
    else:
        yield Group(display(look, language), *in_rows(pictures, width, SMALL))
        yield cards
    yield beside(pattern(look, language), score_card(look, own, language), gap=3)
    if own.owed:
        yield Text(say("board-owed", language, GAME, count=own.owed), style=ALARM)


def dealt(look: Look, own: Seen, language: str, width: int) -> Iterator[Any]:
    """The four cards one may keep two of."""
    yield Text(say("board-dealt", language, GAME), style="bold")
    yield from in_rows([card(face, language) for face in own.dealt], width, LARGE)
    if own.cards:
        yield Text("✓ " + " ".join(str(face.number) for face in own.cards if face), style="bold")


def common(look: Look, language: str, width: int) -> Iterator[Any]:
    """Draw what lies in the middle: large while completed cards are being replaced."""
    if look.view.display and look.view.phase == "replace" and not look.view.over:
        yield display(look, language)
        yield from in_rows([card(face, language) for face in look.view.display], width, LARGE)
        due = " · ".join(say("board-due", language, GAME, seat=due.seat, card=due.card) for due in look.view.to_replace)
        yield Text.assemble((say("board-replace", language, GAME, due=due), "bold"))
    elif look.view.display:
        pictures = [picture(face, language) for face in look.view.display]
        yield beside(Group(display(look, language), *in_rows(pictures, min(width, 50), SMALL)), pattern(look, language), gap=3)
