"""Looking after a server's data: everything out as JSON lines and in again; a person's data given and deleted; what is old let go.

The first line of an export says of which schema it is, the last how many rows there are; between them each row of each table has a line.
It holds secrets (the seeds of games that go on, the signing key), so nobody but its owner may read the file.
"""

import asyncio
import contextlib
import errno
import gc
import itertools
import os
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from saqqara.core.errors import BadSetup, SaqqaraError
from saqqara.core.game import games
from saqqara.server.accounts.people import People, signing_key
from saqqara.server.community import handles
from saqqara.server.errors import SetAside
from saqqara.server.moderation import host_sessions
from saqqara.server.ops.retention import Retention
from saqqara.server.puzzles.puzzle_recompute import rebuild
from saqqara.server.ratings import results_rebuild
from saqqara.server.ratings.result_derivation import FinishedGame
from saqqara.server.schemas.players import PersonalData
from saqqara.server.settings import Settings
from saqqara.server.storage import earlier_schemas
from saqqara.server.storage.database_errors import is_damaged, reason_of
from saqqara.server.storage.private_files import open_private
from saqqara.server.storage.salvage import readable_rows
from saqqara.server.storage.schema import chat, competitors, metadata, players, puzzle_tries, secrets, tables
from saqqara.server.storage.schema import handles as schema_handles
from saqqara.server.storage.schema_version import SCHEMA, check_known, prepare, schema_number, set_aside, version_of
from saqqara.server.storage.serving_file import port_of_server
from saqqara.server.storage.store import DATABASE_ERRORS, Store
from saqqara.server.tables.fanout import SingleNode
from saqqara.server.tables.hub import Hub

BATCH = 500


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    saqqara: str


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: an export that was cut short has none."""

    rows: int


@contextlib.asynccontextmanager
async def opened(settings: Settings, any_schema: bool = False) -> AsyncIterator[Store]:
    """Open the database for a while. `any_schema`: as it is, though the schema be an earlier one or none."""
    store = await Store.open(settings, patient=True, any_schema=any_schema)
    try:
        yield store
    finally:
        await store.close()


def check_there(settings: Settings) -> None:
    """Raise if there is no such database: a mistyped name would make an empty one."""
    if settings.sqlite_file is not None and not settings.sqlite_file.exists():
        raise BadSetup("no-file", path=str(settings.sqlite_file), what=os.strerror(errno.ENOENT))


# Out


def export(settings: Settings, out: Path) -> int:
    """Write everything to a file, as of one moment; how many rows. A server may be running meanwhile, and the database may be of an earlier
    schema. Raises an error where it is damaged: the file then has all that can be read, and can be imported."""
    check_there(settings)
    with private(out) as file:
        written = asyncio.run(write_rows(settings, file))
    if written.incomplete:
        raise SaqqaraError("server-export-damaged", path=str(out), rows=written.count, tables=", ".join(written.incomplete))
    return written.count


@contextlib.contextmanager
def private(out: Path) -> Iterator[IO[bytes]]:
    """Open a file that nobody else may read, and that is there only once it is complete."""
    if not out.name:
        raise BadSetup("no-write", path=str(out), what=os.strerror(errno.EISDIR))
    part = out.with_name(out.name + ".part")
    try:
        part.unlink(missing_ok=True)  # what was left by a command that was killed may be readable by others
        with open_private(part) as file:
            yield file
        part.replace(out)
    except OSError as problem:
        raise BadSetup("no-write", path=str(out), what=problem.strerror or str(problem)) from None
    finally:
        part.unlink(missing_ok=True)


async def write_rows(settings: Settings, file: IO[bytes]) -> "Written":
    """Write all rows of all tables, those that others refer to first."""

    def work(connection: sa.Connection) -> Written:
        written = Written(file)
        found = version_of(connection) or SCHEMA
        check_known(found)
        file.write(msgspec.json.encode(Head(schema_number(found))) + b"\n")
        for columns in earlier_schemas.present(connection):
            written.write_table(connection, columns)
        file.write(msgspec.json.encode(End(written.count)) + b"\n")
        return written

    async with opened(settings, any_schema=True) as store:
        try:
            return await store.backend.maintain(work, read=True)
        except DATABASE_ERRORS as problem:
            if not is_damaged(problem):
                raise
            raise SaqqaraError("server-database-damaged", what=reason_of(problem) or "-") from None


class Written:
    """The result of an export."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.count = 0
        self.incomplete: list[str] = []
        """Tables of which rows are missing: they cannot be read, or refer to one that cannot."""
        self._there: dict[str, set[Any]] = {}
        """Keys of the rows that are there, of each incomplete table."""

    def write_table(self, connection: sa.Connection, columns: list[sa.Column[Any]]) -> None:
        """Write the rows of the table that has these columns, of a damaged one those that can be read."""
        table, count, start = columns[0].table, self.count, self._file.tell()
        query = sa.select(*columns).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        try:
            self._write(table, (row._asdict() for row in connection.execute(query)))
        except DBAPIError as problem:
            if not is_damaged(problem.orig or problem) or connection.dialect.name != "sqlite":
                raise
            self._file.seek(start)
            self._file.truncate()
            self.count = count
            self._mark_incomplete(table)
            self._write(table, readable_rows(connection, columns))

    def _mark_incomplete(self, table: sa.Table) -> None:
        if table.name not in self.incomplete:
            self.incomplete.append(table.name)
        self._there[table.name] = set()

    def _write(self, table: sa.Table, rows: Iterable[dict[str, Any]]) -> None:
        """Write rows, but those that refer to a row which is missing: no database would take them back."""
        parents = [
            (key.parent.name, self._there[key.column.table.name]) for key in table.foreign_keys if key.column.table.name in self._there
        ]
        if parents:  # some may be left out, and others refer to them in turn
            self._there[table.name] = set()
        (key, *_) = table.primary_key.columns.keys()
        for row in rows:
            if any(row[name] is not None and row[name] not in there for name, there in parents):
                if table.name not in self.incomplete:
                    self.incomplete.append(table.name)
                continue
            if table.name in self._there:
                self._there[table.name].add(row[key])
            self._file.write(msgspec.json.encode(Line(str(table.name), {str(name): value for name, value in row.items()})) + b"\n")
            self.count += 1


# In


def import_(settings: Settings, source: Path) -> int:
    """Read everything into a new database, or nothing of it; how many rows. One of an earlier schema in its place is kept beside it."""
    try:
        with source.open("rb") as file:
            return asyncio.run(read_rows(settings, enumerate(file, 1)))
    except OSError as problem:
        raise BadSetup("no-file", path=str(source), what=problem.strerror or str(problem)) from None


async def read_rows(settings: Settings, lines: Iterator[tuple[int, bytes]]) -> int:
    """Read all rows in one transaction."""
    version = check_head(next(lines, (1, b"")))

    def work(connection: sa.Connection) -> int:
        set_aside(connection, settings.sqlite_file)
        prepare(connection, settings.sqlite_file)
        check_empty(connection)
        connection.execute(sa.delete(secrets))  # a server that was started here once has made a key; the old one comes along
        count = 0
        for table, group in itertools.groupby(checked(lines, version), key=lambda one: one[1]):
            for batch in batches(group):
                try:
                    connection.execute(sa.insert(table), [row for _, _, row in batch])
                except (DBAPIError, OverflowError) as problem:
                    what = type(getattr(problem, "orig", None) or problem).__name__
                    raise SaqqaraError("server-import-line", line=str(batch[-1][0]), what=what) from None
                count += len(batch)
        if connection.dialect.name == "postgresql":
            for column in (chat.c.id, competitors.c.number, puzzle_tries.c.number):
                sequence = sa.func.pg_get_serial_sequence(column.table.name, column.name)
                following = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
                connection.execute(sa.select(sa.func.setval(sequence, following, False)))
        earlier_schemas.complete(connection, version)
        return count

    async with opened(settings, any_schema=True) as store:
        return await store.backend.maintain(work)


Row = tuple[int, sa.Table, dict[str, Any]]


def batches(rows: Iterator[Row]) -> Iterator[list[Row]]:
    """Yield rows in batches."""
    while batch := list(itertools.islice(rows, BATCH)):
        yield batch


def read_line(number: int, line: bytes, kind: Any) -> Any:
    """Return one line as the type it should be."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise SaqqaraError("server-import-line", line=str(number), what=str(problem)) from None


def check_head(first: tuple[int, bytes]) -> int:
    """Return the schema of an export; raise unless it is one, and of a schema that this program knows."""
    schema = read_line(*first, Head).saqqara
    known = [schema_number(version) for version in range(1, SCHEMA + 1)]
    if schema not in known:
        raise SaqqaraError("server-import-version", got=schema, known=schema_number(SCHEMA))
    return int(schema)


def check_empty(connection: sa.Connection) -> None:
    """Raise unless the database is empty: nothing is mixed with what is there already."""
    for table in metadata.sorted_tables:
        if table is not secrets and connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            raise SaqqaraError("server-import-full")


def checked(lines: Iterator[tuple[int, bytes]], version: int) -> Iterator[Row]:
    """Yield rows for their tables, each checked, up to the last line, which must be there."""
    count = 0
    for line_number, line in lines:
        if line.startswith(b'{"rows"'):
            end = read_line(line_number, line, End)
            if end.rows != count:
                raise SaqqaraError("server-import-rows", got=count, wanted=end.rows)
            return
        read = read_line(line_number, line, Line)
        table = metadata.tables.get(read.table)
        if table is None:
            raise SaqqaraError("server-import-table", line=str(line_number), name=read.table)
        row = read.row if version == SCHEMA else earlier_schemas.completed(table, read.row)
        check_row(line_number, table, row)
        count += 1
        yield line_number, table, row
    raise SaqqaraError("server-import-cut", rows=count)


def check_row(number: int, table: sa.Table, row: dict[str, Any]) -> None:
    """Raise unless a row has the columns of its table, with values of their types."""
    if set(row) != set(table.columns.keys()):
        raise SaqqaraError("server-import-line", line=str(number), what=", ".join(sorted(set(row) ^ set(table.columns.keys()))))
    for column in table.columns:
        value = row[column.name]
        if not (value is None and column.nullable) and type(value) is not column.type.python_type:
            raise SaqqaraError("server-import-line", line=str(number), what=f"{column.name}: {type(value).__name__}")


# A person


def forget(settings: Settings, player: str) -> None:
    """Delete a player's personal data."""
    check_there(settings)
    asyncio.run(forget_player(settings, player))


async def forget_player(settings: Settings, player: str) -> None:
    """Delete a player, who must exist, as `People.forget` does."""
    async with opened(settings) as store:
        people, found = await people_with(store, settings, player)
        await people.forget(found)


async def people_with(store: Store, settings: Settings, player: str) -> tuple[People, str]:
    """Return everybody, and the id of a player there must be: named by the id, or by the handle in the address of a profile."""
    found = await store.row(sa.select(players.c.id).where(players.c.id == player))
    whose = await handles.player_of(store, player) if found is None else str(found["id"])
    if whose is None:
        raise SaqqaraError("server-no-player", player=player[:60])
    return People(store, settings, await signing_key(store, settings)), whose


def person(settings: Settings, player: str, out: Path) -> None:
    """Write everything that is stored about a player to a file, as `/me/data` gives it."""
    check_there(settings)

    async def ask() -> PersonalData:
        async with opened(settings) as store:
            people, found = await people_with(store, settings, player)
            return PersonalData(found, await people.given_to(found))

    with private(out) as file:
        file.write(msgspec.json.format(msgspec.json.encode(asyncio.run(ask()))) + b"\n")


# Lists


class ListedPerson(NamedTuple):
    """A player as the operator finds them. `handle`: the address of their profile, where they have one; `kept`: their name is theirs."""

    id: str
    handle: str | None
    name: str
    kept: bool
    seen: int


class ListedTable(NamedTuple):
    """A table as the operator finds it. `why`: what keeps it from being read; None where it was not tried, or can be."""

    id: str
    game: str
    status: str
    changed: int
    why: SetAside | None = None


def list_people(settings: Settings, count: int) -> list[ListedPerson]:
    """Return the players who were here last, the latest first."""
    check_there(settings)
    of = schema_handles
    columns = (players.c.id, of.c.handle, players.c.name, players.c.kept.is_not(None).label("kept"), players.c.seen)
    query = sa.select(*columns).outerjoin(of, of.c.player == players.c.id).order_by(players.c.seen.desc(), players.c.id).limit(count)

    async def work() -> list[ListedPerson]:
        async with opened(settings) as store:
            return [ListedPerson(row["id"], row["handle"], row["name"], bool(row["kept"]), row["seen"]) for row in await store.rows(query)]

    return asyncio.run(work())


def list_tables(settings: Settings, count: int, aside: bool) -> list[ListedTable]:
    """Return the tables that were changed last, the latest first. `aside`: of all that have begun, those that cannot be read. Nothing is
    changed; a server may be running meanwhile."""
    check_there(settings)
    query = sa.select(tables.c.id).order_by(tables.c.changed.desc(), tables.c.id)
    query = query.where(tables.c.status.in_(("running", "over"))) if aside else query.limit(count)

    async def work() -> list[ListedTable]:
        async with opened(settings) as store:
            hub, listed = Hub(settings, store, SingleNode()), []
            for found in await store.rows(query):
                row = await store.table(found["id"])
                why = await unreadable(hub, row) if aside and row is not None else None
                if row is not None and (why is not None or not aside):
                    listed.append(ListedTable(row["id"], row["game"], row["status"], row["changed"], why))
                    if len(listed) == count:
                        break
            return listed

    return asyncio.run(work())


async def unreadable(hub: Hub, row: Any) -> SetAside | None:
    """Return why a table cannot be read; None where it can."""
    try:
        await hub.catch_up(hub.aside.read_table(row, await hub.store.seats(row["id"])))
    except SetAside as why:
        return why
    return None


# Ratings


def ratings(settings: Settings, from_log: bool = False, progress: Callable[[int, int], None] = lambda done, of: None) -> dict[str, int]:
    """Make all ratings anew: from the results of games, or from their logs. How many results said something else before, by game."""
    check_there(settings)

    async def work() -> dict[str, int]:
        async with opened(settings) as store:
            changed = await results_again(store, progress) if from_log else dict.fromkeys(games(), 0)
            gc.disable()  # millions of rows, none of which is garbage
            rated = await store.transaction(lambda connection: results_rebuild.rate_all(connection, list(games())))
            gc.enable()
            return {game: changed[game] + rated[game] for game in games()}

    return asyncio.run(work())


async def results_again(store: Store, progress: Callable[[int, int], None]) -> dict[str, int]:
    """Return every game that is over, replayed: its results, and what its people have played in all. Games may end meanwhile."""
    changed, found, broken = dict.fromkeys(games(), 0), dict[str, FinishedGame](), set[str]()
    while waiting := [table for table in await store.snapshot(results_rebuild.over) if table not in found and table not in broken]:
        for table in waiting:
            try:
                found[table] = await store.snapshot(partial(results_rebuild.derived, table=table))
            except (SaqqaraError, ValueError, LookupError):  # its log cannot be read by these rules: as if it had not been played
                broken.add(table)
                continue
            changed[found[table].game] += await store.transaction(
                partial(results_rebuild.rewrite_result, store=store, finished=found[table])
            )
            progress(len(found) + len(broken), len(found) + len(broken) + len(waiting))
    await store.transaction(lambda connection: results_rebuild.rebuild_totals(connection, store, found.values()))
    return changed


def puzzles(settings: Settings) -> dict[str, int]:
    """Make all ratings of puzzles and of those who solve them anew from the tries. How many rows said something else before, by game."""
    check_there(settings)

    async def work() -> dict[str, int]:
        async with opened(settings) as store:
            return await store.transaction(lambda connection: {game: rebuild(connection, store, game) for game in games()})

    return asyncio.run(work())


# What is old


def clear(settings: Settings, dry_run: bool = False) -> dict[str, int]:
    """Let go what has been kept long enough, or only count it: how much of each kind. A server may be running meanwhile."""
    check_there(settings)

    async def work() -> dict[str, int]:
        async with opened(settings) as store:
            retention = Retention(Hub(settings, store, SingleNode()))
            return await (retention.count() if dry_run else retention.all())

    return asyncio.run(work())


# The host


def where(settings: Settings) -> str:
    """Return where the host's browser reaches the server: at the port of the one that has the database now, where that is known."""
    file = settings.sqlite_file
    port = port_of_server(file) if file is not None and not settings.origins else None
    return settings.home if port is None else f"http://127.0.0.1:{port}"


def host(settings: Settings) -> str:
    """Return a link that makes a browser the host's, once, soon."""
    check_there(settings)

    async def work() -> str:
        async with opened(settings) as store:
            return f"{where(settings)}/host/{await host_sessions.make_link(store)}"

    return asyncio.run(work())


def end_hosts(settings: Settings) -> None:
    """End all host sessions."""
    check_there(settings)

    async def work() -> None:
        async with opened(settings) as store:
            await host_sessions.end_all_sessions(store)

    asyncio.run(work())
