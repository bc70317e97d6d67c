"""The version of the schema: a new database is created with it, an older one is migrated, and its SQLite file is copied first.

Databases of schemas before `FIRST` come along by export and import (`saqqara admin`).
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.schema import CreateSchema

from saqqara.core.errors import BadSetup
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.private_files import create_private
from saqqara.server.storage.schema import metadata

FIRST = SCHEMA = 17
"""The first schema that databases are migrated from, and the one of this program."""
MIGRATIONS: dict[int, Callable[[sa.Connection], None]] = {}
"""The migrations from the schema before to each later one. A released one never changes."""
VERSION = sa.Table("schema_version", sa.MetaData(), sa.Column("version", sa.Integer, primary_key=True))


def schema_number(version: int) -> str:
    """Return a schema's number as people and files are told it."""
    return f"{version:04}"


def version_of(connection: sa.Connection) -> int | None:
    """Return the schema of a database; None: it is a new one."""
    inspector = sa.inspect(connection)
    if inspector.has_table(VERSION.name):
        return connection.scalar(sa.select(VERSION.c.version))
    if inspector.has_table("alembic_version"):  # where schemas before the first had theirs
        return int(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())
    return None


def prepare(connection: sa.Connection, file: Path | None = None) -> None:
    """Create or migrate the schema; `file` is that of a SQLite database."""
    if file is None:  # nodes of one PostgreSQL database take turns
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(AdvisoryLock.MIGRATION.value)))
    found = version_of(connection)
    if found == SCHEMA:
        return
    if found is None:
        create(connection)
        return
    check_known(found)
    if found < FIRST:
        raise BadSetup("server-database-earlier", got=schema_number(found), known=schema_number(SCHEMA))
    if file is not None:
        copy_file(file)
    for version in range(found + 1, SCHEMA + 1):
        MIGRATIONS[version](connection)
    connection.execute(sa.update(VERSION).values(version=SCHEMA))


def check_known(found: int) -> None:
    """Raise if a schema is newer than this program."""
    if found > SCHEMA:
        raise BadSetup("server-database-newer", got=schema_number(found), known=schema_number(SCHEMA))


def create(connection: sa.Connection) -> None:
    """Create all tables in an empty database."""
    metadata.create_all(connection, checkfirst=False)
    VERSION.create(connection)
    connection.execute(sa.insert(VERSION).values(version=SCHEMA))


def set_aside(connection: sa.Connection, file: Path | None) -> None:
    """Create a new database in place of an earlier one, if there is one. That one is kept: as a copy of its SQLite file, or in PostgreSQL
    as a schema of its own beside the new tables."""
    found = version_of(connection)
    if found is None or found >= FIRST:
        return
    there = sa.MetaData()
    there.reflect(connection)
    if file is not None:
        copy_file(file)
        there.drop_all(connection)
    else:
        beside = f"before_{schema_number(SCHEMA)}"
        connection.execute(CreateSchema(beside))
        for table in there.tables:
            connection.execute(sa.text(f'ALTER TABLE "{table}" SET SCHEMA {beside}'))
    create(connection)


def copy_file(source: Path) -> None:
    """Copy a SQLite database consistently, whatever is going on in it, to a file beside it; an earlier copy is kept."""
    target = first = source.with_name(f"{source.name}.before-{schema_number(SCHEMA)}")
    copies = 0
    while target.exists():
        copies += 1
        target = first.with_name(f"{first.name}~{copies}")
    create_private(target)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()
