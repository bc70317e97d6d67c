"""What is counted, for Prometheus. Numbers only: nothing here names a player or a table."""

import asyncio
import sys

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from saqqara.server.tables.hub import Hub

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("saqqara_moves", "Moves and undos written to the log by this node.", registry=self.registry)
        self.refusals = Counter("saqqara_refusals", "Moves refused by the rules or the table.", registry=self.registry)
        self.tables = Gauge("saqqara_tables", "Tables in memory.", registry=self.registry)
        self.aside = Gauge("saqqara_tables_aside", "Tables that cannot be read and were set aside.", registry=self.registry)
        self.sockets = Gauge("saqqara_sockets", "Connected WebSockets.", registry=self.registry)
        self.tasks = Gauge("saqqara_tasks", "Tasks of the event loop.", registry=self.registry)
        self.blocks = Gauge("saqqara_memory_blocks", "Blocks of memory that Python holds.", registry=self.registry)
        self.ticks = Histogram("saqqara_tick_seconds", "Rounds of the time keeper.", registry=self.registry, buckets=BUCKETS)
        self.requests = Histogram(
            "saqqara_request_seconds", "HTTP requests.", ["method", "route", "status"], registry=self.registry, buckets=BUCKETS
        )

    def watch(self, hub: Hub) -> None:
        """Count what happens at a node."""
        hub.on_move = self.moves.inc
        hub.on_refusal = self.refusals.inc
        hub.on_tick = self.ticks.observe
        self.tables.set_function(lambda: len(hub.live))
        self.aside.set_function(lambda: len(hub.aside))
        self.sockets.set_function(lambda: sum(map(len, hub.presence.viewers.values())))
        self.tasks.set_function(lambda: len(asyncio.all_tasks()))
        self.blocks.set_function(sys.getallocatedblocks)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests.labels(method, route, str(status)).observe(seconds)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
