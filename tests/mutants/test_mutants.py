"""The laws of secrecy notice every planted fault, also the one that is made twice."""

import importlib
import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.decisions import own_player
from saqqara.core.game import Game, games
from tests.mutants.fault import KINDS

ROOT = Path(__file__).parents[2]


OPTIONAL: Mapping[str, Callable[[Game], bool]] = {
    "evaluation": lambda game: own_player(game.name) is None and game.has("bots.evaluation"),
    "observation": lambda game: game.has("lab.observation"),
}
"""Faults of what some games do not have."""


@cache
def results(game: str) -> Any:
    """Return the law that noticed each fault of a game."""
    made = subprocess.run(
        [sys.executable, "-m", "tests.mutants.plant", game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)


@pytest.mark.parametrize("game", games())
def test_every_planted_fault_is_noticed(game: str) -> None:
    faults = importlib.import_module(f"tests.games.{game}.faults").FAULTS
    absent = {kind for kind, there in OPTIONAL.items() if not there(games()[game])}
    missing = [kind for kind in KINDS if kind not in {fault.kind for fault in faults} | absent]
    assert not missing, f"tests/games/{game}/faults.py has no fault of the kind {missing[0]!r} ({KINDS[missing[0]]}): add one"
    told = results(game)
    assert told.pop("none") is None, "the game as it is breaks no law"
    for kind, noticed in told.items():
        assert noticed is not None, f"no law notices that {KINDS.get(kind, kind)}"
        assert noticed[0] != "error", f"the fault {kind!r} of {game} does not run: {noticed[1]}"
