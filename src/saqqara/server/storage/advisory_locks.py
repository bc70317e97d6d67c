"""PostgreSQL advisory locks, by which nodes that share a database take turns. At SQLite there is one writer anyway.

A lock is held until the end of its transaction. Where a transaction takes row locks too, it takes this one first: else two could wait
for each other.
"""

import enum

import sqlalchemy as sa

from saqqara.server.storage.database_connection import Connection


class AdvisoryLock(enum.IntEnum):
    """The locks for work that only one node does at a time. The numbers are for this program alone, and never change: nodes of two
    versions may meet."""

    MIGRATION = 7367124
    RETENTION = 7367125
    RATINGS = 7367126
    PUZZLES = 7367127


def lock(connection: Connection, number: AdvisoryLock) -> None:
    """Wait until no other node holds a lock, and take it."""
    if not connection.is_sqlite:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(number.value)))


def try_lock(connection: Connection, number: AdvisoryLock) -> bool:
    """Take a lock if no other node holds it; return whether it was free."""
    return connection.is_sqlite or bool(connection.scalar(sa.select(sa.func.pg_try_advisory_xact_lock(number.value))))
