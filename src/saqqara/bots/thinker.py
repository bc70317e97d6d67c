"""A player that judges moves by a game's evaluation: at first sight, or by search; or as the game's own `player` says, where
search is the wrong tool; or by random games, where it has neither. It knows looks and nothing else."""

from time import monotonic
from typing import Any, Protocol

from saqqara.bots.decisions import (
    A_TRY,
    PATIENCE,
    SHOWN,
    HeuristicTask,
    SearchTask,
    next_step,
    numbers,
    own_hint,
    why,
)
from saqqara.bots.interface import Advice, Choice, Hint
from saqqara.bots.search_request import Subject, subject_of
from saqqara.bots.search_setup import Level, SearchSetup, mind_for
from saqqara.bots.thinking_result import Solved, Tally, Thought, known, thought_of
from saqqara.bots.wasm_module import can_run
from saqqara.core.errors import BadSetup
from saqqara.core.look import Look
from saqqara.core.optional_packages import can_compile
from saqqara.core.rng import Rng, generator

CHUNK = 256
LEAST = 400
"""Tries of a hint by a level that plays at first sight."""
FIRST, INSISTING = 2 / 3, 1e9
"""The part of the time before a certain move is insisted on; and how good it looks at first sight from then on."""


class Search(Protocol):
    """A search of a game: `begin` with a subject, then solve it or `go_on`."""

    def begin(self, subject: Subject, rng: Rng) -> None:
        """Take a new subject, with a generator that goes on from here."""

    def solve(self, seconds: float) -> Solved | None:
        """Return the subject solved, if that takes no longer than about so many seconds. The game has a solver."""

    def go_on(self, tries: int) -> None:
        """Try so many games more."""

    def edges(self) -> tuple[int, int] | None:
        """Return where the edges of the seat's own moves begin, and how many there are; None where no try has met them."""

    def visits(self, edge: int) -> int:
        """Return how often an edge was tried."""

    def set_prior(self, edge: int, prior: float) -> None:
        """Say how good an edge looks."""

    def tally(self) -> Tally:
        """Return the sums of all tries."""


def can_search(game: str) -> bool:
    """Return whether a game can be searched here: from its module, or by compiled code where its module is not of the present sources."""
    return can_run(game) or can_compile()


def make_search(game: str, compiled: bool = False) -> Search:
    """Return a search of a game, or raise BadSetup where there can be none. `compiled`: not from its module, where that can be."""
    if can_run(game) and not (compiled and can_compile()):
        from saqqara.bots.wasm_search import WasmSearch

        return WasmSearch(game)
    if not can_compile():
        raise BadSetup("no-search", name=game)
    from saqqara.bots.compiled_search import CompiledSearch

    return CompiledSearch(game)


class Thinker:
    """A player of a level. `simulations` or `seconds` change how long it searches, `changed` what it thinks with. `compiled`: its search is
    compiled by Numba, for programs that search millions of times; it finds the same."""

    def __init__(
        self,
        level: str,
        seed: bytes,
        deck: Any = None,
        simulations: int | None = None,
        seconds: float | None = None,
        changed: SearchSetup | None = None,
        compiled: bool = False,
    ) -> None:
        self.level, self.deck, self.changed, self.compiled = level, deck, changed, compiled
        self.rng = generator(seed)
        self.simulations, self.seconds = simulations, seconds
        self._searches: dict[str, Search] = {}

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """Return the move that was tried most, or the best at first sight."""
        asked = self.simulations is not None or self.seconds is not None
        step = next_step(self.level, look, self.rng, self.deck, waited, self.changed, asked)
        if isinstance(step, HeuristicTask):
            return step.choice()
        if not isinstance(step, SearchTask):
            return step
        return step.pick(self.think_about(step.subject, level=step.level)) if can_search(look.game) else step.by_heuristic()

    def hint(self, look: Look) -> Hint:
        """Return the best moves, with their numbers."""
        assert look.seat is not None
        own = own_hint(self.level, look, self.rng, self.deck)
        if own is not None:
            return own
        subject = self.subject(look)
        thought = self.think_about(subject)
        moves = []
        for i in [i for i in thought.order[:SHOWN] if thought.exact or thought.visits[i] > 0]:
            reason = subject.setup.evaluation.reason(subject.record, subject.tables, look.seat, thought.moves[i])
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
        return self.think_about(self.subject(look, state), also)

    def subject(self, look: Look, state: Any = None) -> Subject:
        """Return what there is to think about."""
        setup = self.changed or mind_for(look)
        level = setup.level(self.level)
        return subject_of(look, self.rng, self.deck, self.changed, level.trust, state, level.learned, level.memory)

    def think_about(self, subject: Subject, also: str | None = None, level: Level | None = None) -> Thought:
        """Solve the moment where the game can, else search. A move that looks bad is seldom tried; to know what it costs a third of the
        time goes to it (`also`). `level`: whose tries, where it is not this player's own."""
        game, setup = subject.setup.kind.name, subject.setup
        least = level.simulations if level is not None else max(setup.level(self.level).simulations, LEAST)
        tries = self.simulations if self.simulations is not None else least
        if game not in self._searches:
            self._searches[game] = make_search(game, self.compiled)
        search = self._searches[game]
        search.begin(subject, self.rng)
        if setup.solves:
            solved = search.solve(self.seconds if self.seconds is not None else max(tries * A_TRY, PATIENCE))
            if solved is not None:
                return known(subject, solved)
        first = tries if also is None else max(1, int(tries * FIRST))
        until = None if self.seconds is None else monotonic() + self.seconds * (1.0 if also is None else FIRST)
        if until is None:
            search.go_on(first)
        else:
            search.go_on(CHUNK)
            while monotonic() < until:
                search.go_on(CHUNK)
        while subject.moves and search.edges() is None:
            search.go_on(1)  # so few tries that none began with what the seat has
        if also is not None and subject.moves:
            left = None if self.seconds is None else self.seconds * (1.0 - FIRST)
            insist(search, thought_of(subject, search.tally()), also, max(tries - first, 1), left)
        return thought_of(subject, search.tally())


def insist(search: Search, thought: Thought, also: str, tries: int, seconds: float | None) -> None:
    """Try a move as often as the best, if so many tries or seconds are enough."""
    edges = search.edges()
    assert edges is not None
    best, place = thought.best, thought.texts.index(also)
    edge = edges[0] + place
    search.set_prior(edge, INSISTING)
    until = None if seconds is None else monotonic() + seconds
    while place != best and (fewer := thought.visits[best] - search.visits(edge)) > 0:
        size = min(CHUNK, fewer, tries if until is None else CHUNK)
        search.go_on(size)
        tries -= size
        if tries <= 0 if until is None else monotonic() >= until:
            break
