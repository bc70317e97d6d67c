"""What is given over HTTP about people among each other, and reports: as `responses`."""

from typing import Literal

import msgspec

from saqqara.server.schemas.responses import Listed


class Person(msgspec.Struct, frozen=True):
    """Somebody as I know them. `handle`: their address (`/p/HANDLE`, `/f/HANDLE`); `mine`: it is me.

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
    """Whether my friends see that I am here."""

    shown: bool


class FriendAt(msgspec.Struct, frozen=True):
    """A friend of mine, and how it stands between them and a table of mine: they sit there, are invited, or have said no."""

    person: Person
    state: Literal["sits", "waiting", "no"] | None


class FriendsAt(msgspec.Struct, frozen=True):
    """My friends, those who are here first."""

    friends: tuple[FriendAt, ...]


class Invitation(msgspec.Struct, frozen=True):
    """Somebody invites me to a table, until a time."""

    id: str
    by: Person
    table: Listed
    at: int
    expires: int


class Invitations(msgspec.Struct, frozen=True):
    """The invitations I have, the newest first."""

    invitations: tuple[Invitation, ...]


class Notice(msgspec.Struct, frozen=True):
    """Something the host did: about me (`what`: warned, renamed, muted, for so many hours yet) or about a report of mine (`answered`:
    something was done; `looked-at`: nothing more was). `name`: whom I reported."""

    id: str
    what: Literal["warned", "renamed", "muted", "answered", "looked-at"]
    kind: Literal["words", "name", "spam", "play", "other"]
    name: str
    hours: int


class Notices(msgspec.Struct, frozen=True):
    """What I have not read yet."""

    notices: tuple[Notice, ...]


class ReportWord(msgspec.Struct, frozen=True):
    """Something that was said; `theirs`: by whom the report is about."""

    name: str
    text: str
    at: int
    theirs: bool


class Sanction(msgspec.Struct, frozen=True):
    """Something the host did about somebody, and until when it holds."""

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
