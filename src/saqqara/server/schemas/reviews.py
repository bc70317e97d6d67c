"""Requests and responses about reviews of finished games."""

from typing import Annotated, Any

import msgspec
from pydantic import Field, StrictInt

from saqqara.bots.interface import Question
from saqqara.server.schemas.request_fields import Asked, Text

Number = Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False)]
Part = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Tries = Annotated[StrictInt, Field(ge=0, le=10**12)]
Place = Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class AskedValued(Asked):
    """A move as it was weighed: `win` and `everyone` are chances, errors half-widths of 95 % intervals."""

    move: Text
    win: Part
    win_error: Part
    points: Number
    points_error: Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]
    tried: Tries
    everyone: Annotated[list[Part], Field(max_length=16)]


class AskedWeighed(Asked):
    """What was thought of a seat's moment."""

    at: Place
    seat: Annotated[StrictInt, Field(ge=0, le=15)]
    tried: Tries
    chance: Part
    error: Part
    best: AskedValued | None = None
    played: AskedValued | None = None


class AskedOpened(Asked):
    """Everybody's chances at a moment, with nothing hidden."""

    at: Place
    tried: Tries
    chances: Annotated[list[Part], Field(max_length=16)]


class AskedReview(Asked):
    """What was thought of a game's moments."""

    weighed: Annotated[list[AskedWeighed], Field(max_length=5000)]
    opened: Annotated[list[AskedOpened], Field(max_length=2000)]


class AskedWhole(AskedReview):
    """The same, with the record."""

    record: dict[str, Any]


class ReviewMoment(msgspec.Struct, frozen=True):
    """Something to think about for a review: what a seat (None: everybody, with nothing hidden) knew after `at` moves. `share`: the part of
    a decision's time it needs; `played`: the move that was made then, which is to be weighed beside the best."""

    at: int
    seat: int | None
    share: float
    played: str | None
    question: Question


class ReviewMoments(msgspec.Struct, frozen=True):
    """What there is to think about in a game of `moves` moves. `thinks`: whether there is anything: a game without a search is weighed by
    the server. `following`: where the next part begins; None: this was the last. `deck`: that of every question, where it leaves it out."""

    game: str
    seats: int
    moves: int
    names: tuple[str, ...]
    thinks: bool
    following: int | None
    deck: str
    moments: tuple[ReviewMoment, ...]
