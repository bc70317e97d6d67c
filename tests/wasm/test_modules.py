"""The modules: of the present sources, small, without wishes; and they play and think as the CPU does, bit for bit."""

import gzip
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import wasmtime

from saqqara.bots import wasm_module
from saqqara.bots.compiled_search import CompiledSearch
from saqqara.bots.exact_solver import Solver
from saqqara.bots.search_request import subject_of
from saqqara.bots.search_setup import code, search_setup
from saqqara.bots.thinker import INSISTING, Search
from saqqara.bots.wasm_search import Instance, WasmSearch
from saqqara.core.arrays import deck_array, generator, new_states, option_codes
from saqqara.core.compile import PLAIN, told
from saqqara.core.game import find, games
from saqqara.core.rng import generator as plain_generator
from saqqara.wasm import build
from tests.every_game.setups import EDGES, SETUPS, Setup

SEARCHED = [setup for setup in EDGES if find(setup.game).has("bots.evaluation")]

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


def functions_of(game: str) -> list[Any]:
    """Return the plain functions that a module offers, and all that they call."""
    offered = [find(game).loops.playouts]
    if find(game).has("bots.evaluation"):
        offered += [getattr(code(game), name) for name in ("search", "root", "follow")]
    if find(game).has("bots.exact"):
        offered.append(Solver(search_setup(game)).solution)
    found = dict.fromkeys(PLAIN[one] for one in offered)
    for one in (waiting := list(found)):
        waiting += [called for called in told(one).calls if called not in found]
        found.update(dict.fromkeys(waiting))
    return list(found)


@pytest.mark.parametrize("game", games())
def test_every_file_with_a_function_of_a_module_counts_as_its_source(game: str) -> None:
    files = {Path(one.__code__.co_filename) for one in functions_of(game)}
    assert len(files) > 3
    assert {file for file in files if file.is_relative_to(wasm_module.PACKAGE)} <= set(wasm_module.sources(game))


def test_another_source_or_another_module_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = next(iter(games()))
    more = tmp_path / "more.py"
    more.write_text("ONE = 1")
    with monkeypatch.context() as patched:
        patched.setattr(wasm_module, "sources", lambda name, before=wasm_module.sources: [*before(name), more])
        assert build.stale(game)
    assert not build.stale(game)
    monkeypatch.setattr(build, "MODULE", wasm_module.FACTS)
    assert build.stale(game)


@pytest.mark.parametrize("game", games())
def test_a_module_is_small_and_asks_for_nothing(game: str) -> None:
    data = (find(game).folder / wasm_module.MODULE).read_bytes()
    assert len(gzip.compress(data)) <= 25_000
    assert not wasmtime.Module(wasmtime.Engine(), data).imports


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_games_as_on_the_cpu(setup: Setup) -> None:
    kind = find(setup.game)
    state, deck, options = new_states(kind), deck_array(kind), option_codes(kind, dict(setup.options))
    rng = generator(b"wasm")
    moves = kind.loops.playouts(state[0], deck[0], setup.seats, options, rng, 20)
    module = Instance(setup.game)
    there, of_deck = (module.room("B", len(one.tobytes())) for one in (state, deck))
    chosen, chance = module.room("q", len(options)), module.room("Q", 4)
    for room, data in ((of_deck, deck), (chosen, options), (chance, generator(b"wasm"))):
        module.write(room, data.tobytes())
    assert module.call("playouts", there, of_deck, setup.seats, chosen.arguments, chance.arguments, 20) == moves
    assert module.read(chance).tolist() == rng.tolist()
    assert module.read(there).tobytes() == state.tobytes()


def some_look(setup: Setup, moves: int) -> Any:
    """Return a look of the acting seat after that many random moves."""
    table, rng = setup.table(b"wasm"), generator(b"wasm")
    for _ in range(moves):
        table.play(table.to_act[0], table.sample(table.to_act[0], rng))
    return table.look(table.to_act[0])


@pytest.mark.parametrize("setup", SEARCHED, ids=str)
def test_the_same_thoughts_as_on_the_cpu(setup: Setup) -> None:
    subject = subject_of(some_look(setup, 7), plain_generator(b""))
    here, there = CompiledSearch(setup.game), WasmSearch(setup.game)
    both: tuple[Search, Search] = here, there
    chances = plain_generator(b"wasm"), plain_generator(b"wasm")
    for search, chance in zip(both, chances, strict=True):
        search.begin(subject, chance)
        search.go_on(40)
        edges = search.edges()
        assert edges is not None
        search.set_prior(edges[0], INSISTING)
        search.go_on(20)
    assert chances[0] == chances[1]
    for name, room in there.tree._asdict().items():
        assert there.module.read(room).tobytes() == getattr(here.tree, name).tobytes(), name
    assert there.edges() == here.edges()
    assert there.tally() == here.tally()
    assert len(there.tally().moves) == len(subject.moves) > 0


@pytest.mark.parametrize("setup", [setup for setup in SEARCHED if find(setup.game).has("bots.exact")], ids=str)
def test_the_same_solutions_as_on_the_cpu(setup: Setup) -> None:
    table, rng = setup.table(b"wasm"), generator(b"wasm")
    both: tuple[Search, Search] = CompiledSearch(setup.game), WasmSearch(setup.game)
    solved = unsolved = 0
    while not table.over:
        subject = subject_of(table.look(table.to_act[0]), plain_generator(b""))
        found = []
        for search in both:
            search.begin(subject, plain_generator(b""))
            found.append(search.solve(0.05))
        assert found[0] == found[1]
        solved += found[0] is not None
        unsolved += found[0] is None
        table.play(table.to_act[0], table.sample(table.to_act[0], rng))
    assert min(solved, unsolved) > 0


def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    game = min(games(), key=lambda name: find(name).has("bots.evaluation"))  # one without a search is quickest
    code = AGAIN.format(game=game, file=str(tmp_path / "again"))
    alone = {**os.environ, **build.PLAINLY, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=alone, check=True)
    assert (tmp_path / "again").read_bytes() == (find(game).folder / wasm_module.MODULE).read_bytes()
