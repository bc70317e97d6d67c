"""Responses that open, list and fill tables."""

from typing import Any, Literal

import msgspec

from saqqara.server.schemas.ws_messages import Bank


class ListedSeat(msgspec.Struct, frozen=True):
    """The player on a seat of a listed table."""

    seat: int
    name: str | None
    bot: str | None
    bot_name: str | None
    open: bool


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `seat`: mine; `turn`: whether it waits for me (in the list of my own tables)."""

    id: str
    game: str
    name: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    options: dict[str, Any]
    pace: dict[str, Any]
    own_deck: bool
    seats: tuple[ListedSeat, ...]
    created: int
    changed: int
    seat: int | None
    turn: bool
    rated: bool = False
    daily: str | None = None
    """The day whose challenge it is."""
    alone: bool = False
    """True if it was played without the server and brought here afterwards."""
    bank: Bank | None = None
    """My time bank there (in the list of my own tables, while the game runs)."""


class Listing(msgspec.Struct, frozen=True):
    """Tables, the newest first; `before` asks for those after the last of these."""

    tables: tuple[Listed, ...]
    before: str | None
