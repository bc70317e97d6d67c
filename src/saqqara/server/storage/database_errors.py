"""What a database's errors mean: whether its disk is full, whether it is damaged, and its own reason in words that hold no values."""

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from saqqara.server.storage import postgres_errors

AWAY = (OperationalError, sqlite3.OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError)
"""The errors of a database that cannot be reached or cannot write."""
FULL_NUMBERS = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
DAMAGED_CODES = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
UNDECODABLE = "Could not decode to UTF-8"
"""What SQLite's driver says of text whose bytes are no text any more; it has no code of its own."""
SAYS_NO_VALUES = ("25", "53", "57", "58", "XX")
"""Classes of PostgreSQL's errors whose messages are about the server, never about what was to be stored."""


class DiskFull(OSError):
    """A database's disk is full: nothing was written."""


def cause_of(problem: BaseException) -> BaseException:
    """Return the driver's own error behind an error of SQLAlchemy's."""
    if isinstance(problem, DBAPIError) and problem.orig is not None:
        problem = problem.orig
    cause = problem.__cause__
    is_servers = isinstance(cause, postgres_errors.PostgresError)
    return cause if cause is not None and is_servers else problem


def is_full(problem: BaseException) -> bool:
    """Return whether something could not be written because a disk is full."""
    cause = cause_of(problem)
    if isinstance(cause, sqlite3.Error):
        return primary_code(cause) == sqlite3.SQLITE_FULL
    return isinstance(cause, (DiskFull, postgres_errors.DiskFullError)) or (isinstance(cause, OSError) and cause.errno in FULL_NUMBERS)


def is_damaged(problem: BaseException) -> bool:
    """Return whether something that is stored cannot be read any more."""
    cause = cause_of(problem)
    if isinstance(cause, sqlite3.Error):
        return primary_code(cause) in DAMAGED_CODES or str(cause).startswith(UNDECODABLE)
    return isinstance(cause, (postgres_errors.DataCorruptedError, postgres_errors.IndexCorruptedError))


def primary_code(problem: sqlite3.Error) -> int:
    """Return SQLite's code without the details in its upper bytes; 0: it is an error of the driver's."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def message_key(problem: BaseException) -> str:
    """Return the key of the sentence for somebody whose request failed by this problem."""
    if is_full(problem):
        return "server-disk-full"
    if is_damaged(problem):
        return "server-damaged"
    return "server-away" if isinstance(problem, AWAY) else "server-trouble"


def reason_of(problem: BaseException) -> str | None:
    """Return the database's own words for a problem, for the log; None where they could hold something that is stored."""
    cause = cause_of(problem)
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", None)
        return f"{cause} ({name})" if name else str(cause)
    if isinstance(cause, postgres_errors.PostgresError):
        code = cause.sqlstate or ""
        return f"{cause.args[0]} ({code})" if code.startswith(SAYS_NO_VALUES) and cause.args else code or None
    if isinstance(cause, OSError):
        return cause.strerror or str(cause) or type(cause).__name__
    return None
