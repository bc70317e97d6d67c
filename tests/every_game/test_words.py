"""A game's words: whatever it asks for is there, and nothing is there that nobody asks for."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from saqqara.core.game import GAMES, Game, games

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
PACKAGE = GAMES.parent
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
ASKS = {"say": 0, "word": 0, "tell": 0, "Refused": 1}
"""Functions that are given a key, and as which argument."""


class References(visitor.Visitor):
    """The messages that others are made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.found.add(node.id.name)


@cache
def keys(file: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Return the messages of a file, and those that they refer to."""
    resource, inside = parse(file.read_text(encoding="utf-8")), References()
    inside.visit(resource)
    return frozenset(entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)), frozenset(inside.found)


def asked(file: Path) -> set[str]:
    """Return the keys that a Python file names outright."""
    found = set()
    for call in (node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)):
        name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""
        place = ASKS.get(name, 99)
        if len(call.args) > place:
            key = call.args[place]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found.add(key.value)
    return found


def needed(game: Game) -> set[str]:
    """Return the keys that shared code asks every game for, by what the game says of itself."""
    options = {f"option-{name}-{str(value).lower()}" for name, option in game.options.items() for value in option.values}
    return {"title", "tagline"} | {f"option-{name}" for name in game.options} | options | {f"time-{name}" for name in game.times}


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_a_game_asks_for_is_there(game: Game, language: str) -> None:
    own = set().union(*(keys(file)[0] for file in game.folder.glob(f"texts/*.{language}.ftl")))
    shared = set().union(*(keys(file)[0] for file in PACKAGE.glob(f"*/messages.{language}.ftl")))
    wanted = needed(game).union(*(asked(file) for file in game.folder.rglob("*.py")))
    missing = sorted(wanted - own - shared)
    assert not missing, f"{game.name}/messages.{language}.ftl lacks {missing}"


def named(source: Path) -> tuple[set[str], set[str]]:
    """Return all keys that a source names: whole ones, and beginnings to which something is put (`option-{name}`, or a word by
    `${word}-`)."""
    text = source.read_text(encoding="utf-8")
    whole = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text))
    starts = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*-)(?:\$?\{)", text))
    return whole, starts | ({f"{word}-" for word in whole} if re.search(r"`\$\{\w+\}-", text) else set())


@every_game
def test_every_word_of_a_game_is_used(game: Game) -> None:
    sources = [*game.folder.rglob("*.py"), *(path for path in (WEB / "games" / game.name).rglob("*") if path.suffix in (".ts", ".svelte"))]
    shared = [
        *PACKAGE.glob("*/*.py"),
        *PACKAGE.glob("server/*/*.py"),
        *PACKAGE.glob("lab/*/*.py"),
        *(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")),
    ]
    files = [*game.folder.glob("texts/*.en.ftl"), *(WEB / "games" / game.name).glob("en.ftl")]
    told = [named(path) for path in [*sources, *shared]]
    whole, starts = (set().union(*parts) for parts in zip(*told, strict=True))
    referred = set().union(*(keys(file)[1] for file in files))
    there = set().union(*(keys(file)[0] for file in files))
    unused = sorted(key for key in there - whole - referred - needed(game) if not any(key.startswith(start) for start in starts))
    assert not unused, f"{game.name}: nobody says {unused}: remove these messages, or say them"
