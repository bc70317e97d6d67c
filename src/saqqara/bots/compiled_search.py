"""A game's search, compiled by Numba: for programs that search millions of times, and for a game whose module has not been built."""

from typing import Any

import numpy as np

from saqqara.bots.exact_solver import Solver
from saqqara.bots.search_nodes import Tree, clear, tree
from saqqara.bots.search_request import SearchRequest, Subject, compiled_request
from saqqara.bots.thinking_result import Solved, Tally, Thought, thought_of
from saqqara.core.arrays import as_array, state_type
from saqqara.core.game import find
from saqqara.core.rng import Rng


def words(state: Any) -> Any:
    """Return the largest unsigned numbers that records of a state divide into: as such they are copied."""
    return next(np.dtype(f"u{size}") for size in (8, 4, 2, 1) if state.itemsize % size == 0)


class CompiledSearch:
    """The same as a `WasmSearch`, in compiled code."""

    request: SearchRequest
    rng: Rng

    def __init__(self, game: str) -> None:
        self.kind = find(game)
        self.tree = tree(self.kind.rules.MAX_LEGAL)
        self.solver: Solver | None = None

    def begin(self, subject: Subject, rng: Rng) -> None:
        """Take a new subject, with a generator that goes on from here."""
        self.request, self.rng = compiled_request(subject), rng
        clear(self.tree)
        self.worlds, self.likely = np.concatenate([self.request.state] * 5), np.zeros(3)

    def go_on(self, tries: int) -> None:
        """Try so many games more."""
        request, setup = self.request, self.request.setup
        worlds = self.worlds, self.worlds.view(words(state_type(self.kind))).reshape(5, -1), request.deck
        how = setup.w, request.memory, request.seat, request.seats, self.kind.simultaneous
        with as_array(self.rng) as rng:
            setup.code.search(*worlds, *how, setup.weights.search.tries, request.style, tries, self.tree, self.likely, rng)

    def edges(self) -> tuple[int, int] | None:
        """Return where the edges of the seat's own moves begin, and how many there are; None where no try has met them."""
        return edges_of(self.request, self.tree)

    def visits(self, edge: int) -> int:
        """Return how often an edge was tried."""
        return int(self.tree.visits[edge])

    def set_prior(self, edge: int, prior: float) -> None:
        """Say how good an edge looks."""
        self.tree.prior[edge] = prior

    def tally(self) -> Tally:
        """Return the sums of all tries."""
        return tally_of(self.request, self.tree)

    def solve(self, seconds: float) -> Solved | None:
        """Return the subject solved, if that takes no longer than about so many seconds. The game has a solver."""
        if self.solver is None:
            self.solver = Solver(self.request.setup)
        return self.solver.solve(self.request, seconds)


def edges_of(request: SearchRequest, grown: Tree) -> tuple[int, int] | None:
    """Return where the edges of the seat's own moves begin in a tree, and how many there are; None where no try has met them."""
    node = int(request.setup.code.root(request.state, request.deck, request.seat, grown))
    return None if node < 0 else (int(grown.node[node, 0]), int(grown.node[node, 1]))


def tally_of(request: SearchRequest, grown: Tree) -> Tally:
    """Return the sums of all tries in a tree."""
    first, n = (edges_of(request, grown) if request.moves else None) or (0, 0)
    edges = slice(first, first + n)
    moves, visits = grown.move[edges].tolist(), grown.visits[edges].tolist()
    values, wins, points = (numbers[edges].tolist() for numbers in (grown.value, grown.wins, grown.points))
    return Tally(moves, visits, values, wins, points, grown.squares[:n].tolist(), grown.everyone[:n].tolist(), grown.overall.tolist())


def thought_in(request: SearchRequest, grown: Tree) -> Thought:
    """Return what a tree says about the seat's own moves and everybody's chances."""
    return thought_of(request, tally_of(request, grown))
