"""The exports of a game's module: compiled functions, called once here so that they exist with the types that they are called with
there."""

from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.compiled_search import words
from saqqara.bots.exact_solver import Solver
from saqqara.bots.search_nodes import SEATS, Tree, tree
from saqqara.bots.search_request import SearchRequest, search_request_of
from saqqara.core.arrays import deck_array, generator, new_states, option_codes, state_type
from saqqara.core.game import Game
from saqqara.core.table import Table

NODES, EDGES, STEPS = 1 << 15, 1 << 18, 8
"""Room for a search in a page, which has little memory, and the longest line that is told."""


class Export(NamedTuple):
    """A function under the name it has in the module."""

    name: str
    function: Any


def random_games(kind: Game) -> Export:
    """Return the export of random games, which contain all rules."""
    seats = kind.seats[0]
    state, deck, options = new_states(kind), deck_array(kind), option_codes(kind, kind.choices(seats, {}))
    kind.loops.playouts(state[0], deck[0], seats, options, generator(b""), 1)
    return Export("playouts", kind.loops.playouts)


def some_matter(kind: Game) -> SearchRequest:
    """Return a subject for a search."""
    table = Table(kind.name, kind.seats[0], b"")
    return search_request_of(table.look(table.to_act[0]), generator(b""))


def searching(kind: Game, request: SearchRequest, grown: Tree) -> list[Export]:
    """The search, where it ends, and how it would go on."""
    code, search = request.setup.code, request.setup.weights.search
    worlds = np.concatenate([request.state] * 5)
    bytes_of = worlds.view(words(state_type(kind))).reshape(5, -1)
    rng, alone = generator(b""), kind.simultaneous
    sight = (request.deck, request.setup.w, request.memory, request.seat, request.seats, alone, search.tries, request.style)
    code.search(worlds, bytes_of, *sight, 1, grown, np.zeros(3), rng)
    code.root(worlds, request.deck, request.seat, grown)
    code.follow(worlds, bytes_of, request.deck, request.seat, alone, grown, request.moves[0], np.zeros((STEPS, 2), np.int64), rng)
    return [Export(name, getattr(code, name)) for name in ("search", "root", "follow")]


def solving(request: SearchRequest) -> tuple[Export, Any]:
    """Return the export that solves a moment, and the arrays that it needs, all of them empty."""
    solver = Solver(request.setup)
    empty = solver.exact.scratch()
    assert not any(array.view(np.uint8).any() for array in empty)
    solver.solve(request, 0.0)
    return Export("solve", solver.solution), empty


def sizes(arrays: Any) -> list[list[Any]]:
    """Of named arrays the names, the bytes of an item, and the shapes."""
    return [[name, array.itemsize, list(array.shape)] for name, array in zip(arrays._fields, arrays, strict=True)]


def exports(kind: Game) -> tuple[list[Export], dict[str, Any]]:
    """All that a game's module offers, and what its callers must know of it."""
    known: dict[str, Any] = {
        "state": state_type(kind).itemsize,
        "word": words(state_type(kind)).itemsize,
        "deck": deck_array(kind).itemsize,
        "options": max(len(kind.options), 1),
    }
    if not kind.has("bots.evaluation"):
        return [random_games(kind)], known
    request = some_matter(kind)
    grown = tree(kind.rules.MAX_LEGAL, NODES, EDGES)
    known |= {
        "weights": len(request.setup.w),
        "memory": list(request.memory.shape),
        "style": len(request.style),
        "steps": STEPS,
        "seats": SEATS,
        "moves": kind.rules.MAX_LEGAL,
        "tree": sizes(grown),
    }
    offered = [random_games(kind), *searching(kind, request, grown)]
    if request.setup.exact is not None:
        solve, arrays = solving(request)
        offered.append(solve)
        known["scratch"] = sizes(arrays)
    return offered, known
