"""The interface of a bot: looks in, moves out."""

from typing import NamedTuple, Protocol

import msgspec

from saqqara.core.game import find
from saqqara.core.look import Look


class Choice(NamedTuple):
    """A move, and the seconds this player takes for it where time matters (a property of the bot: the rules know nothing of it)."""

    move: str
    after: float


class Advice(msgspec.Struct, frozen=True):
    """A bot's opinion of one move: the chance to win with it (shared victories in part), the points it expects in the end, the part of
    its thought that went into it, and a short reason by language.

    `win_error` and `points_error` are how far these may be off in 95 of 100 cases; None where that is not known. `exact`: they are not
    estimated.
    """

    move: str
    win: float
    points: float
    share: float
    reason: dict[str, str]
    win_error: float | None = None
    points_error: float | None = None
    exact: bool = False


class Hint(msgspec.Struct, frozen=True):
    """The best moves, best first, as a bot of a level sees them after trying that many games in its head."""

    level: str
    tried: int
    moves: tuple[Advice, ...]


class Question(msgspec.Struct, frozen=True):
    """A search request as numbers and texts, without the program of the search. `state`, `deck`, `memory` and `style` are
    bytes in base64, as compiled code reads them; so are `weights`, but as numbers of four bytes, to be widened to eight."""

    game: str
    seat: int
    seats: int
    alone: bool
    tries: int
    state: str
    deck: str
    memory: str
    weights: str
    style: str
    moves: tuple[int, ...]
    texts: tuple[str, ...]


def searched(game: str) -> bool:
    """Return whether a game is searched with its evaluation."""
    return find(game).has("bots.evaluation")


class Bot(Protocol):
    """A player. It keeps what it has seen to itself and is never given a state or a table."""

    def choose(self, look: Look, waited: float = 0.0) -> Choice:
        """Return the move for a look whose seat may act; `waited`: where the clock runs, the seconds since this phase of the game began."""
        ...
