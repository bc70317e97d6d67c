"""A player that judges moves by a game's evaluation: at first sight, or by search; or as the game's own `player` says, where
search is the wrong tool; or by random games, where it has neither. It knows looks and nothing else."""

from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots import plain
from saqqara.bots.interface import Advice, Choice, Hint
from saqqara.bots.mind import Level, Mind, mind
from saqqara.bots.tree import Tree, tree
from saqqara.core.game import find
from saqqara.core.imagine import imagine_state
from saqqara.core.look import Look
from saqqara.core.rng import generator
from saqqara.core.texts import LANGUAGES, say

PAUSE = 1.0
SHOWN = 5
CHUNK = 256
LEAST = 400
"""Tries of a hint by a level that plays at first sight."""


def searched(game: str) -> bool:
    """Whether the game is searched with its evaluation."""
    return find(game).has("evaluation")


def own_player(game: str, deck: Any = None) -> Any:
    """Who thinks in place of the search: the game's own player; one for any game, where it has no evaluation; or None."""
    if find(game).has("player"):
        return find(game).part("player")
    return None if searched(game) else plain.Player(deck)


def words(state: Any) -> Any:
    """The largest unsigned numbers that records of a state divide into: as such they are copied."""
    return next(np.dtype(f"u{size}") for size in (8, 4, 2, 1) if state.itemsize % size == 0)


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
        own = own_player(look.game, self.deck)
        if own is not None:
            return Choice(*own.choose(look, own.levels()[self.level], self.rng, waited))
        if len(look.moves) == 1:
            return Choice(look.moves[0], PAUSE)
        thinks, state, deck = self._imagine(look)
        kind = thinks.kind
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
        """The best moves, with their numbers."""
        assert look.seat is not None
        own = own_player(look.game, self.deck)
        if own is not None:
            given = own.hint(look, own.levels()[self.level], self.rng)
            return Hint(self.level, 0, tuple(self._advice(look.game, *one) for one in given[:SHOWN]))
        thinks, state, deck = self._imagine(look)
        thought = self._think(look, thinks, state, deck, thinks.weights.levels[self.level])
        total = sum(thought.visits)
        order = sorted(range(len(thought.moves)), key=lambda i: (-thought.visits[i], -thought.values[i]))
        moves = []
        for i in [i for i in order[:SHOWN] if thought.visits[i] > 0]:
            text = thinks.kind.part("notation").write(state[0], deck, look.seat, thought.moves[i])
            why = thinks.evaluation.reason(state[0], deck, look.seat, thought.moves[i])
            moves.append(self._advice(look.game, text, thought.wins[i], thought.points[i], thought.visits[i] / total, why))
        return Hint(self.level, total, tuple(moves))

    def _advice(self, game: str, move: str, win: float, points: float, share: float, why: tuple[str, dict[str, Any]]) -> Advice:
        """One move's numbers, and its reason in all languages."""
        reason = {language: say(why[0], language, game, **why[1]) for language in LANGUAGES}
        return Advice(move, round(win, 4), round(points, 2), round(share, 4), reason)

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
        tries = self.simulations if self.simulations is not None else max(level.simulations, LEAST)
        until = None if self.seconds is None else monotonic() + self.seconds
        done = 0
        while done < tries if until is None else (done == 0 or monotonic() < until):
            chunk = min(CHUNK, tries - done) if until is None else CHUNK
            code.search(
                worlds,
                worlds.view(words(kind.rules.STATE)).reshape(5, -1),
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
        found = int(grown.found[thinks.code.find(grown, key)])
        node = grown.node[found]
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
