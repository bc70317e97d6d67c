"""The lists of games in the README and the docs, made from what the games say of themselves: python tools/pages.py [--check]

Writes what stands between the two marks `games` of each page below, each game's page of observations, and the source that writes
them; the page about Python, and what a look shows in each game's formats. `--check` fails when one is stale.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from generated_files import ROOT, write_or_check
from reference import look_section, python_page

from saqqara.core.game import Game, games
from saqqara.core.observation import lines
from saqqara.core.observation_source import observe_source
from saqqara.core.texts import say

SCREENS = "docs/screens"
ACTIONS = "| from | actions | part | what it does |"
MARKED = re.compile(r"(<!-- games: python tools/pages\.py -->\n)(.*?)(<!-- end of games -->)", re.DOTALL)


def table(all_games: list[Game]) -> str:
    """Return the table of games."""
    lines = ["", "| game | what it is | seats | minutes |", "|---|---|---|---|"]
    for game in all_games:
        names = f"**{game.title()}** (*{game.title('fr')}*)"
        about = say("tagline", "en", game.name).removesuffix(".")
        lines.append(f"| {names} | {about} | {game.seats[0]}–{game.seats[-1]} | {game.minutes} |")
    return "\n".join([*lines, ""]) + "\n"


def formats(all_games: list[Game]) -> str:
    """Return each game's part of the contract: its page, or else its declaration."""
    pages = [(game, "texts/formats.md" if (game.folder / "texts/formats.md").exists() else "declaration.py") for game in all_games]
    return "\n" + "".join(f"- [{game.title()}](../src/saqqara/games/{game.name}/{page})\n" for game, page in pages) + "\n"


def rules(all_games: list[Game]) -> str:
    """Return each game's clauses and full text, and how it looks in the browser."""
    lines = ["", "| game | clauses | full text |", "|---|---|---|"]
    for game in all_games:
        folder = f"../../src/saqqara/games/{game.name}/texts"
        texts = f"[English]({folder}/rules.en.md), [français]({folder}/rules.fr.md)"
        index = f"[clauses]({folder}/clauses.md)" if (game.folder / "texts/clauses.md").exists() else ""
        lines.append(f"| {game.title()} (*{game.title('fr')}*) | {index} | {texts} |")
    pictures = [(f"{game.title()} in the browser", game.name) for game in all_games if (ROOT / SCREENS / f"{game.name}.png").exists()]
    cells = [f"![{words}](../screens/{name}.png)" for words, name in pictures]
    lines += ["", "| | |", "|---|---|", *(f"| {' | '.join(cells[n : n + 2])} |" for n in range(0, len(cells), 2)), ""]
    return "\n".join(lines) + "\n"


def observed(game: Game) -> Path:
    """Return where a game's page of its observations lies: beside the module that lays them out."""
    return Path(str(game.part("lab.observation").__file__)).with_suffix(".md")


def observations(all_games: list[Game]) -> str:
    """Link to each game's page of its observations."""
    pages = [(game.title(), observed(game).relative_to(ROOT)) for game in all_games if game.has("lab.observation")]
    return "\n" + "".join(f"- [{title}](../../{page})\n" for title, page in pages) + "\n"


def layout(game: Game) -> str:
    """Return the layout of a game's observations, and its actions."""
    part = game.part("lab.observation")
    told = (
        f"# {game.title()}: observations and actions\n\nMade by `python tools/pages.py`; how to read it: docs/research/observations.md.\n\n"
    )
    told += f"An observation has {part.SIZE} numbers:\n\n" + "\n".join(lines(part.LAYOUT)) + "\n\n"
    return told + f"There are {part.ACTIONS} actions:\n\n" + "\n".join(lines(part.CHOICES, ACTIONS)) + "\n"


PAGES: Mapping[str, Callable[[list[Game]], str]] = {
    "README.md": table,
    "docs/formats.md": formats,
    "docs/play/rules.md": rules,
    "docs/research/observations.md": observations,
}


def fresh(page: Path, listed: str) -> str:
    """Return a page with its list as it must be."""
    text = page.read_text(encoding="utf-8")
    assert MARKED.search(text), f"{page} has no marks for its list of games"
    return MARKED.sub(lambda found: found[1] + listed + found[3], text)


def files() -> Iterator[tuple[Path, str]]:
    """Yield every page and what must be in it."""
    every = sorted(games().values(), key=lambda game: game.title())
    for name, make in PAGES.items():
        yield ROOT / name, fresh(ROOT / name, make(every))
    for game in every:
        if game.has("lab.observation"):
            yield observed(game), layout(game)
            yield game.folder / "build/observe.py", observe_source(game)
        page = game.folder / "texts/formats.md"
        if page.exists():
            yield page, fresh(page, look_section(game))
    python = ROOT / "docs/research/python.md"
    yield python, python_page(python.read_text("utf-8"))


if __name__ == "__main__":
    sys.exit(write_or_check(files()))
