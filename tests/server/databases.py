"""The databases that a test's servers open: SQLite files, or databases of one PostgreSQL server.

A suite with `pytestmark = BOTH` runs once on each kind, with the same expected answers.
"""

import hashlib
from pathlib import Path
from typing import ClassVar

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saqqara.server.settings import Settings
from saqqara.server.storage.schema_version import prepare

BOTH = pytest.mark.both_databases
TEMPLATE = "saqqara_template"


class Databases:
    """Where this test's databases are."""

    server: ClassVar[str | None] = None
    """URL of the PostgreSQL server that this test runs on; None: its databases are SQLite files."""
    _created: ClassVar[dict[Path, str]] = {}
    """The names of this test's PostgreSQL databases, each by the SQLite file in whose place it stands."""

    @classmethod
    async def url(cls, file: Path) -> str:
        """Return the URL of the database in the place of `file`. On PostgreSQL it is created when it is first asked for."""
        if cls.server is None:
            return f"sqlite:///{file}"
        name = "t" + hashlib.sha256(str(file).encode()).hexdigest()[:20]
        if file not in cls._created:
            await copy_template(cls.server, name)
            cls._created[file] = name
        return named(cls.server, name)

    @classmethod
    async def drop_all(cls) -> None:
        """Drop this test's PostgreSQL databases."""
        if cls.server is not None and cls._created:
            await run_sql(cls.server, *(f"DROP DATABASE {name} WITH (FORCE)" for name in cls._created.values()))
        cls._created.clear()


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
