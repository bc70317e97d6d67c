"""The figures of the rules pages: fresh looks of real tables, each after a clause that exists, with words in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saqqara.core.game import find, games

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src" / "games"

every_game_with_figures = pytest.mark.parametrize("game", [game for game in games() if (WEB / game / "figures").is_dir()])
"""A game need not have any."""


def places(game: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((WEB / game / "figures" / "places.json").read_text(encoding="utf-8"))
    return found


def words(game: str, language: str) -> set[str]:
    text = (WEB / game / "figures" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))


def test_the_looks_are_fresh() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "figures.py", "--check"], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("game", games())
def test_what_figures_show_and_how_they_are_drawn_go_together(game: str) -> None:
    drawn = (WEB / game / "figures" / "Drawing.svelte").exists()
    assert find(game).has("extras.figures") == drawn, (
        f"a figure needs both games/{game}/extras/figures.py and web/src/games/{game}/figures/Drawing.svelte"
    )


@every_game_with_figures
def test_each_figure_is_there_after_a_clause_of_the_rules(game: str) -> None:
    rules = (ROOT / "src" / "saqqara" / "games" / game / "texts/rules.en.md").read_text(encoding="utf-8")
    assert places(game)
    for clause, name in places(game).items():
        assert f"**{clause}**" in rules
        assert f'"{name}"' in (WEB / game / "figures" / "Drawing.svelte").read_text(encoding="utf-8")
    kept = {path.stem for path in (WEB / game / "figures").glob("*.json")} - {"places"}
    assert kept == set(places(game).values())


@every_game_with_figures
def test_each_figure_has_its_words_in_both_languages(game: str) -> None:
    assert words(game, "en") == words(game, "fr")
    assert {f"{name}-caption" for name in places(game).values()} <= words(game, "en")
