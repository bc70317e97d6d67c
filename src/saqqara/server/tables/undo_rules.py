"""The rules of undo at a table: when a player may take a move back, besides what the game's own rules say."""

from saqqara.core.errors import Refused
from saqqara.server.clock import now
from saqqara.server.tables.live_table import UNDOS, LiveTable


def no_undo(live: LiveTable, viewer: int | None) -> Refused | None:
    """Return why a viewer cannot take a move back; None if they can."""
    key = no_undo_key(live, viewer)
    return None if key is None else Refused("", key, live.game)


def no_undo_key(live: LiveTable, viewer: int | None) -> str | None:
    """Return the message key for why a viewer cannot take a move back; None if they can."""
    assert live.table is not None
    if viewer is None:
        return "undo-nothing"
    if live.nothing_back is not None:
        return live.nothing_back
    refused = live.table.no_undo_key(viewer, live.answering(viewer) if live.alone is not None else ())
    if refused is not None:
        return refused
    if live.undone and live.undone.get(viewer, (0, 0))[0] >= UNDOS:
        return "server-undo-often"
    if live.banks is not None:
        return None if live.banks.left_after_undo(viewer, now()) else "server-undo-late"
    pace = live.setup.pace.seconds if not live.table.kind.simultaneous else None
    if pace is not None and live.began[live.last_of(viewer)] + pace * 1000 <= now():
        return "server-undo-late"
    return None
