"""The end of a game: who came where, and the breakdown that the game gives."""

import contextlib
from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saqqara.cli.screen import GOLD, Screen
from saqqara.core.look import Look, Outcome
from saqqara.core.parsing import plain
from saqqara.core.texts import listed


def names_of(screen: Screen, names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Return who plays: the names given, or plain ones."""
    return tuple(names) if names else tuple(f"{screen.say('cli-player')} {seat + 1}" for seat in range(seats))


def by_seat(detail: Any, seats: int) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    """Return a breakdown by field: values with one entry a seat (the fields of such entries spread out), and the rest."""
    each: dict[str, list[Any]] = {}
    rest: dict[str, Any] = {}
    for field, value in (detail if isinstance(detail, dict) else {}).items():
        if not isinstance(value, list) or len(value) != seats:
            rest[field] = value
        elif all(isinstance(one, dict) for one in value):
            for name in dict.fromkeys(name for one in value for name in one):
                each[name] = [one.get(name) for one in value]
        else:
            each[field] = value
    return each, rest


def worded(screen: Screen, look: Look, field: str, value: Any, names: tuple[str, ...]) -> str:
    """Return a value as the game says it, where it does: `detail-FIELD-is`, given the value and a seat's player."""
    if isinstance(value, str | int) and not isinstance(value, bool):
        name = names[value] if isinstance(value, int) and 0 <= value < len(names) else ""
        with contextlib.suppress(LookupError):
            return screen.say(f"detail-{field}-is", look.game, value=value, name=name)
    return written(value)


def written(value: Any) -> str:
    """Return a value of a breakdown as a text."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list):
        return " ".join(written(one) for one in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {written(one)}" for name, one in value.items()) or "–"
    return str(value)


def early(screen: Screen, outcome: Outcome, names: tuple[str, ...]) -> str:
    """Say how a game ended that its rules did not end."""
    resigned = listed([names[seat] for seat in outcome.resigned], screen.language)
    said = [screen.say("cli-end-resigned", names=resigned)] if outcome.resigned else []
    winners = [name for name, place in zip(names, outcome.places, strict=False) if place == 1]
    if winners:
        said.append(screen.say("cli-end-winner", names=listed(winners, screen.language)))
    else:
        said.append(screen.say("cli-end-agreement" if outcome.ended == "agreement" else "cli-end-nobody"))
    return " ".join(said)


def ending(screen: Screen, look: Look, names: tuple[str, ...]) -> RenderableType:
    """Return places, scores, the breakdown, and the winners named."""
    outcome = look.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    if outcome.ended is not None:
        return Text(early(screen, outcome, names), style=GOLD)
    each, rest = by_seat(plain(outcome.detail), look.seats)
    order = sorted(range(look.seats), key=lambda seat: (outcome.places[seat], seat))
    style = {"title_justify": "left", "title_style": "bold", "header_style": "bold", "border_style": "dim", "box": ROUNDED}
    table = Grid("", title=screen.say("cli-end-title"), **style)  # type: ignore[arg-type]
    for seat in order:
        table.add_column(Text(names[seat]), justify="right", style="bold" if outcome.places[seat] == 1 else "")
    table.add_row(screen.say("cli-end-place"), *(str(outcome.places[seat]) for seat in order))
    table.add_row(screen.say("cli-end-score"), *(str(outcome.scores[seat]) for seat in order), end_section=True)
    for field, values in each.items():
        cells = [Text(worded(screen, look, field, values[seat], names)) for seat in order]
        table.add_row(Text(screen.word("detail", field, look.game)), *cells)
    lines = []
    for field, value in rest.items():
        text = worded(screen, look, field, value, names)
        lines.append(Text(screen.say("cli-end-line", label=screen.word("detail", field, look.game), value=text), style="dim"))
    if outcome.resigned:
        lines.append(Text(screen.say("cli-end-resigned", names=listed([names[seat] for seat in outcome.resigned], screen.language))))
    winners = [names[seat] for seat in order if outcome.places[seat] == 1]
    key = "cli-end-winner" if len(winners) == 1 else "cli-end-winners"
    return Group(table, *lines, Text(), Text(screen.say(key, names=listed(winners, screen.language)), style=GOLD))
