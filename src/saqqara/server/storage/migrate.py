"""The schema brought up to date at start; a SQLite file is copied before it is changed."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7367124
"""Nodes that start together take turns at this PostgreSQL advisory lock."""


def config() -> Config:
    """Alembic's settings: where the migrations lie."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return made


def newest() -> str:
    """The revision of this program."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


async def migrate(engine: AsyncEngine, sqlite_file: Path | None) -> None:
    """Bring the schema up to date."""
    async with engine.connect() as connection:
        current = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    if current == newest():
        return
    if current is not None and sqlite_file is not None:
        copy_file(sqlite_file, sqlite_file.with_name(f"{sqlite_file.name}.before-{newest()}"))
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        await connection.run_sync(upgrade)


def upgrade(connection: Any) -> None:
    """Run what is missing."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a SQLite database, whatever is going on in it; an earlier copy is kept."""
    number = 0
    while target.exists():
        number += 1
        target = target.with_name(f"{target.name.split('~')[0]}~{number}")
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()
