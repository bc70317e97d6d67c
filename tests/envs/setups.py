"""The helpers that the tests of environments share."""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from tests.every_game.setups import EDGES, SETUPS, Setup

LONG = os.environ.get("SAQQARA_ENVS") == "all"
OBSERVED = [setup for setup in SETUPS if find(setup.game).has("lab.observation")]
"""Those of games that can be environments."""
SMALLEST_AND_LARGEST = [setup for setup in OBSERVED if LONG or setup in EDGES]
SIMULTANEOUS = [setup for setup in SMALLEST_AND_LARGEST if find(setup.game).simultaneous]
SOME = OBSERVED if LONG else [next(setup for setup in OBSERVED if setup.game == game) for game in dict.fromkeys(s.game for s in OBSERVED)]
"""The smallest table of each game."""


def keywords(setup: Setup) -> dict[str, Any]:
    """Return a set-up as environments are asked for it."""
    return {"game": setup.game, "seats": setup.seats, **dict(setup.options)}


def without(extra: str, module: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the error when a module of ours is imported without a package."""
    monkeypatch.setitem(sys.modules, extra, None)
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    spec = importlib.util.spec_from_file_location("elsewhere", Path(found.origin))
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(BadSetup) as told:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return told.value.reason("en")
