"""A line in the log at most every so many seconds, however often something happens."""

import time


class LogThrottle:
    """Counts what happens between two lines."""

    def __init__(self, seconds: float = 10) -> None:
        self._seconds = seconds
        self._due = 0.0
        self._unsaid = 0

    def count(self, more: int = 1) -> int:
        """Return how often it has happened since the last line, if another is due; else 0."""
        self._unsaid += more
        present = time.monotonic()
        if present < self._due:
            return 0
        self._due = present + self._seconds
        unsaid, self._unsaid = self._unsaid, 0
        return unsaid
