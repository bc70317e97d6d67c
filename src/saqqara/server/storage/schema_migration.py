"""The schema brought up to date at start; a SQLite file is copied before it is changed.

Alembic is imported only where there is something to do.
"""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from saqqara.core.errors import BadSetup
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.private_files import create_private

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def config() -> "Config":
    """Return Alembic's settings: where the migrations are."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    return made


def revisions() -> list[str]:
    """The revisions that this program knows, the newest last: each migration's file begins with its own."""
    return sorted(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def newest() -> str:
    """Return the newest revision, which this program needs."""
    return revisions()[-1]


def migrate(connection: sa.Connection, file: Path | None = None) -> None:
    """Bring the schema up to date; `file` is that of a SQLite database."""
    advisory_locks.lock(connection, AdvisoryLock.MIGRATION)
    current = None
    if sa.inspect(connection).has_table("alembic_version"):
        current = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if current == newest():
        return
    if current is not None and current not in revisions():
        raise BadSetup("server-database-newer", got=current, known=newest())
    if current is not None and file is not None:
        copy_file(file, file.with_name(f"{file.name}.before-{newest()}"))
    upgrade(connection)


def upgrade(connection: sa.Connection) -> None:
    """Run what is missing."""
    from alembic import command

    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database consistently, whatever is going on in it; an earlier copy is kept."""
    number = 0
    while target.exists():
        number += 1
        target = target.with_name(f"{target.name.split('~')[0]}~{number}")
    create_private(target)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    old.close()
    new.close()
