"""The groups of tests that one worker runs (`pytest --dist loadgroup`): those of one game's compiled code, which two workers would both
compile, and those of the site of files, which is written once. The groups of pytest-xdist 3.8 itself do nothing under pytest 9.2."""

import re
from functools import cache
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from saqqara.core.game import games

ROOT = Path(__file__).parents[1]
COMPILED = (
    r"tests/(envs|lab|wasm|bots)/",
    r"tests/every_game/test_(targets|laws.*(owes_nothing|sampling)|sampling|puzzles|secrecy.*hints)",
    r"tests/games/.*/test_(evaluation|player|memory|exact|clairvoyant_bound|rules_slow|deck_designer)",
    r"tests/cli/test_(simulate|exploit|hint_and_tournament|review|daily|puzzles|every_command|docs.*samples_run)",
)
"""Tests that compile for more than a moment."""
PLAIN = r"tests/(envs/test_observations|bots/test_(bot_names|without_numpy|tempo|clockwork)|lab/test_simulate)"
SITE = "tests/browser/test_static_site.py"


@cache
def named_game(text: str) -> str | None:
    """Return the game that a text names first."""
    found = re.search("|".join(games()), text)
    return found[0] if found else None


def group(test: str) -> str:
    """Return the name of the group of a test by its id: the id itself where it may run anywhere."""
    file = test.partition("::")[0]
    if file == SITE:
        return file
    if any(re.match(one, test) for one in COMPILED) and not re.match(PLAIN, test):
        return f"compiled {named_game(test) or named_game((ROOT / file).read_text(encoding='utf-8'))}"
    return test


class Groups(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each worker a group of tests at a time."""

    def _split_scope(self, nodeid: str) -> str:
        """Return the group of a test."""
        return group(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Groups | None:
    """Return the scheduler of `--dist loadgroup`."""
    return Groups(config, log) if config.getoption("dist") == "loadgroup" else None
