"""Time at a table of the device: the game's clock, and bots for players who have not decided in time."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from saqqara.bots import Choice
from saqqara.core.errors import SaqqaraError
from saqqara.offline.tables import Tables
from saqqara.server.clock import now
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.live_table import LiveTable

Choose = Callable[[LiveTable, int, str], Coroutine[Any, Any, Choice]]
"""Decide for a seat as a bot of a level."""


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
        """Make the clock's move, or a bot's for everybody whose time is over."""
        clock, pace = table_deadlines.clock_due(live), table_deadlines.pace_due(live)
        if live.table is None:
            return
        with contextlib.suppress(SaqqaraError):  # somebody was quicker
            if clock is not None and clock <= now() and live.table.clock is not None:
                due = live.table.clock
                await self._tables.submit(live, None, "move", due.move, still=lambda: live.table is not None and live.table.clock == due)
            elif pace is not None and pace <= now():
                for seat in live.table.to_act:
                    late, number = table_deadlines.seat_due(live, seat), live.number(seat)
                    if live.seats[seat].bot is None and late is not None and late <= now():
                        choice = await self._choose(live, seat, live.setup.level)
                        await self._tables.submit(live, seat, "move", choice.move, bot=True, on=number)
        self.set(live)
