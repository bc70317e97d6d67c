"""Tasks in the background of an event loop, which nobody awaits."""

import asyncio
from collections.abc import Sequence
from typing import Any

import structlog

from saqqara.core.errors import SaqqaraError
from saqqara.server.errors import where
from saqqara.server.storage.database_errors import reason_of

log = structlog.get_logger()


class BackgroundTasks:
    """Tasks that are under way: asyncio would forget a task that nobody holds, and its error with it."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self.closing = False

    def run(self, work: Any) -> asyncio.Task[Any]:
        """Start a task; if it fails, that is logged."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self._done)
        return task

    def cancel(self) -> Sequence[asyncio.Task[Any]]:
        """Cancel all tasks, and begin no more jobs; return the tasks, to be awaited."""
        self.closing = True
        stopping = list(self.running)
        for task in stopping:
            task.cancel()
        return stopping

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, SaqqaraError):  # ours are answers, and whoever asked is told
            log.error("background", problem=type(problem).__name__, reason=reason_of(problem), at=where(problem))
