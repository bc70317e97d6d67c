"""Moments that a game can solve (its `exact`), in place of a search."""

from functools import cached_property
from typing import Any

import numpy as np

from saqqara.bots.search_nodes import SEATS
from saqqara.bots.search_request import OPEN, SearchRequest
from saqqara.bots.search_setup import SearchSetup
from saqqara.bots.thinking_result import Solved


class Solver:
    """A game's `exact`, kept from moment to moment."""

    def __init__(self, thinks: SearchSetup) -> None:
        self.exact = thinks.exact
        self.x = self.exact.scratch()
        most = thinks.kind.rules.MAX_LEGAL
        self.wins, self.points, self.chances = np.zeros((most, SEATS)), np.zeros(most), np.zeros(SEATS)

    @cached_property
    def solution(self) -> Any:
        """The game's `solve`, compiled."""
        from saqqara.core.compile import compiled

        return compiled(self.exact.solve)

    def solve(self, request: SearchRequest, seconds: float) -> Solved | None:
        """The moment solved, if that takes no longer than about so many seconds."""
        self.x.states[0] = request.state[0]
        told: tuple[Any, ...] = (request.deck, request.setup.w, request.memory, request.seat, bool(request.style[OPEN]), float(seconds))
        if not self.solution(self.x, *told, self.wins, self.points, self.chances):
            return None
        n, seats = len(request.moves), request.seats
        return Solved(self.wins[:n, :seats].tolist(), self.points[:n].tolist(), self.chances[:seats].tolist())
