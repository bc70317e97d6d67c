"""The server's log on standard error: structured lines, of its own and of the libraries that it uses."""

import contextlib
import logging
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import msgspec
import structlog
import structlog.testing

from saqqara.server.errors import where


class Forward(logging.Handler):
    """Forwards the lines that libraries write with the standard `logging` to ours. Of an error its kind and place, never its text."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one."""
        problem = record.exc_info[1] if record.exc_info else None
        more = {} if problem is None else {"problem": type(problem).__name__, "at": where(problem)}
        level = logging.ERROR if record.levelno >= logging.ERROR else logging.WARNING
        structlog.get_logger().log(level, record.getMessage(), logger=record.name, **more)


class PresentStderr:
    """The standard error stream of the moment: loggers are kept, and a program that runs this server may replace the stream."""

    def write(self, text: str) -> int:
        """Write a text."""
        return sys.stderr.write(text)

    def flush(self) -> None:
        """Write what waits."""
        sys.stderr.flush()


def set_up_logs(json: bool, level: str = "info", worker: int | None = None) -> None:
    """Write structured lines to standard error, from several workers with their number; no secret is ever put into one."""

    def name(_: Any, __: str, line: Any) -> Any:
        return line if worker is None else {**line, "worker": worker}

    shape: Any = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[name, structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True), shape],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(PresentStderr()),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    root.handlers = [*(handler for handler in root.handlers if not isinstance(handler, Forward)), Forward()]
    sys.excepthook = log_crash if json else sys.__excepthook__


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Write no structured line for a while."""
    with structlog.testing.capture_logs():
        yield


def log_crash(kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
    """Write an error that nobody has caught as one line."""
    structlog.get_logger().error("crashed", problem=kind.__name__, at=where(problem.with_traceback(trace)))


def say_in_log(sentence: str, json: bool, level: str = "warning") -> None:
    """Say something to whoever started the server, whatever the log's level: as it is, or as a line where lines are JSON."""
    line = {"level": level, "timestamp": datetime.now(UTC).isoformat(), "event": sentence}
    print(msgspec.json.encode(line).decode() if json else sentence, file=sys.stderr, flush=True)


class LogThrottle:
    """Limits a log line to one every so many seconds, and counts what happened between two lines."""

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
