"""The bots at the device's tables: they choose here by heuristic, or have the page search for them."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from saqqara.bots import Choice, daily_opponents
from saqqara.bots.decisions import SearchResult, SearchTask
from saqqara.bots.levels import decide
from saqqara.core.errors import SaqqaraError
from saqqara.offline.tables import Tables
from saqqara.server.clock import now
from saqqara.server.tables import table_views
from saqqara.server.tables.live_table import LiveTable

PAUSE_SECONDS = 0.6
UNDO_PAUSES = 4
"""Pauses that a person has to take a move back, if the bot's own move ends that chance."""
Search = Callable[[str], Awaitable[str]]
"""Search a task, given and answered as JSON. Raises where the page cannot."""


class BotTurns:
    """Sets the bots thinking that are to move, and stops those that no longer are."""

    def __init__(self, tables: Tables, search: Search, run: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]) -> None:
        self._tables, self._search, self._run = tables, search, run

    def see(self, live: LiveTable, watched: bool) -> None:
        """Begin or end the bots' thoughts at a table. Nobody thinks at a table that nobody looks at."""
        moving = {seat: self._question(live, seat) for seat in live.bots_to_move} if live.table is not None and watched else {}
        for seat, (question, task) in list(live.thinking.items()):
            if moving.get(seat) != question:
                task.cancel()
                del live.thinking[seat]
        for seat, question in moving.items():
            if seat not in live.thinking:
                live.thinking[seat] = (question, self._run(self._move(live, seat, question)))

    def _question(self, live: LiveTable, seat: int) -> Any:
        """Return what identifies a bot's decision: its look's number, and the clock's phase where one runs."""
        assert live.table is not None
        clock = live.table.clock
        return live.number(seat), None if clock is None else clock.since

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

    async def _move(self, live: LiveTable, seat: int, question: Any) -> None:
        """Think, wait a moment, and move."""
        level, began = live.seats[seat].bot, now()
        if level is None or not self._asks(live, seat, question):
            return
        choice = await self.choose(live, seat, level)
        assert live.table is not None
        pause = choice.after if live.table.clock is not None else self._pause(live, seat, choice.move)
        await asyncio.sleep(max(0.0, pause - (now() - began) / 1000))
        live.thinking.pop(seat, None)
        with contextlib.suppress(SaqqaraError):  # somebody was quicker: it thinks again
            await self._tables.submit(live, seat, "move", choice.move, bot=True, still=lambda: self._asks(live, seat, question))
        self._tables.changed(live)

    def _asks(self, live: LiveTable, seat: int, question: Any) -> bool:
        """Return whether a bot still faces that decision."""
        own = live.seats[seat].bot is not None
        return own and live.table is not None and seat in live.table.to_act and self._question(live, seat) == question

    def _pause(self, live: LiveTable, seat: int, move: str) -> float:
        """Return the seconds that a bot waits: longer where its move ends a person's chance to take theirs back."""
        person = live.alone
        assert live.table is not None
        with contextlib.suppress(SaqqaraError):
            if person is not None and table_views.no_undo(live, person) is None and live.table.would_stand(seat, move):
                return PAUSE_SECONDS * UNDO_PAUSES
        return PAUSE_SECONDS
