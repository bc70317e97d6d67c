"""What a game tells its bots: its weights and levels (`weights.toml`), and its evaluation made into a search."""

from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from saqqara.bots.strength import placed
from saqqara.core import weights
from saqqara.core.game import find
from saqqara.core.look import Look


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is searched.

    `tries`: how many moves a player in the head thinks of (0: all); `exploration`: how far the search strays from what looks best;
    `temperature`: how little first sight counts; `clarity`: what part of a result is how clear it is, on a scale of `scale` points;
    `doubt`: the part of the tries in which the seat's own secrets are drawn, as the others must imagine them.
    """

    tries: int
    exploration: float
    temperature: float
    clarity: float
    scale: float
    doubt: float


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a level plays: by that many tries in the head, or at first sight with that much noise, overlooking a part of the moves.

    `trust` scales what it reads from the others' moves; `thinks`: in that part of its moves it makes its tries, else it plays at first
    sight.
    """

    simulations: int = 0
    thinks: float = 1.0
    noise: float = 0.0
    overlooked: float = 0.0
    trust: float = 1.0


def between(low: Level, high: Level, part: float) -> Level:
    """A level that part of the way from a lower one to a higher one: tries in the logarithm; where only the higher one makes any, it makes
    them that much more seldom, and errs at first sight as the lower one does. With a part below 0, one that errs as much more than both."""
    if low.simulations == 0 < high.simulations and part < 0.0:
        high = msgspec.structs.replace(high, simulations=0)
    elif low.simulations == 0 < high.simulations:
        low = msgspec.structs.replace(low, simulations=high.simulations, thinks=0.0, trust=high.trust)
        high = msgspec.structs.replace(high, noise=low.noise, overlooked=low.overlooked)
    tries = [log(max(1, level.simulations)) for level in (low, high)]
    simulations = round(exp(tries[0] + part * (tries[1] - tries[0]))) if high.simulations else 0
    return msgspec.structs.replace(weights.between(low, high, part), simulations=simulations)


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    worth: dict[str, float]
    search: Search
    levels: dict[str, Level]


class Mind:
    """One game's evaluation and search at tables of so many seats with these options, ready to be called."""

    def __init__(self, game: str, seats: int | None = None, options: weights.Options = (), **changes: Any) -> None:
        """`changes` to how it searches or judges, to try them out."""
        self.kind = find(game)
        self.evaluation = self.kind.part("evaluation")
        told = weights.told(game, seats, options)
        for name, value in changes.items():
            told = weights.laid(told, {"search" if name in Search.__struct_fields__ else "worth": {name: value}})
        self.weights = weights.understood(told, Weights, game)
        self.w = np.array([self.weights.worth[name] for name in self.evaluation.NAMES])
        search = self.weights.search
        self.style = np.array([search.exploration, search.temperature, search.clarity, search.scale, search.doubt, 0.0])
        self.exact: Any = self.kind.part("exact") if self.kind.has("exact") else None
        self.code = code(game)

    def level(self, name: str) -> Level:
        """A level, or a strength between two."""
        place = placed(name)
        assert place is not None
        low, high = self.weights.levels[place.lower], self.weights.levels[place.upper]
        return low if place.part == 0.0 else between(low, high, place.part)


@cache
def code(game: str) -> Any:
    """The search, compiled over a game's evaluation: the same at all its tables."""
    kind = find(game)
    parts = {name: getattr(kind.part("evaluation"), name) for name in ("worth", "seen", "likely")}
    return kind.template(Path(__file__).with_name("search.py"), **parts)


@cache
def mind(game: str, seats: int | None = None, options: weights.Options = ()) -> Mind:
    """The mind for a game, at such tables."""
    return Mind(game, seats, options)


def mind_for(look: Look) -> Mind:
    """The mind for the table that somebody looks at."""
    return mind(look.game, look.seats, weights.options_of(look))
