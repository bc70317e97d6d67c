"""A player that judges moves by a game's evaluation: at first sight, or by search; or as the game's own `player` says, where
search is the wrong tool; or by random games, where it has neither. It knows looks and nothing else."""

from time import monotonic
from typing import Any

import numpy as np

from saqqara.bots.decisions import (
    A_TRY,
    PATIENCE,
    SHOWN,
    HeuristicTask,
    SearchTask,
    heuristic,
    next_step,
    numbers,
    own_hint,
    own_player,
    why,
)
from saqqara.bots.exact_solver import Solver
from saqqara.bots.interface import Advice, Choice, Hint
from saqqara.bots.prepared import is_prepared
from saqqara.bots.search_request import SearchRequest, compiled_request, search_request_of
from saqqara.bots.search_setup import Level, SearchSetup, mind_for
from saqqara.bots.search_tree import Tree, clear, tree
from saqqara.bots.thought import Thought, known
from saqqara.core.arrays import array_of, generator, state_type
from saqqara.core.look import Look

CHUNK = 256
LEAST = 400
"""Tries of a hint by a level that plays at first sight."""
FIRST, INSISTING = 2 / 3, 1e9
"""The part of the time before a certain move is insisted on; and how good it looks at first sight from then on."""


def words(state: Any) -> Any:
    """The largest unsigned numbers that records of a state divide into: as such they are copied."""
    return next(np.dtype(f"u{size}") for size in (8, 4, 2, 1) if state.itemsize % size == 0)


class Thinker:
    """A player of a level. `simulations` or `seconds` change how long it searches, `changed` what it thinks with."""

    def __init__(
        self,
        level: str,
        seed: bytes,
        deck: Any = None,
        simulations: int | None = None,
        seconds: float | None = None,
        changed: SearchSetup | None = None,
        at_once: bool = False,
    ) -> None:
        self.level, self.deck, self.changed, self.at_once = level, deck, changed, at_once
        self.rng = generator(seed)
        self.simulations, self.seconds = simulations, seconds
        self._tree: Tree | None = None
        self._solver: Solver | None = None

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """The move that was tried most, or the best at first sight."""
        asked = self.simulations is not None or self.seconds is not None
        if self.at_once and len(look.moves) > 1 and own_player(look.game, self.deck) is None and not is_prepared(look.game):
            return heuristic(self.level, look, self.rng, self.deck, self.changed)
        step = next_step(self.level, look, self.rng, self.deck, waited, self.changed, asked)
        if isinstance(step, SearchTask):
            return step.pick(self.think_about(compiled_request(step.subject), level=step.level))
        return self.at_first_sight(step) if isinstance(step, HeuristicTask) else step

    def at_first_sight(self, step: HeuristicTask) -> Choice:
        """Return the move that looks best, found by compiled code."""
        setup, state, deck = step.subject.setup, array_of(step.subject.record)[0], array_of(step.subject.tables)[0]
        moves = np.zeros(setup.kind.rules.MAX_LEGAL, np.int64)
        return step.choice_of(setup.code.err(state, deck, setup.w, step.subject.seat, *step.errors, moves, self.rng))

    def hint(self, look: Look) -> Hint:
        """The best moves, with their numbers."""
        assert look.seat is not None
        own = own_hint(self.level, look, self.rng, self.deck)
        if own is not None:
            return own
        request = self.request(look)
        thought = self.think_about(request)
        moves = []
        for i in [i for i in thought.order[:SHOWN] if thought.exact or thought.visits[i] > 0]:
            reason = request.setup.evaluation.reason(request.record, request.tables, look.seat, thought.moves[i])
            told = numbers(thought.texts[i], thought.wins[i], thought.points[i], thought.share(i))
            moves.append(
                Advice(
                    *told,
                    why(look.game, reason),
                    win_error=round(thought.win_error(i), 4),
                    points_error=round(thought.points_error(i), 2),
                    exact=thought.exact,
                )
            )
        return Hint(self.level, thought.tried, tuple(moves))

    def think(self, look: Look, state: Any = None, also: str | None = None) -> Thought:
        """Search for as long as the level does, or as was asked, also for a seat that only waits. `state`: where nothing is hidden, the
        state itself; else nothing is known but the look. `also`: a move that is to be tried as often as the best, if there is time."""
        return self.think_about(self.request(look, state), also)

    def request(self, look: Look, state: Any = None) -> SearchRequest:
        """Return the input of the search."""
        thinks = self.changed or mind_for(look)
        level = thinks.level(self.level)
        return search_request_of(look, self.rng, self.deck, self.changed, level.trust, state, level.learned, level.memory)

    def think_about(self, request: SearchRequest, also: str | None = None, level: Level | None = None) -> Thought:
        """Solve the moment where the game can, else search. A move that looks bad is seldom tried; to know what it costs a third of the
        time goes to it (`also`). `level`: whose tries, where it is not this player's own."""
        thinks = request.setup
        least = level.simulations if level is not None else max(thinks.level(self.level).simulations, LEAST)
        tries = self.simulations if self.simulations is not None else least
        if thinks.exact is not None:
            if self._solver is None:
                self._solver = Solver(thinks)
            solved = self._solver.solve(request, self.seconds if self.seconds is not None else max(tries * A_TRY, PATIENCE))
            if solved is not None:
                return known(request, solved)
        if self._tree is None:
            self._tree = tree(thinks.kind.rules.MAX_LEGAL)
        clear(self._tree)
        worlds = np.concatenate([request.state] * 5)
        likeliness = np.zeros(3)
        until = None if self.seconds is None else monotonic() + self.seconds * (1.0 if also is None else FIRST)
        first = tries if also is None else max(1, int(tries * FIRST))

        def go_on(chunk: int) -> None:
            thinks.code.search(
                worlds,
                worlds.view(words(state_type(thinks.kind))).reshape(5, -1),
                request.deck,
                thinks.w,
                request.memory,
                request.seat,
                request.seats,
                thinks.kind.simultaneous,
                thinks.weights.search.tries,
                request.style,
                chunk,
                self._tree,
                likeliness,
                self.rng,
            )

        if until is None:
            go_on(first)
        else:
            go_on(CHUNK)
            while monotonic() < until:
                go_on(CHUNK)
        while request.moves and thinks.code.root(request.state, request.deck, request.seat, self._tree) < 0:
            go_on(1)  # so few tries that none began with what the seat has
        thought = thought_of(request, self._tree)
        if also is None or not thought.moves:
            return thought
        best, place = thought.best, thought.texts.index(also)
        edge = int(self._tree.node[thinks.code.root(request.state, request.deck, request.seat, self._tree), 0]) + place
        self._tree.prior[edge] = INSISTING
        until = None if until is None or self.seconds is None else until + self.seconds * (1.0 - FIRST)
        left = max(tries - first, 1)
        while place != best and (fewer := int(thought.visits[best] - self._tree.visits[edge])) > 0:
            size = min(CHUNK, fewer, left if until is None else CHUNK)
            go_on(size)
            left -= size
            if left <= 0 if until is None else monotonic() >= until:
                break
        return thought_of(request, self._tree)


def thought_of(request: SearchRequest, grown: Tree) -> Thought:
    """Return the estimates of the seat's own moves and of the chances of all seats."""
    games = max(float(grown.overall[request.seats]), 1.0)
    chances = (grown.overall[: request.seats] / games).tolist()
    thinks, seat, tried = request.setup, request.seat, int(grown.overall[request.seats])
    if not request.moves:
        return Thought([], (), [], [], [], [], [], [], chances, tried)
    first, n = grown.node[thinks.code.root(request.state, request.deck, seat, grown)][:2].tolist()
    edges = slice(first, first + n)
    visits = grown.visits[edges]
    times = np.maximum(visits, 1)
    points = grown.points[edges] / times
    moves = grown.move[edges].tolist()
    texts = dict(zip(request.moves, request.texts, strict=True))
    return Thought(
        moves=moves,
        texts=tuple(texts[move] for move in moves),
        visits=visits.tolist(),
        wins=(grown.wins[edges] / times).tolist(),
        points=points.tolist(),
        values=(grown.value[edges] / times).tolist(),
        everyone=(grown.everyone[:n, : request.seats] / times[:, None]).tolist(),
        spreads=np.sqrt(np.maximum(grown.squares[:n] / times - points * points, 0.0)).tolist(),
        chances=chances,
        tried=tried,
    )
