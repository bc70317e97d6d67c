"""The database, read and written. Writes that wait go to disk together in one transaction, and are acknowledged after it."""

import asyncio
import contextlib
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from saqqara.core.errors import BadSetup
from saqqara.core.optional_packages import need_extra
from saqqara.server.errors import where
from saqqara.server.settings import Settings
from saqqara.server.storage import postgres_errors
from saqqara.server.storage.database_errors import AWAY, is_damaged, is_full
from saqqara.server.storage.database_health import DatabaseHealth
from saqqara.server.storage.fast_sqlite import Executor, FastWork
from saqqara.server.storage.schema import deadlines, log, seats, secrets, tables
from saqqara.server.storage.sqlite import Many, Sqlite, Work

if TYPE_CHECKING:
    from saqqara.server.storage.postgres import Postgres

events = structlog.get_logger()
BATCH = 256
CLOSE_SECONDS = 5
MAX_RECENT_ROWS = 5000
CLOSED = (OSError, DBAPIError, postgres_errors.PostgresError, postgres_errors.InterfaceError)
"""The errors of a database that cannot be opened."""
WRONG = (DBAPIError, sqlite3.Error, postgres_errors.PostgresError)
DATABASE_ERRORS = (*AWAY, *WRONG)
PROBE_SECONDS = 5
"""Seconds after which a write that was not answered shows that the database cannot be written."""
TAKEN = (IntegrityError, sqlite3.IntegrityError, postgres_errors.IntegrityConstraintViolationError)
"""What something that cannot be written looks like, and what is there already."""
Row = Mapping[str, Any]
T = TypeVar("T")
INSERT_ENTRY = sa.insert(log)
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
"""How many log entries are read and replayed before others have their turn: a log may be long."""


def latest_by_table(table: sa.Table, number: sa.Column[int]) -> sa.Select[Any]:
    """Return the query for the greatest number of each table that was written since a time, among the last rows by time."""
    rows = sa.select(table.c.table, number).where(table.c.at >= sa.bindparam("since")).order_by(table.c.at.desc()).limit(MAX_RECENT_ROWS)
    found = rows.subquery()
    return sa.select(found.c.table, sa.func.max(found.c[number.name]).label(number.name)).group_by(found.c.table)


def machine_time() -> int:
    """Return milliseconds since 1970 by this machine's clock."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Return milliseconds by a clock of this machine that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class ClockOffset:
    """By how many milliseconds the database's clock is ahead of the steady one: nodes that share a database share its time, and should this
    machine's own clock be set, nothing at a table happens too soon or too late. None: a file has no time but this machine's."""

    by: int | None = None


def now() -> int:
    """Return milliseconds since 1970: by the database's clock, where there is a server."""
    return machine_time() if ClockOffset.by is None else steady_time() + ClockOffset.by


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
    """That something is on disk. Whoever waits for it may be told to stop, but hears of that only when it is known how it went."""

    def cancel(self, msg: Any = None) -> bool:
        """Refuse: what is queued cannot be called back."""
        return False


Then = Callable[[Any], None]
"""Called with the outcome of a write: its answer, or what it raised."""


class Append(msgspec.Struct, eq=False):
    """One entry for the log, with what changes along with it: the table's next deadline, if any, and its status when that changes."""

    entry: dict[str, Any]
    due: int | None
    drop: bool
    status: str | None
    then: Then


class Change(msgspec.Struct, eq=False):
    """Work in one transaction."""

    work: Work
    then: Then


class Store:
    """The database."""

    def __init__(self, backend: "Sqlite | Postgres") -> None:
        self.backend = backend
        self.is_sqlite = isinstance(backend, Sqlite)
        self._waiting: deque[Append | Change] = deque()
        self._some, self._none = asyncio.Event(), asyncio.Event()
        self._none.set()
        self._writer: asyncio.Task[None] | None = None
        self._excluded: dict[str, Any] = {}
        self.condition = DatabaseHealth()
        self._probe: asyncio.Task[int] | None = None
        self.on_batch: Callable[[int], None] = lambda size: None
        """So many changes go to disk together."""

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
                what = getattr(problem, "orig", None) or problem
                raise BadSetup("server-database-closed", what=str(what).strip() or type(what).__name__) from None
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
            return await self.backend.reading(lambda connection: [dict(row._mapping) for row in connection.execute(query)])
        except DATABASE_ERRORS as problem:
            self._note_read(problem)
            raise

    def _note_read(self, problem: BaseException) -> None:
        """Note a read that has failed, where it shows that the database is damaged."""
        if is_damaged(problem):
            self.condition.note_damaged(problem)

    async def row(self, query: sa.Select[Any]) -> Row | None:
        """Return the first row of a query."""
        found = await self.rows(query.limit(1))
        return found[0] if found else None

    async def transaction(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in one transaction; what it raises undoes all of it."""
        if not isinstance(self.backend, Sqlite):
            return await self._together(self.backend, work)
        # One writer, and a transaction costs some milliseconds, whatever is in it: it goes with what else waits.
        done: T = await self._wait_for(Change, work)
        return done

    async def fast_transaction(self, work: Callable[[Executor], T]) -> T:
        """Run work in a transaction of constant statements only: at a file the driver executes them without SQLAlchemy."""
        if not isinstance(self.backend, Sqlite):
            return await self._together(self.backend, work)
        done: T = await self._wait_for(Change, FastWork(work))
        return done

    async def _together(self, server: "Postgres", work: Callable[[Any], T]) -> T:
        """Do something in one transaction of a server, and note how it went."""
        try:
            done = await server.together(work)
        except DATABASE_ERRORS as problem:
            self._note_failed(1, problem)
            raise
        self.condition.note_written()
        return done

    def _note_failed(self, changes: int, problem: BaseException) -> None:
        """Note changes that could not be written; that something is there already is no failure."""
        if isinstance(problem, DATABASE_ERRORS) and not isinstance(problem, TAKEN):
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

    async def fast_execute(self, statement: sa.Executable, *rows: Mapping[str, Any]) -> None:
        """Execute a constant statement for one row of values or several."""
        await self.fast_transaction(lambda executor: executor.execute(statement, rows[0] if len(rows) == 1 else list(rows)))

    async def execute(self, *statements: sa.Executable) -> int:
        """Execute statements in one transaction; return how many rows the last one touched."""
        return await self.transaction(lambda connection: [connection.execute(statement).rowcount for statement in statements][-1])

    def upsert(self, table: sa.Table, values: Mapping[str, Any], keys: Iterable[str], where: Any = None) -> sa.Executable:
        """Insert, or update what is there under the same keys (only `where` that holds)."""
        one: sa.Executable = self.upserts(table, values, keys, where).values(**values)
        return one

    def upserts(self, table: sa.Table, names: Iterable[str], keys: Iterable[str], where: Any = None) -> Any:
        """The same for many rows: the statement, whose values come with it."""
        kind = sqlite.insert if self.is_sqlite else postgresql.insert
        insert, keys = kind(table), list(keys)
        new = self._excluded.get(table.name)
        if new is None:  # it is the same for every statement about a table, and takes longer to make than all the rest
            new = self._excluded[table.name] = kind(table).excluded
        changes = {name: new[name] for name in names if name not in keys}
        if not changes:
            return insert.on_conflict_do_nothing(index_elements=keys)
        return insert.on_conflict_do_update(index_elements=keys, set_=changes, where=where(new) if where else None)

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

    async def _write_some(self, some: list[Append | Change]) -> None:
        """Write a batch in one transaction, or as many as it takes, and tell every writer."""
        try:
            if some:
                await self._write(some)
        except asyncio.CancelledError:
            report_all([(one.then, ConnectionError("closing")) for one in some])
            raise
        except Exception as problem:  # noqa: BLE001 - each sender is told, and the writer lives on
            await self._write_apart(some, problem)

    async def _write_apart(self, batch: list[Append | Change], problem: Exception) -> None:
        """Write a failed batch apart: one change, most likely, came second to another node's; the others are written."""
        of_all = is_full(problem) or is_damaged(problem) or getattr(problem, "connection_invalidated", False)
        if of_all or not isinstance(problem, WRONG):  # it is the database: nothing can be written
            self._fail(batch, problem)
            return
        try:
            taken = await self._taken(batch) if isinstance(problem, TAKEN) else []
        except Exception as away:  # noqa: BLE001 - the database has gone just now: each sender is told, and the writer lives on
            self._fail(batch, away)
            return
        if taken:
            report_all([(one.then, False) for one in taken])
            rest = [one for one in batch if one not in taken]
            try:
                if rest:
                    await self._write(rest)
            except Exception as another:  # noqa: BLE001 - each of the others is told
                await self._write_apart(rest, another)
            return
        for one in batch:
            try:
                await self._write([one])
            except TAKEN as taken_now:
                report_all([(one.then, False if isinstance(one, Append) else taken_now)])
            except Exception as refused:  # noqa: BLE001 - the sender is told
                self._fail([one], refused)

    def _fail(self, jobs: list[Append | Change], problem: Exception) -> None:
        """Tell the senders of these that they could not be written."""
        self._note_failed(len(jobs), problem)
        report_all([(one.then, problem) for one in jobs])

    async def _taken(self, batch: list[Append | Change]) -> list[Append]:
        """Return the entries of a batch whose numbers are used already."""
        appends = {(one.entry["table"], one.entry["seq"]): one for one in batch if isinstance(one, Append)}
        query = sa.select(log.c.table, log.c.seq).where(sa.tuple_(log.c.table, log.c.seq).in_(list(appends)))
        return [appends[row["table"], row["seq"]] for row in await self.rows(query)]

    async def _write(self, batch: list[Append | Change]) -> None:
        appends = [one for one in batch if isinstance(one, Append)]
        changes = [one for one in batch if isinstance(one, Change)]
        many = self._log_changes(appends) if appends else []
        if not isinstance(self.backend, Sqlite):
            await self.backend.write(many)
            answers = []
        else:
            answers = await self.backend.write(many, [one.work for one in changes])
        failed = [answer for answer in answers if isinstance(answer, DATABASE_ERRORS)]
        for answer in failed:
            self._note_failed(1, answer)
        if not failed:
            self.condition.note_written()
        told = [(append.then, True) for append in appends]
        told += [(change.then, answer) for change, answer in zip(changes, answers, strict=True)]
        asyncio.get_running_loop().call_soon(report_all, told)  # by then the next are on their way to disk

    def _log_changes(self, appends: list[Append]) -> list[Many]:
        """Entries and what goes with them: one statement for all of a kind."""
        many: list[Many] = [(INSERT_ENTRY, [one.entry for one in appends])]
        timed = {one.entry["table"]: one for one in appends if one.due is not None or one.drop}.values()  # of each table the latest
        if timed:
            due = [{"table": one.entry["table"], "seq": one.entry["seq"], "due": one.due} for one in timed if one.due is not None]
            dropped = [{"of": one.entry["table"], "at": one.entry["seq"]} for one in timed if one.due is None]
            many += [(statement, rows) for statement, rows in ((self._set_deadline, due), (DROP_DEADLINE, dropped)) if rows]
        status = [{"of": one.entry["table"], "status": one.status, "changed": one.entry["at"]} for one in appends if one.status is not None]
        if status:
            many += [(SET_STATUS, status), (SET_SEATS, status)]
        return many

    # Deadlines

    def deadline(self, table: str, seq: int, due: int | None) -> tuple[sa.Executable, dict[str, Any]]:
        """Return the statement and values that set the next deadline of a table as of a log entry; None clears it.

        An older one never replaces a newer.
        """
        if due is None:
            return DROP_DEADLINE, {"of": table, "at": seq}
        return self._set_deadline, {"table": table, "seq": seq, "due": due}

    def postpone(self, table: str, due: int) -> sa.Executable:
        """Let a table's deadline come later, whatever set it."""
        return sa.update(deadlines).where(deadlines.c.table == table).values(due=due)

    @cached_property
    def _set_deadline(self) -> sa.Executable:
        """The same for many."""
        insert = (sqlite.insert if self.is_sqlite else postgresql.insert)(deadlines)
        changes = {"seq": insert.excluded.seq, "due": insert.excluded.due}
        return insert.on_conflict_do_update(index_elements=["table"], set_=changes, where=deadlines.c.seq <= insert.excluded.seq)

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
