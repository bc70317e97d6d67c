"""The setup of a table and its seats: stored beside its log."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from saqqara.core.game import find
from saqqara.core.parsing import plain
from saqqara.server.storage.rows import Row


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for decisions: no limit, seconds or hours each, or a time bank for all of them together."""

    kind: Literal["relaxed", "live", "mail", "bank"] = "relaxed"
    seconds: Annotated[float, Meta(ge=1, le=60 * 86400)] | None = None
    increment: Annotated[float, Meta(ge=0, le=3600)] | None = None
    """Seconds by which a time bank grows when its seat has acted."""

    def shown(self) -> dict[str, Any]:
        """Return the pace as clients are told it."""
        told = {"kind": self.kind, "seconds": self.seconds}
        return told if self.kind != "bank" else {**told, "increment": self.increment}


class Setup(msgspec.Struct, frozen=True):
    """The setup of a table: the arguments of `Table`, and the server's own."""

    seats: int
    options: dict[str, Any]
    times: dict[str, float | None] | None
    deck: Any
    pace: Pace
    hints: bool
    level: str
    """The bot that stands in for an absent player."""
    position: dict[str, Any] | None = None
    """The position from which the game begins, if not with a deal."""
    patience: float | None = None
    """After so many seconds away somebody is absent. Tables from before have the usual."""
    bot_pace: Literal["quick", "human"] = "quick"
    """The speed of bots: at once, or at human speed."""
    friends: bool = False
    """True if the host's friends find the table in their lists."""
    rated: bool = False
    """True if it counts for ratings: no help, no undo, and a clock."""
    daily: str | None = None
    """The day whose challenge it is."""
    practice: bool = False
    """True if its day is over and it does not count."""
    arena: str | None = None
    """The arena that it is a game of: played to its end, and not once more."""
    alone: bool = False
    """True if it was played without the server and brought here afterwards: nothing about it counts."""
    pairing: str | None = None
    """At a table of quick pairing, the device of whoever opened it; nobody is told."""


def setup_of(row: Row) -> Setup:
    """Return a table's setup. A table of an earlier rules version goes on with the deck of that version."""
    setup, kind = msgspec.json.decode(row["setup"], type=Setup), find(row["game"])
    deck = kind.deck_of(int(row["rules"]), setup.deck)
    return setup if deck is setup.deck else replace(setup, deck=plain(kind.deck(deck)))


def is_open_to(player: str | None, sitting: str | None, asked: str | None, declined: bool | None) -> bool:
    """Return whether a player may sit down on a seat: nobody sits there, and it is not kept for somebody else asked to a rematch."""
    return sitting is None and (asked in (None, player) or bool(declined))


class SeatRow(msgspec.Struct):
    """The row of a seat."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    nonce: str | None
    came: bool
    left: int | None = None
    reminded: int | None = None
    asked: str | None = None
    declined: bool | None = None

    @property
    def open(self) -> bool:
        """Return whether nobody sits there."""
        return self.player is None and self.bot is None

    def open_to(self, player: str | None) -> bool:
        """Return whether this player may sit down here."""
        return is_open_to(player, self.player or self.bot, self.asked, self.declined)
