"""Requests and responses about follows, friends and invitations."""

from typing import Annotated, Literal

import msgspec
from pydantic import Field, StrictBool

from saqqara.server.schemas.requests.request_fields import Asked
from saqqara.server.schemas.tables import Listed


class AskedPresence(Asked):
    """The choice whether my friends may see that I am online."""

    shown: StrictBool


Handle = Annotated[str, Field(min_length=1, max_length=16, pattern=r"^[A-Za-z0-9_-]+$", description="Somebody's public address")]


class AskedInvitation(Asked):
    """The friend I invite."""

    handle: Handle


class Person(msgspec.Struct, frozen=True):
    """A person and my relation to them. `handle`: their address (`/p/HANDLE`, `/f/HANDLE`); `mine`: it is me.

    Who follow each other are friends; `here`: whether a friend is here now, where they let friends see it.
    """

    handle: str
    name: str
    followed: bool
    follows_me: bool
    friend: bool
    blocked: bool
    mine: bool
    here: bool | None


class People(msgspec.Struct, frozen=True):
    """Me, whether my friends see that I am here (`shown`), and all whom I follow, who follow me, or whom I have blocked."""

    handle: str
    name: str
    shown: bool
    people: tuple[Person, ...]


class Here(msgspec.Struct, frozen=True):
    """The choice whether my friends see that I am online."""

    shown: bool


class FriendAt(msgspec.Struct, frozen=True):
    """A friend of mine, and how it stands between them and a table of mine: they sit there, are invited, or have said no."""

    person: Person
    state: Literal["sits", "waiting", "no"] | None


class FriendsAt(msgspec.Struct, frozen=True):
    """My friends, those who are here first."""

    friends: tuple[FriendAt, ...]


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table, until a time."""

    id: str
    by: Person
    table: Listed
    at: int
    expires: int


class Invitations(msgspec.Struct, frozen=True):
    """The invitations I have, the newest first."""

    invitations: tuple[Invitation, ...]
