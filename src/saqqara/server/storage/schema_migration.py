"""The schema brought up to date at start; a SQLite file is copied before it is changed."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from saqqara.core.errors import BadSetup
from saqqara.server.storage import advisory_locks
from saqqara.server.storage.advisory_locks import AdvisoryLock
from saqqara.server.storage.private_files import create_private


def config() -> Config:
    """Return Alembic's settings: where the migrations are."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return made


def newest() -> str:
    """Return the newest revision, which this program needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def migrate(connection: sa.Connection, file: Path | None = None) -> None:
    """Bring the schema up to date; `file` is that of a SQLite database."""
    advisory_locks.lock(connection, AdvisoryLock.MIGRATION)
    current = MigrationContext.configure(connection).get_current_revision()
    known = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]
    if current == newest():
        return
    if current is not None and current not in known:
        raise BadSetup("server-database-newer", got=current, known=newest())
    if current is not None and file is not None:
        copy_file(file, file.with_name(f"{file.name}.before-{newest()}"))
    upgrade(connection)


def upgrade(connection: sa.Connection) -> None:
    """Run what is missing."""
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
