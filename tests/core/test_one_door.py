"""A table is the only way to a game's state: shells have looks, and never a view's own functions. (That they touch no private attribute of
a table is ruff's to see: SLF.)"""

import ast
from pathlib import Path

import pytest

SHELLS = ("bots", "lab", "bench", "cli", "server")
CORE_ONLY = {"declaration", "position_checks", "refusals"}
"""The parts of a game that show or judge a state as it is. Bots have `rules`, `notation` and `evaluation` for the states they imagine."""
SOURCE = Path(__file__).parents[2] / "src" / "saqqara"


def asked_for(code: str) -> list[tuple[int, str]]:
    """Return the parts of games that some code asks for by `part(name)`, with the lines."""
    if ".part(" not in code:
        return []
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    parts = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "part" and call.args]
    return [(call.lineno, ast.unparse(call.args[0]).strip("'")) for call in parts]


@pytest.mark.parametrize("shell", SHELLS)
def test_shells_go_through_the_table(shell: str) -> None:
    files = sorted((SOURCE / shell).rglob("*.py"))
    assert files
    found = [f"{file}:{line}: {part}" for file in files for line, part in asked_for(file.read_text(encoding="utf-8")) if part in CORE_ONLY]
    assert not found, "ask the table for a look (or give `Table` what is missing): " + ", ".join(found)


def test_such_a_call_would_be_seen() -> None:
    assert asked_for('state = table.kind.part("declaration").step(0)') == [(1, "declaration")]
