"""Requests and responses about alerts: preferences, browsers and addresses."""

from typing import Annotated, Literal

import msgspec
from pydantic import Field, StrictInt

from saqqara.server.schemas.requests.request_fields import Asked


class AskedQuiet(Asked):
    """The quiet hours asked for, in minutes after midnight."""

    begins: Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
    ends: Annotated[StrictInt, Field(ge=0, lt=24 * 60)]


class AskedAlerts(Asked):
    """The notifications I want while I am away, their language, and my quiet hours."""

    occasions: Annotated[list[Literal["turn", "begun", "over", "reminded", "invited"]], Field(max_length=5)]
    quiet: AskedQuiet | None = None
    zone: Annotated[str, Field(max_length=64, description="My time zone, by its IANA name: Europe/Paris")]
    language: Annotated[str, Field(max_length=20)]


class PushKeys(Asked):
    """The keys of a subscription, in URL-safe Base64."""

    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class AskedPush(Asked):
    """A subscription as a browser gives it (`PushSubscription.toJSON`)."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys
    expirationTime: Annotated[float, Field(ge=-1e18, le=1e18, allow_inf_nan=False)] | None = None  # noqa: N815 - the browsers' own name for it


class AskedAddress(Asked):
    """An e-mail address."""

    address: Annotated[str, Field(max_length=254)]


class QuietHours(msgspec.Struct, frozen=True):
    """The hours in which nothing is sent: minutes after midnight in one's own time zone."""

    begins: int
    ends: int


class AlertsInfo(msgspec.Struct, frozen=True):
    """The notifications I want while I am away, and where. `push_key`: the key for a browser's subscription, null without push;
    `mail`: whether e-mail is sent."""

    push_key: str | None
    mail: bool
    browsers: tuple[str, ...]
    """The SHA-256 of each endpoint of mine that is called."""
    address: str | None
    confirmed: bool
    occasions: tuple[Literal["turn", "begun", "over", "reminded", "invited"], ...]
    quiet: QuietHours | None
    zone: str
    language: str


class Stopped(msgspec.Struct, frozen=True):
    """The kind of notification that a link stopped."""

    way: Literal["push", "mail"]
