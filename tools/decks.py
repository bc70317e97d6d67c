"""How balanced our decks are, as a table in benchmarks/README.md: python tools/decks.py

For each game with a deck and players at first sight, a row for every number of seats. `saqqara deck balance` says more about one of them.
The same seed gives the same figures; it takes some minutes.
"""

import re

from made import ROOT
from rich.progress import track

from saqqara.core.game import Game, games
from saqqara.lab.report import balance
from saqqara.lab.report.naming import Words
from saqqara.lab.simulation.plan import at_first_sight

PLAYED = 60_000
"""Players' games at each number of seats."""
PAGE = ROOT / "benchmarks" / "README.md"
MARKED = re.compile(r"(<!-- decks: python tools/decks\.py -->\n)(.*?)(<!-- end of decks -->)", re.DOTALL)
HEADS = ("deck", "seats", "games", "too much (points)", "best card", "weakest card", "stand out", "who begins wins")


def row(kind: Game, seats: int) -> list[str]:
    """Return what is said at one number of seats."""
    words = Words("en", kind.name)
    found = balance.judge(balance.play(balance.plan_for(kind, None, seats, PLAYED // seats)), words)
    best, worst = (f"{one.name} ({words.number(one.points, 1, sign=True)})" for one in (found.cards[0], found.cards[-1]))
    start = "all begin at once"
    if found.start is not None:
        win, low, high = (words.percent(share) for share in (found.start.win, found.start.low, found.start.high))
        start = f"{win} ({low}–{high}); even: {words.percent(1 / seats)}"
    out = ", ".join(one.name for one in found.wrong) or "none"
    return [kind.title(), str(seats), words.number(found.games), words.number(found.margin, 1), best, worst, out, start]


def main() -> None:
    """Write the table."""
    able = [kind for kind in games().values() if kind.has_deck and at_first_sight(kind, balance.strongest(kind))]
    rows = [row(kind, seats) for kind in able for seats in track(kind.seats, description=kind.title())]
    lines = ["| " + " | ".join(cells) + " |" for cells in (HEADS, ["---"] * len(HEADS), *rows)]
    table = "\n".join(["", *lines, "", ""])
    PAGE.write_text(MARKED.sub(lambda found: found[1] + table + found[3], PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
