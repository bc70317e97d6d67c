"""Games that are over are counted: found by an index at every tick, replayed in a thread, written down once.

Nothing of it is on the way of a move. A table that is over and not counted says so in its own row, so a node that dies in between loses
nothing: whichever node looks next finds it, and of two that count the same game one writes it down.
"""

import asyncio

import sqlalchemy as sa
import structlog

from saqqara.server.errors import where
from saqqara.server.ratings.deriving import Finished, derive
from saqqara.server.ratings.writing import write
from saqqara.server.storage.schema import UNCOUNTED, tables
from saqqara.server.storage.store import AWAY, Row, Store
from saqqara.server.tables.hub import Hub

log = structlog.get_logger()
NEXT = sa.select(tables).where(UNCOUNTED).order_by(tables.c.changed, tables.c.id).limit(sa.bindparam("most"))
AT_ONCE = 20
"""So many games at a tick, so that a server with many old ones has time for those that are played."""


class Counting:
    """Counts games, a few at a time."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self._busy = False

    def see_to(self) -> None:
        """At every tick: look for games that are over, in the background."""
        if not self._busy and not self.hub.closing:
            self._busy = True
            self.hub.soon(self._go_on())

    async def _go_on(self) -> None:
        try:
            await count_some(self.store)
        finally:
            self._busy = False


async def count_some(store: Store, most: int = AT_ONCE) -> int:
    """Count the games that have waited longest; how many there were."""
    found = await store.fetch(NEXT, most=most)
    for row in found:
        await count(store, row)
    return len(found)


async def count(store: Store, row: Row) -> None:
    """Count one game; one that cannot be read is left alone, and `saqqara admin ratings --from-log` tries it again."""
    table = str(row["id"])
    sitting, entries = await store.seats(table), await store.entries(table)
    try:
        finished: Finished | None = await asyncio.to_thread(derive, row, sitting, entries)
    except AWAY:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is this table's and no other's
        log.error("game not counted", table=f"{table[:6]}…", game=row["game"], problem=type(problem).__name__, at=where(problem))
        finished = None
    if finished is None:
        await store.execute(sa.update(tables).where(tables.c.id == table, tables.c.counted.is_(None)).values(counted=False))
    else:
        await store.together(lambda connection: write(connection, store, finished))
