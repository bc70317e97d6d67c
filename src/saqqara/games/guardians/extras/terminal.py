"""The table drawn in a terminal: the discards in short, the other explorers a line each, the piles, and one's own cards last."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.terminal_drawing import flowing
from saqqara.core.texts import say
from saqqara.games.guardians.deck import BACKS, GAME, GUARDIANS, TREASURES
from saqqara.games.guardians.declaration import Room

INK = {"green": "#3fae49", "yellow": "#e0b400", "red": "#e0453a"}
AMULET, GUARDIAN = ("☥", "bold cyan"), ("☠", "bold magenta")
WIDE, MANY = 100, 30
"""From so many columns on there is room for so many of the discards."""
GAP = "   "


def draw(look: Look, language: str, width: int) -> Iterator[Any]:
    """Draw everything this look shows."""
    if look.view.discard:
        yield discards(look, language, width)
    own = None if look.outcome is not None else look.seat
    yield explorers(look, [seat for seat in range(look.seats) if seat != own], language, width)
    yield piles(look, language)
    if look.view.drawn is not None:
        yield drawn(look, language)
    if own is not None:
        yield own_panel(look, own, language, width)


# Cards


def letter(back: str, language: str) -> str:
    """The letter that stands for a back."""
    return say("letter", language, GAME, back=back)


def known_room(room: Room, language: str) -> Text:
    """A card that may be read: its back, its treasures, what sits in the middle."""
    face = room.face
    assert face is not None
    text = Text.assemble((f"▌{letter(room.back, language)} ", f"bold {INK[room.back]}"), (f"{face.count} ", "bold"))
    text.append(say("treasure", language, GAME, treasure=face.treasure, count=face.count))
    if face.centre != "none":
        mark, ink = AMULET if face.centre == "amulet" else GUARDIAN
        text.append(f" {mark} " + say("centre", language, GAME, centre=face.centre), style=ink)
    return text


def backs(rooms: Iterable[Room], language: str) -> Text:
    """Face-down cards side by side."""
    return Text(" ").join(Text(f"▐{letter(room.back, language)}▌", style=f"bold {INK[room.back]}") for room in rooms)


# What lies in the middle


def discards(look: Look, language: str, width: int) -> Group:
    """The number of each back with their amulets and guardians, how many of each kind, and the newest, or all of them, in full."""
    rooms = look.view.discard
    faces = [room.face for room in rooms if room.face]
    parts = [Text.assemble((say("board-discard", language, GAME, count=len(rooms)), "bold"))]
    for back in reversed(BACKS):
        centres = Counter(room.face.centre for room in rooms if room.face and room.back == back)
        part = Text.assemble((f"▌{letter(back, language)} {centres.total()}", f"bold {INK[back]}"))
        part.append(f" {AMULET[0]}{centres['amulet']}", style=AMULET[1])
        parts.append(part.append(f" {GUARDIAN[0]}{centres.total() - centres['amulet'] - centres['none']}", style=GUARDIAN[1]))
    found = Counter([*(face.treasure for face in faces), *(face.centre for face in faces)])
    kinds = [(say("centre", language, GAME, centre=centre), centre, GUARDIAN[1]) for centre in GUARDIANS]
    kinds += [(say("treasure", language, GAME, treasure=treasure, count=1), treasure, "dim") for treasure in TREASURES]
    parts += [Text(f"{word} {found[kind]}", style=ink) for word, kind, ink in kinds if found[kind]]
    newest = [known_room(room, language) for room in reversed(rooms)]
    if width >= WIDE:
        for text in newest:
            text.stylize("dim")
        return Group(flowing(parts, width), Columns(newest[:MANY], padding=(0, len(GAP)), equal=True))
    label = Text(say("board-newest", language, GAME), style="dim")
    return Group(flowing(parts, width), *flowing([label, *newest], width).split("\n")[:2])


def piles(look: Look, language: str) -> Any:
    """Both piles with the back of their top card, and the goal."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    cells = []
    for number, pile in enumerate(look.view.piles, 1):
        face = Text.assemble((say("board-empty", language, GAME), "dim"))
        if pile.top is not None:
            ink = f"bold {INK[pile.top]}"
            face = Text.assemble((f"▐{letter(pile.top, language)}▌ {say('back', language, GAME, back=pile.top)}", ink))
        face.append("  " + say("board-cards", language, GAME, count=pile.count))
        title = say("board-pile", language, GAME, pile=number)
        cells.append(Panel(face, title=title, title_align="left", border_style=INK[pile.top] if pile.top else "dim"))
    grid.add_row(*cells, Text("\n" + say("board-goal", language, GAME, goal=look.view.goal)))
    return grid


def drawn(look: Look, language: str) -> Any:
    """A werewolf's two cards: faces for whoever chooses, backs for the others."""
    text = Text()
    for number, room in enumerate(look.view.drawn, 1):
        text.append(f"{number}  " if number == 1 else f"{GAP}{number}  ", style="bold")
        if room is None:
            text.append(say("board-none", language, GAME), style="dim")
        else:
            text.append_text(known_room(room, language) if room.face else backs([room], language))
    return Panel(text, title=say("board-drawn", language, GAME), title_align="left", border_style="magenta", expand=False)


# The explorers


def track(look: Look, seat: int, places: int) -> Text:
    """A score on its way to the goal."""
    score, goal = look.view.scores[seat], look.view.goal
    done = min(score, goal) * places // goal
    return Text.assemble(("━" * done, "bold yellow"), ("┄" * (places - done), "dim"), (f" {score:>2}", "bold"))


def title(look: Look, seat: int, language: str) -> str:
    """A player, how to awaken them (moves count seats from 0), and whether they are to act."""
    text = str(seat + 1) + (f" ({say('board-you', language, GAME)})" if seat == look.seat else "")
    text += f" · awaken {seat}" if f"awaken {seat}" in look.moves else ""
    if seat in look.to_act:
        text += " ◀ " + say("board-turn", language, GAME)
        text += f" {say('board-extra', language, GAME)}" if look.view.extra_turns else ""
    return text


def explorers(look: Look, seats: list[int], language: str, width: int) -> Grid:
    """A line for each: the score on the track and the backs of the cards, or at the end the cards themselves."""
    open_now = look.outcome is not None
    places = 12 if open_now else 35 if width >= WIDE else 20
    titles = [Text(title(look, seat, language), style="bold" if seat in look.to_act else "") for seat in seats]
    room = width - max(text.cell_len for text in titles) - places - 8
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, text in zip(seats, titles, strict=True):
        hand = look.view.hands[seat]
        cards: Text = backs(hand, language) if hand else Text(say("board-none", language, GAME), style="dim")
        if hand and open_now:
            cards = flowing([known_room(one, language) for one in hand], room)
        grid.add_row(text, track(look, seat, places), cards)
    return grid


def own_panel(look: Look, seat: int, language: str, width: int) -> Panel:
    """One's own score, what securing would give, and one's cards."""
    seen = look.view
    grid = Grid.grid()
    line = track(look, seat, min(35, width - 40))
    if seen.hands[seat] and seen.secure is not None:
        line.append(GAP).append(say("board-secure", language, GAME, count=seen.secure), style="italic")
    grid.add_row(line)
    hand = [known_room(room, language) for room in seen.hands[seat]]
    grid.add_row(Columns(hand, padding=(0, len(GAP))) if hand else Text(say("board-none", language, GAME), style="dim"))
    return Panel(
        grid, title=title(look, seat, language), title_align="left", border_style="bold" if seat in look.to_act else "dim", width=width
    )
