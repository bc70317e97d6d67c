"""A lock by which processes that write to one SQLite file take turns: SQLite's own sleeps and retries, each time for longer."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from saqqara.server.storage.private_files import open_private

if sys.platform != "win32":
    import fcntl


class WriteLock:
    """A lock file that the system hands on at once, even when its holder dies. Only speed depends on it."""

    def __init__(self, file: Path | None) -> None:
        """Open no file yet. `file` is None where nobody else writes."""
        self._path = None if file is None else file.with_name(file.name + ".writing")
        self._held: IO[bytes] | None = None

    @contextlib.contextmanager
    def turn(self) -> Iterator[None]:
        """Hold the lock for a while."""
        if sys.platform == "win32" or self._path is None:
            yield
            return
        if self._held is None:
            self._held = open_private(self._path)
        fcntl.flock(self._held, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._held, fcntl.LOCK_UN)

    def close(self) -> None:
        """Close the lock's file."""
        if self._held is not None:
            self._held.close()
            self._held = None
