"""How balanced our decks are, as pages: python tools/decks.py

For each game with a deck and players at first sight, writes docs/decks/<game>.md: what `saqqara deck balance` says at every number of
seats. The same seed gives the same figures; it takes some minutes.
"""

from made import ROOT
from rich.progress import track

from saqqara.core.game import Game, games
from saqqara.lab.report import balance
from saqqara.lab.report.labels import Words
from saqqara.lab.simulation.plan import at_first_sight

PLAYED = 60_000
"""Players' games at each number of seats."""


def rows(lines: list[list[str]]) -> str:
    """A table."""
    head, *rest = lines
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, ["---", *["--:"] * (len(head) - 1)], *rest])


def part(kind: Game, seats: int) -> str:
    """What is said at one number of seats."""
    words = Words("en", kind.name)
    found = balance.judge(balance.play(balance.plan_for(kind, None, seats, PLAYED // seats)), words)
    told = "\n".join(f"- {sentence}" for sentence in balance.sentences(found, words))
    shown = [balance.cells(one, words) for one in balance.shown(found)]
    lines = [[cell if isinstance(cell, str) else cell.text + ("", " ▲", " ▼")[cell.mark] for cell in line] for line in shown]
    return f"## {seats} players\n\n{told}\n\n{rows([balance.heads(words), *lines])}\n"


def main() -> None:
    """Write them all."""
    folder = ROOT / "docs" / "decks"
    folder.mkdir(parents=True, exist_ok=True)
    for kind in games().values():
        if kind.has_deck and at_first_sight(kind, balance.strongest(kind)):
            parts = [part(kind, seats) for seats in track(kind.seats, description=kind.title())]
            lead = (
                f"Made by `python tools/decks.py`; one number of seats: `saqqara deck balance src/saqqara/games/{kind.name}/deck.toml`. "
                "Beside each card stands what having it goes with, less what the average card goes with: points with their interval (wide "
                "enough for all cards at once), and victories of a hundred. Shown are the five best and the five least good cards, and the "
                "kinds that are meant to be even. An arrow marks what is too strong or too weak: by half a standard deviation of the "
                "scores, beyond chance. That measure is a choice, and a card just below it is no better than one just above."
            )
            text = f"# The deck of {kind.title()}, rules version {kind.rules_version}\n\n{lead}\n\n" + "\n".join(parts)
            (folder / f"{kind.name}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
