"""The evidence of a chaos run, as JSON: what the clients did and saw, and what the log has of each table at the end.

Times are seconds by the one clock of the process in which all clients are.
"""

import hashlib
import json
from typing import Any

import msgspec


class Operation(msgspec.Struct):
    """A player's request, from when it was first sent until it was answered, if ever."""

    player: str
    table: str
    seat: int
    id: str
    kind: str
    """move or undo."""
    text: str
    on: int
    """The number of the look it was decided on."""
    invoked: float
    sent: int = 1
    """The number of times it was sent, always with the same id."""
    answered: float | None = None
    number: int | None = None
    """The number it was acknowledged with."""
    refused: str | None = None

    @property
    def acknowledged(self) -> bool:
        """Return whether it was acknowledged."""
        return self.number is not None


class Sight(msgspec.Struct):
    """A look that a player was shown."""

    player: str
    table: str
    seat: int
    connection: int
    at: float
    number: int
    shown: str
    """A digest of the look."""
    last: bool = False
    """Asked for at the end, when nothing changed any more."""


class Entry(msgspec.Struct):
    """An entry of a table's log."""

    seq: int
    kind: str
    seat: int | None
    text: str
    bot: bool
    client: str | None


class Story(msgspec.Struct):
    """A table at the end."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    times: dict[str, float | None] | None
    secret: str
    bots: list[int]
    """The seats of bots; nobody else has one move for them."""
    log: list[Entry]


class Evidence(msgspec.Struct):
    """All of it."""

    operations: list[Operation]
    sights: list[Sight]
    stories: list[Story]


def digest(look: Any) -> str:
    """A look as plain data, in short: equal looks have equal digests."""
    return hashlib.sha256(json.dumps(look, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:24]
