"""The errors of PostgreSQL's driver, by the names that it gives them. Where it is not installed they are classes that nobody raises."""

import importlib.util
from typing import TYPE_CHECKING

if TYPE_CHECKING or importlib.util.find_spec("asyncpg") is not None:
    from asyncpg import (
        DataCorruptedError,
        DiskFullError,
        IndexCorruptedError,
        IntegrityConstraintViolationError,
        InterfaceError,
        PostgresError,
    )
else:

    class PostgresError(Exception):
        """An error of a PostgreSQL server."""

        sqlstate = None

    class InterfaceError(Exception):
        """An error of the driver's own."""

    class DataCorruptedError(PostgresError):
        """A row that cannot be read."""

    class IndexCorruptedError(PostgresError):
        """An index that cannot be read."""

    class DiskFullError(PostgresError):
        """The server's disk is full."""

    class IntegrityConstraintViolationError(PostgresError):
        """A row that is there already."""


__all__ = [
    "DataCorruptedError",
    "DiskFullError",
    "IndexCorruptedError",
    "IntegrityConstraintViolationError",
    "InterfaceError",
    "PostgresError",
]
