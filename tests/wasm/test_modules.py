"""The modules: of the present sources, small, without wishes; and they play and think as the CPU does, bit for bit."""

import gzip
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import wasmtime

from saqqara.bots.exact_solver import Solver
from saqqara.bots.search_request import search_request_of
from saqqara.bots.search_setup import search_setup
from saqqara.bots.search_tree import Tree, tree
from saqqara.bots.thinker import Thinker, words
from saqqara.core.arrays import deck_array, generator, new_states, option_codes, state_type
from saqqara.core.game import find, games
from saqqara.wasm import build
from saqqara.wasm.exports import EDGES, NODES
from tests.every_game.setups import SETUPS, Setup
from tests.wasm.machine import Machine

SEARCHED = [setup for setup in SETUPS if find(setup.game).has("bots.evaluation")]

AGAIN = """
from saqqara.core.game import find
from saqqara.wasm import build
from saqqara.wasm.exports import exports
offered, _ = exports(find({game!r}))
open({file!r}, "wb").write(build.link(build.translate(offered), [one.name for one in offered]))
"""


@pytest.mark.parametrize("game", games())
def test_a_module_is_that_of_the_present_sources(game: str) -> None:
    assert not build.stale(game), "python -m saqqara.wasm.build"


def test_another_source_or_another_module_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = next(iter(games()))
    more = tmp_path / "more.py"
    more.write_text("ONE = 1")
    with monkeypatch.context() as patched:
        patched.setattr(build, "sources", lambda name, before=build.sources: [*before(name), more])
        assert build.stale(game)
    assert not build.stale(game)
    monkeypatch.setattr(build, "MODULE", build.FACTS)
    assert build.stale(game)


@pytest.mark.parametrize("game", games())
def test_a_module_is_small_and_asks_for_nothing(game: str) -> None:
    data = (find(game).folder / build.MODULE).read_bytes()
    assert len(gzip.compress(data)) <= 25_000
    assert not wasmtime.Module(wasmtime.Engine(), data).imports


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_games_as_on_the_cpu(setup: Setup) -> None:
    kind = find(setup.game)
    state, deck, options = new_states(kind), deck_array(kind), option_codes(kind, dict(setup.options))
    rng = generator(b"wasm")
    moves = kind.loops.playouts(state[0], deck[0], setup.seats, options, rng, 20)
    machine = Machine(setup.game)
    there, of_deck, chosen, chance = (machine.of(one) for one in (new_states(kind), deck, options, generator(b"wasm")))
    assert machine.call("playouts", there, of_deck, setup.seats, chosen.spread(), chance.spread(), 20) == moves
    assert machine.read(chance, np.uint64).tolist() == rng.tolist()
    assert machine.read(there, state_type(kind)).tobytes() == state.tobytes()


def some_look(setup: Setup, moves: int) -> Any:
    """Return a look of the acting seat after that many random moves."""
    table, rng = setup.table(b"wasm"), generator(b"wasm")
    for _ in range(moves):
        table.play(table.to_act[0], table.sample(table.to_act[0], rng))
    return table.look(table.to_act[0])


@pytest.mark.parametrize("setup", SEARCHED, ids=str)
def test_the_same_thoughts_as_on_the_cpu(setup: Setup) -> None:
    kind, tries = find(setup.game), 60
    request = search_request_of(some_look(setup, 7), generator(b""))
    grown = tree(kind.rules.MAX_LEGAL, NODES, EDGES)
    thinker = Thinker("master", b"wasm", simulations=tries)
    thinker._tree = grown
    thought = thinker.think_about(request)
    machine = Machine(setup.game)
    worlds = machine.of(np.concatenate([request.state] * 5))
    state = state_type(kind)
    word = words(state).itemsize
    bytes_of = [*worlds.spread()[:2], 5 * state.itemsize // word, word, worlds.at, 5, state.itemsize // word]
    bytes_of += [state.itemsize, word]
    deck, w, memory, style, likeliness, rng = (
        machine.of(np.ascontiguousarray(one))
        for one in (request.deck, request.setup.w, request.memory, request.style, np.zeros(3), generator(b"wasm"))
    )
    over_there = {name: machine.of(array) for name, array in zip(Tree._fields, tree(kind.rules.MAX_LEGAL, NODES, EDGES), strict=True)}
    spread = [value for place in over_there.values() for value in place.spread()]
    told = (w.spread(), memory.spread(), request.seat, request.seats, int(kind.simultaneous), request.setup.weights.search.tries)
    machine.call("search", worlds.spread(), bytes_of, deck, *told, style.spread(), tries, spread, likeliness.spread(), rng.spread())
    assert machine.read(rng, np.uint64).tolist() == thinker.rng.tolist()
    for name, place in over_there.items():
        here = getattr(grown, name)
        assert machine.read(place, here.dtype).tobytes() == here.tobytes(), name
    root = machine.call("root", worlds.spread(), deck, request.seat, spread)
    assert machine.read(over_there["node"], np.int32)[root, 1] == len(thought.moves) > 0


def solvable(setup: Setup) -> Any:
    """Return a solvable moment, late in a random game, and its solution."""
    table, rng = setup.table(b"wasm"), generator(b"wasm")
    solver = Solver(search_setup(setup.game))
    while not table.over:
        request = search_request_of(table.look(table.to_act[0]), generator(b""))
        solved = solver.solve(request, 0.05)
        if solved is not None and len(request.moves) > 1:
            return request, solved
        table.play(table.to_act[0], table.sample(table.to_act[0], rng))
    raise AssertionError(f"{setup}: nothing to be solved")


@pytest.mark.parametrize("setup", [setup for setup in SEARCHED if find(setup.game).has("bots.exact")], ids=str)
def test_the_same_solutions_as_on_the_cpu(setup: Setup) -> None:
    request, solved = solvable(setup)
    machine = Machine(setup.game)
    rooms = {name: machine.room(item, *shape) for name, item, shape in machine.facts["scratch"]}
    rooms["bytes_of"].at = rooms["states"].at
    machine.write(rooms["states"], request.state.tobytes())
    deck, w, memory = (machine.of(np.ascontiguousarray(one)) for one in (request.deck, request.setup.w, request.memory))
    most, seats = machine.facts["moves"], machine.facts["seats"]
    wins, points, chances = machine.room(8, most, seats), machine.room(8, most), machine.room(8, seats)
    x = [value for place in rooms.values() for value in place.spread()]
    told = (w.spread(), memory.spread(), request.seat, 0, 0.05)
    assert machine.call("solve", x, deck, *told, wins.spread(), points.spread(), chances.spread()) == 1
    assert machine.read(wins, float)[: len(request.moves), : request.seats].tolist() == solved.everyone
    assert machine.read(points, float)[: len(request.moves)].tolist() == solved.points
    assert machine.read(chances, float)[: request.seats].tolist() == solved.chances


def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    game = min(games(), key=lambda name: find(name).has("bots.evaluation"))  # one without a search is quickest
    code = AGAIN.format(game=game, file=str(tmp_path / "again"))
    alone = {**os.environ, **build.PLAINLY, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=alone, check=True)
    assert (tmp_path / "again").read_bytes() == (find(game).folder / build.MODULE).read_bytes()
