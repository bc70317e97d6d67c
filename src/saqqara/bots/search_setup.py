"""A game's weights and levels for its bots (`weights.toml`), and its evaluation bound to a search."""

import sys
from array import array
from ast import literal_eval
from base64 import b64encode
from functools import cache, cached_property
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec

from saqqara.bots import search
from saqqara.bots.default_parts import as_drawn, look_over_nothing, no_change, nothing, nothing_of_a_move, nowhere
from saqqara.bots.strength import STRENGTHS, placed
from saqqara.core import weights
from saqqara.core.errors import BadSetup
from saqqara.core.game import Game, find
from saqqara.core.look import Look
from saqqara.core.network import size
from saqqara.core.template_parts import rules_of
from saqqara.core.templates import bind

OUTPUTS = 3
"""The number of outputs of the networks for a seat: how likely it wins, how clearly, with how many points."""
LEARNED = "network.npy"
"""The file of a game's learned weights; `network-2.npy` in its place at tables of two, where there is one, and so on."""
TOP = tuple(STRENGTHS)[-1]
"""The level that uses a judgement which is tried out before it lies in the game's folder."""


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The search of a game.

    `tries`: how many moves a player in the head thinks of (0: all); `exploration`: how far the search strays from what looks best;
    `temperature`: how little first sight counts; `clarity`: what part of a result is how clear it is, on a scale of `scale` points;
    `doubt`: the part of the tries in which the seat's own secrets are drawn, as the others must imagine them.

    Where the game has a learned judgement: `ahead`: after how many moves beyond the tree it speaks (-1: never, games in the head are
    played to their end); `learned`: how little its first sight counts (0: not used, `temperature` and the worth of moves are).

    `mix`: how freely a player who judges by what was learned chooses among moves that were tried nearly as often (0: always what was
    tried most), since whoever always does what is best for a secret gives it away.
    """

    tries: int
    exploration: float
    temperature: float
    clarity: float
    scale: float
    doubt: float
    ahead: int = -1
    learned: float = 0.0
    mix: float = 0.0


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The strength of a level: its number of simulations, or its heuristic's noise and the share of moves it overlooks.

    `trust` scales what it reads from the others' moves; `memory` is the part that it remembers of what lay open and is hidden again;
    `thinks`: in that part of its moves it makes its tries, else it plays at first sight; `learned`: whether it has the game's learned
    judgement, where there is one.
    To err as people do: `greed` is how much what a move brings at once counts beyond its worth, and `habit` how far what is overlooked
    is what lies aside (0: any move alike).
    """

    simulations: int = 0
    thinks: float = 1.0
    noise: float = 0.0
    overlooked: float = 0.0
    trust: float = 1.0
    memory: float = 0.0
    greed: float = 0.0
    habit: float = 0.0
    learned: bool = False


def between(low: Level, high: Level, part: float) -> Level:
    """Return a level that part of the way from a lower one to a higher one: tries in the logarithm; where only the higher one makes any,
    it makes them that much more seldom, and errs at first sight as the lower one does. With a part below 0, one that errs as much more
    than both."""
    if low.simulations == 0 < high.simulations and part < 0.0:
        high = msgspec.structs.replace(high, simulations=0)
    elif low.simulations == 0 < high.simulations:
        low = msgspec.structs.replace(low, simulations=high.simulations, thinks=0.0, trust=high.trust)
        high = msgspec.structs.replace(high, noise=low.noise, overlooked=low.overlooked, greed=low.greed, habit=low.habit)
    tries = [log(max(1, level.simulations)) for level in (low, high)]
    simulations = round(exp(tries[0] + part * (tries[1] - tries[0]))) if high.simulations else 0
    return msgspec.structs.replace(weights.between(low, high, part), simulations=simulations)


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    worth: dict[str, float]
    search: Search
    levels: dict[str, Level]


def check_levels(kind: Game, read: Weights) -> None:
    """Raise BadSetup where a level of the file has `learned` but the search of the file uses no judgement."""
    if read.search.ahead < 0 and read.search.learned == 0.0:
        for name, level in read.levels.items():
            if level.learned:
                raise BadSetup("weights-wrong", name=kind.name, why=BadSetup("weights-level-learned", field=f"levels.{name}.learned"))


def read_numbers(file: Path) -> "array[float]":
    """Return the numbers of a file that NumPy has written: one row of them, of four bytes each."""
    data = file.read_bytes()
    begin = 10 + int.from_bytes(data[8:10], "little")
    if data[:8] != b"\x93NUMPY\x01\x00" or (head := literal_eval(data[10:begin].decode()))["descr"] != "<f4" or len(head["shape"]) != 1:
        raise ValueError(f"{file.name} is no row of 32-bit numbers")
    numbers = array("f", data[begin:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def load_judgement(kind: Game, seats: int) -> "array[float]":
    """Return the learned weights in a game's folder for so many seats, or raise BadSetup where there are none."""
    own, shared = (kind.folder / "bots" / name for name in (f"{Path(LEARNED).stem}-{seats}.npy", LEARNED))
    try:
        return read_numbers(own if own.exists() else shared)
    except FileNotFoundError:
        raise BadSetup("weights-wrong", name=kind.name, why=BadSetup("weights-no-judgement", path=LEARNED)) from None


class SearchSetup:
    """A game's evaluation and search at tables of so many seats with these options, ready to be called."""

    def __init__(
        self, game: str, seats: int | None = None, options: weights.Options = (), *, judgement: Any = None, **changes: Any
    ) -> None:
        """`changes` to how it searches or judges, to try them out; `judgement`: learned weights in place of those in the game's folder."""
        self.kind = find(game)
        self.evaluation = self.kind.part("bots.evaluation")
        told = weights.load(game, seats, options)
        check_levels(self.kind, weights.parse(told, Weights, game))
        for name, value in changes.items():
            told = weights.merge(told, {"search" if name in Search.__struct_fields__ else "worth": {name: value}})
        self.weights = weights.parse(told, Weights, game)
        self.solves = self.kind.has("bots.exact")
        """True if moments are solved where the game can solve them."""
        worth = [self.weights.worth[name] for name in self.evaluation.NAMES]
        search = self.weights.search
        if judgement is not None:
            self.weights.levels[TOP] = msgspec.structs.replace(self.weights.levels[TOP], learned=True)
        elif search.ahead >= 0 or search.learned > 0:
            judgement = load_judgement(self.kind, self.kind.seat_count(seats))
        rounded = array("f", [*worth, *(() if judgement is None else judgement)])
        self.plain_w = array("d", rounded)
        """The weights: those of `worth`, then those that were learned."""
        self.taught = self.plain_w[: len(worth)]
        """The same without what was learned."""
        self.packed = b64encode(rounded).decode()
        ahead, learned = float(search.ahead), search.learned
        self.style = [search.exploration, search.temperature, search.clarity, search.scale, search.doubt, 0.0, ahead, learned]

    @cached_property
    def w(self) -> Any:
        """The weights as compiled code takes them."""
        from saqqara.core.arrays import numbers

        return numbers(self.plain_w)

    @cached_property
    def exact(self) -> Any:
        """The game's solver, to be compiled; None where it has none."""
        return self.kind.part("bots.exact") if self.kind.has("bots.exact") else None

    @property
    def code(self) -> Any:
        """The compiled search."""
        return code(self.kind.name)

    @property
    def plain_code(self) -> Any:
        """The same search as plain Python, for a few moves."""
        return search_of(self.kind.name)

    def level(self, name: str) -> Level:
        """Return a level, or a strength between two."""
        place = placed(name)
        assert place is not None
        low, high = self.weights.levels[place.lower], self.weights.levels[place.upper]
        return low if place.part == 0.0 else between(low, high, place.part)


def judging(kind: Game, at: int) -> dict[str, Any]:
    """Return the functions of a game's networks that the search needs, whose weights come after those of its worth; empty without
    networks."""
    if not kind.has("bots.network"):
        names = ("SIDE", "SIDE_HIDDEN", "SIDE_AT", "MOVE", "MOVE_HIDDEN", "MOVE_AT")
        return {"describe": nothing, "look_over": look_over_nothing, "describe_move": nothing_of_a_move, **dict.fromkeys(names, 0)}
    part = kind.part("bots.network")
    offered = ("describe", "look_over", "describe_move", "SIDE", "SIDE_HIDDEN", "MOVE", "MOVE_HIDDEN")
    return {**{name: getattr(part, name) for name in offered}, "SIDE_AT": at, "MOVE_AT": at + size(part.SIDE, part.SIDE_HIDDEN, OUTPUTS)}


@cache
def code(game: str) -> Any:
    """Return the search over a game's evaluation, compiled: the same at all its tables."""
    from saqqara.core.compile import twins

    return twins(search_of(game))


@cache
def search_of(game: str) -> Any:
    """Return the same as plain functions."""
    kind = find(game)
    evaluation = kind.part("bots.evaluation")
    parts: dict[str, Any] = {name: getattr(evaluation, name) for name in ("worth", "seen", "likely")}
    parts["recall"] = kind.part("bots.memory").recall if kind.has("bots.memory") else as_drawn
    parts["recalled"] = evaluation.recalled if kind.has("bots.memory") else no_change
    parts["REMEMBERS"] = kind.has("bots.memory")
    parts |= {name: getattr(evaluation, name, nowhere) for name in ("tempting", "aside")}
    return bind(search, game, game={**rules_of(kind), **parts, **judging(kind, len(evaluation.NAMES))})


@cache
def search_setup(game: str, seats: int | None = None, options: weights.Options = ()) -> SearchSetup:
    """Return the mind for a game, at such tables."""
    return SearchSetup(game, seats, options)


def mind_for(look: Look) -> SearchSetup:
    """Return the mind for the table that somebody looks at."""
    return search_setup(look.game, look.seats, weights.options_of(look))
