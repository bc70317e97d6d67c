"""When a day is: a UTC date. A try that has begun may be ended within an hour after it; then everything about it is open."""

import re
from datetime import UTC, date, datetime, timedelta

from saqqara.core.errors import BadSetup
from saqqara.server.storage.store import now

LENGTH = 86_400_000
GRACE = 3_600_000
"""Milliseconds after its end in which a try that goes on may still be ended."""
FORM = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
FIRST = "2026-01-01"
"""No day before this one is in the archive."""


def today() -> str:
    """The day that it is, by the server's clock."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


def checked(text: str) -> str:
    """A day that has been or is; raises a sentence where it is none."""
    try:
        right = FORM.fullmatch(text) is not None and date.fromisoformat(text) is not None
    except ValueError:
        right = False
    if not right:
        raise BadSetup("server-daily-day", got=text[:40])
    if not FIRST <= text <= today():
        raise BadSetup("server-daily-not-yet" if text > today() else "server-daily-before", day=text, first=FIRST)
    return text


def after(day: str, days: int = 1) -> str:
    """So many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def begins(day: str) -> int:
    """Its first millisecond."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000


def ends(day: str) -> int:
    """When the next one begins."""
    return begins(day) + LENGTH


def closes(day: str) -> int:
    """From then on nothing counts any more, and its seeds are open."""
    return ends(day) + GRACE


def is_open(day: str) -> bool:
    """Whether its seeds may be known."""
    return now() >= closes(day)
