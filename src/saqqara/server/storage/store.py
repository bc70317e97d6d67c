"""The database, read and written. Writes that wait go to disk together in one transaction, and are acknowledged after it."""

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert

from saqqara.core.errors import BadSetup
from saqqara.core.optional_packages import need_extra
from saqqara.server.clock import ClockOffset, now, steady_time
from saqqara.server.errors import where
from saqqara.server.settings import Settings
from saqqara.server.storage import postgres_errors
from saqqara.server.storage.database_connection import NOTHING, Conflict, Connection, Values
from saqqara.server.storage.database_errors import AWAY, is_damaged, is_full
from saqqara.server.storage.database_health import DatabaseHealth
from saqqara.server.storage.rows import Row
from saqqara.server.storage.schema import deadlines, log, seats, secrets, tables
from saqqara.server.storage.sqlite import Sqlite, Work

if TYPE_CHECKING:
    from saqqara.server.storage.postgres import Postgres

events = structlog.get_logger()
BATCH = 256
CLOSE_SECONDS = 5
MAX_RECENT_ROWS = 5000
CLOSED = (OSError, sqlite3.Error, postgres_errors.PostgresError, postgres_errors.InterfaceError)
"""The errors of a database that cannot be opened."""
WRONG = (sqlite3.Error, postgres_errors.PostgresError)
DATABASE_ERRORS = (*AWAY, *WRONG)
PROBE_SECONDS = 5
"""Seconds after which a write that was not answered shows that the database cannot be written."""
T = TypeVar("T")
INSERT_ENTRY = insert(log).on_conflict_do_nothing()
INSERT_ENTRY_NAMED = INSERT_ENTRY.returning(log.c.table, log.c.seq)
"""The same, and which were inserted. SQLite lets other threads run, and then waits for its turn, at every row that it names."""
SET_DEADLINE = insert(deadlines)
SET_DEADLINE = SET_DEADLINE.on_conflict_do_update(
    index_elements=["table"],
    set_={"seq": SET_DEADLINE.excluded.seq, "due": SET_DEADLINE.excluded.due},
    where=deadlines.c.seq <= SET_DEADLINE.excluded.seq,
)
DROP_DEADLINE = sa.delete(deadlines).where(deadlines.c.table == sa.bindparam("of"), deadlines.c.seq <= sa.bindparam("at"))
SET_STATUS = sa.update(tables).where(tables.c.id == sa.bindparam("of"))
SET_SEATS = sa.update(seats).where(seats.c.table == sa.bindparam("of"))
"""Seats know their table's status too."""
SET_SEAT = SET_SEATS.where(seats.c.seat == sa.bindparam("at"))
PLAYER_KNOWN = seats.c.player.is_not_distinct_from(sa.bindparam("known", type_=seats.c.player.type))
SET_SEAT_OF = SET_SEAT.where(PLAYER_KNOWN)
"""The same, where the player who sits there is still the one that was read (`known`)."""
TABLE = sa.select(tables).where(tables.c.id == sa.bindparam("of"))
SEATS = sa.select(seats).where(seats.c.table == sa.bindparam("of")).order_by(seats.c.seat)
OVERDUE = sa.select(deadlines.c.table).where(deadlines.c.due <= sa.bindparam("at")).order_by(deadlines.c.due).limit(200)
ALL = log.alias("all_entries")
LAST = sa.select(sa.func.max(ALL.c.seq)).where(ALL.c.table == tables.c.id).scalar_subquery()
NEWEST = sa.select(log.c.table, log.c.seq, log.c.acting).select_from(
    tables.join(log, sa.and_(log.c.table == tables.c.id, log.c.seq == LAST))
)
ENTRIES = (
    sa.select(log)
    .where(log.c.table == sa.bindparam("of"), log.c.seq >= sa.bindparam("since"))
    .order_by(log.c.seq)
    .limit(sa.bindparam("most"))
)
ENTRIES_PER_READ = 64
"""The number of log entries read and replayed before others have their turn: a log may be long."""


def latest_by_table(table: sa.Table, number: sa.Column[int]) -> sa.Select[Any]:
    """Return the query for the greatest number of each table that was written since a time, among the last rows by time."""
    rows = sa.select(table.c.table, number).where(table.c.at >= sa.bindparam("since")).order_by(table.c.at.desc()).limit(MAX_RECENT_ROWS)
    found = rows.subquery()
    return sa.select(found.c.table, sa.func.max(found.c[number.name]).label(number.name)).group_by(found.c.table)


def open_backend(settings: Settings, patient: bool) -> "Sqlite | Postgres":
    """Return the database of the settings; nothing is asked of it yet. PostgreSQL needs an extra, and is imported where it is used."""
    file = settings.sqlite_file
    if file is not None:
        return Sqlite(file, settings.workers > 1 or settings.nats is not None)
    url = settings.driver_url
    need_extra("public", "extra-postgresql")
    from saqqara.server.storage.postgres import SECONDS, Postgres

    return Postgres(url, None if patient else SECONDS)


class Written(asyncio.Future[Any]):
    """A future that is done when a write is on disk. Cancelling it takes effect only once the result is known."""

    def cancel(self, msg: Any = None) -> bool:
        """Refuse: what is queued cannot be called back."""
        return False


Then = Callable[[Any], None]
"""Called with the outcome of a write: its answer, or what it raised."""


class Append(msgspec.Struct, eq=False):
    """An entry for the log, with what changes along with it: the table's next deadline, if any, and its status when that changes."""

    entry: dict[str, Any]
    due: int | None
    drop: bool
    status: str | None
    then: Then


class Change(msgspec.Struct, eq=False):
    """Work in one transaction."""

    work: Work
    then: Then


@cache
def excluded(table: sa.Table) -> Any:
    """Return the row that was to be inserted, as a statement about a conflict names it. To make it takes longer than all else of one."""
    return insert(table).excluded


class Store:
    """The database."""

    def __init__(self, backend: "Sqlite | Postgres") -> None:
        self.backend = backend
        self.is_sqlite = isinstance(backend, Sqlite)
        self._waiting: deque[Append | Change] = deque()
        self._some, self._none = asyncio.Event(), asyncio.Event()
        self._none.set()
        self._writer: asyncio.Task[None] | None = None
        self.condition = DatabaseHealth()
        self._probe: asyncio.Task[int] | None = None
        self.on_batch: Callable[[int], None] = lambda size: None
        """Called with the number of changes that go to disk together."""

    @property
    def queue_length(self) -> int:
        """Return how many changes wait to be written."""
        return len(self._waiting)

    @classmethod
    async def open(cls, settings: Settings, patient: bool = False, any_schema: bool = False) -> Self:
        """Connect, and bring the schema up to date unless any will do. `patient`: what is asked may take as long as it takes."""
        store = cls(open_backend(settings, patient))
        try:
            await store.backend.prepare(any_schema)
        except BaseException as problem:
            await store.backend.close()
            if isinstance(problem, CLOSED):
                raise BadSetup("server-database-closed", what=str(problem).strip() or type(problem).__name__) from None
            raise
        await store.set_clock()
        store._writer = asyncio.create_task(store._write_all(), name="writer")
        return store

    async def set_clock(self) -> None:
        """Take the time from the database; a file has none of its own."""
        if self.is_sqlite:
            ClockOffset.by = None
            return
        asked = steady_time()
        row = await self.row(sa.select((sa.extract("epoch", sa.func.clock_timestamp()) * 1000).label("at")))
        assert row is not None
        ClockOffset.by = int(row["at"]) - (asked + steady_time()) // 2

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._none.wait(), CLOSE_SECONDS)
        if self._probe is not None:
            self._probe.cancel()
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        while self._waiting:
            report_all([(self._waiting.popleft().then, ConnectionError("closing"))])
        await self.backend.close()

    async def fetch(self, query: sa.Select[Any], **values: Any) -> list[Row]:
        """Return all rows of a constant query that finds them by a key, with values for its parameters."""
        try:
            return await self.backend.fetch(query, values)
        except DATABASE_ERRORS as problem:
            self._note_read(problem)
            raise

    async def changes_by_others(self) -> int:
        """Return a number that changes whenever another process has written to the file. At a server others write all the time."""
        assert isinstance(self.backend, Sqlite)
        return await self.backend.changes_by_others()

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        """Return all rows of any query."""
        try:
            return await self.snapshot(lambda connection: connection.execute(query).mappings().all())
        except DATABASE_ERRORS as problem:
            self._note_read(problem)
            raise

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Ask several things of one moment."""
        return await self.backend.snapshot(work)

    def _note_read(self, problem: BaseException) -> None:
        """Note a read that has failed, where it shows that the database is damaged."""
        if is_damaged(problem):
            self.condition.note_damaged(problem)

    async def row(self, query: sa.Select[Any]) -> Row | None:
        """Return the first row of a query."""
        found = await self.rows(query.limit(1))
        return found[0] if found else None

    async def transaction(self, work: Callable[[Connection], T]) -> T:
        """Run a function in one transaction; an error that it raises undoes all of it."""
        if isinstance(self.backend, Sqlite):
            # One writer, and a transaction costs some milliseconds, whatever is in it: it goes with what else waits.
            done: T = await self._wait_for(Change, work)
            return done
        try:
            done = await self.backend.transaction(work)
        except DATABASE_ERRORS as problem:
            self._note_failed(1, problem)
            raise
        self.condition.note_written()
        return done

    def _note_failed(self, changes: int, problem: BaseException) -> None:
        """Note changes that could not be written."""
        if isinstance(problem, DATABASE_ERRORS):
            self.condition.note_failed(changes, problem)

    async def can_write(self) -> bool:
        """Return whether the database can be written. Where nothing was written just now it is tried, at most once in some seconds."""
        if self._probe is None and not self.condition.is_fresh:
            values = {"name": "written", "value": str(now())}
            self._probe = asyncio.create_task(self.execute(self.upsert(secrets, values, ["name"])))
        if self._probe is not None:
            done, _ = await asyncio.wait({self._probe}, timeout=PROBE_SECONDS)
            if not done:
                return False
            if self._probe is not None:  # somebody else who waited may have been first
                self._probe.exception()  # it was noted
                self._probe = None
        return self.condition.can_write

    async def execute(self, *statements: sa.Executable, rows: Values | Sequence[Values] = NOTHING) -> int:
        """Execute statements in one transaction, each with values for its parameters or for one row after another; return how many rows the
        last one touched."""
        return await self.transaction(lambda connection: [connection.execute(statement, rows).rowcount for statement in statements][-1])

    def upsert(self, table: sa.Table, values: Values, keys: Iterable[str], where: Any = None) -> sa.Executable:
        """Insert, or update what is there under the same keys (only `where` that holds)."""
        one: sa.Executable = self.upserts(table, values, keys, where).values(**values)
        return one

    def upserts(self, table: sa.Table, names: Iterable[str], keys: Iterable[str], where: Any = None) -> Any:
        """Return the same for many rows: the statement, whose values come with it."""
        statement, keys = insert(table), list(keys)
        new = excluded(table)
        changes = {name: new[name] for name in names if name not in keys}
        if not changes:
            return statement.on_conflict_do_nothing(index_elements=keys)
        return statement.on_conflict_do_update(index_elements=keys, set_=changes, where=where(new) if where else None)

    # The log

    async def entries(self, table: str, since: int = 0) -> list[Row]:
        """Return the log of a table from an entry on; it is read a portion at a time."""
        found: list[Row] = []
        while some := await self.portion(table, since + len(found)):
            found += some
            if len(some) < ENTRIES_PER_READ:
                break
            await asyncio.sleep(0)
        return found

    async def portion(self, table: str, since: int) -> list[Row]:
        """Return the next entries of a table's log, `PORTION` at most."""
        return await self.fetch(ENTRIES, of=table, since=since, most=ENTRIES_PER_READ)

    async def newest(self, some: Iterable[str]) -> dict[str, Row]:
        """Return the number of the last entry of each of these tables that has one, and who is to act after it."""
        return {row["table"]: row for row in await self.rows(NEWEST.where(tables.c.id.in_(list(some))))}

    def append(self, entry: dict[str, Any], due: int | None, drop: bool = True, status: str | None = None) -> Written:
        """Append an entry. True: it is on disk. False: there is an entry of that number already, and nothing was written.

        `drop`: where no deadline is due, there may be one to be dropped.
        """
        return self._wait_for(Append, entry, due, drop, status)

    def _wait_for(self, kind: Callable[..., Append | Change], *what: Any) -> Written:
        """Queue something; what comes of it can be waited for."""
        written = Written()
        self.queue(kind(*what, partial(report_written, written)))
        return written

    def queue(self, job: Append | Change) -> None:
        """Queue a change to be written with the others that wait; its callback is told (see `append`)."""
        self._waiting.append(job)
        if len(self._waiting) == 1:
            self._some.set()
            self._none.clear()

    async def _write_all(self) -> None:
        while True:
            await self._some.wait()
            batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
            self.on_batch(len(batch))
            parts = [[one for one in batch if isinstance(one, kind)] for kind in (Append, Change)]  # no move waits for what takes longer
            try:
                while parts:
                    await self._write_some(parts.pop(0))
            except asyncio.CancelledError:
                report_all([(one.then, ConnectionError("closing")) for some in parts for one in some])
                raise
            finally:
                if not self._waiting:
                    self._some.clear()
                    self._none.set()

    async def _write_some(self, some: list[Any]) -> None:
        """Write a batch in one transaction, or as many as it takes, and tell every writer."""
        if not some:
            return
        try:
            answers = await (self._write_entries(some) if isinstance(some[0], Append) else self._write_changes(some))
        except asyncio.CancelledError:
            report_all([(one.then, ConnectionError("closing")) for one in some])
            raise
        except Exception as problem:  # noqa: BLE001 - each sender is told, and the writer lives on
            of_all = is_full(problem) or is_damaged(problem) or not isinstance(problem, WRONG)  # then nothing can be written
            if of_all or len(some) == 1:
                self._note_failed(len(some), problem)
                report_all([(one.then, problem) for one in some])
                return
            for one in some:  # one of them, most likely, is wrong: the others are written
                await self._write_some([one])
            return
        asyncio.get_running_loop().call_soon(report_all, list(zip([one.then for one in some], answers, strict=True)))  # the next go to disk

    async def _write_changes(self, changes: list[Change]) -> list[Any]:
        """Make all waiting changes of a file in one transaction; return the answers."""
        assert isinstance(self.backend, Sqlite)
        answers = await self.backend.write_together([one.work for one in changes])
        failed = [answer for answer in answers if isinstance(answer, DATABASE_ERRORS)]
        for answer in failed:
            self._note_failed(1, answer)
        if not failed:
            self.condition.note_written()
        return answers

    async def _write_entries(self, appends: list[Append]) -> list[bool]:
        """Append entries in one transaction; return which of them were the first of their number."""
        appends.sort(key=lambda one: (one.entry["table"], one.entry["seq"]))  # else two nodes could wait for each other
        alone = not any(one.due is not None or one.drop or one.status is not None for one in appends)
        if not self.is_sqlite:
            found = await self.backend.write_entries(partial(append_fresh, appends=appends), alone)
        else:
            try:
                found = await self.backend.write_entries(partial(append_all, appends=appends), alone and len(appends) == 1)
            except Conflict:
                found = await self.backend.write_entries(partial(append_fresh, appends=appends), False)
        self.condition.note_written()
        return found

    # Deadlines

    async def set_deadline(self, table: str, seq: int, due: int | None) -> None:
        """Set the next deadline of a table as of a log entry; None clears it."""
        statement, values = deadline(table, seq, due)
        await self.execute(statement, rows=values)

    def postpone(self, table: str, due: int) -> sa.Executable:
        """Let a table's deadline come later, whatever set it."""
        return sa.update(deadlines).where(deadlines.c.table == table).values(due=due)

    async def overdue(self, at: int) -> list[str]:
        """Return tables whose deadline has passed, the longest first."""
        return [row["table"] for row in await self.fetch(OVERDUE, at=at)]

    # Tables

    async def table(self, table: str) -> Row | None:
        """Return a table's own row."""
        found = await self.fetch(TABLE, of=table)
        return found[0] if found else None

    async def seats(self, table: str) -> list[Row]:
        """Return the seats of a table."""
        return await self.fetch(SEATS, of=table)


def deadline(table: str, seq: int, due: int | None) -> tuple[sa.Executable, dict[str, Any]]:
    """Return the statement and values that set the next deadline of a table as of a log entry; None clears it.

    An older one never replaces a newer.
    """
    if due is None:
        return DROP_DEADLINE, {"of": table, "at": seq}
    return SET_DEADLINE, {"table": table, "seq": seq, "due": due}


def append_all(connection: Connection, appends: list[Append]) -> list[bool]:
    """Append entries, and what changes along with them; raise `Conflict` if some of them are not the first of their number."""
    found = connection.execute(INSERT_ENTRY, [one.entry for one in appends]).rowcount
    if found < len(appends):
        if len(appends) > 1:
            raise Conflict
        return [False]
    change_along(connection, appends)
    return [True] * found


def append_fresh(connection: Connection, appends: list[Append]) -> list[bool]:
    """Append entries that are the first of their number, and what changes along with them; return which were."""
    fresh = {tuple(row) for row in connection.execute(INSERT_ENTRY_NAMED, [one.entry for one in appends])}
    first = []
    for one in appends:
        key = one.entry["table"], one.entry["seq"]
        first.append(key in fresh)
        fresh.discard(key)
    change_along(connection, [one for one, is_first in zip(appends, first, strict=True) if is_first])
    return first


def change_along(connection: Connection, written: list[Append]) -> None:
    """Change what entries that are written change along with them: one statement for all of a kind."""
    timed = {one.entry["table"]: one for one in written if one.due is not None or one.drop}.values()  # of each table the latest
    due = [{"table": one.entry["table"], "seq": one.entry["seq"], "due": one.due} for one in timed if one.due is not None]
    dropped = [{"of": one.entry["table"], "at": one.entry["seq"]} for one in timed if one.due is None]
    status = [{"of": one.entry["table"], "status": one.status, "changed": one.entry["at"]} for one in written if one.status is not None]
    for statement, rows in ((SET_DEADLINE, due), (DROP_DEADLINE, dropped), (SET_STATUS, status), (SET_SEATS, status)):
        if rows:
            connection.execute(statement, rows)


def report_all(told: list[tuple[Then, Any]]) -> None:
    """Tell all writers how it went; if one of them fails, the others are told all the same."""
    for then, answer in told:
        try:
            then(answer)
        except Exception as problem:  # noqa: BLE001 - it is one sender's
            events.error("written", problem=type(problem).__name__, at=where(problem))


def report_written(written: asyncio.Future[Any], answer: Any) -> None:
    """Tell a sender, if it has waited."""
    if written.done():
        return
    if isinstance(answer, Exception):
        written.set_exception(answer)
    else:
        written.set_result(answer)
