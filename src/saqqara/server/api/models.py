"""What the HTTP API takes (pydantic) and gives (msgspec, as everything that is sent)."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import Body
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from saqqara.bots import levels
from saqqara.core.game import games
from saqqara.core.look import Look
from saqqara.server.messages import Said, Words

# What is asked

Nonce = Annotated[str, Field(min_length=2, max_length=128, pattern=r"^([0-9a-fA-F]{2})+$", description="1 to 64 bytes in hexadecimal")]
Level = Annotated[str, Field(max_length=20, description="A bot's level, as /games lists them", json_schema_extra={"enum": [*levels()]})]
ClientId = Annotated[
    str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$", description="The sender's own id: a repeat is not played twice")
]
Text = Annotated[str, Field(max_length=200)]


class Asked(BaseModel):
    """Fields that are not known are refused, not passed over."""

    model_config = ConfigDict(extra="forbid")


class NewPlayer(Asked):
    """Somebody comes in."""

    name: Text | None = None


MayCome = Annotated[NewPlayer, Body(default_factory=NewPlayer)]
"""Where nothing need be said, the body may be left out."""


class NewName(Asked):
    """Another name."""

    name: Text


class BotSeat(Asked):
    """A bot sits here."""

    bot: Level


class AskedPace(Asked):
    """How long a decision may take."""

    kind: Literal["relaxed", "live", "mail"] = "relaxed"
    seconds: Annotated[float, Field(ge=1, le=60 * 86400)] | None = None


class NewTable(Asked):
    """A table to be opened. `seats`: who sits where, or how many (me first, the others open)."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: StrictInt | Annotated[list[Literal["me", "open"] | BotSeat], Field(max_length=16)] | None = None
    options: dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]] = {}
    times: dict[Annotated[str, Field(max_length=40)], float | None] | None = None
    deck: Annotated[dict[str, Any], Field(description="A deck of one's own, as in a deck file")] | None = None
    pace: AskedPace = AskedPace()
    public: StrictBool = False
    name: Text | None = None
    hints: StrictBool = True
    level: Annotated[Level, Field(description="The bot that stands in for an absent player")] | None = None
    nonce: Nonce | None = None
    position: Annotated[dict[str, Any], Field(description="Begin from this position instead of a deal")] | None = None
    record: Annotated[dict[str, Any], Field(description="Begin from this record, after `at` of its moves")] | None = None
    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)] | None = None


class Join(Asked):
    """Take a seat: that one, or the first that is open."""

    seat: Annotated[StrictInt, Field(ge=0, le=15)] | None = None
    nonce: Nonce | None = None


MayJoin = Annotated[Join, Body(default_factory=Join)]


class FillSeat(Asked):
    """A bot for a seat."""

    level: Level | None = None


MayFill = Annotated[FillSeat, Body(default_factory=FillSeat)]


class Rematch(Asked):
    """The same again."""

    nonce: Nonce | None = None


MayRematch = Annotated[Rematch, Body(default_factory=Rematch)]


class AskedMove(Asked):
    """A move as text."""

    id: ClientId
    text: Text


class AskedUndo(Asked):
    """Take my last move back."""

    id: ClientId


# What is given


class OptionValue(msgspec.Struct, frozen=True):
    """A value of an option, and with how many seats it can be chosen."""

    value: str | bool
    title: Words
    seats: tuple[int, ...]


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice made when a table is opened."""

    name: str
    title: Words
    values: tuple[OptionValue, ...]
    default: str | bool


class TimeInfo(msgspec.Struct, frozen=True):
    """A time of the game's own clock in seconds; None: no limit."""

    name: str
    title: Words
    default: float | None


class GameInfo(msgspec.Struct, frozen=True):
    """What a game says of itself."""

    name: str
    title: Words
    tagline: Words
    rules: int
    seats: tuple[int, ...]
    minutes: int
    options: tuple[OptionInfo, ...]
    times: tuple[TimeInfo, ...]
    has_deck: bool
    hidden: bool
    simultaneous: bool


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of the bots."""

    name: str
    title: Words
    line: Words


class Offer(msgspec.Struct, frozen=True):
    """All games, and the bots to play them with."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]


class Player(msgspec.Struct, frozen=True):
    """Who I am."""

    player: str
    name: str


class NewGuest(msgspec.Struct, frozen=True):
    """Who I am now, with the token that says so; a browser gets it as a cookie too. `table`: where a link leads."""

    player: str
    name: str
    token: str
    table: str | None = None


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits on a seat of a listed table."""

    seat: int
    name: str | None
    bot: str | None
    open: bool


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `seat`: mine; `turn`: whether it waits for me (in the list of my own tables)."""

    id: str
    game: str
    name: str
    status: Literal["open", "running", "over"]
    public: bool
    options: dict[str, Any]
    pace: dict[str, Any]
    own_deck: bool
    seats: tuple[ListedSeat, ...]
    created: int
    changed: int
    seat: int | None
    turn: bool


class Listing(msgspec.Struct, frozen=True):
    """Tables, the newest first; `before` asks for those after the last of these."""

    tables: tuple[Listed, ...]
    before: str | None


class Link(msgspec.Struct, frozen=True):
    """A one-time code that opens my seat on another device, for so many seconds."""

    code: str
    seconds: int


class Chat(msgspec.Struct, frozen=True):
    """What was said, the oldest first."""

    said: tuple[Said, ...]


class Replay(msgspec.Struct, frozen=True):
    """Part of a game as one seat saw it: `looks[0]` is after `first` of `moves` moves. `names` by seat, where they are known."""

    game: str
    seats: int
    moves: int
    names: tuple[str, ...]
    first: int
    looks: tuple[Look, ...]


class Verified(msgspec.Struct, frozen=True):
    """A record that replays."""

    game: str
    moves: int
    over: bool
    sentence: Words


class Health(msgspec.Struct, frozen=True):
    """Whether this node can serve."""

    ok: bool
    node: str
    version: str
