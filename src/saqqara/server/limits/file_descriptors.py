"""A reserve of file descriptors: newcomers are turned away with a sentence before nothing at all can be opened any more.

The system gives the lowest number that is free, so a connection's number says how many are in use.
"""

import sys
from typing import Any

import structlog

from saqqara.server.logs import LogThrottle
from saqqara.server.schemas.ws_messages import because, encode

if sys.platform != "win32":
    import resource

log = structlog.get_logger()
RESERVE = 64
"""The descriptors reserved for the database, for bots' processes and for files; of few, a quarter."""
RETRY_SECONDS = 10


def limit() -> int:
    """Return how many file descriptors this process may have; 0: as many as it likes."""
    if sys.platform == "win32":
        return 0
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 0 if soft == resource.RLIM_INFINITY else soft


def is_in_reserve(number: int) -> bool:
    """Return whether a descriptor of this number is one of the last."""
    most = limit()
    return bool(most) and number >= most - min(RESERVE, most // 4)


def turn_away_answer() -> bytes:
    """Return the answer to somebody for whom there is no descriptor left."""
    body = encode(because("server-many-people"))
    head = (
        "HTTP/1.1 503 Service Unavailable",
        f"Retry-After: {RETRY_SECONDS}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join([*head, "", ""]).encode() + body


class DescriptorGuard:
    """Turns newcomers away while descriptors are short, and says so in the log."""

    def __init__(self) -> None:
        self.turned_away = 0
        self._throttle = LogThrottle()

    def refuse_if_short(self, transport: Any) -> bool:
        """Close a new connection with a 503 where its descriptor is one of the last. Return whether it was closed."""
        socket = transport.get_extra_info("socket")
        if socket is None or not is_in_reserve(socket.fileno()):
            return False
        self.turned_away += 1
        count = self._throttle.count()
        if count:
            log.error("file descriptors are short: newcomers are turned away", limit=limit(), turned_away=count)
        transport.write(turn_away_answer())
        transport.close()
        return True
