"""The deadlines of a table: the game's clock, the pace of decisions, bots that are to move, and players who are away."""

from collections.abc import Iterable

from saqqara.server.clock import now
from saqqara.server.tables.live_table import LiveTable

ABSENCE_SECONDS = {"relaxed": 600.0, "live": 120.0, "bank": 120.0, "mail": 24 * 3600.0}
"""Seconds away after which a player is absent, by the pace of the table, unless its host chose another number."""
TAKEOVER_MS = 10_000
"""Milliseconds after which a bot that has not moved must have been on a node that is gone, so that another node takes over."""


def clock_due(live: LiveTable) -> int | None:
    """Return when the game's own clock moves; None if it does not run."""
    clock = live.table.clock if live.table is not None else None
    return None if clock is None or clock.seconds is None else live.clock_at + int(clock.seconds * 1000)


def seat_due(live: LiveTable, seat: int) -> int | None:
    """Return when a bot moves for a seat that is to act; None if there is no limit."""
    if live.banks is not None:
        return live.banks.due(seat)
    seconds = live.setup.pace.seconds
    return None if seconds is None else live.pace_at + int(seconds * 1000)


def pace_due(live: LiveTable, acting: Iterable[int] | None = None) -> int | None:
    """Return when a bot first moves for a player who has not decided: of the seats given, or of those that are to act."""
    if live.table is None or live.setup.pace.seconds is None:
        return None
    late = set(live.table.to_act) - live.standing_in if acting is None else acting
    dues = (seat_due(live, seat) for seat in late if live.seats[seat].bot is None)
    return min((due for due in dues if due is not None), default=None)


def next_due(live: LiveTable) -> int | None:
    """Return when the clock, or a bot for a late player, must move; None if nothing is due."""
    if live.untimed:
        return None
    return min((due for due in (clock_due(live), pace_due(live)) if due is not None), default=None)


def shown_due(live: LiveTable) -> int | None:
    """Return the deadline that players see; those of time banks they see with the banks.

    It must not tell who has acted in secret, so it counts the seats that openly may act.
    """
    if live.untimed:
        return None
    pace = pace_due(live, live.awaited()) if live.banks is None else None
    return min((due for due in (clock_due(live), pace) if due is not None), default=None)


def deadline(live: LiveTable, queue_seconds: float = 0.0) -> int | None:
    """Return when a node must look at this table: at the next deadline, or once its bots (who may queue to think) are overdue."""
    due = next_due(live)
    if not live.has_bots and not live.standing_in:
        return due
    if live.table is not None and (live.bots_to_move or not live.standing_in.isdisjoint(live.table.to_act)):
        rescue = now() + TAKEOVER_MS + int(queue_seconds * 1000)
        return rescue if due is None else min(due, rescue)
    return due


def patience(live: LiveTable) -> float:
    """Return the seconds away after which a player is absent."""
    return live.setup.patience or ABSENCE_SECONDS[live.setup.pace.kind]


def away_since(live: LiveTable, seat: int, here: set[int]) -> int | None:
    """Return since when the player of a seat is away; None if they are here, or if the seat has no player."""
    row = live.seats[seat]
    if row.player is None or row.left is None or seat in here:
        return None
    return max(row.left, live.acted_at.get(seat, 0))


def is_absent(live: LiveTable, seat: int, here: set[int]) -> bool:
    """Return whether the player of a seat has been away for longer than the table waits."""
    since = away_since(live, seat, here)
    return since is not None and now() - since >= patience(live) * 1000
