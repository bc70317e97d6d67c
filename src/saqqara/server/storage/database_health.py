"""Tells whether a database can be written and read, as its last uses have shown."""

import time
from collections.abc import Callable

import structlog

from saqqara.server.logs import LogThrottle
from saqqara.server.storage.database_errors import is_damaged, reason_of

log = structlog.get_logger()
FRESH_SECONDS = 5
"""The seconds for which the outcome of a write holds; after that another write must confirm it."""


class DatabaseHealth:
    """Remembers what the last writes and reads have shown."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.failed_writes = 0
        """Changes that could not be written."""
        self.damaged_reads = 0
        """Reads that met something damaged."""
        self.can_write = True
        """True if the last write was a success."""
        self._known_at = -float(FRESH_SECONDS)
        self._failed_lines, self._damaged_lines = LogThrottle(), LogThrottle()

    @property
    def is_fresh(self) -> bool:
        """Return whether a write has shown just now how it is."""
        return self._clock() < self._known_at + FRESH_SECONDS

    def note_written(self) -> None:
        """Note that something was written."""
        self.can_write, self._known_at = True, self._clock()

    def note_failed(self, changes: int, problem: BaseException) -> None:
        """Note that some changes could not be written, and log the database's own reason."""
        self.failed_writes += changes
        self.can_write, self._known_at = False, self._clock()
        count = self._failed_lines.count(changes)
        if count:
            log.error("database cannot be written", changes=count, problem=type(problem).__name__, reason=reason_of(problem))
        if is_damaged(problem):
            self.note_damaged(problem)

    def note_damaged(self, problem: BaseException) -> None:
        """Note that something stored cannot be read any more, and log the database's own reason."""
        self.damaged_reads += 1
        count = self._damaged_lines.count()
        if count:
            log.error("database is damaged: restore a backup", reads=count, problem=type(problem).__name__, reason=reason_of(problem))
