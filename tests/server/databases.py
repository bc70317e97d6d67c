"""The databases that a test's servers open: SQLite files, or databases of one PostgreSQL server.

A suite with `pytestmark = BOTH` runs once on each kind, with the same expected answers: in the short form those of its tests run on
PostgreSQL that are marked so, which together make every query; with `SAQQARA_DATABASES=all` all of them do.
"""

from pathlib import Path
from typing import ClassVar

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.settings import Settings
from saqqara.server.storage.schema import metadata
from saqqara.server.storage.schema_version import prepare
from tests.server.migrated import lay_out

BOTH = pytest.mark.both_databases
ALSO_ON_POSTGRES = pytest.mark.also_on_postgres
"""A test of such a suite that runs on PostgreSQL in the short form as well: it asks for something that no other does, or people act at the
same moment in it."""
ON_POSTGRES = pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
"""On PostgreSQL alone, also in such a suite: two servers that share nothing else."""
TEMPLATE = "saqqara_template"


class Databases:
    """The addresses of this test's databases."""

    server: ClassVar[str | None] = None
    """URL of the PostgreSQL server that this test runs on; None: its databases are SQLite files."""
    _created: ClassVar[dict[Path, str]] = {}
    """The names of this test's PostgreSQL databases, each by the SQLite file in whose place it stands."""
    _empty: ClassVar[list[str]] = []
    """The names of databases that tests before have left empty."""

    @classmethod
    async def url(cls, file: Path) -> str:
        """Return the URL of the database in the place of `file`. On PostgreSQL it is created when it is first asked for."""
        if cls.server is None:
            return lay_out(f"sqlite:///{file}")
        if file not in cls._created:
            if not cls._empty:
                cls._empty.append(f"t{len(cls._created)}")
                await copy_template(cls.server, cls._empty[-1])
            cls._created[file] = cls._empty.pop()
        return named(cls.server, cls._created[file])

    @classmethod
    async def empty_all(cls) -> None:
        """Empty this test's PostgreSQL databases, for the next test: that takes a twentieth of what dropping and copying take."""
        if cls.server is not None:
            for name in cls._created.values():
                await empty(named(cls.server, name))
                cls._empty.append(name)
        cls._created.clear()


async def empty(database: str) -> None:
    """Delete whatever a test has written to a PostgreSQL database; numbers begin with the first again. Nobody is left who writes."""
    connection = await asyncpg.connect(database)
    try:
        others = (
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.execute(others)
        tables = [table.name for table in metadata.sorted_tables]
        numbers = [row["sequencename"] for row in await connection.fetch("SELECT sequencename FROM pg_sequences")]
        await connection.execute(
            "SET session_replication_role = replica;"  # in any order
            + "".join(f'DELETE FROM "{table}";' for table in tables)
            + "".join(f'ALTER SEQUENCE "{number}" RESTART;' for number in numbers)
        )
    finally:
        await connection.close()


def named(server: str, name: str) -> str:
    """Return the URL of another database at the same server."""
    return server.replace("/postgres?", f"/{name}?")


async def run_sql(server: str, *statements: str) -> None:
    """Run statements one by one, each in its own transaction."""
    connection = await asyncpg.connect(server)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


MIGRATED: set[str] = set()
"""PostgreSQL servers that have the template."""


async def copy_template(server: str, name: str) -> None:
    """Create a database as a server does."""
    await make_template(server)
    await run_sql(server, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")


async def make_template(server: str) -> None:
    """Create the database that others are copied from, once for each server."""
    if server in MIGRATED:
        return
    await run_sql(server, f"CREATE DATABASE {TEMPLATE}")
    engine = create_async_engine(Settings(database=named(server, TEMPLATE)).driver_url, poolclass=sa.NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(prepare)
    await engine.dispose()
    MIGRATED.add(server)
