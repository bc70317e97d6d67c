"""Quiet hours: by the clock on the wall where a person lives."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

MINUTES = 24 * 60


def is_zone(name: str) -> bool:
    """Return whether there is such a time zone."""
    return name in available_timezones()


def quiet_until(at: int, begins: int | None, ends: int | None, zone: str) -> int | None:
    """Return when the quiet hours around a moment end; None if it is in none. Hours are minutes after midnight, moments milliseconds."""
    if begins is None or ends is None or begins == ends:
        return None
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(zone if is_zone(zone) else "UTC"))
    minute = there.hour * 60 + there.minute
    quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not quiet:
        return None
    day = there.date() + timedelta(days=int(minute >= ends))  # the end may be tomorrow
    end = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=there.tzinfo)
    return max(int(end.timestamp() * 1000), at + 1000)  # where clocks are put back, the end may have come already
