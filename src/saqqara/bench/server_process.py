"""A server in a process of its own, to be measured: when it answers, what it has used, and its end."""

import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

from saqqara.core.errors import BadSetup

READY_SECONDS = 60
KEY = "bench"
"""Tokens are signed with this, so that guests can be made beforehand."""


def free_ports(count: int) -> int:
    """Return the first of so many ports in a row that nobody listens at; below those from which connections are given theirs."""
    while True:
        first = random.SystemRandom().randrange(20_000, 32_000)  # whoever else looks for one has other chance
        with contextlib.suppress(OSError), contextlib.ExitStack() as stack:
            for port in range(first, first + count):
                stack.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first


def line_of(file: Path, name: str) -> float:
    """Return a number in one of the files that tell about a process; 0 where there is none."""
    if not file.exists():
        return 0.0
    return next((float(line.split()[1]) for line in file.read_text().splitlines() if line.startswith(f"{name}:")), 0.0)


class Serving:
    """The server's process, or processes."""

    def __init__(self, database: str, folder: Path, workers: int = 1) -> None:
        self.port = free_ports(1 + workers)
        self.url, *own = (f"http://127.0.0.1:{port}" for port in range(self.port, self.port + 1 + workers))
        self.doors = own if workers > 1 else [self.url]
        """The address of each worker."""
        self.log = folder / "server.log"
        words = ["--port", str(self.port), "--database", database, "--no-limits", "--workers", str(workers)]
        self.process = self.launch(words, self.log, {**os.environ, "SAQQARA_KEY": KEY})

    @staticmethod
    def launch(words: list[str], log: Path, environment: dict[str, str]) -> "subprocess.Popen[bytes]":
        """Start a server with these words of the command line."""
        with log.open("wb") as out:
            return subprocess.Popen([sys.executable, "-m", "saqqara.cli", "serve", *words], stdout=out, stderr=out, env=environment)

    async def ready(self) -> None:
        """Wait until it answers, every worker of it."""
        until, waiting = time.monotonic() + READY_SECONDS, [urlsplit(door).port for door in self.doors]
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", waiting[0])
                writer.close()
                del waiting[0]
                if not waiting:
                    return
                continue
            await asyncio.sleep(0.05)
        raise BadSetup("bench-server", what=self.log.read_text(errors="replace")[-400:])

    def check(self) -> None:
        """Raise an error if it no longer runs."""
        if self.process.poll() is not None:
            raise BadSetup("bench-server", what="it has stopped")

    def processes(self) -> list[Path]:
        """Return the processes of the server: itself, its workers and the bus between them."""
        own = Path(f"/proc/{self.process.pid}")
        children = own / "task" / own.name / "children"
        return [own, *(own.with_name(pid) for pid in children.read_text().split())] if len(self.doors) > 1 and children.exists() else [own]

    def kilobytes(self) -> float:
        """Return its resident memory; what workers share is counted for each in equal parts."""
        if len(self.doors) == 1:
            return sum(line_of(process / "status", "VmRSS") for process in self.processes())
        return sum(line_of(process / "smaps_rollup", "Pss") for process in self.processes())

    def busy(self) -> float:
        """Return seconds of processor time that its threads have used."""
        spent = 0
        for process in self.processes():
            with contextlib.suppress(OSError):
                spent += sum(int((thread / "schedstat").read_text().split()[0]) for thread in (process / "task").iterdir())
        return spent / 1e9

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
