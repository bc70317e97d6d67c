"""The helpers that the tests of environments share."""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from saqqara.core import arrays
from saqqara.core.errors import BadSetup
from saqqara.core.game import find
from saqqara.envs import vector, vector_cpu
from tests.every_game.setups import EDGES, SETUPS, Setup
from tests.shared_memory import shared

LONG = os.environ.get("SAQQARA_ENVS") == "all"
OBSERVED = [setup for setup in SETUPS if find(setup.game).has("lab.observation")]
"""Those of games that can be environments."""
SMALLEST_AND_LARGEST = [setup for setup in OBSERVED if LONG or setup in EDGES]
COMPILED = ("objective", "hourglass")
"""One game of turns and one of simultaneous steps, each the soonest compiled: what is the same for all games is asked of these two."""
SOME = OBSERVED if LONG else [next(setup for setup in OBSERVED if setup.game == game) for game in COMPILED]
"""Tables of compiled environments."""
EDGES_OF_SOME = [setup for setup in SMALLEST_AND_LARGEST if LONG or setup.game in COMPILED]
SIMULTANEOUS = [setup for setup in EDGES_OF_SOME if find(setup.game).simultaneous]


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


def plain_records(env: Any, array: Any) -> Any:
    """The states and decks of an environment as plain records; other arrays as they are."""
    kinds = [env.kind.rules.State, type(env.kind.tables(env.kind.deck()))]
    made = next((kind for kind in kinds if array.dtype == arrays.dtype_of(kind)), None)
    return array if made is None else [shared(made, array[row:]) for row in range(len(array))]


class Plain(vector_cpu.Vector):
    """The vector environment by plain functions: of `tests/envs/test_targets.py` it is known that they take the steps of compiled code."""

    def __init__(
        self, setup: Setup, rows: int, encode: str, opponents: str | None = None, limit: int = 10_000, canonical: bool = True
    ) -> None:
        options: dict[str, Any] = dict(setup.options)
        super().__init__(vector.Wish(setup.game, rows, setup.seats, encode, canonical, opponents, None, None, limit, None, True, options))

    def _load(self) -> Any:
        return vector_cpu.batching_of(self.kind.name, self._heuristic)

    def _own(self, array: Any) -> Any:
        if array.dtype == arrays.dtype_of(self.kind.rules.State):
            self.states = array
        return plain_records(self, array)

    def _host_states(self) -> Any:
        return self.states.reshape(-1, 1)
