"""Time at this node's tables: what is due is played on time, and what other nodes left undone at the next tick."""

import asyncio
import time
from collections.abc import Callable

import sqlalchemy as sa
import structlog

from saqqara.server.clock import now
from saqqara.server.errors import SetAside, where
from saqqara.server.storage.database_errors import reason_of
from saqqara.server.storage.schema import deadlines
from saqqara.server.tables import table_deadlines
from saqqara.server.tables.absence import settle
from saqqara.server.tables.bots.bot_turns import BotTurns, any_choice
from saqqara.server.tables.bots.bot_workers import BotWorkers
from saqqara.server.tables.due_moves import play_due
from saqqara.server.tables.hub import Hub
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.other_nodes import OtherNodes
from saqqara.server.tables.set_aside_tables import SET_ASIDE_MS

log = structlog.get_logger()
RETRY_SECONDS = 1.0
"""Seconds until something that was due, and could not be played, is tried again."""
CLOCK = 60_000
"""Milliseconds between two questions to the database what time it is."""


class DeadlineRunner:
    """Keeps a timer for each table in memory, and looks at every tick for what is due at all others."""

    def __init__(self, hub: Hub, workers: BotWorkers, bots: BotTurns, others: OtherNodes) -> None:
        self.hub, self.workers, self.bots, self.others = hub, workers, bots, others
        self._running: asyncio.Task[None] | None = None
        self._set_clock_at = now() + CLOCK
        self.every_tick: list[Callable[[], object]] = []
        """Called at every tick; must not take long."""

    def start(self) -> None:
        """Begin to tick."""
        self._running = asyncio.create_task(self._keep_time(), name="time keeper")

    async def stop(self) -> None:
        """Stop ticking; the timers belong to the tables."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    # One table

    def set_timer(self, live: LiveTable, least: float = 0.0) -> None:
        """Play what is due at this table as soon as it is, after `least` seconds; not at a table that was set aside or let go."""
        if live.untimed:
            return
        live.stop_timer()
        due = table_deadlines.next_due(live)
        if due is not None and not self.hub.closing and self.hub.live.get(live.id) is live:
            delay = max(least, (due - now()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(delay, lambda: self.hub.run_in_background(self.fire(live)))

    async def fire(self, live: LiveTable) -> None:
        """Play what is due, and set the timer again."""
        seq, due = live.seq, table_deadlines.next_due(live)
        if live.table is None or self.hub.closing:
            return
        await play_due(self.hub, live, self.choose)
        self.set_timer(live, RETRY_SECONDS if due is not None and due <= now() and live.seq == seq else 0.0)

    async def choose(self, live: LiveTable, seat: int) -> str:
        """Return a bot's move for somebody who is late."""
        try:
            return (await self.workers.choose(live.setup.level, live.look(seat), live.setup.deck, owner=live.owner)).move
        except TimeoutError:
            return any_choice(live, seat).move

    async def overdue(self, live: LiveTable) -> None:
        """Play what is due at a table whose stored deadline has passed, set its bots going, and store the next deadline."""
        await self.hub.refresh(live, seats_too=True)
        await self.fire(live)
        self.bots.on_change(live)
        async with live.lock:
            if live.seq > 0:
                due = table_deadlines.deadline(live, self.hub.queue_seconds())
                await self.hub.store.set_deadline(live.id, live.seq - 1, due)
            else:
                await self.hub.store.execute(sa.delete(deadlines).where(deadlines.c.table == live.id))

    # All tables

    async def _keep_time(self) -> None:
        """Tick for as long as the server runs. While the database is away ticks fail, and time goes on."""
        while True:
            await asyncio.sleep(self.hub.settings.tick)
            began = time.perf_counter()
            try:
                await self.tick()
                self.hub.on_tick(time.perf_counter() - began)
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while; time goes on
                log.error("time keeper", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))

    async def tick(self) -> None:
        """Run every job that is due, play what is overdue at any table, and find what other nodes did."""
        self.hub.forget_idle()
        for see_to in self.every_tick:
            see_to()
        if now() > self._set_clock_at:
            await self.hub.store.set_clock()
            self._set_clock_at = now() + CLOCK
        for table in await self.hub.store.overdue(now()):
            try:
                live = await self.hub.get(table)
            except SetAside:  # the others' time goes on; this one is out of the way until it is tried again
                await self.hub.store.execute(self.hub.store.postpone(table, now() + SET_ASIDE_MS))
                continue
            if live is not None:
                self.hub.run_in_background(self.overdue(live))
        self.hub.see_to_the_lost()
        for table in self.hub.some_agreeing():  # whom they wait for may be absent by now
            live = self.hub.live.get(table)
            if live is not None:
                self.hub.run_in_background(settle(self.hub, live))
        if self.hub.fanout.others:
            self.hub.presence.keep()
            if self.hub.presence.viewers:
                await self.others.look_for_news()
