"""Requests and responses about reports and what the host does about them."""

from typing import Annotated, Literal

import msgspec
from pydantic import Field, StrictInt

from saqqara.server.schemas.community import Handle
from saqqara.server.schemas.requests.request_fields import Asked


class AskedReport(Asked):
    """A report about a person, and its place: at a table, by a message of its chat."""

    handle: Handle
    kind: Literal["words", "name", "spam", "play", "other"]
    line: Annotated[str, Field(max_length=300)] = ""
    table: Annotated[str, Field(max_length=16)] | None = None
    said: Annotated[StrictInt, Field(ge=0, le=2**31 - 1, description="The number of the word in question")] | None = None


class AskedMeasure(Asked):
    """The host's measure on a report; `days`: the duration of a mute."""

    act: Literal["dismiss", "warn", "rename", "mute", "off"]
    days: Annotated[StrictInt, Field(ge=1, le=365)] = 1


class Notice(msgspec.Struct, frozen=True):
    """A measure of the host: about me (`what`: warned, renamed, muted, for so many hours yet) or about a report of mine (`answered`:
    something was done; `looked-at`: nothing more was). `name`: whom I reported."""

    id: str
    what: Literal["warned", "renamed", "muted", "answered", "looked-at"]
    kind: Literal["words", "name", "spam", "play", "other"]
    name: str
    hours: int


class Notices(msgspec.Struct, frozen=True):
    """My unread notices."""

    notices: tuple[Notice, ...]


class ReportWord(msgspec.Struct, frozen=True):
    """A reported message; `theirs`: by the reported player."""

    name: str
    text: str
    at: int
    theirs: bool


class Sanction(msgspec.Struct, frozen=True):
    """A measure against a player, and until when it holds."""

    what: Literal["warned", "renamed", "muted", "off"]
    at: int
    until: int


class Report(msgspec.Struct, frozen=True):
    """A report: whom it is about (the name then and now), what was said, and what was done about them before."""

    id: str
    handle: str
    name: str
    now: str
    by: str
    kind: Literal["words", "name", "spam", "play", "other"]
    line: str
    at: int
    words: tuple[ReportWord, ...]
    earlier: tuple[Sanction, ...]
    done: Literal["dismissed", "warned", "renamed", "muted", "off"] | None
    done_at: int | None


class Reports(msgspec.Struct, frozen=True):
    """Reports: those that wait for the host, the oldest first, or those dealt with, the newest first."""

    reports: tuple[Report, ...]
