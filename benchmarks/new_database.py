"""A database of its own for each size that is measured: a SQLite file, or one at a PostgreSQL server, which is dropped afterwards."""

import contextlib
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import sqlalchemy as sa

from saqqara.core.errors import BadSetup


@contextlib.asynccontextmanager
async def new_database(at: str | None, folder: Path) -> AsyncIterator[str]:
    """The URL of a new database, at the PostgreSQL server of that URL if one is given."""
    if at is None:
        yield f"sqlite:///{folder}/growth.db"
        return
    if not at.startswith(("postgresql://", "postgres://")):
        raise SystemExit(
            "--database names a PostgreSQL server, where a database is made for each size and dropped again; leave it out for SQLite."
        )
    name = f"saqqara_growth_{secrets.token_hex(6)}"
    await carry_out(at, f"CREATE DATABASE {name}")
    try:
        yield sa.make_url(at).set(database=name).render_as_string(hide_password=False)
    finally:
        await carry_out(at, f"DROP DATABASE {name} WITH (FORCE)")


async def carry_out(at: str, statement: str) -> None:
    """Execute one statement at a server."""
    try:
        connection = await asyncpg.connect(at)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        raise BadSetup("server-database-closed", what=str(problem).strip() or type(problem).__name__) from None
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
