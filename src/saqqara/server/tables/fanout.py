"""Messages between the nodes of a database. They say only where to look: a node that misses one catches up from the database."""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

SUBJECT = "saqqara.tables"
log = structlog.get_logger()


class TableEvent(msgspec.Struct, omit_defaults=True):
    """An event at a table: its log or chat has grown, its seats changed, somebody came or went; or a node asks who is there.

    Or somebody's name or blocks have changed, which concerns every table where they sit: then `player` says who.
    """

    table: str
    kind: str  # log, chat, seats, here, who, person
    node: str = ""
    number: int = 0
    seat: int = -1
    here: bool = False
    player: str = ""


class FanoutMessage(msgspec.Struct, frozen=True):
    """A message with all events of a node in one turn of its event loop: under load a message costs more than what is in it."""

    node: str
    news: list[TableEvent]


OnEvent = Callable[[TableEvent], Awaitable[None]]
EVENTS_PER_MESSAGE = 1000
"""The number of events in one message."""
read = msgspec.json.Decoder(FanoutMessage).decode


class SingleNode:
    """A single node: there is nobody to tell."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(6)
        self.others = False

    @property
    def must_poll(self) -> bool:
        """Return whether other nodes may be publishing what is not heard here, so that the database must be polled."""
        return False

    async def start(self, hear: OnEvent) -> None:
        """Do nothing: there is nothing to connect to."""

    def publish(self, news: TableEvent) -> None:
        """Do nothing: there is nobody to tell."""

    async def stop(self) -> None:
        """Do nothing: there is nothing to close."""


class PollingOnly(SingleNode):
    """Nodes that share a database without a message bus: each polls the database from time to time."""

    def __init__(self, seconds: float = 2.0) -> None:
        super().__init__()
        self.others = True
        self.seconds = seconds
        self._looked = -math.inf  # not 0: a machine that has just started counts from there

    @property
    def must_poll(self) -> bool:
        """Return whether it is time to poll again."""
        if time.monotonic() - self._looked < self.seconds:
            return False
        self._looked = time.monotonic()
        return True


class Nats(SingleNode):
    """Several nodes, over NATS. It may stop and come back: nothing is lost, others learn a little later.

    `besides`: how those are noticed whom it does not reach.
    """

    def __init__(self, url: str, besides: PollingOnly | None = None) -> None:
        from nats.aio.client import Client  # it loads much, and most servers are alone

        super().__init__()
        self.others = True
        self.url, self.besides = url, besides
        self.client = Client()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._news: list[TableEvent] = []

    async def start(self, hear: OnEvent) -> None:
        """Connect, now or as soon as it is there."""
        from nats.errors import Error

        async def heard(message: Any) -> None:
            with contextlib.suppress(msgspec.DecodeError):
                letter = read(message.data)
                if letter.node != self.node:
                    for news in letter.news:
                        news.node = letter.node
                        await hear(news)

        async def connect() -> None:
            while not self.client.is_connected:
                try:
                    await self.client.connect(self.url, max_reconnect_attempts=-1, reconnect_time_wait=1, error_cb=self.trouble)
                    await self.client.subscribe(SUBJECT, cb=heard)
                except (OSError, Error, TimeoutError) as problem:
                    log.warning("nats", problem=type(problem).__name__)
                    await asyncio.sleep(0.5)

        self._keep(asyncio.create_task(connect()))

    @property
    def must_poll(self) -> bool:
        """Return whether other nodes may be publishing what is not heard here, so that the database must be polled."""
        return not self.client.is_connected or (self.besides is not None and self.besides.must_poll)

    async def trouble(self, problem: Exception) -> None:
        """Log a problem, each kind once; the client connects again by itself."""
        log.warning("nats", problem=type(problem).__name__)

    def publish(self, news: TableEvent) -> None:
        """Tell the others, if they can be reached."""
        if self.client.is_connected:
            if not self._news:
                asyncio.get_running_loop().call_soon(self._send)
            self._news.append(news)

    def _send(self) -> None:
        """Publish everything queued, in as few messages as it takes."""
        told, self._news = self._news, []
        letters = [
            msgspec.json.encode(FanoutMessage(self.node, told[first : first + EVENTS_PER_MESSAGE]))
            for first in range(0, len(told), EVENTS_PER_MESSAGE)
        ]
        self._keep(asyncio.create_task(self._publish(letters)))

    async def _publish(self, letters: list[bytes]) -> None:
        from nats.errors import Error

        with contextlib.suppress(Error, OSError):  # they will find it in the database
            for letter in letters:
                await self.client.publish(SUBJECT, letter)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Close the connection."""
        from nats.errors import Error

        for task in list(self._tasks):
            task.cancel()
        if self.client.is_connected:
            with contextlib.suppress(Error, OSError):
                await self.client.close()
