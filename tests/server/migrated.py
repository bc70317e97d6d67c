"""New databases for tests: copies of one that was created as a server does, which takes longer than most tests."""

import tempfile
from functools import cache
from pathlib import Path

import sqlalchemy as sa

from saqqara.server.settings import Settings
from saqqara.server.storage.schema_version import prepare


@cache
def migrated() -> bytes:
    """Return what is in a SQLite file that has just been created, made once in each process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "migrated.db"
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            prepare(connection, file)
        engine.dispose()
        return file.read_bytes()


def lay_out(database: str) -> str:
    """The same database: a SQLite file that is not there yet lies there now, as a server would have made it."""
    file = Settings(database=database).sqlite_file
    if file is not None and file.parent.is_dir() and not file.exists():
        file.write_bytes(migrated())
    return database
