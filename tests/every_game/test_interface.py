"""Every game offers what src/saqqara/games/README.md says that a game offers, with these arguments."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from saqqara.core.game import Game, games

PAGE = "src/saqqara/games/README.md"
ROW = re.compile(r"^(?:### `(?P<module>[\w.]+)`|- (?P<names>`.+?): (?P<gives>.+))$", re.MULTILINE)
OPTIONAL = {
    "position_checks",
    "bots.evaluation",
    "bots.network",
    "bots.exact",
    "bots.player",
    "bots.move_values",
    "bots.memory",
    "bots.explanation",
    "extras.terminal",
    "extras.figures",
    "extras.daily",
    "extras.puzzles",
    "lab.tally",
    "lab.observation",
    "lab.clairvoyant_bound",
}


def offered() -> list[tuple[str, str, list[str] | None, bool]]:
    """Return the module, the name, its arguments if it is a function, and whether it may be missing, of every line."""
    found, module = [], ""
    text = (Path(__file__).parents[2] / PAGE).read_text(encoding="utf-8")
    for row in ROW.finditer(text[text.index("## What a game offers") : text.index("## Files beside the modules")]):
        module = row["module"] or module
        if row["module"]:
            continue
        for name, arguments in re.findall(r"`(\w+)(?:\(([^)]*)\))?`", row["names"]):
            is_function = f"`{name}(" in row["names"]
            found.append(
                (
                    module,
                    name,
                    [part for part in arguments.split(", ") if part] if is_function else None,
                    row["gives"].startswith("optional"),
                )
            )
    return found


def lacks(game: Game, module: str, name: str, arguments: list[str] | None, optional: bool) -> str:
    """Return the fault of one part of a game's interface; empty if it is there or need not be."""
    if (module in ("deck", "extras.picture") and not game.has_deck) or (module in OPTIONAL and not game.has(module)):
        return ""
    if module != "__init__" and not game.has(module):
        return f"there is no {module.replace('.', '/')}.py"
    part: Any = __import__(f"saqqara.games.{game.name}", fromlist=["GAME"]) if module == "__init__" else game.part(module)
    if not hasattr(part, name):
        return "" if optional or (name == "clock" and not game.times) else f"{module}.py must offer {name}"
    given = getattr(part, name)
    takes = len(inspect.signature(given).parameters) if arguments is not None else 0
    return f"{module}.{name} must take ({', '.join(arguments)})" if arguments is not None and takes != len(arguments) else ""


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_game_offers_what_is_asked_of_it(game: Game) -> None:
    assert len(offered()) > 40
    missing = [said for row in offered() if (said := lacks(game, *row))]
    assert not missing, f"{game.name}: {'; '.join(missing)} ({PAGE}, “What a game offers”)"


@pytest.mark.parametrize("name", [f"{module}.{name}" for module, name, _, _ in offered()])
def test_the_page_names_nothing_that_no_game_has(name: str) -> None:
    module, _, what = name.rpartition(".")
    assert module == "__init__" or any(hasattr(game.part(module), what) for game in games().values() if game.has(module)), PAGE
