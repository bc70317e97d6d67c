"""Requests and responses about arenas."""

from typing import Annotated, Any, Literal

import msgspec
from pydantic import Field, StrictBool, StrictInt

from saqqara.core.game import games
from saqqara.server.schemas.requests.request_fields import Asked, Int32, Level, Text
from saqqara.server.schemas.ws_messages import Words

SHORTEST, LONGEST = 15, 240
"""Minutes that an evening may last."""


class NewArena(Asked):
    """An evening to be held: which game, how many sit at a table, for how long, and from when on (now, where nothing is said)."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: Int32
    minutes: Annotated[StrictInt, Field(ge=SHORTEST, le=LONGEST)]
    starts: Annotated[StrictInt, Field(ge=-(2**53), le=2**53, description="When it begins, in milliseconds since 1970")] | None = None
    name: Text | None = None
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]], Field(default_factory=dict)
    ]
    seconds: Annotated[StrictInt, Field(ge=10, le=600, description="For each decision")] = 60
    rated: Annotated[StrictBool, Field(description="Whether its games count for ratings")] = False
    bots: Annotated[Level, Field(description="The bots that fill seats where people are lacking; none where nothing is said")] | None = None


Status = Literal["soon", "on", "ending", "over"]


class ArenaInfo(msgspec.Struct, frozen=True):
    """An evening: its game, how many sit at a table, from when until when; a game that was begun in time counts if it ends by `closes`.

    `status`: has yet to begin, is on, no table is made any more, is over for good. `host`: I organise it.
    """

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    seconds: float
    rated: bool
    bots: str | None
    starts: int
    ends: int
    closes: int
    status: Status
    host: bool


class ArenaStanding(msgspec.Struct, frozen=True):
    """A player's place. `playing`: at a table now; `out`: they take part no more, or not for now."""

    place: int
    name: str
    handle: str
    points: float
    games: int
    wins: int
    playing: bool
    out: bool


class ArenaSeat(msgspec.Struct, frozen=True):
    """A seat at a table of an arena."""

    name: str | None
    bot: str | None
    bot_name: str | None


class ArenaTable(msgspec.Struct, frozen=True):
    """A game that goes on."""

    id: str
    seats: tuple[ArenaSeat, ...]


class ArenaMine(msgspec.Struct, frozen=True):
    """My status: at a table, waiting for one (for so many more players: `lacking`), away, on a break, or removed."""

    handle: str
    state: Literal["playing", "waiting", "away", "left", "removed"]
    table: str | None
    lacking: int


class ArenaMoment(msgspec.Struct, frozen=True):
    """A best moment of the arena: its player, its size, and its table. `scores`: the points of the players there."""

    what: Literal["comeback", "closest", "highest", "streak", "climb"]
    names: tuple[str, ...]
    count: int
    scores: tuple[int, ...]
    table: str | None


class Arena(msgspec.Struct, frozen=True):
    """An evening as it stands. What all see the same is left out (None) where it is still that of the `version` that was asked with.

    `notice`: what I should know, as a sentence: a game, mine or of the evening I organise, cannot be played on, and counts for nobody.
    """

    info: ArenaInfo
    now: int
    version: int
    me: ArenaMine | None
    standings: tuple[ArenaStanding, ...] | None
    tables: tuple[ArenaTable, ...] | None
    moments: tuple[ArenaMoment, ...] | None
    notice: Words | None


class Arenas(msgspec.Struct, frozen=True):
    """The evenings that I organise or take part in, those that are on first."""

    arenas: tuple[ArenaInfo, ...]
