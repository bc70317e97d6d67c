"""A server in a process of its own, to be measured: when it answers, what it has used, and its end."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from saqqara.core.errors import BadSetup

READY_SECONDS = 60
KEY = "bench"
"""Tokens are signed with this, so that guests can be made beforehand."""


class Serving:
    """The server's process."""

    def __init__(self, database: str, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        words = ["--port", str(self.port), "--database", database, "--no-limits"]
        self.process = self.launch(words, self.log, {**os.environ, "SAQQARA_KEY": KEY})

    @staticmethod
    def launch(words: list[str], log: Path, environment: dict[str, str]) -> "subprocess.Popen[bytes]":
        """Start a server with these words of the command line."""
        with log.open("wb") as out:
            return subprocess.Popen([sys.executable, "-m", "saqqara.cli", "serve", *words], stdout=out, stderr=out, env=environment)

    async def ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise BadSetup("bench-server", what=self.log.read_text(errors="replace")[-400:])

    def check(self) -> None:
        """Whether it still runs."""
        if self.process.poll() is not None:
            raise BadSetup("bench-server", what="it has stopped")

    def kilobytes(self) -> float:
        """Its resident memory."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        return next(float(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def busy(self) -> float:
        """Seconds of processor time it has used."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
