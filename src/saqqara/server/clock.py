"""The server's time."""

import time


def machine_time() -> int:
    """Return milliseconds since 1970 by this machine's clock."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Return milliseconds by a clock of this machine that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class ClockOffset:
    """The milliseconds by which the database's clock is ahead of the steady one: nodes that share a database share its time, and should
    this machine's own clock be set, nothing at a table happens too soon or too late. None: a file has no time but this machine's."""

    by: int | None = None


def now() -> int:
    """Return milliseconds since 1970: by the database's clock, where there is a server."""
    return machine_time() if ClockOffset.by is None else steady_time() + ClockOffset.by
