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
