"""A player that judges moves by a game's evaluation: at first sight, or by search. It knows looks and nothing else."""

from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots.interface import Advice, Choice, Hint
from saqqara.bots.mind import Level, Mind, mind
from saqqara.bots.tree import Tree, tree
from saqqara.core.imagine import imagine_state
from saqqara.core.look import Look
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES, say

PAUSE = 1.0
SHOWN = 5
CHUNK = 256


class Thought(NamedTuple):
    """Where a search has come to: the seat's moves, with tries, chance to win, points and value of each."""

    moves: list[int]
    visits: list[int]
    wins: list[float]
    points: list[float]
    values: list[float]


class Thinker:
    """A player of a level. `simulations` or `seconds` change how long it searches, `changed` what it thinks with."""

    def __init__(
        self,
        level: str,
        seed: bytes,
        deck: Any = None,
        simulations: int | None = None,
        seconds: float | None = None,
        changed: Mind | None = None,
    ) -> None:
        self.level, self.deck, self.changed = level, deck, changed
        self.rng = generator(seed)
        self.simulations, self.seconds = simulations, seconds
        self._tree: Tree | None = None

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """The move that was tried most, or the best at first sight."""
        assert look.seat is not None
        thinks, state, deck = self._imagine(look)
        kind = thinks.kind
        if len(look.moves) == 1:
            return Choice(look.moves[0], PAUSE)
        level = thinks.weights.levels[self.level]
        if level.simulations == 0 and self.simulations is None and self.seconds is None:
            moves = np.zeros(kind.rules.MAX_LEGAL, np.int64)
            move = thinks.code.prefer(state[0], deck, thinks.w, look.seat, level.noise, level.overlooked, moves, self.rng)
        else:
            thought = self._think(look, thinks, state, deck, level)
            best = max(range(len(thought.moves)), key=lambda i: (thought.visits[i], thought.values[i]))
            move = thought.moves[best]
        text: str = kind.part("notation").write(state[0], deck, look.seat, int(move))
        return Choice(text, PAUSE)

    def hint(self, look: Look) -> Hint:
        """The moves that were tried most, with their numbers."""
        assert look.seat is not None
        thinks, state, deck = self._imagine(look)
        thought = self._think(look, thinks, state, deck, thinks.weights.levels[self.level])
        total = sum(thought.visits)
        order = sorted(range(len(thought.moves)), key=lambda i: (-thought.visits[i], -thought.values[i]))
        write, game = thinks.kind.part("notation").write, look.game
        given = []
        for i in [i for i in order[:SHOWN] if thought.visits[i] > 0]:
            key, details = thinks.evaluation.reason(state[0], deck, look.seat, thought.moves[i])
            given.append(
                Advice(
                    move=write(state[0], deck, look.seat, thought.moves[i]),
                    win=round(thought.wins[i], 4),
                    points=round(thought.points[i], 2),
                    share=round(thought.visits[i] / total, 4),
                    reason={language: say(key, language, game, **details) for language in LANGUAGES},
                )
            )
        return Hint(self.level, total, tuple(given))

    def _imagine(self, look: Look) -> tuple[Mind, Any, Any]:
        """The game's mind, a state that fits the look, and the deck's tables."""
        state, deck = imagine_state(look, self.rng, self.deck)
        return self.changed or mind(look.game), state, deck

    def _think(self, look: Look, thinks: Mind, state: Any, deck: Any, level: Level) -> Thought:
        """Search for as long as the level does, or as was asked."""
        assert look.seat is not None
        kind, code = thinks.kind, thinks.code
        if self._tree is None:
            self._tree = tree(kind.rules.MAX_LEGAL)
        grown = self._tree
        grown.found[:] = -1
        grown.used[:] = 0
        worlds = np.concatenate([state] * 5)
        memory = thinks.evaluation.remember(look, state, deck, thinks.w) * level.trust
        likeliness = np.zeros(3)
        tries = self.simulations if self.simulations is not None else level.simulations
        until = None if self.seconds is None else monotonic() + self.seconds
        done = 0
        while done < tries if until is None else (done == 0 or monotonic() < until):
            chunk = min(CHUNK, tries - done) if until is None else CHUNK
            code.search(
                worlds,
                worlds.view(np.uint64).reshape(5, -1),
                deck,
                thinks.w,
                memory,
                look.seat,
                look.seats,
                kind.simultaneous,
                thinks.weights.search.tries,
                thinks.style,
                chunk if until is not None else tries,
                grown,
                likeliness,
                self.rng,
            )
            done += chunk if until is not None else tries
        return self._root(thinks, state, deck, look.seat, grown)

    def _root(self, thinks: Mind, state: Any, deck: Any, seat: int, grown: Tree) -> Thought:
        """What was learnt about the seat's own moves."""
        key = thinks.evaluation.seen(state[0], deck, seat)
        node = grown.node[grown.found[thinks.code.find(grown, key)]]
        edges = slice(int(node[0]), int(node[0] + node[1]))
        visits = grown.visits[edges]
        tried = np.maximum(visits, 1)
        return Thought(
            moves=grown.move[edges].tolist(),
            visits=visits.tolist(),
            wins=(grown.wins[edges] / tried).tolist(),
            points=(grown.points[edges] / tried).tolist(),
            values=(grown.value[edges] / tried).tolist(),
        )
