"""The server's information about its games, its bots and its own health."""

import msgspec

from saqqara.server.schemas.ws_messages import Words


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
    """A game's facts."""

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
    """A level of the bots; `rated`: whether they stand on the scale of ratings, and may sit at rated tables."""

    name: str
    title: Words
    line: Words
    rated: bool


class Offer(msgspec.Struct, frozen=True):
    """The server's games, and the bots to play them with."""

    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    deep: LevelInfo
    """The bots that think in a page, for one person alone with bots."""
    near: str | None = None
    """The origin at which others on the same network reach a server that runs at home."""
    offline: int | None = None
    """The bytes that a browser loads, once, to play without a network at /offline/; null: this server does not offer it."""


class Verified(msgspec.Struct, frozen=True):
    """A record that replays."""

    game: str
    moves: int
    over: bool
    sentence: Words


class Health(msgspec.Struct, frozen=True):
    """The health of this node."""

    ok: bool
    node: str
    version: str


class Ready(msgspec.Struct, frozen=True):
    """The readiness of this node, and its faults."""

    ok: bool
    node: str
    version: str
    writes: bool
    """True if its database can be written."""
    reads: bool
    """True if no damage was met in its database since the start."""
    aside: int
    """The number of tables set aside because they cannot be read."""
