"""A cluster on one machine: two nodes of two workers each, PostgreSQL and NATS, with a line of its own on every way between them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from tests.server.chaos.clock import Clock
from tests.server.chaos.line import Line, Reach
from tests.server.chaos.processes import Postgres, Server
from tests.server.server_processes import NatsServer

WORKERS = 2


class Node:
    """A machine: a server with its workers, a clock, a line to the database, one to the bus, and those by which clients come."""

    def __init__(self, name: str, clock: Clock, database: Line, bus: Line, folder: Path) -> None:
        self.name, self.clock, self.database, self.bus = name, clock, database, bus
        words = ["--database", f"postgresql://postgres:@127.0.0.1:{database.port}/postgres?ssl=disable"]
        words += ["--nats", f"nats://127.0.0.1:{bus.port}"]
        self.server = Server(words, WORKERS, folder, name, clock)
        self.doors: list[Line] = []
        """The addresses for clients, one for each port."""

    @property
    def urls(self) -> list[str]:
        """Return the addresses at which clients reach it."""
        return [f"http://127.0.0.1:{door.port}" for door in self.doors]


class Cluster:
    """Everything."""

    def __init__(self, folder: Path, postgres: Postgres, bus: NatsServer) -> None:
        self.folder, self.postgres, self.bus = folder, postgres, bus
        self.nodes: list[Node] = []

    @property
    def urls(self) -> list[str]:
        """Return the addresses at which clients reach any of them."""
        return [url for node in self.nodes for url in node.urls]


async def together(works: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do several things at once."""
    await asyncio.gather(*(work() for work in works))


@contextlib.asynccontextmanager
async def running(folder: Path, nodes: int = 2) -> AsyncIterator[Cluster]:
    """A cluster for a while."""
    async with contextlib.AsyncExitStack() as stack:
        postgres = await asyncio.to_thread(Postgres, folder)
        stack.push_async_callback(asyncio.to_thread, postgres.close)
        bus = NatsServer()
        stack.callback(bus.stop)
        await asyncio.to_thread(bus.start)
        cluster = Cluster(folder, postgres, bus)

        async def line(reach: Reach) -> Line:
            opened = await Line(reach).open()
            stack.push_async_callback(opened.close)
            return opened

        for name in "ab"[:nodes]:
            ways = await line(postgres.reach), await line(bus.reach)
            node = Node(name, Clock(folder / f"clock-{name}"), *ways, folder)
            node.doors = [await line(partial(asyncio.open_connection, "127.0.0.1", port)) for port in node.server.ports]
            cluster.nodes.append(node)
        stack.push_async_callback(together, [partial(asyncio.to_thread, node.server.stop) for node in cluster.nodes])
        await together([node.server.start for node in cluster.nodes])  # the first makes the schema, and the others wait for it
        yield cluster
