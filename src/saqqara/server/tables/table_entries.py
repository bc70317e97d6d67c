"""The entries of a table's log: each is checked and applied to the table in memory, and then to be written down."""

from typing import Any

from saqqara.server.clock import now
from saqqara.server.errors import NotNow
from saqqara.server.tables.live_table import AGREEMENTS, LiveTable
from saqqara.server.tables.table_views import no_undo


def add_entry(live: LiveTable, seat: int | None, kind: str, text: str, client: str | None, bot: bool) -> dict[str, Any]:
    """Make a change in memory and return the entry that says it. Raises our errors, and then nothing has changed."""
    if live.closed:
        raise NotNow("server-closed")
    if kind not in ("start", "close") and live.table is None:
        raise NotNow("server-not-started")
    if kind == "close" and live.table is not None:
        raise NotNow("server-begun")
    if live.table is not None and seat in live.table.resigned and not bot:
        raise NotNow("server-resigned")
    if kind == "agree" and text == "yes" and live.agreements.get(seat or 0, 0) >= AGREEMENTS:
        raise NotNow("server-agreed-often")
    if kind == "undo":
        refused = no_undo(live, seat)
        if refused is not None:
            raise refused
        text = " ".join(map(str, live.answering(seat)))
    entry = {"table": live.id, "seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": bot, "client": client, "at": now()}
    live.apply(entry)  # raises what the rules say, before anything has changed
    if kind == "move" and live.table is not None:
        entry["text"] = live.table.last.text
    entry["acting"] = live.acting
    return entry
