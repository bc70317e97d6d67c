"""The tests of compiled code of one game run on one worker: what two workers need at once, both compile."""

import inspect
import re
from functools import cache
from types import FunctionType, ModuleType

import pytest

from saqqara.core.game import games

COMPILED = (
    r"tests/(envs|lab|wasm|bots)/",
    r"tests/every_game/test_(targets|laws.*(owes_nothing|sampling)|sampling|puzzles|secrecy.*hints)",
    r"tests/games/.*/test_(evaluation|player|memory|exact|clairvoyant_bound|rules_slow|deck_designer)",
    r"tests/cli/test_(simulate|exploit|hint_and_tournament|review|daily|puzzles|every_command|docs.*samples_run)",
)
"""Tests that compile what is worth a thought."""
PLAIN = r"tests/(envs/test_observations|bots/test_(bot_names|without_numpy|tempo|clockwork)|lab/test_simulate)"


@cache
def named(thing: FunctionType | ModuleType) -> str | None:
    """Return the game that a test's source names first."""
    found = re.search("|".join(games()), inspect.getsource(thing))
    return found[0] if found else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put them into groups, which `--dist loadgroup` keeps together."""
    for item in items:
        if isinstance(item, pytest.Function) and any(re.match(one, item.nodeid) for one in COMPILED) and not re.match(PLAIN, item.nodeid):
            named_by_id = re.search("|".join(games()), item.nodeid.rpartition("::")[2])
            game = named_by_id[0] if named_by_id else named(item.function) or named(item.module)
            item.add_marker(pytest.mark.xdist_group(f"compiled {game}"))
