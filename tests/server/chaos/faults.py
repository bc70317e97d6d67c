"""Troubles, each with a beginning and an end, drawn by a seeded generator."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from tests.server.chaos.cluster import Cluster, Node
from tests.server.chaos.line import Line
from tests.server.chaos.processes import signal_to

Do = Callable[[], Awaitable[None]]


class Fault(NamedTuple):
    """A trouble: what it is, how it begins and how it ends."""

    kind: str
    begin: Do
    end: Do


async def nothing() -> None:
    """Do nothing: this fault needs no end."""


def kill_worker(cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """`kill -9` of a process that serves; the one that keeps it running starts another by itself."""
    node = chance.choice(cluster.nodes)

    async def begin() -> None:
        signal_to(chance.choice(node.server.workers()), signal.SIGKILL)

    return begin, nothing


def kill_node(cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """`kill -9` of the process that keeps a node's workers running: they die with it. It is started again."""
    node = chance.choice(cluster.nodes)

    async def begin() -> None:
        await asyncio.to_thread(node.server.kill)

    return begin, node.server.start


def kill_bot(cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """`kill -9` of a process in which bots think; its server starts another by itself."""

    async def begin() -> None:
        for pid in chance.sample([pid for node in cluster.nodes for pid in node.server.bots()], 1):
            signal_to(pid, signal.SIGKILL)

    return begin, nothing


def stop_bus(number: signal.Signals, cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """NATS is killed or stopped, and started again."""

    async def begin() -> None:
        await asyncio.to_thread(cluster.bus.stop, number)

    async def end() -> None:
        await asyncio.to_thread(cluster.bus.start)

    return begin, end


def stop_postgres(mode: str, cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """PostgreSQL is stopped, and started again."""

    async def begin() -> None:
        await cluster.postgres.stop(mode)

    return begin, cluster.postgres.start


def freeze(whom: Callable[[Cluster], Sequence[int]], cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """A process stands still, and goes on as if nothing had been."""
    found: list[int] = []

    async def begin() -> None:
        found.extend([chance.choice(list(whom(cluster)))])
        signal_to(found[0], signal.SIGSTOP)

    async def end() -> None:
        signal_to(found[0], signal.SIGCONT)

    return begin, end


def database_line(node: Node) -> list[Line]:
    """The way from a node to the database."""
    return [node.database]


def bus_line(node: Node) -> list[Line]:
    """The way from a node to the bus."""
    return [node.bus]


def doors(node: Node) -> list[Line]:
    """The ways from clients to a node."""
    return node.doors


def delay(ways: Callable[[Node], list[Line]], cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """Everything takes longer on the way."""
    lines, seconds = ways(chance.choice(cluster.nodes)), chance.uniform(0.05, 0.5)

    async def begin() -> None:
        for line in lines:
            line.delay = seconds

    return begin, revive(lines)


def cut(ways: Callable[[Node], list[Line]], cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """Connections break off, and no new ones are made."""
    lines = ways(chance.choice(cluster.nodes))

    async def begin() -> None:
        for line in lines:
            line.cut = True
            line.break_off()

    return begin, revive(lines)


def hole(ways: Callable[[Node], list[Line]], cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """Nothing comes through, and nothing says so."""
    lines = ways(chance.choice(cluster.nodes))

    async def begin() -> None:
        for line in lines:
            line.die()

    return begin, revive(lines)


def revive(lines: list[Line]) -> Do:
    """The lines as they were."""

    async def end() -> None:
        for line in lines:
            line.revive()

    return end


def set_clock(sign: int, cluster: Cluster, chance: random.Random) -> tuple[Do, Do]:
    """A node's clock is set apart from the others', by a second or by hours; then it is right again."""
    node, seconds = chance.choice(cluster.nodes), sign * 10 ** chance.uniform(0, 4)

    async def begin() -> None:
        node.clock.set(seconds)

    async def end() -> None:
        node.clock.set(0)

    return begin, end


def of(make: Callable[..., tuple[Do, Do]], *first: Any) -> Callable[[Cluster, random.Random], tuple[Do, Do]]:
    """A kind of trouble with what it is about."""
    return lambda cluster, chance: make(*first, cluster, chance)


KINDS: dict[str, Callable[[Cluster, random.Random], tuple[Do, Do]]] = {
    "kill-worker": kill_worker,
    "kill-node": kill_node,
    "kill-bot": kill_bot,
    "kill-bus": of(stop_bus, signal.SIGKILL),
    "stop-bus": of(stop_bus, signal.SIGTERM),
    "stop-database": of(stop_postgres, "fast"),
    "crash-database": of(stop_postgres, "immediate"),
    "freeze-worker": of(freeze, lambda cluster: [pid for node in cluster.nodes for pid in node.server.workers()]),
    "freeze-bus": of(freeze, lambda cluster: [cluster.bus.pid]),
    "freeze-backend": of(freeze, lambda cluster: cluster.postgres.backends()),
    **{
        f"{name}-{way}": of(make, lines)
        for name, make in (("delay", delay), ("cut", cut), ("hole", hole))
        for way, lines in (("database", database_line), ("bus", bus_line), ("clients", doors))
    },
    "clock-ahead": of(set_clock, 1),
    "clock-back": of(set_clock, -1),
}


class Dice:
    """Draws troubles: every kind once before any comes again."""

    def __init__(self, cluster: Cluster, seed: str, kinds: Sequence[str] = tuple(KINDS)) -> None:
        self.cluster, self.kinds = cluster, list(kinds)
        self.chance = random.Random(seed)
        self.left: list[str] = []

    def draw(self) -> Fault:
        """The next one."""
        if not self.left:
            self.left = self.chance.sample(self.kinds, len(self.kinds))
        kind = self.left.pop()
        return Fault(kind, *KINDS[kind](self.cluster, self.chance))
