"""Measure how long others wait while a server is attacked: python -m benchmarks.attacks [--times N] [--connections N] [WORD …]

A server of its own on loopback, and every attack of tests/server/attacks.py whose name has one of the words, with many times the bytes that
tests send and from a process of its own. Meanwhile somebody else asks for `/health` and for a table again and again, from another address.
Each line says how much was sent, how long the slowest of these requests took, and how much memory the server had before and at its peak.
"""

import argparse
import contextlib
import multiprocessing
import tempfile
import threading
import time
from http.client import HTTPConnection, HTTPException
from typing import Any

import httpx

from tests.server.attacks import ATTACKS, MIB, forget_peak, send, usage
from tests.server.server_processes import node

MOST_BYTES = 512 * MIB
"""Over all connections of one attack."""
MOST_SECONDS = 12


class Witness:
    """A second client of the server, which repeats a request and notes the longest wait."""

    def __init__(self, port: int, path: str) -> None:
        self.port, self.path = port, path
        self.longest, self.asked, self.failed = 0.0, 0, 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.ask)

    def ask(self) -> None:
        """Ask until it is over."""
        while not self.over.is_set():
            began = time.monotonic()
            http = HTTPConnection("127.0.0.1", self.port, timeout=120)
            try:
                http.request("GET", self.path)
                self.failed += http.getresponse().status != 200
            except (OSError, HTTPException):
                self.failed += 1
            finally:
                http.close()
            self.asked += 1
            self.longest = max(self.longest, time.monotonic() - began)
            self.over.wait(0.02)


def attack(name: str, port: int, table: str, size: int, sent: Any) -> None:
    """Send one connection of an attack, in a process of its own."""
    (chosen,) = (one for one in ATTACKS if one.name == name)
    with contextlib.suppress(OSError):
        outcome = send(chosen, port, table, size, MOST_SECONDS)
        with sent.get_lock():
            sent.value += outcome.sent


def open_table(url: str) -> str:
    """Return the id of a new table."""
    with httpx.Client(base_url=f"{url}/api/v1") as http:
        token = http.post("/players", json={"name": "Ann"}).json()["token"]
        made = http.post("/tables", json={"game": "objective", "seats": 2}, headers={"Authorization": f"Bearer {token}"})
    return str(made.json()["id"])


def main() -> None:
    """Run every attack, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*")
    parser.add_argument("--times", type=int, default=16, help="how many times the bytes of a test are sent")
    parser.add_argument("--connections", type=int, default=1, help="over how many connections at least")
    asked = parser.parse_args()
    chosen = [one for one in ATTACKS if not asked.words or any(word in one.name for word in asked.words)]
    forked = multiprocessing.get_context("fork")
    print("| attack | connections | sent (MB) | longest wait (s) | server's processor (s) | memory before (MB) | at its peak (MB) |")
    print(f"|{'---|' * 7}")
    with tempfile.TemporaryDirectory() as folder, node(f"sqlite:///{folder}/a.db") as server:
        assert server.process is not None
        assert server.process.pid is not None
        process, table = server.process.pid, open_table(server.url)
        for one in chosen:
            connections = max(one.connections, asked.connections)
            size = min(one.size * asked.times, MOST_BYTES // connections)
            sent: Any = forked.Value("q", 0)
            attackers: list[Any] = [
                forked.Process(target=attack, args=(one.name, server.port, table, size, sent)) for _ in range(connections)
            ]
            forget_peak(process)
            before = usage(process)
            witnesses = [Witness(server.port, path) for path in ("/api/v1/health", f"/api/v1/tables/{table}")]
            for attacker in attackers:
                attacker.start()
            for witness in witnesses:
                witness.thread.start()
            for attacker in attackers:
                attacker.join()
            time.sleep(0.5)
            for witness in witnesses:
                witness.over.set()
                witness.thread.join()
            after = usage(process)
            longest = max(witness.longest for witness in witnesses)
            numbers = f"{sent.value / 1e6:.1f} | {longest:.2f} | {after.cpu - before.cpu:.2f} | {before.memory:.0f} | {after.peak:.0f}"
            print(f"| {one.name} | {connections} | {numbers} |", flush=True)
            time.sleep(1)  # those who asked often may ask again


if __name__ == "__main__":
    main()
