"""What a game tells its bots: its weights and levels (`weights.toml`), and its evaluation made into a search."""

import tomllib
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from saqqara.core.game import Game, find
from saqqara.core.nets import look_over_nothing, nothing, nothing_of_a_move, size

OUTPUTS = 3
"""What a judgement says of a seat: how likely it wins, how clearly, with how many points."""
LEARNED = "judgement.npy"
"""The file of a game's learned weights."""


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is searched.

    `tries`: how many moves a player in the head thinks of (0: all); `exploration`: how far the search strays from what looks best;
    `temperature`: how little first sight counts; `clarity`: what part of a result is how clear it is, on a scale of `scale` points;
    `doubt`: the part of the tries in which the seat's own secrets are drawn, as the others must imagine them.

    Where the game has a learned judgement: `ahead`: after how many moves beyond the tree it speaks (-1: never, games in the head are
    played to their end); `learned`: how little its first sight counts (0: not used, `temperature` and the worth of moves are).
    """

    tries: int
    exploration: float
    temperature: float
    clarity: float
    scale: float
    doubt: float
    ahead: int = -1
    learned: float = 0.0


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a level plays: by that many tries in the head, or at first sight with that much noise, overlooking a part of the moves.

    `trust` scales what it reads from the others' moves; `learned`: whether it has the game's learned judgement, where there is one.
    """

    simulations: int = 0
    noise: float = 0.0
    overlooked: float = 0.0
    trust: float = 1.0
    learned: bool = False


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    worth: dict[str, float]
    search: Search
    levels: dict[str, Level]


class Mind:
    """One game's evaluation and search, ready to be called."""

    def __init__(self, game: str, judgement: Any = None, **changes: Any) -> None:
        """`changes` to how it searches or judges, to try them out; `judgement`: learned weights in place of those in the game's folder."""
        self.kind = find(game)
        self.evaluation = self.kind.part("evaluation")
        told = tomllib.loads((self.kind.folder / "weights.toml").read_text(encoding="utf-8"))
        for name, value in changes.items():
            told["search" if name in Search.__struct_fields__ else "worth"][name] = value
        self.weights = msgspec.convert(told, Weights)
        worth = [self.weights.worth[name] for name in self.evaluation.NAMES]
        search = self.weights.search
        if judgement is None and (search.ahead >= 0 or search.learned > 0):
            judgement = np.load(self.kind.folder / LEARNED)
        told_to_all = np.array([*worth, *(() if judgement is None else judgement)], np.float32)
        self.w = told_to_all.astype(np.float64)
        self.packed = b64encode(told_to_all.tobytes()).decode()
        self.style = np.array(
            [search.exploration, search.temperature, search.clarity, search.scale, search.doubt, 0.0, search.ahead, search.learned]
        )
        self.exact: Any = self.kind.part("exact") if self.kind.has("exact") else None
        parts = {name: getattr(self.evaluation, name) for name in ("worth", "seen", "likely")}
        self.code: Any = self.kind.template(Path(__file__).with_name("search.py"), **parts, **judging(self.kind, len(worth)))


def judging(kind: Game, at: int) -> dict[str, Any]:
    """What the search needs of a game's judgement, whose weights come after those of its worth; nothing where there is none."""
    if not kind.has("judgement"):
        names = ("SIDE", "SIDE_HIDDEN", "SIDE_AT", "MOVE", "MOVE_HIDDEN", "MOVE_AT")
        return {"describe": nothing, "look_over": look_over_nothing, "describe_move": nothing_of_a_move, **dict.fromkeys(names, 0)}
    part = kind.part("judgement")
    offered = ("describe", "look_over", "describe_move", "SIDE", "SIDE_HIDDEN", "MOVE", "MOVE_HIDDEN")
    return {**{name: getattr(part, name) for name in offered}, "SIDE_AT": at, "MOVE_AT": at + size(part.SIDE, part.SIDE_HIDDEN, OUTPUTS)}


@cache
def mind(game: str) -> Mind:
    """The mind for a game."""
    return Mind(game)
