"""The table drawn in a terminal: the last bid, then a line for each cup."""

from typing import Any

from rich.console import Group
from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say


def board(look: Look, language: str) -> Any:
    """Everything this look shows."""
    seen = look.view
    lines = [say("board-bid", language, "cups", bid=seen.bid) if seen.bid else say("board-no-bid", language, "cups")]
    for shown in look.revealed[-1:]:
        lines.append(say("board-lifted", language, "cups", dice=" ".join(map(str, shown.what.dice))))
    for seat, die in enumerate(seen.dice):
        name, lost = say("board-seat", language, "cups", seat=seat), say("board-marks", language, "cups", marks=seen.marks[seat])
        lines.append(f"{'▶' if seat in look.to_act else ' '} {name}{'*' if seat == look.seat else ''}  [{die or '?'}]  {lost}")
    return Group(*(Text(line) for line in lines))
