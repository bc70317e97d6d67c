"""Requests about reviews of finished games."""

from typing import Annotated, Any

from pydantic import Field, StrictInt

from saqqara.server.schemas.requests.request_fields import Asked, Text

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
    """An estimate of a seat's moment."""

    at: Place
    seat: Annotated[StrictInt, Field(ge=0, le=15)]
    tried: Tries
    chance: Part
    error: Part
    best: AskedValued | None = None
    played: AskedValued | None = None


class AskedOpened(Asked):
    """The chances of all seats at a moment, with nothing hidden."""

    at: Place
    tried: Tries
    chances: Annotated[list[Part], Field(max_length=16)]


class AskedReview(Asked):
    """The estimates of a game's moments."""

    weighed: Annotated[list[AskedWeighed], Field(max_length=5000)]
    opened: Annotated[list[AskedOpened], Field(max_length=2000)]


class AskedWhole(AskedReview):
    """The same, with the record."""

    record: dict[str, Any]
