"""Responses about a player's identity."""

from typing import Any

import msgspec


class Player(msgspec.Struct, frozen=True):
    """The player who asks. `seed`: the picture is drawn from it; `kept`: registration of the name in ms since 1970, null for a guest."""

    player: str
    name: str
    seed: str
    kept: int | None = None


class PersonalData(msgspec.Struct, frozen=True):
    """The data stored about a player: the rows of each place, by the name of the column that names them (`chat.player`)."""

    player: str
    stored: dict[str, list[dict[str, Any]]]


class NewGuest(msgspec.Struct, frozen=True):
    """My player, with the token that says so; a browser gets it as a cookie too. `table`: where a link leads."""

    player: str
    name: str
    token: str
    table: str | None = None


class Link(msgspec.Struct, frozen=True):
    """A one-time code that opens my seat on another device, for so many seconds."""

    code: str
    seconds: int
