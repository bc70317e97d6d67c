"""Measure the balance of our decks, as a table in benchmarks/README.md: python tools/decks.py

A row for each game with a deck and players at first sight. `saqqara deck balance` says more about one number of seats. The same seed gives
the same figures; it takes some minutes.
"""

import re

from generated_files import ROOT
from rich.progress import track

from saqqara.core.game import Game, games
from saqqara.lab.report import balance
from saqqara.lab.report.labels import Words
from saqqara.lab.simulation.plan import at_first_sight

PLAYED = 60_000
"""Players' games at each number of seats."""
PAGE = ROOT / "benchmarks" / "README.md"
MARKED = re.compile(r"(<!-- decks: python tools/decks\.py -->\n)(.*?)(<!-- end of decks -->)", re.DOTALL)
HEADS = ("deck", "seats", "too much (points)", "best card", "weakest card", "stand out", "who begins wins (even share)")


def judged(kind: Game, seats: int) -> balance.Balance:
    """Return what many games say at one number of seats."""
    return balance.judge(balance.play(balance.plan_for(kind, None, seats, PLAYED // seats)), Words("en", kind.name))


def row(kind: Game) -> list[str]:
    """Return what is said of a deck at all numbers of seats."""
    words = Words("en", kind.name)
    every = [judged(kind, seats) for seats in track(kind.seats, description=kind.title())]
    margins = [words.number(one.margin, 1) for one in sorted(every, key=lambda one: one.margin)]
    best = max((one.cards[0] for one in every), key=lambda card: card.points)
    worst = min((one.cards[-1] for one in every), key=lambda card: card.points)
    ends = [f"{card.name} ({words.number(card.points, 1, sign=True)})" for card in (best, worst)]
    out = ", ".join(dict.fromkeys(card.name for one in every for card in one.wrong)) or "none"
    starts = [f"{words.percent(one.start.win)} ({words.percent(1 / one.seats)})" for one in every if one.start is not None]
    seats = f"{kind.seats[0]}–{kind.seats[-1]}"
    return [kind.title(), seats, f"{margins[0]}–{margins[-1]}", *ends, out, ", ".join(starts) or "all begin at once"]


def main() -> None:
    """Write the table."""
    rows = [row(kind) for kind in games().values() if kind.has_deck and at_first_sight(kind, balance.strongest(kind))]
    lines = ["| " + " | ".join(cells) + " |" for cells in (HEADS, ["---"] * len(HEADS), *rows)]
    table = "\n".join(["", *lines, "", ""])
    PAGE.write_text(MARKED.sub(lambda found: found[1] + table + found[3], PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
