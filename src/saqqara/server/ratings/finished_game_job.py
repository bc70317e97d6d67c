"""Finished games are recorded: found by an index at every tick, replayed in a thread if they were played elsewhere, written once.

Afterwards ratings that must be recomputed are recomputed, a portion at a time.

No move waits for any of it. The row of a table says that it is over and not recorded, so a node that dies in between loses nothing:
whichever node looks next finds it, and of two that record the same game one writes it.
"""

import asyncio
import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa
import structlog

from saqqara.server.errors import where
from saqqara.server.jobs.background_job import BackgroundJob
from saqqara.server.ratings.finished_game_rating import WAITING, rebuild_portion
from saqqara.server.ratings.result_derivation import FinishedGame, derive, derive_from_table
from saqqara.server.ratings.result_writer import write
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.database_connection import Connection
from saqqara.server.storage.database_errors import AWAY, reason_of
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import UNCOUNTED, tables
from saqqara.server.storage.store import Store
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable

log = structlog.get_logger()
NEXT = sa.select(tables).where(UNCOUNTED).order_by(tables.c.changed, tables.c.id).limit(sa.bindparam("most"))
GAMES_PER_TRANSACTION = 4
"""The number of games that one transaction records: while it runs, no move is written."""
REST_FACTOR = 4
"""Recording pauses for so many times as long as the last transaction took, so that running games have their turn."""


class ResultRecorder:
    """Records the results of finished games, a few at a time."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self.job = BackgroundJob(hub.tasks, self._work)

    async def _work(self) -> int:
        began = time.monotonic()
        while await record_next_games(self.store, self._held) == GAMES_PER_TRANSACTION and not self.hub.closing:  # there may be more
            await asyncio.sleep(REST_FACTOR * (time.monotonic() - began))
            began = time.monotonic()
        while not self.hub.closing and await rebuild_next_portion(self.store):
            await asyncio.sleep(REST_FACTOR * (time.monotonic() - began))
            began = time.monotonic()
        return 0

    def _held(self, table: str) -> LiveTable | None:
        """Return a table that was played to its end here, which needs no second replay; None if it was not."""
        live = self.hub.live.get(table)
        return live if live is not None and live.over and not live.behind and not live.lost else None


async def record_next_games(store: Store, held: Callable[[str], LiveTable | None] = lambda table: None) -> int:
    """Count the games that have waited longest; return how many there were. `held` gives a table as it was played, if it is in memory."""
    found = await store.fetch(NEXT, most=GAMES_PER_TRANSACTION)
    if found:
        await record_games(store, found, held)
    return len(found)


async def rebuild_next_portion(store: Store) -> bool:
    """Compute a portion of the ratings again that wait for it; return whether there were any."""
    if not await store.fetch(WAITING):
        return False

    def work(connection: Connection) -> bool:
        advisory_locks.lock(connection, AdvisoryLock.RATINGS)
        return rebuild_portion(connection)

    return await store.transaction(work)


async def record_games(store: Store, rows: Sequence[Row], held: Callable[[str], LiveTable | None] = lambda table: None) -> None:
    """Count some games; one that cannot be read or written is left alone, and `saqqara admin ratings --from-log` tries it again."""
    derived = [finished for row in rows if (finished := await derive_or_skip(store, row, held(str(row["id"])))) is not None]
    try:
        await store.transaction(lambda connection: write(connection, store, derived))
    except AWAY:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is one table's and no other's
        if len(rows) > 1:
            for row in rows:
                await record_games(store, [row], held)
        elif rows:
            await mark_unreadable(store, rows[0], problem)


async def derive_or_skip(store: Store, row: Row, live: LiveTable | None) -> FinishedGame | None:
    """Return what came of a game; None, and the game is marked, if it cannot be read."""
    await asyncio.sleep(0)  # moves have their turn between two games
    sitting = await store.seats(str(row["id"]))
    try:
        if live is not None:
            return derive_from_table(live, sitting)
        return await asyncio.to_thread(derive, row, sitting, await store.entries(str(row["id"])))
    except AWAY:
        raise
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is this table's and no other's
        await mark_unreadable(store, row, problem)
        return None


async def mark_unreadable(store: Store, row: Row, problem: Exception) -> None:
    """Mark a game as not counted, so that it does not hold up those after it."""
    name, reason = type(problem).__name__, reason_of(problem)
    log.error("game not counted", table=f"{row['id'][:6]}…", game=row["game"], problem=name, reason=reason, at=where(problem))
    await store.execute(sa.update(tables).where(tables.c.id == row["id"], tables.c.counted.is_(None)).values(counted=False))
