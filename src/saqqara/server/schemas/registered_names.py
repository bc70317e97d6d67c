"""Requests and responses about a registered name: its passkeys, recovery codes and devices; and signing in."""

from typing import Annotated, Any

import msgspec
from pydantic import Field, StrictBool

from saqqara.server.schemas.requests.request_fields import Asked

Credential = Annotated[dict[str, Any], Field(description="A passkey's answer, as `PublicKeyCredential.toJSON` gives it")]
PasskeyName = Annotated[str, Field(min_length=1, max_length=40)]
Bring = Annotated[StrictBool | None, Field(description="Whether what I have here as a guest comes along; must be said if there is any")]


class NewPasskey(Asked):
    """A passkey that my browser has just made. `name`: what I call it."""

    credential: Credential
    name: PasskeyName | None = None


class NamedPasskey(Asked):
    """A new name for a passkey."""

    name: PasskeyName


class EnterPasskey(Asked):
    """I have a name here: my passkey says so."""

    credential: Credential
    bring: Bring = None


class EnterCode(Asked):
    """I have a name here: a recovery code says so."""

    code: Annotated[str, Field(max_length=60)]
    bring: Bring = None


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of mine: what I call it, when it was made and last used, and the host name that it is for.

    `verified`: it is known to verify its user (by fingerprint, face or PIN). Signing in requires that, so another one may open nothing.
    """

    id: str
    name: str
    made: int
    used: int | None
    site: str
    verified: bool


class Device(msgspec.Struct, frozen=True):
    """A device that I am known on: what kind of browser (empty: a program, or not known), since when, last seen (to the hour)."""

    id: str
    label: str
    made: int
    seen: int
    this: bool


class MyName(msgspec.Struct, frozen=True):
    """My name and the ways back to it. `codes`: how many recovery codes are left; `things`: how many tables and studies are mine."""

    name: str
    kept: int | None
    passkeys: tuple[Passkey, ...]
    codes: int
    devices: tuple[Device, ...]
    things: int


class NewWays(msgspec.Struct, frozen=True):
    """My name, with the recovery codes that were just made: they are shown this once."""

    mine: MyName
    codes: tuple[str, ...]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """The options for a browser to create or find a passkey, as WebAuthn has it in JSON."""

    options: dict[str, Any]


class Entered(msgspec.Struct, frozen=True):
    """The player who signed in, with a token. `brought`: the number of merged tables; `codes`: how many are left."""

    player: str
    name: str
    token: str
    brought: int
    codes: int
