"""The metrics for Prometheus. Numbers only: nothing here names a player or a table."""

import asyncio
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from saqqara.server.limits.file_descriptors import DescriptorGuard
from saqqara.server.ops.retention import RETENTION_RULES, Retention
from saqqara.server.storage.database_health import DatabaseHealth
from saqqara.server.tables.server_node import Node

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
BEAT = 0.25
"""The seconds between two measurements of the event loop's lag."""


class Moves:
    """The counts of moves: plain numbers, put into the library's shape when they are asked for, since it locks at each count."""

    def __init__(self) -> None:
        self.made = 0
        self._answered = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self) -> None:
        """Count one more entry of the log."""
        self.made += 1

    def answered(self, seconds: float) -> None:
        """Count one answer, after so many seconds."""
        self._answered[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Yield the numbers as the library reads them."""
        yield CounterMetricFamily("saqqara_moves", "Moves and undos written to the log by this node.", self.made)
        limits = [*(str(float(limit)) for limit in BUCKETS), "+Inf"]
        buckets = list(zip(limits, accumulate(self._answered), strict=True))
        words = "From the message with a move to the answer that it is on disk."
        yield HistogramMetricFamily("saqqara_move_seconds", words, buckets, self._seconds)


class Conditions:
    """The counts of conditions by the parts that meet them: put into the library's shape when they are asked for."""

    def __init__(self, database: DatabaseHealth, doorkeeper: DescriptorGuard) -> None:
        self._database, self._doorkeeper = database, doorkeeper

    def collect(self) -> Iterator[Metric]:
        """Yield the numbers as the library reads them."""
        database = self._database
        yield CounterMetricFamily("saqqara_failed_writes", "Changes that the database could not write.", database.failed_writes)
        yield CounterMetricFamily("saqqara_damaged_reads", "Reads that met something damaged in the database.", database.damaged_reads)
        yield GaugeMetricFamily("saqqara_writable", "Whether the last write was a success: 1 or 0.", int(database.can_write))
        words = "Connections refused since file descriptors were short."
        yield CounterMetricFamily("saqqara_turned_away", words, self._doorkeeper.turned_away)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        self.refusals = self._counter("saqqara_refusals", "Moves refused by the rules or the table.")
        self.failed_moves = self._counter(
            "saqqara_failed_moves", "Moves over a WebSocket that could not be written, by no fault of their sender."
        )
        self.tables = self._gauge("saqqara_tables", "Tables in memory.")
        self.aside = self._gauge("saqqara_tables_aside", "Tables that cannot be read and were set aside.")
        self.sockets = self._gauge("saqqara_sockets", "Connected WebSockets.")
        self.tasks = self._gauge("saqqara_tasks", "Tasks of the event loop.")
        self.blocks = self._gauge("saqqara_memory_blocks", "Blocks of memory that Python holds.")
        self.lag = self._histogram("saqqara_loop_lag_seconds", "How late the event loop comes to what is due.")
        self.writes = self._gauge("saqqara_writer_queue", "Changes that wait to be written.")
        self.batches = Histogram("saqqara_writer_batch", "Changes written in one transaction.", registry=self.registry, buckets=SIZES)
        self.thoughts = self._gauge("saqqara_bots_queue", "Bots' decisions and hints that wait for a worker.")
        self.wait = self._gauge("saqqara_bots_queue_seconds", "About how long a decision that is asked for now waits for a worker.")
        self.cleared = Counter("saqqara_cleared", "What was let go after its time, by kind.", ["kind"], registry=self.registry)
        self.rounds = self._gauge("saqqara_retention_rounds", "How often this node has gone through all that is kept for a time.")
        self.ticks = self._histogram("saqqara_tick_seconds", "Rounds of the time keeper.")
        self.requests = Histogram(
            "saqqara_request_seconds", "HTTP requests.", ["method", "route", "status"], registry=self.registry, buckets=BUCKETS
        )
        self._beating: asyncio.TimerHandle | None = None

    def _counter(self, name: str, words: str) -> Counter:
        return Counter(name, words, registry=self.registry)

    def _gauge(self, name: str, words: str) -> Gauge:
        return Gauge(name, words, registry=self.registry)

    def _histogram(self, name: str, words: str) -> Histogram:
        return Histogram(name, words, registry=self.registry, buckets=BUCKETS)

    def watch(self, node: Node, retention: Retention, doorkeeper: DescriptorGuard) -> None:
        """Count what happens at a node."""
        hub, store = node.hub, node.hub.store
        hub.on_move = self.moves.count
        hub.on_refusal = self.refusals.inc
        hub.on_failed_move = self.failed_moves.inc
        hub.on_answer = self.moves.answered
        self.registry.register(Conditions(store.condition, doorkeeper))
        store.on_batch = self.batches.observe
        retention.on_cleared = lambda kind, count: self.cleared.labels(kind).inc(count)
        for kind in RETENTION_RULES:
            self.cleared.labels(kind.name)  # none yet is a number too
        hub.on_tick = self.ticks.observe
        self.tables.set_function(lambda: len(hub.live))
        self.aside.set_function(lambda: len(hub.aside))
        self.sockets.set_function(lambda: sum(map(len, hub.presence.viewers.values())))
        self.tasks.set_function(lambda: len(asyncio.all_tasks()))
        self.blocks.set_function(sys.getallocatedblocks)
        self.writes.set_function(lambda: store.queue_length)
        self.thoughts.set_function(lambda: node.workers.queue_length)
        self.wait.set_function(node.workers.queue_seconds)
        self.rounds.set_function(lambda: retention.rounds)
        self._beat(time.perf_counter())

    def _beat(self, due: float) -> None:
        """Look how late we are, and look again."""
        present = time.perf_counter()
        self.lag.observe(max(0.0, present - due))
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat, present + BEAT)

    def stop(self) -> None:
        """Look no more how late we are."""
        if self._beating is not None:
            self._beating.cancel()

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        self.requests.labels(method, route, str(status)).observe(seconds)

    def text(self) -> bytes:
        """Return the metrics as Prometheus reads them."""
        return generate_latest(self.registry)
