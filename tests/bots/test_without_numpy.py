"""Bots decide without NumPy and compiled code, and decide the same."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saqqara.bots.levels import make
from saqqara.bots.search_request import question
from saqqara.core.game import games
from saqqara.core.record_replay import steps
from tests.bots.without_numpy import BETWEEN, WHOLE, seed_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def without() -> list[dict[str, Any]]:
    """The games that were played without NumPy."""
    command = [sys.executable, "-m", "tests.bots.without_numpy"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    read: list[dict[str, Any]] = json.loads(done.stdout)
    return read


def test_bots_of_every_level_play_whole_games(without: list[dict[str, Any]]) -> None:
    assert {one["game"] for one in without} == set(games())
    assert {one["level"] for one in without if one["game"] == WHOLE} == {"chance", "novice", "apprentice", "adept", "master", BETWEEN}
    searched = {one["level"] for one in without for decision in one["decisions"] if decision["order"]}
    assert {"adept", "master", BETWEEN} <= searched


def test_what_is_asked_and_what_is_chosen_by_heuristic_is_the_same_with_compiled_code(without: list[dict[str, Any]]) -> None:
    asked = 0
    for played in without:
        waiting = list(played["decisions"])
        for table in steps(played["record"]):
            while waiting and waiting[0]["at"] == table.length:
                one = waiting.pop(0)
                look, seed = table.look(one["seat"]), seed_of(table, one["seat"])
                told = question(look, table.own_deck, seed)
                assert one["question"] == msgspec.json.decode(msgspec.json.encode(told)), (played["game"], played["level"], one["at"])
                if one["choice"]:
                    assert tuple(one["choice"]) == make(played["level"], seed, table.own_deck).choose(look)
                asked += told is not None
        assert not waiting
    assert asked > 250
