"""Time at a table of the device: the game's clock, and bots for players who have not decided in time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from saqqara.offline.tables import Tables
from saqqara.server.clock import now
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.due_moves import Choose, play_due
from saqqara.server.tables.live_table import LiveTable


class TableTimer:
    """Keeps a timer for each table that somebody looks at."""

    def __init__(self, tables: Tables, choose: Choose, run: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._tables, self._choose, self._run = tables, choose, run

    def set(self, live: LiveTable) -> None:
        """Play what is due at this table as soon as it is."""
        live.stop_timer()
        due = table_deadlines.next_due(live)
        if due is not None:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(max(0.0, (due - now()) / 1000), lambda: self._run(self._fire(live)))

    async def _fire(self, live: LiveTable) -> None:
        """Play what is due, and set the timer again."""
        await play_due(self._tables, live, self._choose)
        self.set(live)
