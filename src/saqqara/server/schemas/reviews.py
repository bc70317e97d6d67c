"""Responses about reviews of finished games."""

import msgspec

from saqqara.bots.interface import Question


class ReviewMoment(msgspec.Struct, frozen=True):
    """A question for a review: what a seat (None: everybody, with nothing hidden) knew after `at` moves. `share`: the part of
    a decision's time it needs; `played`: the move that was made then, which is to be weighed beside the best."""

    at: int
    seat: int | None
    share: float
    played: str | None
    question: Question


class ReviewMoments(msgspec.Struct, frozen=True):
    """The questions in a game of `moves` moves. `thinks`: whether there are any: a game without a search is weighed by
    the server. `following`: where the next part begins; None: this was the last. `deck`: that of every question, where it leaves it out."""

    game: str
    seats: int
    moves: int
    names: tuple[str, ...]
    thinks: bool
    following: int | None
    deck: str
    moments: tuple[ReviewMoment, ...]


class Mistake(msgspec.Struct, frozen=True):
    """A decision of mine that cost winning chances beyond the margin of error: made after `at` moves, with a better one."""

    at: int
    move: str
    best: str
    cost: float


class ReviewedGame(msgspec.Struct, frozen=True):
    """My results in a game that has a review. `rate`: the winning chances that I lost at a decision, on average, and how far that may
    be off (None: not known)."""

    table: str
    game: str
    ended: int
    seat: int
    names: tuple[str, ...]
    decisions: int
    rate: float
    rate_error: float | None
    mistakes: tuple[Mistake, ...]


class MyReviews(msgspec.Struct, frozen=True):
    """My last games that have a review, the newest first."""

    games: tuple[ReviewedGame, ...]
