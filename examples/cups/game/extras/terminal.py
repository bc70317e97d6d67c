"""The table drawn in a terminal: the last bid, then a line for each player."""

from typing import Any

from rich.text import Text

from saqqara.core.look import Look
from saqqara.core.texts import say


def board(look: Look, language: str) -> Any:
    """Return everything this look shows."""
    seen = look.view
    lines = [say("last-bid" if seen.bid else "no-bid", language, "cups", bid=seen.bid or "")]
    lines += [say("lifted", language, "cups", dice=", ".join(map(str, shown.what.dice))) for shown in look.revealed[-1:]]
    for seat, die in enumerate(seen.dice):
        name = say("seat", language, "cups", seat=seat)
        lost = say("lost", language, "cups", marks=seen.marks[seat])
        lines.append(f"{'▶' if seat in look.to_act else ' '} {name}{'*' if seat == look.seat else ' '}  [{die or '?'}]  {lost}")
    return Text("\n".join(lines))
