"""The bots at the device's tables: they choose here by heuristic, or have the page search for them."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from saqqara.bots import Choice, daily_opponents
from saqqara.bots.decisions import SearchResult, SearchTask
from saqqara.bots.levels import decide
from saqqara.core.errors import SaqqaraError
from saqqara.offline.tables import Tables
from saqqara.server.clock import now
from saqqara.server.tables.bots.bot_decisions import pause_before, still_faces, update_thinking
from saqqara.server.tables.live_table import LiveTable

PAUSE_SECONDS = 0.6
Search = Callable[[str], Awaitable[str]]
"""Search a task, given and answered as JSON. Raises where the page cannot."""


class BotTurns:
    """Sets the bots thinking that are to move, and stops those that no longer are."""

    def __init__(self, tables: Tables, search: Search, run: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]) -> None:
        self._tables, self._search, self._run = tables, search, run

    def see(self, live: LiveTable, watched: bool) -> None:
        """Begin or end the bots' thoughts at a table. Nobody thinks at a table that nobody looks at."""
        update_thinking(live, watched, lambda seat, decision: self._run(self._move(live, seat, decision)))

    async def choose(self, live: LiveTable, seat: int, level: str) -> Choice:
        """Return a bot's decision: the page searches where the level does."""
        look = live.look(seat)
        if live.setup.daily is not None:
            step = daily_opponents.decide_elsewhere(live.secret, level, look)
        else:
            waited = (now() - live.clock_at) / 1000 if live.table is not None and live.table.clock is not None else 0.0
            step = decide(level, look, secrets.token_bytes(16), live.setup.deck, waited)
        return step if isinstance(step, Choice) else await self._searched(step)

    async def choose_in_time(self, live: LiveTable, seat: int) -> str:
        """Return the move of a bot of the table's level, for somebody who is late."""
        return (await self.choose(live, seat, live.setup.level)).move

    async def _searched(self, task: SearchTask) -> Choice:
        """Return what a search comes to, or what looks best where the page cannot search."""
        try:
            found = await self._search(msgspec.json.encode(task.order()).decode())
        except Exception:  # noqa: BLE001 - whatever keeps the page from searching, the game goes on
            return task.by_heuristic()
        return task.choice_of(msgspec.json.decode(found, type=SearchResult))

    async def _move(self, live: LiveTable, seat: int, decision: Any) -> None:
        """Think, wait a moment, and move."""
        level, began = live.seats[seat].bot, now()
        if level is None or not still_faces(live, seat, decision):
            return
        choice = await self.choose(live, seat, level)
        assert live.table is not None
        pause = choice.after if live.table.clock is not None else pause_before(live, seat, choice.move, PAUSE_SECONDS)
        await asyncio.sleep(max(0.0, pause - (now() - began) / 1000))
        live.thinking.pop(seat, None)
        with contextlib.suppress(SaqqaraError):  # somebody was quicker: it thinks again
            await self._tables.submit(live, seat, "move", choice.move, bot=True, still=partial(still_faces, live, seat, decision))
        self._tables.changed(live)
