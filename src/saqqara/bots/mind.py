"""What a game tells its bots: its weights and levels (`weights.toml`), and its evaluation made into a search."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from saqqara.core.game import find
from saqqara.core.stand_ins import no_change, nothing, nowhere


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

    `trust` scales what it reads from the others' moves; `memory` is the part that it remembers of what lay open and is hidden again.
    To err as people do: `greed` is how much what a move brings at once counts beyond its worth, and `habit` how far what is overlooked
    is what lies aside (0: any move alike).
    """

    simulations: int = 0
    noise: float = 0.0
    overlooked: float = 0.0
    trust: float = 1.0
    memory: float = 0.0
    greed: float = 0.0
    habit: float = 0.0


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    worth: dict[str, float]
    search: Search
    levels: dict[str, Level]


class Mind:
    """One game's evaluation and search, ready to be called."""

    def __init__(self, game: str, **changes: Any) -> None:
        """`changes` to how it searches or judges, to try them out."""
        self.kind = find(game)
        self.evaluation = self.kind.part("evaluation")
        told = tomllib.loads((self.kind.folder / "weights.toml").read_text(encoding="utf-8"))
        for name, value in changes.items():
            told["search" if name in Search.__struct_fields__ else "worth"][name] = value
        self.weights = msgspec.convert(told, Weights)
        self.w = np.array([self.weights.worth[name] for name in self.evaluation.NAMES])
        search = self.weights.search
        self.style = np.array([search.exploration, search.temperature, search.clarity, search.scale, search.doubt, 0.0])
        self.exact: Any = self.kind.part("exact") if self.kind.has("exact") else None
        parts: dict[str, Any] = {name: getattr(self.evaluation, name) for name in ("worth", "seen", "likely")}
        parts["recall"] = self.kind.part("memory").recall if self.kind.has("memory") else nothing
        parts["recalled"] = self.evaluation.recalled if self.kind.has("memory") else no_change
        parts["REMEMBERS"] = self.kind.has("memory")
        parts |= {name: getattr(self.evaluation, name, nowhere) for name in ("tempting", "aside")}
        self.code: Any = self.kind.template(Path(__file__).with_name("search.py"), **parts)


@cache
def mind(game: str) -> Mind:
    """The mind for a game."""
    return Mind(game)
