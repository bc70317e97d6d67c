"""Requests of the page. A server on the network checks the same with pydantic, which a page does not have (`server/schemas/requests`)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from saqqara.bots.review.model import Opened, Weighed
from saqqara.solo.puzzles import MOST

Nonce = Annotated[str, Meta(pattern="^([0-9a-fA-F]{2}){1,64}$")]
Text = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Choices = dict[Name, bool | Name]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all requests."""


class Nothing(Asked, frozen=True):
    """A request without a body, or with an empty one."""


class BotSeat(Asked, frozen=True):
    """A bot sits here."""

    bot: Annotated[str, Meta(max_length=20)]


class AskedPace(Asked, frozen=True):
    """The time for decisions."""

    kind: Literal["relaxed", "live", "mail", "bank"] = "relaxed"
    seconds: Annotated[float, Meta(ge=1, le=60 * 86400)] | None = None
    increment: Annotated[float, Meta(ge=0, le=3600)] | None = None


class NewTable(Asked, frozen=True):
    """A table to be opened."""

    game: Name
    seats: int | Annotated[list[Literal["me", "open"] | BotSeat], Meta(max_length=16)] | None = None
    options: Choices = {}
    times: dict[Name, float | None] | None = None
    deck: dict[str, Any] | None = None
    pace: AskedPace = AskedPace()
    public: bool = False
    friends: bool = False
    name: Text | None = None
    hints: bool = True
    bot_pace: Literal["quick", "human"] = "quick"
    level: Annotated[str, Meta(max_length=20)] | None = None
    patience: float | None = None
    rated: bool = False
    nonce: Nonce | None = None
    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    at: Count | None = None


class NewPlayer(Asked, frozen=True):
    """A further person at this screen."""

    name: Text | None = None


class NewName(Asked, frozen=True):
    """A new name."""

    name: Text


class Join(Asked, frozen=True):
    """Take a seat."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    nonce: Nonce | None = None


class FillSeat(Asked, frozen=True):
    """A bot for a seat."""

    level: Annotated[str, Meta(max_length=20)] | None = None


class Rematch(Asked, frozen=True):
    """A rematch: yes or no."""

    nonce: Nonce | None = None
    answer: bool = True


class Agree(Asked, frozen=True):
    """An agreement to end the game as it stands, or its withdrawal."""

    agree: bool = True


class DeepMove(Asked, frozen=True):
    """The move of a deep bot."""

    text: Text | None = None
    on: int | None = None


class AskedPosition(Asked, frozen=True):
    """A position, or a moment of a record."""

    position: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    at: Count | None = None
    deck: dict[str, Any] | None = None


class AskedDeal(Asked, frozen=True):
    """A fresh deal."""

    game: Name
    seats: int | None = None
    options: Choices = {}


Step = tuple[int | None, Text] | tuple[int | None, Text, Count]


class AskedMoment(Asked, frozen=True):
    """A moment of a study."""

    game: Name
    start: dict[str, Any]
    seed: Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
    deck: dict[str, Any] | None = None
    path: Annotated[list[list[Any]], Meta(max_length=500)] = []
    seat: Annotated[int, Meta(ge=0, le=15)] | Literal["turn"] | None = "turn"
    open: bool = False


class AskedLines(AskedMoment, frozen=True):
    """Lines of an engine from a moment on."""

    lines: Annotated[list[Annotated[list[tuple[int, int]], Meta(max_length=30)]], Meta(max_length=10)] = []


class NewStudy(Asked, frozen=True):
    """A study to be kept."""

    study: dict[str, Any]
    open: bool = False


class ChangedStudy(Asked, frozen=True):
    """Changes of a study."""

    study: dict[str, Any] | None = None
    at: Annotated[int, Meta(ge=0, lt=1000)] | None = None
    open: bool | None = None
    version: int | None = None


class PuzzleAnswer(Asked, frozen=True):
    """The moves of an answer."""

    moves: Annotated[list[Text], Meta(max_length=MOST)]
    again: bool = False


class AskedReview(Asked, frozen=True):
    """Evaluations of a game's moments; with the record of a game that is not kept here."""

    weighed: Annotated[list[Weighed], Meta(max_length=5000)]
    opened: Annotated[list[Opened], Meta(max_length=2000)]
    record: dict[str, Any] | UnsetType = UNSET


class Import(Asked, frozen=True):
    """A file of everything that another device, or this one before, has kept."""

    format: str
    documents: list[tuple[str, str, str]]
