"""The day of a daily challenge: a UTC date. An attempt may end within an hour after it; then everything about the day is open."""

import re
from datetime import UTC, date, datetime, timedelta

from saqqara.core.errors import BadSetup
from saqqara.server.clock import now

LENGTH = 86_400_000
GRACE = 3_600_000
"""Milliseconds after a day's end in which a running attempt may still be ended."""
FORM = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
FIRST = "2026-01-01"
"""The first day of the archive."""


def today() -> str:
    """Return today, by the server's clock."""
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


def checked(text: str) -> str:
    """Return a day if it is today or past; raise if not."""
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
    """Return the day so many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def begins(day: str) -> int:
    """Return the first millisecond of a day."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000


def ends(day: str) -> int:
    """Return when the next day begins."""
    return begins(day) + LENGTH


def closes(day: str) -> int:
    """Return from when on nothing counts any more and the seeds of a day are open."""
    return ends(day) + GRACE


def is_open(day: str) -> bool:
    """Return whether the seeds of a day may be known."""
    return now() >= closes(day)


def in_a_row(played: set[str]) -> int:
    """Return how many days in a row up to today, which need not be played yet."""
    day = today()
    if day not in played:
        day = after(day, -1)
    count = 0
    while day in played:
        count, day = count + 1, after(day, -1)
    return count
