"""Requests and responses about profiles."""

from typing import Annotated, Literal

import msgspec
from pydantic import Field

from saqqara.server.schemas.ratings import RatingInfo
from saqqara.server.schemas.requests.request_fields import Asked
from saqqara.server.schemas.ws_messages import Words


class ChangedProfile(Asked):
    """The parts of my profile that everyone may see (without `profile` there is nothing to see), and whether I want another picture."""

    public: Annotated[list[Literal["profile", "rating", "games", "habits", "latest", "puzzles"]], Field(max_length=6)] | None = None
    picture: Literal["another", "usual"] | None = None


class CurvePoint(msgspec.Struct, frozen=True):
    """The belief after a game that ended then."""

    at: int
    shown: int
    off: int


class GameRecord(msgspec.Struct, frozen=True):
    """A player's record in a game. Hidden parts are left out: all games and the mean of points; the rating with its curve;
    habits."""

    game: str
    games: int | None
    wins: int | None
    mean: float | None
    rating: RatingInfo | None
    rated_wins: int | None
    curve: tuple[CurvePoint, ...]
    habits: tuple[Words, ...]


class LatestGame(msgspec.Struct, frozen=True):
    """A finished game of somebody's. `table`, `others`: of public tables, or where who asks has played; `reviewed`: a review is kept."""

    game: str
    ended: int
    place: int | None
    seats: int
    points: int | None
    rated: bool
    left: bool
    rating: int | None
    table: str | None
    others: tuple[str, ...]
    reviewed: bool


class PuzzleRecord(msgspec.Struct, frozen=True):
    """A player's record in the puzzles of a game."""

    game: str
    rating: RatingInfo


class Profile(msgspec.Struct, frozen=True):
    """A player's profile, as far as they show it. `public`, of my own only: the parts that everyone may see."""

    handle: str
    name: str
    seed: str
    mine: bool
    public: tuple[str, ...] | None
    games: tuple[GameRecord, ...]
    latest: tuple[LatestGame, ...]
    puzzles: tuple[PuzzleRecord, ...]
