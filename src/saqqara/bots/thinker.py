"""A player that judges moves by a game's evaluation: at first sight, or by search; or as the game's own `player` says, where
search is the wrong tool; or by random games, where it has neither. It knows looks and nothing else."""

from math import sqrt
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from saqqara.bots import playout_player
from saqqara.bots.exact_solver import Solved, Solver
from saqqara.bots.interface import Advice, Choice, Hint, searched
from saqqara.bots.prepared import is_prepared
from saqqara.bots.search_request import LEARNED, SearchRequest, search_request_of
from saqqara.bots.search_setup import Level, SearchSetup, mind_for
from saqqara.bots.search_tree import Tree, clear, tree
from saqqara.bots.strength import placed
from saqqara.core.arrays import generator, state_type
from saqqara.core.game import find
from saqqara.core.imagine import imagine_state
from saqqara.core.look import Look
from saqqara.core.texts import LANGUAGES, say

PAUSE = 1.0
SHOWN = 5
CHUNK = 256
LEAST = 400
"""Tries of a hint by a level that plays at first sight."""
A_TRY, PATIENCE = 1e-5, 0.05
"""What is solved instead of tried may take so many seconds for each try, and that many at least."""
EQUAL = 1e-9
FIRST, INSISTING = 2 / 3, 1e9
"""The part of the time before a certain move is insisted on; and how good it looks at first sight from then on."""
SURE = 1.96
"""So many standard errors to either side make an interval that holds in 95 of 100 cases."""


def own_player(game: str, deck: Any = None) -> Any:
    """Who thinks in place of the search: the game's own player; one for any game, where it has no evaluation; or None."""
    if find(game).has("bots.player"):
        return find(game).part("bots.player")
    return None if searched(game) else playout_player.Player(deck)


def own_level(own: Any, look: Look, name: str) -> Any:
    """A level of such a player at the table it looks at, or a strength between two."""
    place = placed(name)
    assert place is not None
    told = own.levels(look)
    return told[place.lower] if place.part == 0.0 else own.between(told[place.lower], told[place.upper], place.part)


def words(state: Any) -> Any:
    """The largest unsigned numbers that records of a state divide into: as such they are copied."""
    return next(np.dtype(f"u{size}") for size in (8, 4, 2, 1) if state.itemsize % size == 0)


class Thought(NamedTuple):
    """Where a search has come to.

    For each of the seat's moves (none where it is not to move): its number and text, how often it was tried, the seat's chance to win
    (shared victories in part), its points, its value to the search, everybody's chances after it, and how far its points spread from game
    to game (standard deviation). `chances`: everybody's over all games that were tried, `tried` how many those were; `exact`: nothing was
    tried, it is known.
    """

    moves: list[int]
    texts: tuple[str, ...]
    visits: list[int]
    wins: list[float]
    points: list[float]
    values: list[float]
    everyone: list[list[float]]
    spreads: list[float]
    chances: list[float]
    tried: int
    exact: bool = False

    @property
    def order(self) -> list[int]:
        """The places of the moves in these lists, the best first."""
        if self.exact:
            return sorted(range(len(self.moves)), key=lambda i: (-round(self.wins[i] / EQUAL), -self.points[i]))
        return sorted(range(len(self.moves)), key=lambda i: (-self.visits[i], -self.values[i]))

    def share(self, i: int) -> float:
        """The part of the tries that went into a move; where it is known, the best ones share alike."""
        if not self.exact:
            return self.visits[i] / max(sum(self.visits), 1)
        best = [j for j in range(len(self.moves)) if self.as_good(j, self.order[0])]
        return 1 / len(best) if i in best else 0.0

    def as_good(self, i: int, j: int) -> bool:
        """Whether two moves are worth the same."""
        return abs(self.wins[i] - self.wins[j]) < EQUAL and abs(self.points[i] - self.points[j]) < EQUAL

    @property
    def best(self) -> int:
        """The place of the best."""
        return self.order[0]

    def win_error(self, i: int) -> float:
        """How far the chance to win with a move may be off."""
        n = self.visits[i]
        likely = (self.wins[i] * n + 2) / (n + 4)
        return 0.0 if self.exact else SURE * sqrt(likely * (1 - likely) / (n + 4))

    def points_error(self, i: int) -> float:
        """How far the points may be off."""
        return 0.0 if self.exact else SURE * self.spreads[i] / sqrt(max(self.visits[i], 1))


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
        assert look.seat is not None
        own = own_player(look.game, self.deck)
        if own is not None:
            return Choice(*own.choose(look, own_level(own, look, self.level), self.rng, waited))
        if len(look.moves) == 1:
            return Choice(look.moves[0], PAUSE)
        thinks = self.changed or mind_for(look)
        if self.at_once and not is_prepared(look.game):
            return self.heuristic_choice(look, thinks)
        level = self.level_now(thinks)
        if self.thinks_now(thinks, level):
            request = search_request_of(look, self.rng, self.deck, self.changed, level.trust, None, level.learned, level.memory)
            thought = self.think_about(request, level=level)
            return Choice(thought.texts[self.picked(request, thought)], PAUSE)
        request = search_request_of(look, self.rng, self.deck, self.changed, level.trust, learned=False, part=level.memory)
        moves = np.zeros(thinks.kind.rules.MAX_LEGAL, np.int64)
        errs = level.noise, level.overlooked, level.greed, level.habit
        move = thinks.code.err(request.state[0], request.deck, thinks.w, look.seat, *errs, moves, self.rng)
        return Choice(request.texts[request.moves.index(int(move))], PAUSE)

    def heuristic_choice(self, look: Look, thinks: SearchSetup) -> Choice:
        """Return the move that looks best, found without compiled code."""
        assert look.seat is not None
        level, kind = thinks.level(self.level), thinks.kind
        record, tables = imagine_state(look, self.rng, self.deck)
        room = [0] * kind.rules.MAX_LEGAL
        errs = level.noise, level.overlooked, level.greed, level.habit
        move = thinks.plain_code.err(record, tables, thinks.w, look.seat, *errs, room, self.rng)
        return Choice(kind.part("notation").write(record, tables, look.seat, int(move)), PAUSE)

    def picked(self, request: SearchRequest, thought: Thought) -> int:
        """The place of the move that was tried most, or of another by its odds."""
        odds = mixed(request, thought)
        if odds is None:
            return thought.best
        at = float(request.setup.code.unit(self.rng)) * sum(odds)
        for i in thought.order:
            at -= odds[i]
            if at < 0.0:
                return i
        return thought.best

    def level_now(self, thinks: SearchSetup) -> Level:
        """The level for one move: between one that judges by what was learned and one that does not, the higher one in that part of the
        moves."""
        place = placed(self.level)
        assert place is not None
        low, high = thinks.weights.levels[place.lower], thinks.weights.levels[place.upper]
        if place.part <= 0.0 or low.learned == high.learned:
            return thinks.level(self.level)
        return high if float(thinks.code.unit(self.rng)) < place.part else low

    def thinks_now(self, thinks: SearchSetup, level: Level) -> bool:
        """Whether a level that makes its tries in a part of its moves makes them for this one; one that makes none does where it is asked
        to."""
        if level.simulations == 0 or level.thinks >= 1.0:
            return level.simulations > 0 or self.simulations is not None or self.seconds is not None
        return float(thinks.code.unit(self.rng)) < level.thinks

    def hint(self, look: Look) -> Hint:
        """The best moves, with their numbers."""
        assert look.seat is not None
        own = own_player(look.game, self.deck)
        if own is not None:
            given = own.hint(look, own_level(own, look, self.level), self.rng)
            return Hint(self.level, 0, tuple(Advice(*numbers(*told), why(look.game, reason)) for *told, reason in given[:SHOWN]))
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
        """What there is to think about."""
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


def mixed(request: SearchRequest, thought: Thought) -> list[float] | None:
    """The odds of each move for a player who mixes: its part of the tries, raised to a power. None: the best is made."""
    mix = request.setup.weights.search.mix
    if mix <= 0.0 or thought.exact or request.style[LEARNED] <= 0.0:
        return None
    return [thought.share(i) ** (1.0 / mix) for i in range(len(thought.moves))]


def known(request: SearchRequest, solved: Solved) -> Thought:
    """A moment that was solved, as a thought: nothing was tried."""
    n = len(request.moves)
    wins = [chances[request.seat] for chances in solved.everyone]
    none, still = [0] * n, [0.0] * n
    return Thought(request.moves, tuple(request.texts), none, wins, solved.points, wins, solved.everyone, still, solved.chances, 0, True)


def thought_of(request: SearchRequest, grown: Tree) -> Thought:
    """What was learnt about the seat's own moves and everybody's chances."""
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


def numbers(move: str, win: float, points: float, share: float) -> tuple[str, float, float, float]:
    """A move and its numbers, as an advice has them."""
    return move, round(win, 4), round(points, 2), round(share, 4)


def why(game: str, reason: tuple[str, dict[str, Any]]) -> dict[str, str]:
    """A reason in all languages."""
    return {language: say(reason[0], language, game, **reason[1]) for language in LANGUAGES}
