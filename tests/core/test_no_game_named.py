"""Shared code names no game: games are discovered, so that a new one needs no edit outside its own folders."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from saqqara.core.game import games
from saqqara.core.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
SHARED = [
    path
    for folder, own in (("src/saqqara", "src/saqqara/games"), ("tools", None), ("web/src", "web/src/games"))
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".py", ".ts", ".svelte", ".css", ".ftl", ".sh", ".toml")
    and not (own and path.is_relative_to(ROOT / own) and path.parent != ROOT / own)
    and not path.is_relative_to(ROOT / "src/saqqara/server/static")
    and not path.name.endswith(".test.ts")  # a test may take a game as its example
]
SEARCHED = re.compile("|".join({name for game in games().values() for name in (game.name, *map(game.title, LANGUAGES))}))
"""The pattern that a file must match for a closer look."""
GENERATED = "// Made from the Python types"
COMMENT = re.compile(r"(?<!:)//.*|/\*.*?\*/|<!--.*?-->|^\s*#.*", re.DOTALL | re.MULTILINE)
ADVICE = (
    "say it of any game, ask the game (`GAME`, a module of its folder) or move it into the game's folder; "
    "where the word means something else, call the game otherwise"
)


def code(path: Path) -> str:
    """Return a file without comments and docstrings, where a game may be an example."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return re.sub(COMMENT, "", text)
    parts = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, parts)]
    told = {node.body[0].value.lineno for node in nodes if ast.get_docstring(node) is not None and isinstance(node.body[0], ast.Expr)}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(
        token.string
        for token in tokens
        if token.type != tokenize.COMMENT and not (token.type == tokenize.STRING and token.start[0] in told)
    )


def named(path: Path) -> Iterator[str]:
    """Yield the games that a file names, by their ids in code or by their titles anywhere outside a docstring."""
    text = path.read_text(encoding="utf-8")
    if text.startswith(GENERATED) or not SEARCHED.search(text):
        return
    said = code(path)
    for game in games().values():
        if re.search(rf"(?<![\w-]){game.name}(?![\w-])", said):
            yield game.name
        comments = "\n".join(re.findall(r"#.*", text)) if path.suffix == ".py" else text
        yield from (title for title in {game.title(language) for language in LANGUAGES} if re.search(rf"\b{title}\b", said + comments))


@pytest.mark.parametrize("folder", ["src/saqqara", "tools", "web/src"])
def test_outside_the_games_folders_no_game_is_named(folder: str) -> None:
    files = [path for path in SHARED if path.is_relative_to(ROOT / folder)]
    assert files
    found = {str(path.relative_to(ROOT)): names for path in files if (names := sorted(set(named(path))))}
    assert not found, f"{found}: {ADVICE}"


def test_the_lists_of_games_in_the_pages_are_fresh() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "pages.py", "--check"], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
