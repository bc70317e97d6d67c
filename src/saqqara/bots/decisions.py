"""The decision of a bot of a level on a look, in plain Python: a move at once, or a search that is still to be run, here (`thinker`) or in
a page."""

from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from saqqara.bots.interface import Advice, Choice, Hint, Question, searched
from saqqara.bots.search import unit
from saqqara.bots.search_request import LEARNED, Subject, subject_of
from saqqara.bots.search_setup import Level, SearchSetup, mind_for
from saqqara.bots.strength import placed
from saqqara.bots.thinking_result import Solved, Thought, known
from saqqara.core.game import find
from saqqara.core.look import Look
from saqqara.core.rng import Rng, bytes_of, generator_of
from saqqara.core.texts import LANGUAGES, say

PAUSE = 1.0
SHOWN = 5
A_TRY, PATIENCE = 1e-5, 0.05
"""Seconds that solving a moment may take for each try that it saves, and at least."""


class SearchOrder(msgspec.Struct, frozen=True):
    """A search as another program is given it: so many tries, with the four words of a generator (`seed`, base64); where the game has a
    solver, the moment is solved instead if that takes no longer than `seconds`."""

    question: Question
    tries: int
    seed: str
    seconds: float


class SearchResult(msgspec.Struct, frozen=True):
    """The result of another program: for each of the seat's moves how often it was tried and the sum of what that was worth; or the
    solution. `seed`: the generator after the search; with it the choice is the very one of a search here."""

    moves: list[int] = []
    visits: list[int] = []
    values: list[float] = []
    solved: Solved | None = None
    seed: str = ""


class HeuristicTask(NamedTuple):
    """A move to be chosen by how good it looks."""

    subject: Subject
    level: Level
    rng: Rng

    @property
    def errors(self) -> tuple[float, float, float, float]:
        """Return how the level errs."""
        return self.level.noise, self.level.overlooked, self.level.greed, self.level.habit

    def choice(self) -> Choice:
        """Return the move, found without compiled code."""
        setup, record, tables, *_ = self.subject
        room = [0] * setup.kind.rules.MAX_LEGAL
        return self.choice_of(setup.plain_code.err(record, tables, setup.plain_w, self.subject.seat, *self.errors, room, self.rng))

    def choice_of(self, move: int) -> Choice:
        """Return a move by its number."""
        return Choice(self.subject.texts[self.subject.moves.index(int(move))], PAUSE)


class SearchTask(NamedTuple):
    """A search to be run, and what its level makes of what it finds."""

    subject: Subject
    level: Level
    rng: Rng

    @property
    def tries(self) -> int:
        """Return the number of games that the level tries."""
        return self.level.simulations

    def order(self) -> SearchOrder:
        """Return the search for another program."""
        seconds = max(self.tries * A_TRY, PATIENCE)
        return SearchOrder(self.subject.question, self.tries, b64encode(bytes_of(self.rng)).decode(), seconds)

    def choice_of(self, result: SearchResult) -> Choice:
        """Return the move that another program's search has come to."""
        if result.seed:
            self.rng[:] = generator_of(b64decode(result.seed))
        if result.solved is not None:
            return self.pick(known(self.subject, result.solved))
        if not sum(result.visits):
            return self.by_heuristic()
        texts = dict(zip(self.subject.moves, self.subject.texts, strict=True))
        means = [value / max(visits, 1) for value, visits in zip(result.values, result.visits, strict=True)]
        still = [0.0] * len(means)
        return self.pick(
            Thought(
                result.moves,
                tuple(texts[move] for move in result.moves),
                result.visits,
                still,
                still,
                means,
                [],
                still,
                [],
                sum(result.visits),
            )
        )

    def pick(self, thought: Thought) -> Choice:
        """Return the move that a thought about the subject comes to."""
        return Choice(thought.texts[picked(self.subject, thought, self.rng)], PAUSE)

    async def run(self, search: Callable[[SearchOrder], Awaitable[SearchResult]]) -> Choice:
        """Return the move after a search by another program."""
        return self.choice_of(await search(self.order()))

    def by_heuristic(self) -> Choice:
        """Return the move that looks best, where there is no search."""
        return HeuristicTask(self.subject, self.level, self.rng).choice()


Step = Choice | HeuristicTask | SearchTask


def next_step(
    name: str, look: Look, rng: Rng, deck: Any = None, waited: float = 0.0, changed: SearchSetup | None = None, asked: bool = False
) -> Step:
    """Return what a level, or a strength between two, does with a look. `changed`: what it thinks with; `asked`: it searches where it
    otherwise would not."""
    assert look.seat is not None
    own = own_player(look.game, deck)
    if own is not None:
        return Choice(*own.choose(look, own_level(own, look, name), rng, waited))
    if len(look.moves) == 1:
        return Choice(look.moves[0], PAUSE)
    setup = changed or mind_for(look)
    level = level_now(setup, name, rng)
    if searches_now(level, rng, asked):
        return SearchTask(subject_of(look, rng, deck, changed, level.trust, None, level.learned, level.memory), level, rng)
    subject = subject_of(look, rng, deck, changed, level.trust, learned=False, part=level.memory, reads=False)
    return HeuristicTask(subject, level, rng)


# The level


def own_player(game: str, deck: Any = None) -> Any:
    """Return the player that thinks in place of the search: the game's own, one for any game where it has no evaluation, or None."""
    if find(game).has("bots.player"):
        return find(game).part("bots.player")
    if searched(game):
        return None
    from saqqara.bots import playout_player

    return playout_player.Player(deck)


def own_hint(name: str, look: Look, rng: Rng, deck: Any = None) -> Hint | None:
    """Return the hint of who thinks in place of the search, as that level sees it; None where the game is searched."""
    own = own_player(look.game, deck)
    if own is None:
        return None
    given = own.hint(look, own_level(own, look, name), rng)
    return Hint(name, 0, tuple(Advice(*numbers(*told), why(look.game, reason)) for *told, reason in given[:SHOWN]))


def own_level(own: Any, look: Look, name: str) -> Any:
    """Return a level of such a player at the table it looks at, or a strength between two."""
    place = placed(name)
    assert place is not None
    told = own.levels(look)
    return told[place.lower] if place.part == 0.0 else own.between(told[place.lower], told[place.upper], place.part)


def level_now(setup: SearchSetup, name: str, rng: Rng) -> Level:
    """Return the level for one move: between one that judges by what was learned and one that does not, the higher one in that part of the
    moves."""
    place = placed(name)
    assert place is not None
    low, high = setup.weights.levels[place.lower], setup.weights.levels[place.upper]
    if place.part <= 0.0 or low.learned == high.learned:
        return setup.level(name)
    return high if unit(rng) < place.part else low


def searches_now(level: Level, rng: Rng, asked: bool = False) -> bool:
    """Return whether a level that searches in a part of its moves does so in this one; one that never searches does where it is asked
    to."""
    if level.simulations == 0 or level.thinks >= 1.0:
        return level.simulations > 0 or asked
    return bool(unit(rng) < level.thinks)


def mixed(subject: Any, thought: Thought) -> list[float] | None:
    """Return the odds of each move for a player who mixes: its part of the tries, raised to a power. None: the best is made."""
    mix = subject.setup.weights.search.mix
    if mix <= 0.0 or thought.exact or subject.style[LEARNED] <= 0.0:
        return None
    return [thought.share(i) ** (1.0 / mix) for i in range(len(thought.moves))]


def picked(subject: Any, thought: Thought, rng: Rng) -> int:
    """Return the place of the move that was tried most, or of another by its odds."""
    odds = mixed(subject, thought)
    if odds is None:
        return thought.best
    at = unit(rng) * sum(odds)
    for i in thought.order:
        at -= odds[i]
        if at < 0.0:
            return i
    return thought.best


# Hints


def numbers(move: str, win: float, points: float, share: float) -> tuple[str, float, float, float]:
    """Return a move and its numbers, as an advice has them."""
    return move, round(win, 4), round(points, 2), round(share, 4)


def why(game: str, reason: tuple[str, dict[str, Any]]) -> dict[str, str]:
    """Return a reason in all languages."""
    return {language: say(reason[0], language, game, **reason[1]) for language in LANGUAGES}
