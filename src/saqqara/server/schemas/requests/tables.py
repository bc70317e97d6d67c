"""Requests that open, list and fill tables."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt

from saqqara.bots import DEEP, levels
from saqqara.core.game import games
from saqqara.server.schemas.requests.request_fields import A_LEVEL, Asked, Int32, Level, Nonce, Seconds, Text, choices


class BotSeat(Asked):
    """A bot sits here. `deep`: one that thinks in my page, where I am alone with bots."""

    bot: Annotated[str, Field(max_length=20, description=A_LEVEL, json_schema_extra=choices(*levels(), DEEP))]


class AskedPace(Asked):
    """The time of a decision (`live`, `mail`), or of all of a seat's decisions together (`bank`)."""

    kind: Literal["relaxed", "live", "mail", "bank"] = "relaxed"
    seconds: Annotated[float, Field(ge=1, le=60 * 86400)] | None = None
    increment: Annotated[float, Field(ge=0, le=3600, description="Seconds by which a time bank grows when its seat has acted")] | None = (
        None
    )


class NewTable(Asked):
    """A table to be opened. `seats`: who sits where, or how many (me first, the others open)."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    seats: Int32 | Annotated[list[Literal["me", "open"] | BotSeat], Field(max_length=16)] | None = None
    options: dict[Annotated[str, Field(max_length=40)], StrictBool | Annotated[str, Field(max_length=40)]] = Field({})
    times: dict[Annotated[str, Field(max_length=40)], Seconds | None] | None = None
    deck: Annotated[dict[str, Any], Field(description="A deck of one's own, as in a deck file")] | None = None
    pace: AskedPace = AskedPace()
    public: StrictBool = False
    friends: Annotated[StrictBool, Field(description="Whether my friends find it in their lists")] = False
    name: Text | None = None
    hints: StrictBool = True
    bot_pace: Annotated[Literal["quick", "human"], Field(description="Whether bots move at once, or take a person's time")] = "quick"
    level: Annotated[Level, Field(description="The bot that stands in for an absent player")] | None = None
    patience: (
        Annotated[float, Field(ge=1, le=60 * 86400, description="Seconds away after which the others may act for somebody")] | None
    ) = None
    rated: Annotated[
        StrictBool, Field(description="Whether it counts for ratings: no hints, nothing taken back, a clock, our deck, a deal")
    ] = False
    nonce: Nonce | None = None
    position: Annotated[dict[str, Any], Field(description="Begin from this position instead of a deal")] | None = None
    record: Annotated[dict[str, Any], Field(description="Begin from this record, after `at` of its moves")] | None = None
    at: Annotated[StrictInt, Field(ge=0, le=1_000_000)] | None = None


class PairingRequest(Asked):
    """A request to play online against the next player who waits for that game. Repeated every few seconds while one waits."""

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": [*games()]})]
    rated: Annotated[StrictBool, Field(description="Whether I wish a rated game; it is one if the other wishes it, too")] = False
    device: Annotated[
        str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$", description="The same for all my pages here: nobody meets it again")
    ]
    table: Annotated[str, Field(max_length=16, description="The table at which I have waited so far")] | None = None
    nonce: Nonce | None = None


class PlayedAlone(Asked):
    """A finished game that was played without this server, and which seat was mine."""

    record: Annotated[dict[str, Any], Field(description="As `GET /tables/{id}/record` gives it")]
    seat: Annotated[StrictInt, Field(ge=0, le=15)]


class Join(Asked):
    """Take a seat: that one, or the first that is open."""

    seat: Annotated[StrictInt, Field(ge=0, le=15)] | None = None
    nonce: Nonce | None = None


class FillSeat(Asked):
    """A bot for a seat."""

    level: Level | None = None


class Rematch(Asked):
    """The same again: yes or no."""

    nonce: Nonce | None = None
    answer: StrictBool = True


class Agree(Asked):
    """An agreement to end the game as it stands, or its withdrawal."""

    agree: StrictBool = True
