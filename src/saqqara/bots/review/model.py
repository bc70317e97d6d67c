"""The input (`Weighed`, `Opened`) and the result (`Review`) of a review: a contract, described in `docs/formats.md`."""

from typing import Literal

import msgspec

FORMAT = 1


class Valued(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move as it was weighed: the mover's chance to win with it and its points, how far either may be off in 95 of 100 cases (None: not
    known), how often it was tried, and everybody's chances after it."""

    move: str
    win: float
    win_error: float | None
    points: float
    points_error: float | None
    tried: int
    everyone: tuple[float, ...]


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's knowledge of its chance to win after `at` moves; if it decided on that look, the best move and the one it made."""

    at: int
    seat: int
    tried: int
    chance: float
    error: float | None
    best: Valued | None = None
    played: Valued | None = None


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chances of all seats after `at` moves, with nothing hidden."""

    at: int
    tried: int
    chances: tuple[float, ...]


class Sentence(msgspec.Struct, frozen=True):
    """A sentence: its message, and what goes into it: seats (their players are named), moves (each game has words for its own), numbers."""

    key: str
    seats: dict[str, int] = {}
    moves: dict[str, str] = {}
    numbers: dict[str, float] = {}
    words: dict[str, str] = {}


class Measure(msgspec.Struct, frozen=True):
    """A number, and how far it may be off in 95 of 100 cases (None: not known)."""

    value: float
    error: float | None = None


class Decision(msgspec.Struct, frozen=True):
    """A decision: what was done after `at` moves (None: nothing, where something could have been), and what would have been best.

    `cost` is in chances to win; `told` says whether it is beyond what may be chance: where it is not, there is no verdict.
    """

    at: int
    seat: int
    move: str | None
    best: str
    choices: int
    cost: Measure
    points: Measure
    told: bool
    chance: Measure
    """Of the best, for this seat."""


class Account(msgspec.Struct, frozen=True):
    """The parts of a seat's result, which add up: `result` = `share` + `luck` + `errors` + `gifts` + `others` + `drift`.

    `share`: an equal one; `luck`: what the deal, draws and reveals gave; `errors`: what its own cost (never above 0); `gifts`: what those
    of the others gave it; `others`: what they did else; `drift`: what the reckoning alone changed, when nothing had happened.
    """

    share: float
    luck: Measure
    deal: Measure
    """The deal's part of `luck`."""
    errors: Measure
    gifts: Measure
    others: Measure
    drift: Measure
    result: float


Band = Literal["novice", "apprentice", "adept", "master"]


class SeatReview(msgspec.Struct, frozen=True):
    """A seat's play. `rate` and `points_rate`: what it lost at a decision, on average, in chances to win and in points."""

    seat: int
    decisions: int
    mistakes: int
    rate: Measure
    points_rate: Measure
    band: Band | None
    account: Account


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point: move number `at` + 1, whose chance it changed, and by how much."""

    at: int
    seat: int
    change: Measure
    cause: Literal["error", "luck"]
    said: Sentence


class Review(msgspec.Struct, frozen=True):
    """A whole review. `through`: so many of the game's `moves` were thought about. `estimated`: the numbers come from a rule of thumb and
    nobody knows how far they may be off. `curve`: everybody's chances before the first move and after each one, with nothing hidden."""

    format: int
    game: str
    rules: int
    seats: int
    moves: int
    through: int
    estimated: bool
    tried: int
    names: tuple[str, ...] | None
    places: tuple[int, ...]
    ended: str | None
    curve: tuple[tuple[float, ...], ...]
    curve_error: float | None
    players: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    turns: tuple[TurningPoint, ...]
    verdict: tuple[Sentence, ...]
    commitment: str
    """Of the record that was reviewed."""
