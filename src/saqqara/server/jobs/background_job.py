"""A job that a node does again and again: in the background, at most once at a time, begun at a tick when it is due."""

from collections.abc import Awaitable, Callable

from saqqara.server.clock import now
from saqqara.server.jobs.background_tasks import BackgroundTasks


class BackgroundJob:
    """Runs `work` whenever it is due; `work` returns the milliseconds until the next run.

    A run that fails is logged with the background's other errors, and tried again after `retry_ms`.
    """

    def __init__(self, tasks: BackgroundTasks, work: Callable[[], Awaitable[int]], retry_ms: int = 0, first_ms: int = 0) -> None:
        self.tasks, self.work, self.retry_ms = tasks, work, retry_ms
        self.due = now() + first_ms
        self.busy = False

    def on_tick(self) -> None:
        """Begin a run if one is due and none is under way."""
        if not self.busy and now() >= self.due and not self.tasks.closing:
            self.busy = True
            self.tasks.run(self._run())

    async def _run(self) -> None:
        pause = self.retry_ms
        try:
            pause = await self.work()
        finally:
            self.busy, self.due = False, now() + pause
