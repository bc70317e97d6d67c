"""The meaning of a database's errors: whether its disk is full, whether it is damaged, and its own reason without any values."""

import errno
import sqlite3

from saqqara.server.storage import postgres_errors

AWAY = (sqlite3.OperationalError, OSError, TimeoutError)
"""The errors of a database that cannot be reached or cannot write."""
FULL_NUMBERS = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
DAMAGED_CODES = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
UNDECODABLE = "Could not decode to UTF-8"
"""The message of SQLite's driver about text whose bytes cannot be decoded; it has no code of its own."""
SAYS_NO_VALUES = ("25", "53", "57", "58", "XX")
"""Classes of PostgreSQL's errors whose messages are about the server, never about what was to be stored."""


class DiskFull(OSError):
    """A database's disk is full: nothing was written."""


def is_full(problem: BaseException) -> bool:
    """Return whether something could not be written because a disk is full."""
    if isinstance(problem, sqlite3.Error):
        return primary_code(problem) == sqlite3.SQLITE_FULL
    return isinstance(problem, (DiskFull, postgres_errors.DiskFullError)) or (
        isinstance(problem, OSError) and problem.errno in FULL_NUMBERS
    )


def is_damaged(problem: BaseException) -> bool:
    """Return whether something that is stored cannot be read any more."""
    if isinstance(problem, sqlite3.Error):
        return primary_code(problem) in DAMAGED_CODES or str(problem).startswith(UNDECODABLE)
    return isinstance(problem, (postgres_errors.DataCorruptedError, postgres_errors.IndexCorruptedError))


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
    if isinstance(problem, sqlite3.Error):
        name = getattr(problem, "sqlite_errorname", None)
        return f"{problem} ({name})" if name else str(problem)
    if isinstance(problem, postgres_errors.PostgresError):
        code = problem.sqlstate or ""
        return f"{problem.args[0]} ({code})" if code.startswith(SAYS_NO_VALUES) and problem.args else code or None
    if isinstance(problem, OSError):
        return problem.strerror or str(problem) or type(problem).__name__
    return None
