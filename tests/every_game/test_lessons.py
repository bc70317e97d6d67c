"""The lessons of the web client: positions that can be, moves that are legal there, and words in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saqqara import Table
from saqqara.core.game import games

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src" / "games"
WORDS = ("title", "text", "task", "hint", "done")

every_lesson = pytest.mark.parametrize("game", [game for game in games() if (WEB / game / "lesson").is_dir()])
"""A game need not have one."""


def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((WEB / game / "lesson" / "steps.json").read_text(encoding="utf-8"))
    return found


def does(move: str, wanted: str) -> bool:
    """Return whether a move is the one asked for; `?` stands for any word, as in the client."""
    return re.fullmatch(re.escape(wanted).replace(r"\?", "[^ ]+"), move) is not None


def listed(table: Table, wanted: str) -> list[str]:
    """Return the legal moves that are what is asked for; of a free-form move (`show 33 = ...`) the text itself."""
    moves = [move for move in table.look(0).moves if does(move, wanted)]
    return moves or [wanted for move in table.look(0).moves if move.endswith(" = ...") and wanted.startswith(move[:-3])]


def test_what_is_kept_for_those_without_a_network_is_fresh() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "lessons.py", "--check"], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr


@every_lesson
def test_a_lesson_is_short_and_its_steps_differ(game: str) -> None:
    names = [step["name"] for step in steps(game)]
    assert 4 <= len(names) <= 7
    assert len(set(names)) == len(names)


@every_lesson
def test_each_step_begins_from_a_position_where_what_it_asks_for_can_be_done_and_something_else_too(game: str) -> None:
    for step in steps(game):
        position = step["position"]
        assert position["game"] == game
        for first in step["accept"][0]:
            table = Table.from_position(position, b"lesson", times=step.get("times"))
            assert table.position() == position, step["name"]
            for asked in [[first], *step["accept"][1:]]:
                assert 0 in table.to_act, step["name"]
                table.play(0, listed(table, asked[0])[0])
        table = Table.from_position(position, b"lesson")
        others = [move for move in table.look(0).moves if not any(does(move, wanted) for wanted in step["accept"][0])]
        assert others, f"{step['name']}: nothing to choose"


@every_lesson
def test_nobody_else_can_spoil_the_first_move_of_a_step(game: str) -> None:
    for step in steps(game):
        table = Table.from_position(step["position"], b"lesson")
        acting = [seat for seat in table.to_act if seat != 0]
        assert not acting or all(table.play(seat, table.look(seat).moves[0]) for seat in acting)
        assert all(listed(table, wanted) for wanted in step["accept"][0]), step["name"]


@every_lesson
def test_each_step_has_its_words_in_both_languages(game: str) -> None:
    keys = {f"step-{step['name']}-{word}" for step in steps(game) for word in WORDS}
    for language in ("en", "fr"):
        text = (WEB / game / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) == keys, language


@every_lesson
def test_each_step_names_a_clause_of_the_rules(game: str) -> None:
    rules = (ROOT / "src" / "saqqara" / "games" / game / "texts/rules.en.md").read_text(encoding="utf-8")
    for step in steps(game):
        assert f"**{step['clause']}**" in rules, step["name"]
