"""The rights of a player at a table: to play a seat, to end the game or give it up, to ask for a rematch."""

from saqqara.server.errors import NotNow, NotYours
from saqqara.server.tables.live_table import LiveTable


def playing_seat(live: LiveTable, player: str) -> int:
    """Return the seat of a player in a running game; raise if they have none or it is not running."""
    seat = live.seat_of(player)
    if seat is None:
        raise NotYours("server-not-seated")
    if live.status != "running":
        raise NotNow("table-ended" if live.over else "server-not-started")
    if live.resigned(seat):
        raise NotNow("server-resigned")
    return seat


def ending_seat(live: LiveTable, player: str) -> int:
    """Return the seat of a player who may give the game up, or end it with the others; raise if they may not."""
    seat = playing_seat(live, player)
    if live.counts:
        raise NotNow("server-daily-to-the-end")
    return seat


def check_rematch(live: LiveTable, player: str) -> None:
    """Raise unless a player may ask for a rematch."""
    if live.seat_of(player) is None:
        raise NotYours("server-not-seated")
    if live.status != "over":
        raise NotNow("server-not-over")
    if live.setup.daily is not None:
        raise NotNow("server-daily-no-rematch")
    if live.setup.arena is not None:
        raise NotNow("server-arena-no-rematch")
    if live.setup.alone:
        raise NotNow("server-alone-no-rematch")
