"""The order in which what has changed is made and sent."""

import asyncio
from collections import deque
from typing import Protocol


class Drain(Protocol):
    """A feed whose dirty parts are to be sent."""

    def drain(self) -> None:
        """Make whatever there is to be sent, and hand it to its socket."""


class Socket(Protocol):
    """A socket with messages to send."""

    def send_now(self) -> None:
        """Send what waits."""


class Outbox:
    """Drains feeds at the end of the event loop's turn in which something changed, then lets their sockets send.

    A processor that is sent back and forth between making and sending takes a fifth longer for both. One call of the event loop serves all.
    """

    def __init__(self) -> None:
        self._feeds: deque[Drain] = deque()
        self._sockets: deque[Socket] = deque()
        self._due = False

    def schedule(self, feed: Drain) -> None:
        """Queue a feed that has something to send."""
        self._feeds.append(feed)
        if not self._due:
            self._set_due()

    def add(self, socket: Socket) -> None:
        """Queue a socket that has been given something."""
        self._sockets.append(socket)
        if not self._due:
            self._set_due()

    def _set_due(self) -> None:
        self._due = True
        asyncio.get_running_loop().call_soon(self._send_all)

    def _send_all(self) -> None:
        feeds, sockets = self._feeds, self._sockets
        try:
            for _ in range(len(feeds)):  # a feed that is scheduled meanwhile has its turn after this
                feeds.popleft().drain()
            while sockets:
                sockets.popleft().send_now()
        finally:  # should one of them fail, the others have their turn
            self._due = False
            if feeds or sockets:
                self._set_due()
