"""The tables of this node: they are read from the log, changed (`submit`), and shown to everybody connected."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog

from saqqara.core.errors import Refused
from saqqara.server.clock import now
from saqqara.server.errors import SetAside
from saqqara.server.jobs.background_tasks import BackgroundTasks
from saqqara.server.jobs.round_robin import RoundRobin
from saqqara.server.settings import Settings
from saqqara.server.storage.database_errors import AWAY
from saqqara.server.storage.store import ENTRIES_PER_READ, SET_SEAT_OF, Store, Written
from saqqara.server.tables import block_checks, table_deadlines
from saqqara.server.tables.fanout import SingleNode, TableEvent
from saqqara.server.tables.live_table import LiveTable
from saqqara.server.tables.notifier import NoNotifier, Notifier
from saqqara.server.tables.presence import Presence
from saqqara.server.tables.set_aside_tables import SetAsideTables
from saqqara.server.tables.table_changes import Entry, TableChanges, WantedChange, start_nonces

log = structlog.get_logger()
TABLES_PER_TICK = 200
"""The number of tables each sweep handles at a tick; the others have their turn at the next ticks."""
RETRY_SECONDS = 1
"""Seconds that a player whose move could not be written waits at most for the table to be read again."""
PRESENCE_REPLY_SECONDS = 2
"""Seconds that other nodes have to say who is connected there."""
KEEP_IF_DUE_MS = 60_000
"""A table at which something is due within so many milliseconds stays in memory, so that it is played on time, not at a tick."""


class Hub(TableChanges):
    """The tables of a node."""

    def __init__(self, settings: Settings, store: Store, fanout: SingleNode) -> None:
        self.settings, self.store, self.fanout = settings, store, fanout
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables in memory, the longest unused first."""
        self._released: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Tables let go that somebody still holds: whoever asks for one gets the same, or there would be two of it."""
        self.presence = Presence(fanout, self.went)
        self.after_changes: list[Callable[[LiveTable], None]] = []
        """Called whenever a table has changed, beside showing it."""
        self.alerts: Notifier = NoNotifier()
        """Notifies players who are away."""
        self.on_gone: Callable[[LiveTable, int], Awaitable[None]] | None = None
        """Called when a seat's player is no longer connected, after that is stored."""
        self.on_move: Callable[[], None] = lambda: None
        self.on_refusal: Callable[[], None] = lambda: None
        self.on_failed_move: Callable[[], None] = lambda: None
        """A move that came over a WebSocket could not be seen to, and not by its sender's fault."""
        self.on_answer: Callable[[float], None] = lambda seconds: None
        """A move was answered, so many seconds after it was read."""
        self.on_tick: Callable[[float], None] = lambda seconds: None
        self.queue_seconds: Callable[[], float] = lambda: 0.0
        """Called with the seconds a bot has waited for its turn to think."""
        self.questions = asyncio.Lock()
        """One question to think about is made at a time: when many ask at once, moves have their turn in between."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being read; it goes with the last who waits for it."""
        self.aside = SetAsideTables(self._drop)
        self.lost: set[str] = set()
        """Tables whose memory may say what the disk does not."""
        self.agreeing: set[str] = set()
        """Tables where somebody would end the game as it stands."""
        self._all_agreeing = RoundRobin(lambda: self.agreeing)
        self._all_tables = RoundRobin(lambda: self.live)
        self.tasks = BackgroundTasks()
        self.run_in_background = self.tasks.run
        self.closing = False

    async def stop(self) -> None:
        """End what is going on, and leave the other nodes."""
        self.closing = self.presence.closing = True
        stopping = self.tasks.cancel()
        for live in self.live.values():
            live.stop_timer()
        await asyncio.gather(*stopping, return_exceptions=True)
        await self.fanout.stop()

    # Tables in memory

    async def get(self, table: str) -> LiveTable | None:
        """Return a table, from memory or from the log; None if there is none."""
        live = self.live.get(table)
        if live is None:
            reading = self._loading.get(table)
            if reading is None:
                reading = self._loading[table] = asyncio.Lock()
            try:
                async with reading:
                    live = self.live.get(table) or await self._load(table)
            finally:
                del reading  # an error's traceback would keep it
        if live is None:
            return None
        if live.lost or live.behind:
            await self.refresh(live)
        self._use(live)
        return live

    async def _load(self, table: str) -> LiveTable | None:
        """Take a table into memory and return it; None if there is none."""
        self.aside.check(table)
        live = self._released.get(table)
        if live is not None:
            await self.refresh(live, seats_too=True)
        else:
            with self.aside.readable(table):
                row = await self.store.table(table)
                sitting = await self.store.seats(table)
            if row is None:
                return None
            live = self.aside.read_table(row, sitting)
            live.apart = await block_checks.blocked_from_rematch(self.store, live)
            await self.catch_up(live)
        self.aside.pop(table, None)
        self._hold(live)
        if self.fanout.others:
            self.fanout.publish(TableEvent(table, "who"))
            self.run_in_background(self.note_gone_later(live))
        else:
            await self.note_gone(live, [row.seat for row in live.seats if row.left is None])
        await self.start_if_full(live)  # its node may have gone between the last player and the deal
        self.after_change(live)
        return live

    def _use(self, live: LiveTable) -> None:
        """Note that a table is used at this moment."""
        live.used = now()
        if live.id in self.live:
            self.live.move_to_end(live.id)
        elif self._released.get(live.id) is live:
            self._hold(live)

    def _hold(self, live: LiveTable) -> None:
        """Keep a table in memory; where there are too many, let those go that nobody needs, the longest unused first."""
        self._released.pop(live.id, None)
        self.live[live.id] = live
        for _ in range(min(TABLES_PER_TICK, len(self.live) - 1)):
            if len(self.live) <= self.settings.limits.tables_in_memory:
                break
            oldest = next(iter(self.live.values()))
            due = table_deadlines.next_due(oldest)
            if self._is_idle(oldest) and (due is None or due > now() + KEEP_IF_DUE_MS):  # what is due later is swept by its deadline
                self._release(oldest)
            else:
                self.live.move_to_end(oldest.id)

    def _is_idle(self, live: LiveTable) -> bool:
        """Return whether nobody watches a table here, thinks at it or changes it."""
        return not (self.presence.viewers.get(live.id) or live.thinking or live.standing_in or live.lock.locked())

    def _release(self, live: LiveTable) -> None:
        """Let a table go from memory; the log has it."""
        live.stop_timer()
        del self.live[live.id]
        live.behind = True  # nobody tells it any more what happens
        self._released[live.id] = live
        self.presence.elsewhere.pop(live.id, None)
        self.agreeing.discard(live.id)

    async def present(self, table: str) -> LiveTable | None:
        """Return a table as it is now: if there are other nodes it is read again, since a message of theirs may have been lost."""
        live = await self.get(table)
        if live is not None and self.fanout.others:
            await self.refresh(live, seats_too=True)
        return live

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply what the log has and memory has not; return whether there was anything."""
        with self.aside.readable(live.id, live.game):
            before, portion = live.seq, await self.store.portion(live.id, live.seq)
        while portion:
            for entry in portion:
                try:
                    live.apply(entry)
                except Exception as problem:  # whatever it is, it is this table's and no other's
                    raise self.aside.put(live.id, live.game, SetAside("server-set-aside"), problem, entry["seq"]) from problem
            if len(portion) < ENTRIES_PER_READ:
                break
            await asyncio.sleep(0)
            with self.aside.readable(live.id, live.game):
                portion = await self.store.portion(live.id, live.seq)
        live.lost = live.behind = False
        return live.seq > before

    def _drop(self, table: str, why: str) -> None:
        """Take a table out of memory that cannot be read, and disconnect everybody there."""
        live = self.live.pop(table, None) or self._released.pop(table, None)
        if live is not None:
            live.stop_timer()
            self.presence.let_go(table, why)

    async def refresh(self, live: LiveTable, seats_too: bool = False) -> None:
        """Read what happened to a table elsewhere, and show it."""
        async with live.lock:
            changed = await self.catch_up(live)
            moved = seats_too and await self.read_seats(live)
        if moved:
            self.presence.show_seats(live.id)
        if changed or moved:  # a bot may have to begin, or to stop
            self.after_change(live)

    async def read_seats(self, live: LiveTable) -> bool:
        """Read the seats as they are stored now; return whether memory had them otherwise."""
        before, people = (live.rows, live.apart), block_checks.people_at(live)
        with self.aside.readable(live.id, live.game):
            row = await self.store.table(live.id)
            sitting = await self.store.seats(live.id)
        if row is not None:
            live.take_rows(row, sitting)
            live.apart = await block_checks.blocked_from_rematch(self.store, live)
        if block_checks.people_at(live) != people:
            self.run_in_background(self.part(live))
        return (live.rows, live.apart) != before

    def forget_idle(self) -> None:
        """Let tables go that nobody looks at; the log has them."""
        before = now() - self.settings.idle_seconds * 1000
        for table in self._all_tables.next_batch(TABLES_PER_TICK):
            live = self.live.get(table)
            if live is not None and live.used < before and self._is_idle(live):
                self._release(live)

    # Changing a game (see `TableChanges`)

    async def acquire(self, live: LiveTable, change: WantedChange) -> None:
        """Wait for the lock of a table, and read what memory has lost and what the sender has seen at another node."""
        await super().acquire(live, change)
        try:
            if live.lost:
                await self._read_again(live)
            if live.behind or (change.on is not None and change.on > live.number(change.seat)):
                await self.catch_up(live)
        except BaseException:
            live.lock.release()
            raise

    def submit_now(self, live: LiveTable, change: WantedChange) -> Written | None:
        """Make a change without waiting, as nearly all are made, and return its acknowledgement (see `append`). Raises our errors.

        None: nothing was done, since something must be awaited first, or the change was made before: then `submit` is the way.
        """
        if live.lost or live.behind or not live.lock.take():
            return None
        entry = self.make(live, change)
        return None if entry is None else self.append(live, entry)

    def append(self, live: LiveTable, entry: Entry) -> Written:
        """Append the entry of a change that was made, with the table's next deadline."""
        try:
            status = live.status if entry["kind"] in ("start", "close") or live.over else None
            nothing_due = live.untimed and not live.has_bots and not live.standing_in
            due = None if nothing_due else table_deadlines.deadline(live, self.queue_seconds())
            written = self.store.append(entry, due, live.stored_due is not None, status)
        except BaseException:
            self._forget(live)
            live.lock.release()
            raise
        written.add_done_callback(partial(self._appended, live, entry, due))
        return written

    def _appended(self, live: LiveTable, entry: Entry, due: int | None, written: asyncio.Future[bool]) -> None:
        """Release the lock and tell everybody of a change that is on disk; read the table again where it is not."""
        problem = written.exception()
        if problem is None and written.result():
            live.stored_due = due
            live.lock.release()
            if self.fanout.others:
                self.fanout.publish(TableEvent(live.id, "log", number=live.seq))
            if entry["kind"] in ("move", "undo"):
                self.on_move()
            self.after_change(live)
        else:
            self._forget(live)
            self.run_in_background(self._read_and_release(live, None if problem is None else RETRY_SECONDS))

    async def _read_and_release(self, live: LiveTable, seconds: float | None) -> None:
        """Read a table again whose memory says what the disk does not, then release its lock."""
        try:
            with contextlib.suppress(*AWAY):  # else it is read as soon as the database is back
                async with asyncio.timeout(seconds):
                    await self._read_again(live)
        finally:
            live.lock.release()

    async def _read_again(self, live: LiveTable) -> None:
        """Forget a table's memory, which may say what the disk does not; read it again and show what is new."""
        self._forget(live)
        await self.catch_up(live)
        self.after_change(live)

    def _forget(self, live: LiveTable) -> None:
        """Forget a table's memory; it is read again before anything else."""
        live.forget()
        self.lost.add(live.id)

    async def start_if_full(self, live: LiveTable) -> None:
        """Begin the game if every seat is taken."""
        if live.table is not None or live.closed or any(row.open for row in live.seats):
            return
        with contextlib.suppress(Refused):
            await self.submit(live, None, "start", start_nonces(live), still=lambda: live.table is None and not live.closed)
            await self.read_seats(live)
            for row in [row for row in live.seats if row.open]:  # somebody left at another node just before the deal
                await self.change_seat(live, row.seat, bot=live.setup.level)
            self.after_change(live)
            self.presence.show_seats(live.id)

    def after_change(self, live: LiveTable) -> None:
        """Show a changed table to everybody at this node, and set timers and bots going."""
        self._use(live)
        (self.agreeing.add if live.agreed else self.agreeing.discard)(live.id)
        if live.closed:
            self.presence.let_go(live.id, "server-closed")
        decided = live.agreed, live.table.resigned if live.table is not None else ()
        if decided != live.told:  # that is shown with the seats
            live.told = decided
            self.presence.show_seats(live.id)
        self.presence.show_game(live.id)
        for react in self.after_changes:
            react(live)
        self.alerts.on_change(live)

    # Seats

    async def change_seat(self, live: LiveTable, seat: int, **values: Any) -> bool:
        """Store a change of a seat and tell everybody; return False where another player, or none, has the seat by now.

        Then nothing is written, and memory has learnt who does.
        """
        row = {"of": live.id, "at": seat, "known": live.seats[seat].player, **values}
        changed = await self.store.transaction(lambda connection: int(connection.execute(SET_SEAT_OF, row).rowcount))
        await self.seats_changed(live)
        return changed > 0

    def went(self, table: str, seat: int) -> None:
        """Store since when nobody is connected for a seat, here or elsewhere."""
        live = self.live.get(table)
        if live is not None and live.seats[seat].player is not None:
            self.run_in_background(self.note_gone(live, [seat]))

    async def note_gone(self, live: LiveTable, missing: list[int]) -> None:
        """Store that these players are away since now, if nothing else is known: their node may have gone without a word."""
        here = self.presence.here(live.id)
        gone = [seat for seat in missing if live.seats[seat].player is not None and seat not in here]
        if gone and live.status in ("open", "running"):
            known = {seat: live.seats[seat].player for seat in gone}
            rows = [{"of": live.id, "at": seat, "known": player, "left": now()} for seat, player in known.items()]
            await self.store.execute(SET_SEAT_OF, rows=rows)
            async with live.lock:
                await self.read_seats(live)
            self.fanout.publish(TableEvent(live.id, "seats"))
            self.presence.show_seats(live.id)
            if self.on_gone is not None:
                for seat in gone:
                    await self.on_gone(live, seat)

    async def note_gone_later(self, live: LiveTable) -> None:
        """Note who is gone from a table that was just read, once the other nodes have had time to say who is there."""
        await asyncio.sleep(PRESENCE_REPLY_SECONDS)
        await self.note_gone(live, [row.seat for row in live.seats if row.left is None])

    async def seats_changed(self, live: LiveTable) -> None:
        """Tell everybody that the stored seats of a table have changed, and deal if the last one was taken."""
        async with live.lock:
            await self.read_seats(live)
            due = table_deadlines.deadline(live, self.queue_seconds())
            if live.seq > 0 and (due is not None or live.stored_due is not None):
                await self.store.set_deadline(live.id, live.seq - 1, due)
                live.stored_due = due
        self.fanout.publish(TableEvent(live.id, "seats"))
        self.presence.show_seats(live.id)  # before the deal, which may take its time
        await self.start_if_full(live)
        self.after_change(live)

    # People

    async def tell_person_changed(self, player: str) -> None:
        """Show somebody's new name or blocks at every table where they sit, at every node."""
        self.fanout.publish(TableEvent("", "person", player=player))
        await self.person_changed(player)

    async def person_changed(self, player: str) -> None:
        """Read the tables of this node again that somebody belongs to: their name or their blocks have changed."""
        for live in [live for live in self.live.values() if live.involves(player)]:
            with contextlib.suppress(SetAside):
                await self.refresh(live, seats_too=True)
                await self.part(live)

    async def part(self, live: LiveTable) -> None:
        """Disconnect the onlookers for whom a block has hidden the table, as it is hidden from newcomers."""
        connected = [viewer for viewer in self.presence.viewers.get(live.id, ()) if viewer.player is not None]
        if any(live.seat_of(viewer.player) is None for viewer in connected):
            kept_apart = await block_checks.people_blocked_at(self.store, live)
            for viewer in [viewer for viewer in connected if viewer.player in kept_apart]:
                refusal = await block_checks.refusal(self.store, live, viewer.player)
                if refusal is not None:
                    viewer.end(refusal)

    # Chat

    def chat_grew(self, table: str) -> None:
        """Tell everybody that something was said."""
        self.fanout.publish(TableEvent(table, "chat"))
        self.presence.show_chat(table)

    # At each tick

    def some_agreeing(self) -> list[str]:
        """Return the next tables at which somebody has agreed to end the game."""
        return self._all_agreeing.next_batch(TABLES_PER_TICK)

    def see_to_the_lost(self) -> None:
        """Read the tables again that could not be read when they had to be, as soon as the database is back."""
        for table in list(self.lost):
            live = self.live.get(table)
            if live is None or not live.lost:
                self.lost.discard(table)
            elif not live.lock.locked():
                self.run_in_background(self.refresh(live))
