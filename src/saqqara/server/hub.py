"""All tables of this node: the one way to change one (`submit`), who is told, what is due, and the bots that are to move."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from saqqara.core.errors import Refused, SaqqaraError
from saqqara.server.driving import Bots
from saqqara.server.fanout import Alone, News
from saqqara.server.live import LiveTable
from saqqara.server.presence import Presence
from saqqara.server.settings import Settings
from saqqara.server.storage.schema import chat, deadlines, seats, tables
from saqqara.server.storage.schema import log as log_table
from saqqara.server.storage.store import Store, now
from saqqara.server.thinkers import Thinkers

log = structlog.get_logger()


class Hub:
    """The tables of a node."""

    def __init__(self, settings: Settings, store: Store, fanout: Alone, thinkers: Thinkers) -> None:
        self.settings, self.store, self.fanout, self.thinkers = settings, store, fanout, thinkers
        self.live: dict[str, LiveTable] = {}
        self.presence, self.bots = Presence(self), Bots(self)
        self.on_move: Callable[[], None] = lambda: None
        self.on_refusal: Callable[[], None] = lambda: None
        self.on_first_deal: Callable[[], None] = lambda: None
        self._dealt: set[str] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._was_deaf = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._running: asyncio.Task[None] | None = None
        self.closing = False

    async def start(self) -> None:
        """Listen to the other nodes and keep the time."""
        await self.fanout.start(self.hear)
        self._running = asyncio.create_task(self._keep_time(), name="time keeper")

    async def stop(self) -> None:
        """Stop thinking and keeping time; what was acknowledged is on disk."""
        self.closing = True
        stopping = [*self._tasks, *([self._running] if self._running else [])]
        for task in stopping:
            task.cancel()
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        await asyncio.gather(*stopping, return_exceptions=True)
        await self.fanout.stop()
        self.thinkers.close()

    def soon(self, work: Any) -> asyncio.Task[Any]:
        """Do something in the background, and do not forget it."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, SaqqaraError):  # ours are answers, and whoever asked is told
            log.error("background", problem=repr(problem))

    # Tables in memory

    async def get(self, table: str) -> LiveTable | None:
        """A table, from memory or from the log; None when there is none of that name."""
        live = self.live.get(table)
        if live is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                live = self.live.get(table)
                if live is None:
                    row = await self.store.table(table)
                    if row is None:
                        self._loading.pop(table, None)
                        return None
                    live = LiveTable(row, await self.store.seats(table))
                    await self.catch_up(live)
                    self.live[table] = live
                    await self.start_if_full(live)  # its node may have gone between the last player and the deal
                    self.after_change(live)
            self._loading.pop(table, None)
        if live.lost:
            await self.refresh(live)
        live.used = now()
        return live

    async def present(self, table: str) -> LiveTable | None:
        """The same, as it is at this moment: where there are other nodes, one may have changed it and its news been lost."""
        live = await self.get(table)
        if live is not None and self.fanout.others:
            await self.refresh(live, seats_too=True)
        return live

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply what the log has and memory has not; whether there was anything."""
        entries = await self.store.entries(live.id, live.seq)
        for entry in entries:
            live.apply(entry)
        live.lost = False
        return bool(entries)

    async def refresh(self, live: LiveTable, seats_too: bool = False) -> None:
        """Something happened elsewhere."""
        async with live.lock:
            changed = await self.catch_up(live)
            moved = seats_too and await self.read_seats(live)
        if moved:
            self.tell_seats(live)
        if changed or moved:  # a bot may have to begin, or to stop
            self.after_change(live)

    async def read_seats(self, live: LiveTable) -> bool:
        """The seats as they are stored now; whether memory had them otherwise."""
        before = live.rows
        row = await self.store.table(live.id)
        if row is not None:
            live.take_rows(row, await self.store.seats(live.id))
        return live.rows != before

    def forget_idle(self) -> None:
        """Let tables go that nobody looks at; the log has them."""
        for table, live in list(self.live.items()):
            idle = now() - live.used > self.settings.idle_seconds * 1000
            if idle and not self.presence.viewers.get(table) and not live.thinking and not live.standing_in and not live.lock.locked():
                if live.timer is not None:
                    live.timer.cancel()
                del self.live[table]
                self.presence.elsewhere.pop(table, None)

    # The one way to change a game

    async def submit(
        self,
        live: LiveTable,
        seat: int | None,
        kind: str,
        text: str = "",
        client: str | None = None,
        bot: bool = False,
        still: Callable[[], bool] = lambda: True,
    ) -> int:
        """Make a change and write it down; the number of the look that shows it. Raises our errors, and then nothing has changed.

        `still` is asked before every try: a move that another node has made meanwhile is not made again where it would be legal again.
        """
        async with live.lock:
            if live.lost:
                await self._read_again(live)
            while True:
                if (client is not None and (seat, client) in live.known) or not still():
                    return live.number(seat)
                entry = await self._try(live, seat, kind, text, client, bot)
                if entry is not None:
                    break
        self.fanout.tell(News(live.id, "log", number=live.seq))
        self.on_move()
        self.after_change(live)
        return live.number(seat)

    async def _try(self, live: LiveTable, seat: int | None, kind: str, text: str, client: str | None, bot: bool) -> dict[str, Any] | None:
        """Make a change in memory, then on disk. None: another node was first; memory has caught up, and it is to be tried again."""
        if kind != "start" and live.table is None:
            raise SaqqaraError("server-not-started")
        entry = {"table": live.id, "seq": live.seq, "kind": kind, "seat": seat, "text": text, "bot": bot, "client": client, "at": now()}
        live.apply(entry)  # raises what the rules say, before anything has changed
        if kind == "move" and live.table is not None:
            entry["text"] = live.table.moves[-1].text
        status = live.status if kind == "start" or live.status == "over" else None
        due = live.due()
        writing = self.store.append(entry, due, live.stored_due is not None, status)
        try:
            written = await asyncio.shield(writing)
        except BaseException:
            await asyncio.wait([writing])
            await self._read_again(live)
            raise
        if written:
            live.stored_due = due
            return entry
        await self._read_again(live)
        return None

    async def _read_again(self, live: LiveTable) -> None:
        """Memory may say what the disk does not: read it anew, and show what is new in it."""
        live.forget()
        await self.catch_up(live)
        self.after_change(live)

    async def start_if_full(self, live: LiveTable) -> None:
        """Deal, once every seat is taken."""
        if live.table is not None or any(row.open for row in live.seats):
            return
        nonces = [row.nonce or (b"seat %d" % row.seat).hex() for row in live.seats]
        with contextlib.suppress(Refused):
            async with live.lock:
                if live.lost:
                    await self._read_again(live)
                started = live.table is not None
                if started or await self._try(live, None, "start", msgspec.json.encode(nonces).decode(), None, False) is None:
                    return
            self.fanout.tell(News(live.id, "log", number=live.seq))
            if live.game not in self._dealt:  # its compiled rules are in memory now
                self._dealt.add(live.game)
                self.on_first_deal()
            await self.read_seats(live)
            for row in [row for row in live.seats if row.open]:  # somebody left at another node just before the deal
                await self.change_seat(live, row.seat, bot=live.setup.level)
            self.after_change(live)
            self.tell_seats(live)

    # Telling those who look on

    def after_change(self, live: LiveTable) -> None:
        """Everybody at this node is shown the table; timers and bots are set going."""
        live.used = now()
        for viewer in list(self.presence.viewers.get(live.id, ())):
            viewer.changed()
        self.set_timer(live)
        self.bots.drive(live)

    def tell_seats(self, live: LiveTable) -> None:
        """Everybody at this node is shown who sits there."""
        for viewer in list(self.presence.viewers.get(live.id, ())):
            viewer.seats_changed()

    async def hear(self, news: News) -> None:
        """Another node tells something."""
        live = self.live.get(news.table)
        if live is None:
            return
        if news.kind == "here":
            self.presence.hear(news, live)
        elif news.kind == "chat":
            for viewer in list(self.presence.viewers.get(news.table, ())):
                viewer.said()
        elif news.kind == "seats" or news.number > live.seq:
            self.soon(self.refresh(live, seats_too=news.kind == "seats"))

    # Time

    def set_timer(self, live: LiveTable) -> None:
        """This node plays what is due at this table as soon as it is."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.next_due()
        if due is not None and not self.closing:
            delay = max(0, due - now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, lambda: self.soon(self.fire(live)))

    async def fire(self, live: LiveTable) -> None:
        """Play what is due: the clock's own move, or a bot's for everybody who has not decided in time."""
        clock, pace, since = live.clock_due(), live.pace_due(), live.pace_at
        if live.table is None or self.closing:
            return
        with contextlib.suppress(SaqqaraError):  # somebody was quicker
            if clock is not None and clock <= now() and live.table.clock is not None:
                due = live.table.clock
                await self.submit(live, None, "move", due.move, still=lambda: live.table is not None and live.table.clock == due)
            elif pace is not None and pace <= now():
                for seat in [seat for seat in live.table.to_act if live.seats[seat].bot is None]:
                    undecided = partial(self.undecided, live, seat, live.number(seat), since)
                    if not undecided() or seat in live.standing_in:  # a slow bot is not asked twice
                        continue
                    live.standing_in.add(seat)
                    try:
                        choice = await self.thinkers.choose(live.setup.level, live.look(seat), live.setup.deck)
                        if undecided():
                            await self.submit(live, seat, "move", choice.move, bot=True, still=undecided)
                    finally:
                        live.standing_in.discard(seat)
        self.set_timer(live)

    def undecided(self, live: LiveTable, seat: int, number: int, since: int) -> bool:
        """Whether a seat is still to decide what it was to at that number, since that time."""
        return live.table is not None and (live.number(seat), live.pace_at) == (number, since) and seat in live.table.to_act

    async def _keep_time(self) -> None:
        """Deadlines of all tables, in memory or not; and what was missed while the other nodes could not be heard."""
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.tick()
            except Exception as problem:  # noqa: BLE001 - the database may be away for a while; time goes on
                log.error("time keeper", problem=repr(problem))

    async def tick(self) -> None:
        """Once around."""
        for table in await self.store.overdue(now()):
            live = await self.get(table)
            if live is not None:
                self.soon(self.overdue(live))
        for live in [live for live in self.live.values() if live.lost and not live.lock.locked()]:
            self.soon(self.refresh(live))
        if self.fanout.others:
            self.presence.keep()
            if self.presence.viewers:
                await self.look_for_news(list(self.presence.viewers))
        self.forget_idle()

    async def look_for_news(self, watched: list[str]) -> None:
        """What other nodes did at the tables that are watched here, though they may not have been heard."""
        deaf, self._was_deaf = self._was_deaf or self.fanout.deaf, self.fanout.deaf
        grown = sa.select(log_table.c.table, sa.func.max(log_table.c.seq).label("seq")).where(log_table.c.table.in_(watched))
        newest = {row["table"]: row["seq"] for row in await self.store.rows(grown.group_by(log_table.c.table))}
        for table in watched:
            live = self.live.get(table)
            if live is not None and (deaf or newest.get(table, -1) >= live.seq) and not live.lock.locked():
                self.soon(self.refresh(live, seats_too=True))
        spoken = sa.select(chat.c.table, sa.func.max(chat.c.id).label("id")).where(chat.c.table.in_(watched))
        for row in await self.store.rows(spoken.group_by(chat.c.table)):
            for viewer in list(self.presence.viewers.get(row["table"], ())):
                viewer.said(row["id"])

    async def overdue(self, live: LiveTable) -> None:
        """A deadline in the database has passed: play what is due, see to the bots, and set the next one."""
        await self.refresh(live, seats_too=True)
        await self.fire(live)
        self.bots.drive(live)
        async with live.lock:
            if live.seq > 0:
                await self.store.execute(self.store.deadline(live.id, live.seq - 1, live.due()))
            else:
                await self.store.execute(sa.delete(deadlines).where(deadlines.c.table == live.id))

    # Seats

    async def change_seat(self, live: LiveTable, seat: int, **values: Any) -> None:
        """Store a change of a seat and tell everybody."""
        await self.store.execute(sa.update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(**values))
        await self.seats_changed(live)

    async def seats_changed(self, live: LiveTable) -> None:
        """What is stored of a table's seats has changed: tell everybody, and deal if the last one was taken."""
        async with live.lock:
            await self.read_seats(live)
            due = live.due()
            if live.seq > 0 and (due is not None or live.stored_due is not None):
                await self.store.execute(self.store.deadline(live.id, live.seq - 1, due))
                live.stored_due = due
        self.fanout.tell(News(live.id, "seats"))
        self.tell_seats(live)  # before the deal, which may take its time
        await self.start_if_full(live)
        self.after_change(live)

    async def change_table(self, live: LiveTable, **values: Any) -> None:
        """Store a change of a table's own row and tell everybody."""
        async with live.lock:
            await self.store.execute(sa.update(tables).where(tables.c.id == live.id).values(**values))
            await self.read_seats(live)
        self.fanout.tell(News(live.id, "seats"))
        self.tell_seats(live)
